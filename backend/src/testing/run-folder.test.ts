import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeRunFolder } from './run-folder';

/** More than any system gives to a process. */
const NOBODY = 4_999_999;

test('a run removes what killed runs have left, and nothing of those that still run', () => {
  const first = makeRunFolder();
  const [left, running] = [NOBODY, 1].map((pid) => join(dirname(first), `wakafine-test-${pid}-test`));
  const made = [first, left ?? '', running ?? ''];
  made.slice(1).forEach((folder) => mkdirSync(folder, { recursive: true }));
  made.push(makeRunFolder());
  expect(made.map((folder) => existsSync(folder))).toEqual([true, false, true, true]);
  made.forEach((folder) => rmSync(folder, { recursive: true, force: true }));
});
