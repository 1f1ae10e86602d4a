import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ARTEFACTS } from './shots/shots';

/** The picture of the README: phones side by side, composed from pictures of the gallery. */
export async function composeReadmePicture(browser: Browser, names: readonly string[]): Promise<void> {
  const images = names.map((name) => {
    const data = readFileSync(join(ARTEFACTS, `${name}.png`)).toString('base64');
    return `<img src="data:image/png;base64,${data}" width="300" alt="">`;
  });
  const page = await browser.newPage({
    viewport: { width: 36 + names.length * 336, height: 700 },
    deviceScaleFactor: 1,
  });
  await page.setContent(
    `<style>
      body { margin: 0; padding: 36px; display: flex; gap: 36px; background: #e8eeea; }
      img { border-radius: 24px; box-shadow: 0 1px 2px #0f221b1a, 0 10px 28px #0f221b29; }
    </style>${images.join('')}`,
  );
  await page.locator('img').last().waitFor();
  await page.locator('body').screenshot({ path: join(ARTEFACTS, 'home.png') });
  await page.close();
}
