import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Texts of the dial since it was watched, each change once. */
    wakafineDial?: string[];
  }
}

/** Notes every change of what the visible dial says, so that no moment is missed that a look now and then would miss. */
export async function watchDial(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    window.wakafineDial = said;
    const note = () => {
      const dials = [...document.querySelectorAll('[role=meter]')];
      const words = dials.find((dial) => dial.checkVisibility())?.getAttribute('aria-valuetext') ?? null;
      if (words !== null && words !== said.at(-1)) {
        said.push(words);
      }
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-valuetext'],
    });
    note();
  });
}

/** All that the dial has said since {@link watchDial}, oldest first. */
export async function readDial(page: Page): Promise<string[]> {
  return page.evaluate(() => window.wakafineDial ?? []);
}
