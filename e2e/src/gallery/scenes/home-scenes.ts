import { see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';

/** State of a phone that has started a journey before. */
const LAST_VEHICLE = JSON.stringify({
  vehicleType: 'CAR',
  registrationNumber: 'LT 452 AB',
  category: 'PRIVATE',
  role: 'DRIVER',
});

/** Home with a history, and what opens over it before a journey. */
export async function shootBeforeJourney({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/');
  await page.evaluate((vehicle) => window.localStorage.setItem('last_vehicle', vehicle), LAST_VEHICLE);
  await page.reload();
  await see(page.getByRole('heading', { name: texts('drive.idle.title') }));
  await see(page.getByText(texts('drive.last.title')));
  await shots.capture('home-idle');
  await page.getByRole('button', { name: texts('drive.idle.change') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts('drive.dialog.registrationNumber')).fill('LT 452 AB');
  await shots.capture('start-dialog');
  await dialog.getByText(texts('drive.choice.public')).click();
  await see(dialog.getByText(texts('drive.dialog.agencyHint')));
  await shots.capture('start-dialog-public');
  await dialog.getByRole('button', { name: texts('common.close') }).click();
  await seeGone(dialog);
  await page.getByRole('button', { name: texts('incidents.title') }).click();
  await see(dialog.getByText(texts('incidents.place.none')));
  await shots.capture('incident-sheet');
  await dialog.getByRole('button', { name: texts('incidents.send') }).click();
  await see(dialog.getByText(texts('incidents.incomplete.text')));
  await shots.capture('incident-sheet-missing');
  await dialog.getByRole('button', { name: texts('common.close') }).click();
  await seeGone(dialog);
}

/** A citizen's first day: nothing driven, not yet agreed to be tracked. */
export async function shootFirstDay({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/');
  const main = page.getByRole('main');
  await see(main.getByRole('button', { name: texts('drive.start') }));
  await shots.capture('home-first');
  await main.getByRole('button', { name: texts('drive.start') }).click();
  const sheet = page.getByRole('dialog', { name: texts('consent.title') });
  await see(sheet);
  await shots.capture('consent');
  await sheet.getByRole('button', { name: texts('consent.later') }).click();
  await seeGone(sheet);
  await page.getByRole('button', { name: texts('app.account.menu'), exact: true }).click();
  const menu = page.getByRole('menu');
  await see(menu);
  await shots.capture('account-menu');
  await page.keyboard.press('Escape');
  await seeGone(menu);
  for (const [name, heading] of [
    ['journeys', 'journeys.title'],
    ['map', 'map.live.title'],
  ] as const) {
    await page.goto(`/${name}`);
    await see(page.getByRole('heading', { name: texts(heading) }));
    await shots.capture(`${name}-first`);
  }
}
