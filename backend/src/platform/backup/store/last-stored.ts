import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILE = 'last-stored.json';

/** The last backup whose copy in the store was read back and found the same. */
export interface StoredCopy {
  readonly file: string;
  /** Time when the backup was made. */
  readonly madeAt: string;
  readonly storedAt: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Duration of the upload and of reading it back, ms. */
  readonly tookMs: number;
}

/** Copies in the store as they stand. */
export interface StoreState {
  /** Null before the first. */
  readonly last: StoredCopy | null;
  /** Fault of the last try; null where it went well. */
  readonly fault: { readonly at: string; readonly message: string } | null;
}

const NOTHING: StoreState = { last: null, fault: null };

/** State that is written down beside the backups. */
export async function readStoreState(folder: string): Promise<StoreState> {
  try {
    const state: unknown = JSON.parse(await readFile(join(folder, FILE), 'utf8'));
    return isState(state) ? state : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Writes it down. */
export async function writeStoreState(folder: string, state: StoreState): Promise<void> {
  const draft = join(folder, `${FILE}.part`);
  await writeFile(draft, `${JSON.stringify(state)}\n`, { flush: true });
  await rename(draft, join(folder, FILE));
}

function isState(value: unknown): value is StoreState {
  return (
    hasTexts(value, []) &&
    (Reflect.get(value, 'last') === null ||
      hasTexts(Reflect.get(value, 'last'), ['file', 'madeAt', 'storedAt'])) &&
    (Reflect.get(value, 'fault') === null || hasTexts(Reflect.get(value, 'fault'), ['at', 'message']))
  );
}

function hasTexts(value: unknown, names: readonly string[]): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
