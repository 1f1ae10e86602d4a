import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(__dirname, '..');

/** Folders of others and of builds. */
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'artefacts', 'coverage']);
const GENERATED_FOLDER = path.join('frontend', 'src', 'graphql');

/** Whether a file or folder of this name is neither of others nor built. */
export function isSource(name: string): boolean {
  return !SKIPPED_FOLDERS.has(name);
}

/** The files below a folder whose names match, as paths from the root; nothing that is built or generated. */
export function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      return !isSource(entry.name) || file === GENERATED_FOLDER ? [] : filesIn(file, name);
    }
    return name.test(entry.name) ? [file] : [];
  });
}

/** Whether a file was written by a command rather than by hand. */
export function isGenerated(file: string): boolean {
  return /\.generated\.ts$|(?:^|\/)statement-types\.ts$/.test(file);
}

/** The text of a file. */
export function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
