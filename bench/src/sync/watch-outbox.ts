import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** How long each write of fixes to the phone's disk took, milliseconds. */
    wakafineWrites?: number[];
  }
}

/** Where the app keeps the fixes that are not sent yet. */
const OUTBOX = { database: 'wakafine-drive', store: 'fixes' } as const;

/** Has every page of this tab note how long each of its writes to the outbox takes, from its beginning until it is on the disk. */
export async function watchWrites(page: Page): Promise<void> {
  await page.addInitScript((store) => {
    const times: number[] = [];
    window.wakafineWrites = times;
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function transaction(names, mode, options) {
      const beganMs = performance.now();
      const begun = begin.call(this, names, mode, options);
      if (mode === 'readwrite' && [...begun.objectStoreNames].includes(store)) {
        begun.addEventListener('complete', () => times.push(performance.now() - beganMs));
      }
      return begun;
    };
  }, OUTBOX.store);
}

/** What the writes so far took, milliseconds, rising. */
export async function writeTimesMs(page: Page): Promise<number[]> {
  const times = await page.evaluate(() => window.wakafineWrites ?? []);
  return times.sort((one, other) => one - other);
}

/** How many fixes lie in the outbox. */
export async function countUnsent(page: Page): Promise<number> {
  return page.evaluate(
    ({ database, store }) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(new Error('the outbox can not be opened'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction(store).objectStore(store).count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
    OUTBOX,
  );
}
