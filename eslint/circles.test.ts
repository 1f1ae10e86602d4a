import { execFile } from 'node:child_process';
import path from 'node:path';

const HOUSE = path.join(__dirname, '..');
const OXLINT = path.join(HOUSE, 'node_modules', 'oxlint', 'bin', 'oxlint');
const ROOMS = ['domain', 'backend', 'frontend', 'simulator', 'bench', 'e2e'];
/** Eslint's own rule against circles took more time than all others together. */
const CONFIG = path.join(__dirname, 'circles.json');

interface Report {
  readonly number_of_files: number;
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

/** The files below the folders that are part of a circle of imports, of types too: such files can't be read one after the other. */
async function filesInCircles(folders: readonly string[]): Promise<string[]> {
  const output = await new Promise<string>((resolve) => {
    const args = [OXLINT, '--config', CONFIG, '--format', 'json', ...folders];
    execFile(process.execPath, args, { cwd: HOUSE, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout) =>
      resolve(stdout),
    );
  });
  const { number_of_files: files, diagnostics } = JSON.parse(output) as Report;
  expect(files).toBeGreaterThan(folders.length);
  return diagnostics.map(({ code, filename }) => `${code} ${path.basename(filename)}`).sort();
}

it('finds a circle of three files, one of two components and one of types alone', async () => {
  expect(await filesInCircles(['eslint/circles'])).toEqual([
    'import(no-cycle) CycleLeft.tsx',
    'import(no-cycle) CycleRight.tsx',
    'import(no-cycle) cycle-first.ts',
    'import(no-cycle) cycle-second.ts',
    'import(no-cycle) cycle-third.ts',
    'import(no-cycle) types-first.ts',
    'import(no-cycle) types-second.ts',
  ]);
});

it('finds none in the house', async () => {
  expect(await filesInCircles(ROOMS.map((room) => `${room}/src`))).toEqual([]);
});
