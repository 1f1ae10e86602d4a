import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@wakafine/domain/units';

const FILE = 'last-proven.json';
/** Two nights, and the time that a backup takes. */
const OVERDUE_MS = 50 * HOUR_MS;

/** The last backup that was put into a second database and came out as it went in. */
export interface BackupProof {
  /** Name of its file. */
  readonly file: string;
  readonly madeAt: string;
  readonly provenAt: string;
  readonly rows: number;
  readonly bytes: number;
  /** Duration of the restore and the comparison, ms. */
  readonly tookMs: number;
}

/** Last proof in a folder of backups; null where none was proven yet. */
export async function readProof(folder: string): Promise<BackupProof | null> {
  try {
    const proof: unknown = JSON.parse(await readFile(join(folder, FILE), 'utf8'));
    return isProof(proof) ? proof : null;
  } catch {
    return null;
  }
}

/** Whether the last proven backup of a folder is of one of the last two nights. */
export async function hasRecentBackup(folder: string, nowMs: number): Promise<boolean> {
  const proof = await readProof(folder);
  return proof !== null && nowMs - Date.parse(proof.madeAt) < OVERDUE_MS;
}

/** Stores it beside the backups. */
export async function storeProof(folder: string, proof: BackupProof): Promise<void> {
  const draft = join(folder, `${FILE}.part`);
  await writeFile(draft, `${JSON.stringify(proof)}\n`, { flush: true });
  await rename(draft, join(folder, FILE));
}

function isProof(value: unknown): value is BackupProof {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['file', 'madeAt', 'provenAt'].every((name) => typeof Reflect.get(value, name) === 'string') &&
    ['rows', 'bytes', 'tookMs'].every((name) => typeof Reflect.get(value, name) === 'number')
  );
}
