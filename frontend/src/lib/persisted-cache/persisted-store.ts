import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { PERSISTED_DATABASE } from './clear-persisted-cache';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

interface PersistedSchema extends DBSchema {
  keys: { key: string; value: CryptoKey };
  /** By the id of the account. */
  pages: { key: string; value: Sealed };
  /** Likewise. */
  routes: { key: string; value: Sealed };
}

/** What is stored of an account: the answers that pages are drawn from, and the routes of its last journeys. */
export type PersistedKind = 'pages' | 'routes';

type PersistedDatabase = IDBPDatabase<PersistedSchema>;

/** A text of one account, sealed on this phone: what stands on the disk can't be read without the browser's own key. */
export interface PersistedStore {
  /** The last stored text; null where there is none, or where it can't be opened, and then it is deleted. */
  read(): Promise<string | null>;
  /** Writes in the place of what was there; rejects where the phone is full or the store was thrown away meanwhile. */
  write(text: string): Promise<void>;
  /** Throws away what is stored of the account. */
  drop(): Promise<void>;
  close(): void;
}

const ALGORITHM = 'AES-GCM';
const KEY_NAME = 'pages';
/** As the algorithm wants it, bytes. */
const IV_BYTES = 12;

/**
 * Opens what the phone stores for an account; of all other accounts it discards what it has. Null where the
 * browser refuses a
 * database, or can't encrypt (a page that is not secure): then nothing is stored.
 */
export async function openPersistedStore(
  accountId: string,
  kind: PersistedKind = 'pages',
): Promise<PersistedStore | null> {
  if (globalThis.crypto?.subtle === undefined) {
    return null;
  }
  try {
    const db = await openDatabase();
    await deleteOthers(db, kind, accountId);
    return storeOf(db, { kind, key: await keyOf(db), accountId });
  } catch {
    return null;
  }
}

interface Sealing {
  kind: PersistedKind;
  key: CryptoKey;
  accountId: string;
}

function storeOf(db: PersistedDatabase, { kind, key, accountId }: Sealing): PersistedStore {
  const bound = new TextEncoder().encode(accountId);
  const drop = () => db.delete(kind, accountId);
  return {
    async read() {
      const sealed = await db.get(kind, accountId);
      if (sealed === undefined) {
        return null;
      }
      try {
        const parameters = { name: ALGORITHM, iv: sealed.iv, additionalData: bound };
        return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, sealed.bytes));
      } catch {
        await drop();
        return null;
      }
    },
    async write(text) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const parameters = { name: ALGORITHM, iv, additionalData: bound };
      const bytes = await crypto.subtle.encrypt(parameters, key, new TextEncoder().encode(text));
      await db.put(kind, { iv, bytes }, accountId);
    },
    drop,
    close: () => db.close(),
  };
}

function openDatabase(): Promise<PersistedDatabase> {
  return openDB<PersistedSchema>(PERSISTED_DATABASE, 2, {
    upgrade(created, oldVersion) {
      if (oldVersion < 1) {
        created.createObjectStore('keys');
        created.createObjectStore('pages');
      }
      created.createObjectStore('routes');
    },
    // A sign-out in any tab throws the database away: no page may hold it back, or write to it afterwards.
    blocking: (_current, _wanted, event) => {
      if (event.target instanceof IDBDatabase) {
        event.target.close();
      }
    },
  });
}

async function deleteOthers(db: PersistedDatabase, kind: PersistedKind, accountId: string): Promise<void> {
  const others = (await db.getAllKeys(kind)).filter((each) => each !== accountId);
  await Promise.all(others.map((each) => db.delete(kind, each)));
}

/** The key of this browser, made at first; no script can read it, only use it. */
async function keyOf(db: PersistedDatabase): Promise<CryptoKey> {
  const stored = await db.get('keys', KEY_NAME);
  if (stored !== undefined) {
    return stored;
  }
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const transaction = db.transaction('keys', 'readwrite');
  // Another tab may have made one meanwhile.
  const key = (await transaction.store.get(KEY_NAME)) ?? made;
  await transaction.store.put(key, KEY_NAME);
  await transaction.done;
  return key;
}
