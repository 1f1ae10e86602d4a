import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ARTEFACTS } from './shots/shots';

/** Heavier pictures a store of apps shows no better, and every phone that installs the app fetches them; bytes. */
export const MANIFEST_PICTURE_BYTES = 60_000;

/**
 * The pictures that the web app's manifest shows before it is installed, from pictures of the gallery: `screenshot-*.webp` to be
 * put into `frontend/public`. Gives the size of each in bytes.
 */
export async function composeManifestPictures(
  browser: Browser,
  pictures: Readonly<Record<string, string>>,
): Promise<number[]> {
  const page = await browser.newPage();
  const sizes: number[] = [];
  for (const [form, name] of Object.entries(pictures)) {
    const png = readFileSync(join(ARTEFACTS, `${name}.png`)).toString('base64');
    const webp = Buffer.from(await page.evaluate(toWebp, png), 'base64');
    writeFileSync(join(ARTEFACTS, `screenshot-${form}.webp`), webp);
    sizes.push(webp.length);
  }
  await page.close();
  return sizes;
}

/** Runs in the page. */
async function toWebp(png: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const address = canvas.toDataURL('image/webp', 0.85);
  return address.slice(address.indexOf(',') + 1);
}
