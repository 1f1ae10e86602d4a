import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A fresh folder for one server's data. */
export interface DataFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Makes a fresh data folder below the system's folder for temporary files. */
export async function createDataFolder(name: string): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), `wakafine-bench-${name}-`));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A data folder that stays where it is, made where there is none. */
export async function existingDataFolder(path: string): Promise<DataFolder> {
  await mkdir(path, { recursive: true });
  return { path, remove: () => Promise.resolve() };
}
