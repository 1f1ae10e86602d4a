import { isStaffUsername, passwordFault } from './staff-credentials';

test.each(['admin', 'Amina.Demo', 'a@b', 'ops+night@authority.example', `a${'b'.repeat(63)}`])(
  '%s can be a username of staff',
  (username) => expect(isStaffUsername(username)).toBe(true),
);

test.each(['', 'ab', '677123456', '1admin', 'two words', 'admin\u0000', 'ädmin', `a${'b'.repeat(64)}`])(
  '%j can not be a username of staff',
  (username) => expect(isStaffUsername(username)).toBe(false),
);

test.each([
  ['', 'password.required'],
  ['eleven char', 'password.short'],
  ['🚌🚗🚕🚙🚌🚗🚕🚙🚌🚗🚕', 'password.short'],
  ['abababababab', 'password.weak'],
  ['Chief.Of.Roads', 'password.weak'],
  ['x'.repeat(201), 'password.long'],
  ['twelve chars', null],
  ['🚌🚗🚕🚙🛵🚲🚌🚗🚕🚙🛵🚲', null],
])('the password %j has the fault %s', (password, fault) => {
  expect(passwordFault(password, 'chief.of.roads')).toBe(fault);
});
