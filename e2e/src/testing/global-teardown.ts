import { rmSync } from 'node:fs';
import { STARTED_FOLDER } from './browser/app-server';

/** Removes the data folder that stories began with. */
export default function globalTeardown(): void {
  const folder = process.env[STARTED_FOLDER];
  if (folder !== undefined) {
    rmSync(folder, { recursive: true, force: true });
  }
}
