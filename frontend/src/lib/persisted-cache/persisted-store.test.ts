import 'fake-indexeddb/auto';
import { openDB, type DBSchema } from 'idb';
import { haveCrypto, persistedBytes } from '../../../test/stored';
import { clearPersistedCache, PERSISTED_DATABASE } from './clear-persisted-cache';
import { openPersistedStore, type PersistedStore } from './persisted-store';

const TEXT = JSON.stringify({ plate: 'LT 452 AB', phone: '677123456' });

interface Sealed {
  iv: Uint8Array;
  bytes: ArrayBuffer;
}

interface Disk extends DBSchema {
  keys: { key: string; value: CryptoKey };
  pages: { key: string; value: Sealed };
}

let open: PersistedStore[] = [];

beforeEach(async () => {
  haveCrypto();
  open.forEach((store) => store.close());
  open = [];
  await clearPersistedCache();
});

async function storeOf(accountId: string): Promise<PersistedStore> {
  const store = await openPersistedStore(accountId);
  if (store === null) {
    throw new Error('No store');
  }
  open.push(store);
  return store;
}

/** Puts something made of what is stored of one account in a place of its choice, behind the back of the store. */
async function changeOnDisk(accountId: string, made: (sealed: Sealed) => [Sealed, string]): Promise<void> {
  const db = await openDB<Disk>(PERSISTED_DATABASE);
  const sealed = await db.get('pages', accountId);
  if (sealed !== undefined) {
    await db.put('pages', ...made(sealed));
  }
  db.close();
}

it('gives back what was written, to anyone who opens it later', async () => {
  const first = await storeOf('7');
  expect(await first.read()).toBeNull();
  await first.write('older');
  await first.write(TEXT);
  first.close();
  expect(await (await storeOf('7')).read()).toBe(TEXT);
});

it('shows nobody who reads the disk a plate or a number', async () => {
  await (await storeOf('7')).write(TEXT);
  const bytes = await persistedBytes();
  expect(bytes.length).toBeGreaterThan(TEXT.length);
  expect(bytes).not.toMatch(/LT 452 AB|677123456|plate|phone/);
});

it('lets no script read the key', async () => {
  await (await storeOf('7')).write(TEXT);
  const db = await openDB<Disk>(PERSISTED_DATABASE);
  const [key] = await db.getAll('keys');
  db.close();
  expect(key?.extractable).toBe(false);
  await expect(key && crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

it('deletes one account when another opens it', async () => {
  await (await storeOf('7')).write(TEXT);
  expect(await (await storeOf('8')).read()).toBeNull();
  expect(await (await storeOf('7')).read()).toBeNull();
});

it('does not open what was sealed for another account, nor what is garbled, and throws it away', async () => {
  await (await storeOf('7')).write(TEXT);
  await changeOnDisk('7', (sealed) => [sealed, '8']);
  expect(await (await storeOf('8')).read()).toBeNull();
  const own = await storeOf('7');
  await own.write(TEXT);
  await changeOnDisk('7', (sealed) => [{ ...sealed, bytes: sealed.bytes.slice(1) }, '7']);
  expect(await own.read()).toBeNull();
  expect(await persistedBytes()).toBe('');
});

it('stores nothing once it was thrown away, not even from a page that is still open', async () => {
  const store = await storeOf('7');
  await store.write(TEXT);
  await clearPersistedCache();
  await expect(store.write(TEXT)).rejects.toThrow();
  expect(await persistedBytes()).toBe('');
});

it('is not there where the browser can not encrypt', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  expect(await openPersistedStore('7')).toBeNull();
});

it('is not there where the browser refuses a database', async () => {
  const refused = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  expect(await openPersistedStore('7')).toBeNull();
  refused.mockRestore();
});
