import { see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Trackers from none to one, and the import of a file from its choice to its refusal. */
export async function shootTrackersAndImport({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/settings/trackers');
  await see(page.getByText(texts('trackers.empty')));
  await shots.capture('trackers-none');
  await page.getByRole('button', { name: texts('trackers.add') }).click();
  await page.getByLabel(texts('trackers.add.name')).fill('Phone');
  await page.getByLabel(texts('drive.dialog.registrationNumber')).fill('LT 452 AB');
  await shots.capture('tracker-add');
  await page.getByRole('button', { name: texts('trackers.add.submit') }).click();
  await see(page.getByText(texts('trackers.new.once')));
  await shots.capture('tracker-new');
  const address = await page.getByText(/\/api\/trackers\/osmand\?id=/).innerText();
  const [target] = address.split('&lat');
  await page.getByText('Overland', { exact: true }).click();
  await page.getByRole('img', { name: /Overland/ }).scrollIntoViewIfNeeded();
  await shots.capture('tracker-new-link');
  for (const position of ['lat=0&lon=0', 'lat=4.05&lon=9.7', 'latitude=4']) {
    await page.request.get(`${target}&${position}`);
  }
  await page.getByRole('button', { name: texts('trackers.new.done') }).click();
  await seeGone(page.getByRole('dialog'));
  await page.reload();
  await see(page.getByText(texts('trackers.sent.open')));
  await shots.capture('trackers');
  await page.getByText(texts('trackers.sent.open')).click();
  await see(page.getByText(texts('trackers.reason.noPlace')));
  await shots.capture('tracker-sent');

  await page.goto('/journeys/import');
  await see(page.getByRole('button', { name: texts('journeys.import.choose') }));
  await shots.capture('import-choose');
  const nowMs = Date.now();
  const tracks = [track('Douala - Buea', nowMs - 5 * HOUR_MS), track('Buea - Kumba', nowMs - 9 * DAY_MS)];
  const file = { name: 'drive.gpx', mimeType: 'application/gpx+xml' };
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ ...file, buffer: Buffer.from(`<gpx>${tracks.join('')}</gpx>`) });
  await see(page.getByRole('button', { name: texts('journeys.import.submit') }));
  await shots.capture('import-found');
  await page.getByRole('radio', { name: /Kumba/ }).check();
  await see(page.getByRole('alert'));
  await shots.capture('import-old');
  await page.getByRole('button', { name: texts('journeys.import.chooseOther') }).click();
  await picker.setInputFiles({ ...file, buffer: Buffer.from('no track') });
  await see(page.getByText(texts('journeys.import.fault.notTrackFile')));
  await shots.capture('import-fault');
}

/** Ten minutes northwards, faster and faster, with a gap in between. */
function track(name: string, startMs: number): string {
  const points = Array.from({ length: 600 }, (_, second) => {
    const atMs = startMs + (second < 300 ? second : second + 60) * 1_000;
    const place = `lat="${(4.05 + second * 0.00012 + second ** 2 * 1e-7).toFixed(7)}" lon="9.7679"`;
    return `<trkpt ${place}><time>${new Date(atMs).toISOString()}</time></trkpt>`;
  });
  return `<trk><name>${name}</name><trkseg>${points.join('')}</trkseg></trk>`;
}
