import type { Locator, Page } from 'playwright-core';

/** Waits until a person would see it. @throws when it does not come */
export async function see(what: Locator): Promise<void> {
  await what.first().waitFor({ state: 'visible' });
}

/** Waits until none of it is to be seen any more. @throws when it stays */
export async function seeGone(what: Locator): Promise<void> {
  await what.first().waitFor({ state: 'hidden' });
}

/** Whether every letter comes into sight, with nothing over it, before patience ends: a new size settles over some frames. */
export async function isWholeInSight(words: Locator, patienceMs = 5_000): Promise<boolean> {
  const element = await words.first().elementHandle();
  const seen = await words
    .page()
    .waitForFunction(isEveryCornerInSight, element, { timeout: patienceMs })
    .catch(() => null);
  return seen !== null;
}

/** Runs in the page. */
function isEveryCornerInSight(element: Node | null): boolean {
  if (element === null) {
    return false;
  }
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].every(({ left, right, top, bottom }) =>
    [left + 1, right - 1].every((x) =>
      [top + 1, bottom - 1].every((y) => element.contains(document.elementFromPoint(x, y))),
    ),
  );
}

/** The text of an element with ordinary spaces in the place of those that do not break. */
export async function textOf(what: Locator): Promise<string> {
  return plain((await what.textContent()) ?? '');
}

/** Marks the page as it was loaded now; gives a function that says whether it is still that one. */
export async function markLoad(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-e2e-load', 'first'));
  return () => page.evaluate(() => document.documentElement.getAttribute('data-e2e-load') === 'first');
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ').trim();
}
