import { resolve } from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import type { PhoneFix } from '@wakafine/simulator/drives/fix';

/** The app's own outbox, which no other program can import. */
const OUTBOX = resolve(__dirname, '../../../frontend/src/lib/offline');
const EXPORTS = `export { openFixQueue } from './fix-queue'; export { openFixStore } from './fix-store';`;

/** The part of the outbox that this benchmark calls. */
interface Outbox {
  openFixStore(): Promise<object>;
  openFixQueue(options: object): Promise<{
    add(fix: object): void;
    settled(): Promise<void>;
    isStored(): boolean;
  }>;
}

declare global {
  interface Window {
    wakafineOutbox?: Outbox;
  }
}

/** Brings the app's outbox into a page of the app, where it writes to the same database as the app. */
export async function installOutbox(page: Page): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: EXPORTS, resolveDir: OUTBOX, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'wakafineOutbox',
    footer: { js: 'window.wakafineOutbox = wakafineOutbox;' },
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  await page.evaluate(outputFiles[0]?.text ?? '');
}

/**
 * Writes fixes to the outbox under a key, each as soon as the one before is on the disk; gives how long each took until it was
 * there, milliseconds. @throws Error where the disk did not take all of them
 */
export async function writeFixes(page: Page, key: string, fixes: readonly PhoneFix[]): Promise<number[]> {
  return page.evaluate(
    async ([journeyId, list]) => {
      const outbox = window.wakafineOutbox;
      const store = await outbox?.openFixStore();
      const queue = await outbox?.openFixQueue({ journeyId, acceptedThrough: 0, clockOffsetMs: 0, store });
      const times: number[] = [];
      for (const fix of list) {
        const beganMs = performance.now();
        queue?.add({ ...fix, clockOffsetMs: 0 });
        await queue?.settled();
        times.push(performance.now() - beganMs);
      }
      if (queue?.isStored() !== true) {
        throw new Error('the outbox is not on the disk');
      }
      return times;
    },
    [key, [...fixes]] as const,
  );
}

/** The key of the one journey that the phone has started. */
export async function ownJourneyKey(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await opened();
    const reading = database.transaction('journeys').objectStore('journeys').getAllKeys();
    return new Promise<string>((found) => {
      reading.onsuccess = () => {
        database.close();
        found(String(reading.result[0]));
      };
    });

    function opened(): Promise<IDBDatabase> {
      return new Promise((found) => {
        const opening = indexedDB.open('wakafine-drive');
        opening.onsuccess = () => found(opening.result);
      });
    }
  });
}
