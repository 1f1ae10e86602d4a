import type { BrowserContext, Page } from 'playwright-core';

/** Under which the page finds how late its clock is, also after it was loaded anew. */
const KEY = 'e2e-late-ms';

/**
 * Has the phone's clock go late by so much in every tab that is opened from now on, so that a long drive can be
 * played in seconds: {@link setLate} brings it on while the
 * readings of the drive are handed out.
 */
export async function installLateClock(context: BrowserContext, lateMs: number): Promise<void> {
  await context.addInitScript(
    ([key, first]) => {
      const now = Date.now.bind(Date);
      if (window.sessionStorage.getItem(key) === null) {
        window.sessionStorage.setItem(key, 'set');
        window.localStorage.setItem(key, first);
      }
      Date.now = () => now() - Number(window.localStorage.getItem(key));
    },
    [KEY, String(lateMs)] as const,
  );
}

/** Sets how late the clock of the page is, ms. */
export async function setLate(page: Page, lateMs: number): Promise<void> {
  await page.evaluate(([key, ms]) => window.localStorage.setItem(key, ms), [KEY, String(lateMs)] as const);
}

/** The time on the phone, ms since 1970. */
export async function phoneTimeMs(page: Page): Promise<number> {
  return page.evaluate(() => Date.now());
}
