import { readAdminWords } from './admin-words';

test.each([
  [['list'], { act: 'list' }],
  [['check-rollups'], { act: 'check-rollups' }],
  [['reset', 'chief'], { act: 'reset', username: 'chief', isGenerated: false }],
  [
    ['create', 'chief', '--generate'],
    { act: 'create', username: 'chief', role: 'ADMIN', fullName: null, isGenerated: true },
  ],
  [
    ['create', '--role', 'Viewer', '--name', 'Demo Officer', 'guest'],
    { act: 'create', username: 'guest', role: 'VIEWER', fullName: 'Demo Officer', isGenerated: false },
  ],
])('%j is understood', (words, order) => {
  expect(readAdminWords(words)).toEqual(order);
});

test.each([
  [[], 'say what to do'],
  [['delete', 'chief'], 'none of create'],
  [['create'], 'needs a username'],
  [['list', 'chief'], 'none of create'],
  [['create', 'chief', 'hush hush hush'], 'one word too many'],
  [['create', 'chief', '--role', 'citizen'], '--role is one of'],
  [['create', 'chief', '--role'], 'lacks its value'],
  [['create', 'chief', '--password', 'hush hush hush'], 'not known'],
])('%j can not be followed: %s', (words, reason) => {
  expect(() => readAdminWords(words)).toThrow(reason);
});

test('a password on the command line is not repeated by the refusal', () => {
  expect(() => readAdminWords(['create', 'chief', '--password=hush hush'])).toThrow(/^(?!.*hush hush).*$/s);
});
