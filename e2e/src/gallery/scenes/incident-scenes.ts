import { openPerson } from '../../testing/browser/browser';
import { becomeCitizen } from '../../testing/citizen';
import { submitIncident } from '../../testing/incident-calls';
import { lyingPhoto } from '../../testing/drives/own-photo';
import { see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';

/** Far from all incidents of other scenes. */
const KRIBI = { lat: 2.9404, lng: 9.9102 };

/** The form with a photo, incidents of others nearby, and the progress of one's own. */
export async function shootIncidents(scene: Scene, url: string): Promise<void> {
  const { page, texts, shots } = scene;
  await page.goto('/reports/incidents');
  await see(page.getByRole('heading', { name: texts('incidents.mine.empty.title') }));
  await shots.capture('my-incidents-empty');
  await othersSubmit(scene, url);
  await storeDrafts(scene);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: texts('incidents.waiting.finish') }).click();
  await see(dialog.getByText('Kribi'));
  await dialog.getByRole('button', { name: texts('incidents.crash.text') }).click();
  await see(dialog.getByRole('link', { name: '117' }));
  await shots.capture('incident-crash-sos');
  await dialog.getByRole('button', { name: texts('incidents.crash.report') }).click();
  await dialog.getByText(texts('incidents.crash.injured')).scrollIntoViewIfNeeded();
  await shots.capture('incident-crash');
  await dialog.getByText(texts('incidents.type.roadHazard')).click();
  await dialog.getByText(texts('incidents.mood.worried')).click();
  await dialog.getByRole('button', { name: texts('incidents.addPhoto') }).click();
  await dialog.getByText(texts('photo.hint')).scrollIntoViewIfNeeded();
  await shots.capture('incident-sheet-photo-ways');
  const buffer = await lyingPhoto(page);
  await dialog
    .getByLabel(texts('photo.choose'))
    .setInputFiles({ name: 'road.jpg', mimeType: 'image/jpeg', buffer });
  await see(dialog.getByRole('img', { name: texts('incidents.photo') }));
  await dialog.getByRole('button', { name: texts('photo.remove') }).scrollIntoViewIfNeeded();
  await shots.capture('incident-sheet-photo');
  await dialog.getByRole('button', { name: texts('incidents.send') }).click();
  await see(dialog.getByText(texts('incidents.similar.text')));
  await shots.capture('incident-similar');
  await dialog.getByRole('button', { name: texts('incidents.similar.another') }).click();
  await seeGone(dialog);
  await see(page.getByRole('link', { name: texts('incidents.type.roadHazard') }));
  const notice = page.getByRole('region', { name: texts('common.notifications') });
  await notice.getByRole('button', { name: texts('common.close') }).click();
  await seeGone(page.getByText(texts('incidents.reported.text')));
  await shots.capture('my-incidents');
  await page.getByRole('link', { name: texts('incidents.type.roadHazard') }).click();
  await see(page.getByText(texts('incidents.detail.toCome')));
  await shots.capture('my-incident');
}

async function othersSubmit({ page }: Scene, url: string): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) {
    throw new Error('A page without a browser has no others beside it');
  }
  const other = await openPerson(browser, { url });
  await becomeCitizen(other.page);
  await submitIncident(other.page.request, {
    mood: 'WORRIED',
    incidentType: 'ROAD_HAZARD',
    severity: 'HIGH',
    location: KRIBI,
  });
  await other.context.close();
}

/** As they stay on a phone: one that was begun at the wheel, and one that the server would not have. */
async function storeDrafts({ page }: Scene): Promise<void> {
  const atMs = Date.now() - 60_000;
  const place = { ...KRIBI, accuracyM: 9 };
  const common = { atMs, clockOffsetMs: null, place, severity: 'MEDIUM', description: '', isReady: false };
  const ask = await page.request.post('/graphql', { data: { query: '{ viewer { id } }' } });
  const { data }: { data: { viewer: { id: string } } } = await ask.json();
  const drafts = [
    { ...common, clientId: crypto.randomUUID(), mood: null, incidentType: 'ROAD_HAZARD' },
    { ...common, clientId: crypto.randomUUID(), mood: 'ANGRY', incidentType: 'RECKLESS_DRIVING' },
  ];
  const items = drafts.map((content) => ({
    ...{ accountId: data.viewer.id, kind: 'incident', id: content.clientId, savedAtMs: atMs },
    ...{ content, photo: null, isPhotoLost: false },
  }));
  await page.evaluate(writeItems, items);
  await page.reload();
}

/** Runs in the page. */
function writeItems(items: readonly object[]): Promise<void> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('wakafine-drive');
    opening.onerror = () => fail(new Error('The database can not be opened'));
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction('outbox', 'readwrite');
      items.forEach((item) => writing.objectStore('outbox').put(item));
      writing.oncomplete = () => {
        database.close();
        done();
      };
    };
  });
}
