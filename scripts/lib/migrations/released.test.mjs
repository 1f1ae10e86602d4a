import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hashOfReleased } from './released.mjs';

const FOLDER = join(process.cwd(), 'backend', 'src', 'migrations');

test('what was released of the schema is as it was', () => {
  const { newest, sha256 = null } = JSON.parse(readFileSync(join(FOLDER, 'released.json'), 'utf8'));
  expect(newest === null ? null : hashOfReleased(FOLDER, newest)).toBe(sha256);
});

let folder;
let before;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'released-'));
  mkdirSync(join(folder, 'baseline', 'people'), { recursive: true });
  write('1764000000000-baseline.ts', 'one');
  write('baseline/people/accounts.ts', 'two');
  write('1764100000000-more.ts', 'three');
  before = hash();
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (file, text) => writeFileSync(join(folder, file), text);
const hash = () => hashOfReleased(folder, '1764100000000');

test.each([
  ['1764000000000-baseline.ts'],
  ['baseline/people/accounts.ts'],
  ['1764100000000-more.ts'],
  ['1764050000000-came-too-late.ts'],
])('a change of %s is seen', (file) => {
  write(file, 'four');
  expect(hash()).not.toBe(before);
});

test('a later migration, and the list of what was released, change nothing', () => {
  write('1764200000000-later.ts', 'four');
  write('released.json', '{}');
  expect(hash()).toBe(before);
});
