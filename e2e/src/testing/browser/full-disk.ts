import type { Page } from 'playwright-core';

/** Room on the disk of a phone: for all, for all once a picture has gone, or for no position any more. */
export type Room = 'plenty' | 'tight' | 'none';

/** Under which the page finds how much room there is. */
const KEY = 'e2e-room';

/** Gives every page of this tab a disk whose room is set by {@link setRoom}: a write that finds none fails as on a full phone. */
export async function installDisk(page: Page): Promise<void> {
  await page.addInitScript((key) => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function write(this: IDBObjectStore, value: unknown, at?: IDBValidKey) {
      const isWithoutPicture =
        typeof value === 'object' && value !== null && 'photo' in value && value.photo === null;
      if (isWithoutPicture && window.localStorage.getItem(key) === 'tight') {
        window.localStorage.setItem(key, 'plenty');
      }
      if (this.name === 'fixes' && ['tight', 'none'].includes(window.localStorage.getItem(key) ?? '')) {
        throw new DOMException('The disk is full', 'QuotaExceededError');
      }
      return at === undefined ? put.call(this, value) : put.call(this, value, at);
    };
  }, KEY);
}

/** Sets the room on the disk from now on. */
export async function setRoom(page: Page, room: Room): Promise<void> {
  await page.evaluate(([key, wanted]) => window.localStorage.setItem(key, wanted), [KEY, room] as const);
}

/** Waits until a picture has made room. */
export async function seeRoom(page: Page): Promise<void> {
  await page.waitForFunction((key) => window.localStorage.getItem(key) === 'plenty', KEY);
}
