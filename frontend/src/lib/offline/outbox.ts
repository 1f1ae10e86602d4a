import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { openDriveDatabase, type DriveDatabase } from './drive-database';
import { isSameItem, type Stored, type OutboxItem, type OutboxKey, type OutboxKind } from './outbox-item';

/** Notifies the other tabs of this browser of a change. */
const CHANNEL = 'wakafine-outbox';

const listeners = new Set<() => void>();
let opening: Promise<DriveDatabase | null> | undefined;
let channel: BroadcastChannel | undefined;
let items: readonly OutboxItem[] = [];

/** Queued items of a kind on this phone, oldest first. */
export function useOutbox(accountId: string, kind: OutboxKind): readonly OutboxItem[] {
  const all = useSyncExternalStore(subscribe, () => items);
  useEffect(function readAtFirst() {
    void database();
  }, []);
  return useMemo(
    () => all.filter((item) => item.accountId === accountId && item.kind === kind),
    [all, accountId, kind],
  );
}

/** The same, as it is now. */
export async function readOutbox(accountId: string, kind: OutboxKind): Promise<readonly OutboxItem[]> {
  await database();
  return items.filter((item) => item.accountId === accountId && item.kind === kind);
}

/** Everything that waits on this phone, of all accounts, oldest first. */
export async function readWholeOutbox(): Promise<readonly OutboxItem[]> {
  await database();
  return items;
}

/**
 * Writes a thing down, in the place of an earlier state of it, and says how much of it the phone had room for.
 * On a full phone
 * photos go first: its own, then those of the others.
 */
export async function queueItem(
  item: Omit<OutboxItem, 'savedAtMs' | 'isPhotoLost'> & Partial<Pick<OutboxItem, 'isPhotoLost'>>,
): Promise<Stored> {
  const db = await database();
  const before = items.find((each) => isSameItem(each, item));
  const isPhotoLost = item.photo === null && (item.isPhotoLost ?? before?.isPhotoLost ?? false);
  const whole = { ...item, savedAtMs: before?.savedAtMs ?? Date.now(), isPhotoLost };
  if (db === null) {
    return 'nothing';
  }
  if (await put(db, whole)) {
    return 'whole';
  }
  const light = { ...whole, photo: null, isPhotoLost: item.photo !== null || isPhotoLost };
  if ((item.photo !== null && (await put(db, light))) || ((await dropPhotos()) && (await put(db, light)))) {
    return item.photo === null ? 'whole' : 'withoutPhoto';
  }
  return 'nothing';
}

/** Discards a thing: the server has it, will not have it, or it was given up. */
export async function dropItem(key: OutboxKey): Promise<void> {
  const db = await database();
  await db?.delete('outbox', [key.accountId, key.kind, key.id]).catch(() => undefined);
  change(items.filter((each) => !isSameItem(each, key)));
}

/** Discards everything of all accounts. */
export async function clearOutbox(): Promise<void> {
  const db = await database();
  await db?.clear('outbox');
  change([]);
}

/** Writes something else down; on a full phone photos make room for it. Rejects where there is none all the same. */
export async function makingRoom(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (!(await dropPhotos())) {
      throw error;
    }
    await write();
  }
}

/** Removes all photos that wait, and leaves what they belong to; whether there was one. */
async function dropPhotos(): Promise<boolean> {
  const db = await database();
  const heavy = items.filter(({ photo }) => photo !== null);
  for (const item of db === null ? [] : heavy) {
    await put(db, { ...item, photo: null, isPhotoLost: true });
  }
  return heavy.length > 0;
}

async function put(db: DriveDatabase | null, item: OutboxItem): Promise<boolean> {
  try {
    await db?.put('outbox', item);
  } catch {
    return false;
  }
  const others = items.filter((each) => !isSameItem(each, item));
  change([...others, item].toSorted((one, other) => one.savedAtMs - other.savedAtMs));
  return true;
}

function change(next: readonly OutboxItem[]): void {
  show(next);
  channel?.postMessage('changed');
}

function show(next: readonly OutboxItem[]): void {
  items = next;
  listeners.forEach((listener) => listener());
}

function database(): Promise<DriveDatabase | null> {
  opening ??= open();
  return opening;
}

async function open(): Promise<DriveDatabase | null> {
  try {
    const db = await openDriveDatabase();
    const read = async () => {
      const stored = await db.getAll('outbox');
      show(stored.toSorted((one, other) => one.savedAtMs - other.savedAtMs));
    };
    await read();
    if ('BroadcastChannel' in globalThis) {
      channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener('message', () => void read().catch(() => undefined));
    }
    return db;
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
