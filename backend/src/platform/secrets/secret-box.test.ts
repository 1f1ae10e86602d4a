import { secretBox } from './secret-box';

const box = secretBox('a pepper for tests, long enough to pass');

test('what is sealed opens again, for the same purpose and with the same pepper only', () => {
  const sealed = box.seal('totp:1', 'JBSWY3DPEHPK3PXP');
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
  expect(box.open('totp:1', sealed)).toBe('JBSWY3DPEHPK3PXP');
  expect(() => box.open('totp:2', sealed)).toThrow();
  expect(() => secretBox('another pepper').open('totp:1', sealed)).toThrow();
});

test('the same text is never sealed alike, and a changed one does not open', () => {
  const sealed = box.seal('totp:1', 'secret');
  expect(box.seal('totp:1', 'secret')).not.toBe(sealed);
  const last = sealed.at(-3) === 'A' ? 'B' : 'A';
  expect(() => box.open('totp:1', sealed.slice(0, -3) + last + sealed.slice(-2))).toThrow();
  expect(() => box.open('totp:1', 'v1.')).toThrow();
  expect(() => box.open('totp:1', sealed.replace('v1', 'v9'))).toThrow('does not know');
});

test('a mark is the same for the same text, and another for another purpose or pepper', () => {
  const mark = box.mark('recovery:1', 'abc');
  expect(box.mark('recovery:1', 'abc')).toEqual(mark);
  expect(box.mark('recovery:2', 'abc')).not.toEqual(mark);
  expect(secretBox('another pepper').mark('recovery:1', 'abc')).not.toEqual(mark);
});

test('while the pepper changes, what the former one has sealed and marked is found, and sealed anew', () => {
  const changing = secretBox('another pepper', 'a pepper for tests, long enough to pass');
  const sealed = box.seal('totp:1', 'secret');
  expect(changing.open('totp:1', sealed)).toBe('secret');
  expect(() => changing.open('totp:2', sealed)).toThrow();
  const renewed = changing.renew('totp:1', sealed);
  expect(secretBox('another pepper').open('totp:1', renewed)).toBe('secret');
  expect(changing.renew('totp:1', renewed)).toBe(renewed);
  expect(changing.marks('recovery:1', 'abc')).toEqual([
    changing.mark('recovery:1', 'abc'),
    box.mark('recovery:1', 'abc'),
  ]);
  expect(box.marks('recovery:1', 'abc')).toEqual([box.mark('recovery:1', 'abc')]);
});
