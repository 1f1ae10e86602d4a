import { deleteEnrolment } from '../storage/delete-enrolment';
import { clearPersistedCache } from '../persisted-cache/clear-persisted-cache';
import { CHOICE_KEYS } from '../storage/storage-keys';
import { openFixStore, type FixStore } from '../offline/fix-store';
import { clearOutbox, readWholeOutbox } from '../offline/outbox';
import { clearOwnJourneys } from '../offline/own-journeys';
import { clearReceipts } from '../offline/receipts';

/** Data on this phone that the server does not have. */
export interface UnsentCounts {
  fixes: number;
  /** Incidents. */
  incidents: number;
}

/** Counts the queued items on this phone; nothing where the browser stores nothing. */
export async function countUnsent(): Promise<UnsentCounts> {
  const store = await fixStore();
  const journeys = store === null ? [] : await unsentFixesIn(store);
  const incidents = (await readWholeOutbox()).filter(({ kind }) => kind === 'incident').length;
  return { fixes: sum(journeys), incidents };
}

/**
 * Removes all that this browser stores of the product but theme and language, with which the page in front is
 * drawn.
 */
export async function clearLocalData(): Promise<void> {
  const staying: readonly string[] = Object.values(CHOICE_KEYS).filter((key) => key !== CHOICE_KEYS.dataUsed);
  for (const key of storedKeys().filter((each) => !staying.includes(each))) {
    window.localStorage.removeItem(key);
  }
  window.sessionStorage.clear();
  const store = await fixStore();
  if (store !== null) {
    const ids = await store.journeyIds();
    await Promise.all(ids.map((id) => store.discard(id)));
  }
  await clearOwnJourneys();
  await clearReceipts();
  await clearPersistedCache();
  await deleteEnrolment();
  await clearOutbox();
  // Notifies the lists that are on the screen, as a change in another tab would.
  window.dispatchEvent(new StorageEvent('storage'));
}

async function unsentFixesIn(store: FixStore): Promise<number[]> {
  const ids = await store.journeyIds();
  return Promise.all(ids.map(async (id) => (await store.loadFixes(id)).length));
}

async function fixStore(): Promise<FixStore | null> {
  try {
    return await openFixStore();
  } catch {
    return null;
  }
}

function storedKeys(): string[] {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [];
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
