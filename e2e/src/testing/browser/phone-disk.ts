import type { Page } from 'playwright-core';

/** Waits until so many fixes of the journeys of this phone are on its disk, where no crash can remove them. */
export async function seeWritten(page: Page, fixCount: number): Promise<void> {
  await page.waitForFunction(countFixes, fixCount, { polling: 100 });
}

/** Runs in the page. */
function countFixes(wanted: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('wakafine-drive');
    opening.onerror = () => reject(new Error('The database can not be opened'));
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('fixes').objectStore('fixes').count();
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result === wanted);
      };
      counting.onerror = () => reject(new Error('The fixes can not be counted'));
    };
  });
}
