import { readAdminWords } from './admin-words';

test.each([
  [['list'], { act: 'list' }],
  [['check-rollups'], { act: 'check-rollups', isRebuilt: false }],
  [['check-rollups', '--rebuild'], { act: 'check-rollups', isRebuilt: true }],
  [['deprecations'], { act: 'deprecations' }],
  [['check-log'], { act: 'check-log', against: null, keys: [] }],
  [
    ['check-log', '--against', 'old', '--key', 'one', '--key', 'other'],
    { act: 'check-log', against: 'old', keys: ['one', 'other'] },
  ],
  [['reset', 'chief'], { act: 'reset', username: 'chief', isGenerated: false }],
  [
    ['create', 'chief', '--generate'],
    { act: 'create', username: 'chief', role: 'ADMIN', fullName: null, isGenerated: true },
  ],
  [
    ['create', '--role', 'Viewer', '--name', 'Demo Officer', 'guest'],
    { act: 'create', username: 'guest', role: 'VIEWER', fullName: 'Demo Officer', isGenerated: false },
  ],
  [
    ['rejudge', '--since', '2026-11-20', '--dry-run'],
    { act: 'rejudge', since: new Date('2026-11-19T23:00:00Z'), isDryRun: true },
  ],
  [['backup', 'some.backup'], { act: 'backup', file: 'some.backup' }],
  [['restore', 'some.backup'], { act: 'restore', file: 'some.backup' }],
  [['verify', 'some.backup'], { act: 'verify', file: 'some.backup' }],
  [['doctor'], { act: 'doctor', isJson: false }],
  [['doctor', '--json'], { act: 'doctor', isJson: true }],
  [['migrate-down'], { act: 'migrate-down', isConfirmed: false, mayLose: false }],
  [['migrate-down', '--yes', '--force'], { act: 'migrate-down', isConfirmed: true, mayLose: true }],
  [['correct-open-data', '2026-10'], { act: 'correct-open-data', month: { year: 2026, month: 10 } }],
  [['revisions'], { act: 'revisions' }],
  [['revisions', 'apply', '17'], { act: 'decide', revisionId: 17, isApplied: true }],
  [['revisions', 'drop', '17'], { act: 'decide', revisionId: 17, isApplied: false }],
])('%j is understood', (words, order) => {
  expect(readAdminWords(words)).toEqual(order);
});

test.each([
  [[], 'say what to do'],
  [['delete', 'chief'], 'none of create'],
  [['correct-open-data'], 'needs a month'],
  [['correct-open-data', '2026-13'], 'needs a month'],
  [['create'], 'needs a username'],
  [['list', 'chief'], 'none of create'],
  [['backup'], 'needs the path of a file'],
  [['restore', 'some.backup', 'other.backup'], 'one word too many'],
  [['doctor', 'quick'], 'none of create'],
  [['create', 'chief', 'hush hush hush'], 'one word too many'],
  [['create', 'chief', '--role', 'citizen'], '--role is one of'],
  [['create', 'chief', '--role'], 'lacks its value'],
  [['create', 'chief', '--password', 'hush hush hush'], 'not known'],
  [['check-log', 'old'], 'no word of its own'],
  [['check-log', '--against'], 'lacks its value'],
  [['rejudge'], '--since is a day'],
  [['rejudge', '--since', 'yesterday'], '--since is a day'],
  [['revisions', 'apply'], 'apply or drop with the number'],
  [['revisions', 'confirm', '17'], 'apply or drop with the number'],
  [['revisions', 'drop', '17', '18'], 'apply or drop with the number'],
])('%j can not be followed: %s', (words, reason) => {
  expect(() => readAdminWords(words)).toThrow(reason);
});

test('a password on the command line is not repeated by the refusal', () => {
  expect(() => readAdminWords(['create', 'chief', '--password=hush hush'])).toThrow(/^(?!.*hush hush).*$/s);
});

test('words of check-log that can not be followed do not end as an altered log does', () => {
  for (const words of [
    ['check-log', 'old'],
    ['check-log', '--against'],
    ['check-log', '--nothing'],
  ]) {
    expect(() => readAdminWords(words)).toThrow(expect.objectContaining({ exitCode: 1 }));
  }
  expect(() => readAdminWords(['list', 'chief'])).toThrow(expect.objectContaining({ exitCode: 2 }));
});
