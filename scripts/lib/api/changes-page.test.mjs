import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { CHANGES_MODULE, changesModule, changesOf } from './changes-page.mjs';

/** Tests run in the root of the repository. */
const ROOT = process.cwd();
const CHANGELOG = `# Changelog

## [Unreleased]

### Added

**For everybody**

- A page.

**For third parties**

- The field \`one\` of
  a type, see [the page](docs/api.md).

### Security

- Keys.

## [1.1.0] - 2026-12-01

### API

**New**

- \`Query.two\` was added.

## [1.0.0] - 2026-11-01

- First.
`;

test('the changelog gives what concerns programs, by release, and nothing else', () => {
  expect(changesOf(CHANGELOG)).toEqual([
    { version: null, day: null, lines: ['The field `one` of a type, see the page.'] },
    { version: '1.1.0', day: '2026-12-01', lines: ['`Query.two` was added.'] },
  ]);
});

test('the web app has what the changelog says', () => {
  const read = (name) => readFileSync(join(ROOT, name), 'utf8');
  expect(changesOf(read('CHANGELOG.md')).length).toBeGreaterThan(0);
  expect(read(CHANGES_MODULE)).toBe(changesModule(read('CHANGELOG.md')));
});
