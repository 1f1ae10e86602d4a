import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** Texts of live regions since they were watched, oldest first. */
    wakafineSaid?: string[];
  }
}

/** Notes from now on whatever a screen reader would say unasked. */
export async function watchAnnouncements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    window.wakafineSaid = said;
    const observer = new MutationObserver((changes) => {
      const elements = changes.map(({ target }) =>
        target instanceof Element ? target : target.parentElement,
      );
      const regions = elements.map((element) => element?.closest('[aria-live], [role=alert], [role=status]'));
      for (const region of new Set(regions)) {
        const words = region?.textContent?.trim() ?? '';
        if (words !== '') {
          said.push(words);
        }
      }
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** All that was said since {@link watchAnnouncements}. */
export async function readAnnouncements(page: Page): Promise<string[]> {
  return page.evaluate(() => window.wakafineSaid ?? []);
}
