import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { forwardPart, hazardsOf, newestOf, unreleased } from './additive.mjs';

const FOLDER = join(process.cwd(), 'backend', 'src', 'migrations');
const files = readdirSync(FOLDER).filter((file) => /^\d{13}-.+\.ts$/.test(file));
const read = (file) => readFileSync(join(FOLDER, file), 'utf8');
const migration = (up, down = 'DROP TABLE more') =>
  `const UP = [\n  \`${up}\`,\n];\nconst DOWN: readonly string[] = ['${down}'];\n\nexport class M {\n  async up() {}\n\n  async down(runner) {\n    await runner.query('DROP TABLE more');\n  }\n}\n`;

test('migrations since the last release leave a server of that release working', () => {
  const { newest } = JSON.parse(read('released.json'));
  const changelog = readFileSync(join(process.cwd(), 'CHANGELOG.md'), 'utf8');
  const releases = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version]) => version);
  // Before the first release there is no older server.
  expect(newest === null).toBe(releases.length === 0);
  const hazards = unreleased(files, newest).flatMap((file) =>
    hazardsOf(read(file), releases).map((why) => `${file} ${why}`),
  );
  expect(hazards).toEqual([]);
});

test.each([
  ['CREATE TABLE more (id bigint PRIMARY KEY, at timestamptz NOT NULL)'],
  ['ALTER TABLE journey ADD COLUMN hint text'],
  ["ALTER TABLE journey ADD COLUMN hint text NOT NULL DEFAULT ''"],
  ['CREATE INDEX journey_hint ON journey (hint)'],
  ['ALTER TABLE journey ADD CONSTRAINT short CHECK (length(hint) < 9) NOT VALID'],
  ['ALTER TABLE journey ALTER COLUMN hint DROP NOT NULL'],
])('%p is fine', (statement) => {
  expect(hazardsOf(migration(statement), [])).toEqual([]);
});

test.each([
  ['ALTER TABLE journey DROP COLUMN hint', 'drops'],
  ['DROP TABLE journey', 'drops'],
  ['ALTER TABLE journey RENAME COLUMN hint TO note', 'renames'],
  ['ALTER TABLE journey RENAME TO trip', 'renames'],
  ['ALTER TABLE journey ALTER COLUMN hint SET NOT NULL', 'demands a value'],
  ['ALTER TABLE journey ALTER hint TYPE bigint', 'changes the type'],
  ['ALTER TABLE journey ADD COLUMN hint text NOT NULL', 'adds a column'],
  ['ALTER TABLE journey ADD hint text NOT NULL', 'adds a column'],
  ['ALTER TABLE journey ADD CONSTRAINT short CHECK (length(hint) < 9)', 'refuses rows'],
  ['DELETE FROM journey', 'deletes rows'],
])('%p is refused', (statement, why) => {
  expect(hazardsOf(migration(statement), [])).toEqual([expect.stringContaining(why)]);
});

test('a second step is fine once the first one was released, and not before', () => {
  const source = `// Second step of 1.2.0: nothing reads the column since.\n${migration('ALTER TABLE journey DROP COLUMN hint')}`;
  expect(hazardsOf(source, ['1.2.0', '1.1.0'])).toEqual([]);
  expect(hazardsOf(source, ['1.1.0'])).toHaveLength(1);
});

test('of every migration the way back is left out, and something is left', () => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect([file, /\bdown\(/.test(forwardPart(read(file)))]).toEqual([file, false]);
    expect(forwardPart(read(file)).length).toBeGreaterThan(200);
  }
});

test('those after the newest released one are looked at', () => {
  expect(newestOf(['1764000000000-a.ts', '1764100000000-b.ts', 'released.json'])).toBe('1764100000000');
  expect(newestOf([])).toBeNull();
  expect(unreleased(['1764000000000-a.ts', '1764100000000-b.ts'], '1764000000000')).toEqual([
    '1764100000000-b.ts',
  ]);
  expect(unreleased(['1764000000000-a.ts'], null)).toEqual([]);
});
