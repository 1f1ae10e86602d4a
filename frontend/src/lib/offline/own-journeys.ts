import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { openDriveDatabase, type DriveDatabase } from './drive-database';
import type { OwnJourney } from './own-journey';

/** Notifies the other tabs of this browser of a change. */
const CHANNEL = 'wakafine-own-journeys';

const listeners = new Set<() => void>();
let opening: Promise<DriveDatabase | null> | undefined;
let channel: BroadcastChannel | undefined;
/** Shown journeys; null until the phone's store has answered. */
let shown: readonly OwnJourney[] | null = null;

/** The journeys of an account that this phone has started and the server does not have all of, oldest first; null until that is known. */
export function useOwnJourneys(accountId: string): readonly OwnJourney[] | null {
  const all = useSyncExternalStore(subscribe, () => shown);
  useEffect(function readAtFirst() {
    void readOwnJourneys();
  }, []);
  return useMemo(() => all && all.filter((own) => own.accountId === accountId), [all, accountId]);
}

/** Reads the journeys from the phone's store anew, oldest first, and shows them. */
export async function readOwnJourneys(): Promise<readonly OwnJourney[]> {
  const db = await database();
  const stored = (await db?.getAll('journeys').catch(() => undefined)) ?? [];
  show(stored.toSorted((one, other) => one.startedAtMs - other.startedAtMs));
  return shown ?? [];
}

/** One journey as the phone stores it; null where it has none of that name. */
export async function readOwnJourney(clientId: string): Promise<OwnJourney | null> {
  const db = await database();
  return (await db?.get('journeys', clientId)) ?? null;
}

/**
 * Stores a journey in place of an earlier state of it; says whether it could. Shows it, unless asked
 * otherwise.
 */
export async function storeOwnJourney(own: OwnJourney, { isShown = true } = {}): Promise<boolean> {
  try {
    const db = await database();
    await db?.put('journeys', own);
    if (isShown) {
      await notifyAll();
    }
    return db !== null;
  } catch {
    return false;
  }
}

/**
 * Changes a journey that the phone stores, also when another tab does so at the same time; gives it as it is
 * now, null
 * where there is none.
 */
export async function changeOwnJourney(
  clientId: string,
  part: Partial<OwnJourney>,
  { isShown = true } = {},
): Promise<OwnJourney | null> {
  const db = await database();
  const transaction = db?.transaction('journeys', 'readwrite');
  const own = await transaction?.store.get(clientId);
  if (transaction === undefined || own === undefined) {
    return null;
  }
  const changed = { ...own, ...part };
  await transaction.store.put(changed);
  await transaction.done;
  if (isShown) {
    await notifyAll();
  }
  return changed;
}

/** Discards a journey: the server has all of it, or it was given up. */
export async function dropOwnJourney(clientId: string): Promise<void> {
  const db = await database();
  await db?.delete('journeys', clientId);
  await notifyAll();
}

/** Discards all journeys of all accounts. */
export async function clearOwnJourneys(): Promise<void> {
  const db = await database();
  await db?.clear('journeys');
  await notifyAll();
}

async function notifyAll(): Promise<void> {
  await readOwnJourneys();
  channel?.postMessage('changed');
}

function show(journeys: readonly OwnJourney[]): void {
  shown = journeys;
  listeners.forEach((listener) => listener());
}

function database(): Promise<DriveDatabase | null> {
  opening ??= open();
  return opening;
}

async function open(): Promise<DriveDatabase | null> {
  if ('BroadcastChannel' in globalThis) {
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', () => void readOwnJourneys());
  }
  try {
    return await openDriveDatabase();
  } catch {
    return null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
