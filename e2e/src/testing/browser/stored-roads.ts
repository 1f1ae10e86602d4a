import { openRoadPack, packText, type RoadPack } from '@wakafine/domain/road-pack/road-pack';
import type { Page } from 'playwright-core';

const CACHE = 'wakafine-roads';
const ADDRESS = '/api/road-pack';
const PATIENCE_MS = 40_000;
const LOOK_EVERY_MS = 250;

/** The pack of roads that a phone has stored; null without one. */
export async function storedRoads(page: Page): Promise<RoadPack | null> {
  const text = await page.evaluate(
    async ([cache, address]) => {
      const stored = await (await caches.open(cache)).match(address);
      return stored === undefined ? null : stored.text();
    },
    [CACHE, ADDRESS] as const,
  );
  return text === null ? null : openRoadPack(text);
}

/** Waits until a phone has stored a pack that fits. @throws after 40 s */
export async function seeStoredRoads(page: Page, fits: (pack: RoadPack) => boolean): Promise<RoadPack> {
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += LOOK_EVERY_MS) {
    const pack = await storedRoads(page);
    if (pack !== null && fits(pack)) {
      return pack;
    }
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
  throw new Error('The phone has stored no such pack of roads');
}

/** Puts a pack on a phone, as if it had come from the server just now. */
export async function putStoredRoads(page: Page, pack: RoadPack): Promise<void> {
  await page.evaluate(
    async ([cache, address, text]) => {
      const headers = { 'x-asked-at': String(Date.now()) };
      await (await caches.open(cache)).put(address, new Response(text, { headers }));
    },
    [CACHE, ADDRESS, packText(pack)] as const,
  );
}
