import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const LOOK_EVERY_MS = 200;
const PATIENCE_MS = 30_000;

/** Storage of the phone for pages as it lies on its disk, every byte a letter; empty where it stores nothing. */
export function persistedBytes(page: Page): Promise<string> {
  return page.evaluate(readStored);
}

/** Waits until what is stored is no more what it was. @throws when it stays */
export async function waitForPersisted(page: Page, before: string): Promise<string> {
  const deadlineMs = Date.now() + PATIENCE_MS;
  while (Date.now() < deadlineMs) {
    const bytes = await persistedBytes(page);
    if (bytes !== before) {
      return bytes;
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('What is kept stays as it was');
}

/** Runs in the page. */
async function readStored(): Promise<string> {
  const name = 'wakafine-kept';
  const known = await indexedDB.databases();
  if (!known.some((each) => each.name === name)) {
    return '';
  }
  const sealed = await new Promise<{ bytes: ArrayBuffer }[]>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(new Error('The database can not be opened'));
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction('pages').objectStore('pages').getAll();
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result);
      };
      reading.onerror = () => reject(new Error('The pages can not be read'));
    };
  });
  return sealed.map(({ bytes }) => new TextDecoder('latin1').decode(bytes)).join('');
}
