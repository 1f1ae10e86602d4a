import { webcrypto } from 'node:crypto';
import { serialize } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { openDB } from 'idb';
import { PERSISTED_DATABASE } from '../src/lib/persisted-cache/clear-persisted-cache';
import type { PersistedKind } from '../src/lib/persisted-cache/persisted-store';

/** Gives the browser of the tests what is needed to seal what is stored: jsdom has neither. */
export function haveCrypto(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  // Keys can be stored only as they are, for which Node's own way is needed.
  Object.assign(globalThis, { structuredClone: runInThisContext('structuredClone') });
}

/**
 * All that stands in the database of what is stored, or in one part of it, as text in which every byte is a letter; empty
 * where there is none.
 */
export async function persistedBytes(only?: PersistedKind): Promise<string> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === PERSISTED_DATABASE)) {
    return '';
  }
  const db = await openDB(PERSISTED_DATABASE);
  const stores = only === undefined ? [...db.objectStoreNames].filter((name) => name !== 'keys') : [only];
  const values = await Promise.all(stores.map((name) => db.getAll(name)));
  db.close();
  return values.flat().length === 0 ? '' : serialize(values).toString('latin1');
}
