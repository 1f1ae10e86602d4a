import { NARROWEST, PHONE } from '../../testing/browser/browser';
import { playReadings } from '../../testing/drives/receiver';
import { isWholeInSight, see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';
import type { StagedDrive } from '../../testing/drives/staged-drive';

/** A speed for each zone, in km/h. */
const STAGES = [
  ['safe', 42],
  ['caution', 56],
  ['warning', 64],
  ['danger', 86],
] as const;

/** Long enough at the speed of the last zone to come within reach of the hazard ahead, s. */
const TOWARDS_HAZARD_S = 12;

/** A journey from the take-over by this phone to its end, with the wheel in every zone, and a hazard ahead. */
export async function shootDrive({ page, texts, shots }: Scene, drive: StagedDrive): Promise<void> {
  const recordHere = page.getByRole('button', { name: texts('drive.journey.recordHere') });
  await see(recordHere);
  await shots.capture('live-elsewhere');
  await recordHere.click();
  await seeGone(recordHere);
  const stage = page.getByRole('region', { name: texts('drive.driving.region') });
  await see(stage.getByText(texts('drive.gps.searching')));
  await shots.captureDriving('driving-searching');
  for (const [zone, speedKmh] of STAGES) {
    // Between two whole numbers, of which the dial shows the lower one.
    await playReadings(page, drive.stage(speedKmh + 0.5));
    await see(stage.getByText(texts(`common.zone.${zone}`), { exact: true }));
    await page.waitForFunction(
      (speed) => document.querySelector('[role=meter]')?.getAttribute('aria-valuenow') === speed,
      String(speedKmh),
    );
    await noteHidden(`driving-${zone}`, [texts(`common.zone.${zone}`), texts(`drive.sentence.${zone}`)]);
    await captureDriven(`driving-${zone}`, speedKmh + 0.5);
  }
  await playReadings(page, drive.stage(STAGES[3][1] + 0.5, TOWARDS_HAZARD_S));
  await see(stage.getByText(texts('hazards.confirmed'), { exact: true }));
  await noteHidden('driving-hazard', [texts('common.zone.danger'), texts('drive.sentence.danger')]);
  await captureDriven('driving-hazard', STAGES[3][1] + 0.5);
  for (const [name, button, title] of [
    ['driving-report', 'drive.driving.report', 'incidents.type'],
    ['driving-sos', 'drive.driving.sos', 'drive.sos.title'],
  ] as const) {
    await stage.getByRole('button', { name: texts(button), exact: true }).click();
    const panel = page.getByRole('dialog', { name: texts(title) });
    await see(panel);
    await shots.captureDriving(name);
    await panel.getByRole('button', { name: texts('common.back') }).click();
    await seeGone(panel);
  }
  await playReadings(page, drive.stage(0));
  await seeGone(stage);
  await shots.capture('live-standing');
  await page.getByRole('link', { name: texts('app.tab.map'), exact: true }).click();
  await see(page.getByText(texts('map.live.active')));
  await see(page.getByRole('list', { name: texts('map.route.legend') }));
  await shots.capture('map-live');
  await page.goBack();
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('drive.journey.end') })
    .click();
  await see(page.getByRole('dialog'));
  await shots.capture('end-dialog');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts('drive.journey.end') })
    .click();
  await see(page.getByText(texts('receipt.onServer')));
  await shots.capture('receipt');
  await page.getByRole('button', { name: texts('receipt.close') }).click();

  /** Captures it after one more reading: five seconds after the last one the wheel shows no speed. */
  async function captureDriven(name: string, speedKmh: number): Promise<void> {
    await playReadings(page, drive.stage(speedKmh, 1));
    await shots.captureDriving(name);
  }

  /** Notes the words that a driver must read and can't, on the narrowest phone and on a common one. */
  async function noteHidden(name: string, words: readonly string[]): Promise<void> {
    for (const size of [NARROWEST, PHONE]) {
      await page.setViewportSize(size);
      await page.waitForFunction(({ width }) => window.innerWidth === width, size);
      for (const each of words) {
        if (!(await isWholeInSight(stage.getByText(each, { exact: true })))) {
          shots.note(`${name}: "${each}" is cut off at ${size.width} pixels`);
        }
      }
    }
  }
}
