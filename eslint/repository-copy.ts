import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isSource, ROOT } from './repository-files';

/** Rooms whose code the copies of the others import under the name of the package. */
const PACKAGES = ['domain', 'backend', 'frontend'];

/** Copies the repository into a temporary folder, with links to the packages that are installed here, and gives its path. */
export function copyRepository(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'wakafine-copy-'));
  cpSync(ROOT, copy, { recursive: true, filter: (file) => file === ROOT || isSource(path.basename(file)) });
  linkEach('node_modules', copy, (name) => name !== '@wakafine');
  mkdirSync(path.join(copy, 'node_modules/@wakafine'));
  for (const room of PACKAGES) {
    symlinkSync(path.join(copy, room), path.join(copy, 'node_modules/@wakafine', room));
    linkEach(path.join(room, 'node_modules'), copy, () => true);
  }
  return copy;
}

/** Runs a Node program in a folder, and gives what it prints. @throws with all that it printed when it fails */
export function runNodeIn(folder: string, args: readonly string[]): string {
  try {
    return execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`node ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

function linkEach(folder: string, copy: string, isWanted: (name: string) => boolean): void {
  const installed = path.join(ROOT, folder);
  const names = readdirSync(path.dirname(installed)).includes('node_modules') ? readdirSync(installed) : [];
  mkdirSync(path.join(copy, folder), { recursive: true });
  for (const name of names.filter(isWanted)) {
    symlinkSync(path.join(installed, name), path.join(copy, folder, name));
  }
}
