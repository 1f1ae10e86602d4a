import type { Locator, Page } from 'playwright-core';

/** Waits until a person would see it. @throws when it does not come */
export async function see(what: Locator): Promise<void> {
  await what.first().waitFor({ state: 'visible' });
}

/** Waits until none of it is to be seen any more. @throws when it stays */
export async function seeGone(what: Locator): Promise<void> {
  await what.first().waitFor({ state: 'hidden' });
}

/** The text of an element with ordinary spaces in the place of those that do not break. */
export async function textOf(what: Locator): Promise<string> {
  return plain((await what.textContent()) ?? '');
}

/** Marks the page as it was loaded now; gives a function that tells whether it is still that one. */
export async function markLoad(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-e2e-load', 'first'));
  return () => page.evaluate(() => document.documentElement.getAttribute('data-e2e-load') === 'first');
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').trim();
}
