import { see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';

/** Lists of past journeys, and the pages about oneself. */
export async function shootAfterJourney({ page, texts, shots }: Scene): Promise<void> {
  const main = page.getByRole('main');
  await page.goto('/journeys');
  await see(main.getByRole('listitem'));
  await shots.capture('journeys');
  await main.getByRole('listitem').getByRole('link').first().click();
  await see(main.getByText(texts('journeys.max')));
  await see(main.getByRole('slider', { name: texts('journeys.replay.chart') }));
  await shots.capture('journey-detail');
  await shootJourneySheets({ page, texts, shots });
  for (const [name, path, heading] of [
    ['settings', '/settings', 'settings.title'],
    ['profile', '/profile', 'profile.sessions'],
    ['not-found', '/no/such/page', 'app.notFound.title'],
    ['journey-missing', '/journeys/999999', 'journeys.detail.notFound'],
    ['map', '/map', 'map.live.title'],
  ] as const) {
    await page.goto(path);
    await see(page.getByRole('heading', { name: texts(heading) }));
    await shots.capture(name);
  }
}

async function shootJourneySheets({ page, texts, shots }: Scene): Promise<void> {
  for (const [name, title] of [
    ['journey-share', 'journeys.share'],
    ['journey-download', 'journeys.download'],
  ] as const) {
    await page.getByRole('button', { name: texts(title) }).click();
    const sheet = page.getByRole('dialog', { name: texts(title) });
    await see(sheet);
    await shots.capture(name);
    await sheet.getByRole('button', { name: texts('common.close') }).click();
    await seeGone(sheet);
  }
  await page.getByRole('button', { name: texts('charts.showTable') }).click();
  const table = page.getByRole('table', { name: texts('journeys.replay.chart') });
  await table.scrollIntoViewIfNeeded();
  await shots.capture('journey-table');
}
