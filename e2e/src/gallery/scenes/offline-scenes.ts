import { see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';

const PHONES = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
} as const;

/** The offer to install the app on a phone that opens it for the first time. */
export async function shootInstallPopup(
  { page, texts, shots }: Scene,
  phone: keyof typeof PHONES,
): Promise<void> {
  await page.addInitScript((userAgent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
  }, PHONES[phone]);
  await page.goto('/');
  await see(page.getByRole('dialog', { name: texts('offline.install.title') }));
  await shots.capture(`install-${phone}`);
}

/** Notices of the home page about the network, a new version and installing. */
export async function shootNotices({ page, texts, shots }: Scene): Promise<void> {
  await page.addInitScript(haveUpdateWait);
  await page.goto('/');
  await see(page.getByText(texts('offline.update.ready')));
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() });
    window.dispatchEvent(offer);
  });
  await see(page.getByRole('button', { name: texts('offline.install.install') }));
  await shots.capture('home-notices');
}

/** A phone without a network with a journey that another phone stands against, and a report that waits. */
export async function shootOffline({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/');
  await see(page.getByRole('heading', { name: texts('drive.idle.title') }));
  const ask = await page.request.post('/graphql', { data: { query: '{ viewer { id } }' } });
  const { data }: { data: { viewer: { id: string } } } = await ask.json();
  await page.evaluate(storeThings, [data.viewer.id, crypto.randomUUID(), crypto.randomUUID()] as const);
  await page.reload();
  await see(page.getByText(texts('drive.own.conflict')));
  // The server alone is away: what the browser has not stored of the app it fetches all the same.
  await page.route(/\/(graphql|api|livez)/, (route) => route.abort());
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  const show = page.getByRole('button', { name: texts('offline.unsent.show'), exact: true });
  await see(show);
  await shots.capture('home-offline');
  await show.click();
  const list = page.getByRole('dialog', { name: texts('offline.unsent.title') });
  await see(list.getByRole('listitem').nth(1));
  await shots.capture('unsent-list');
  await list.getByRole('button', { name: texts('common.close') }).click();
  await seeGone(list);
}

/** Runs in the page: its worker has a new version that waits. */
function haveUpdateWait(): void {
  const registration = Object.assign(new EventTarget(), {
    waiting: { postMessage: () => undefined },
    update: () => Promise.resolve(),
  });
  const container = Object.assign(new EventTarget(), {
    controller: {},
    ready: new Promise(() => undefined),
    register: () => Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container });
}

/** Runs in the page: as they stay on a phone. */
function storeThings([accountId, journeyId, reportId]: readonly [string, string, string]): Promise<void> {
  const startedAtMs = Date.now() - 45 * 60_000;
  const journey = {
    clientId: journeyId,
    accountId,
    start: { vehicleType: 'CAR', registrationNumber: 'LT 452 AB', category: 'PRIVATE', role: 'DRIVER' },
    startedAtMs,
    endedAtMs: Date.now() - 10 * 60_000,
    clockOffsetMs: 0,
    serverId: null,
    received: null,
    fault: 'CONFLICT',
  };
  const content = {
    clientId: reportId,
    atMs: Date.now() - 20 * 60_000,
    clockOffsetMs: 0,
    place: { lat: 4.0483, lng: 9.7043, accuracyM: 9 },
    mood: 'WORRIED',
    incidentType: 'ROAD_HAZARD',
    severity: 'MEDIUM',
    description: '',
    incidentId: null,
    isReady: false,
  };
  const report = { accountId, kind: 'incident', id: reportId, savedAtMs: content.atMs, content, photo: null };
  return new Promise((done, fail) => {
    const opening = indexedDB.open('wakafine-drive');
    opening.onerror = () => fail(new Error('The database can not be opened'));
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction(['journeys', 'outbox'], 'readwrite');
      writing.objectStore('journeys').put(journey);
      writing.objectStore('outbox').put({ ...report, isPhotoLost: false });
      writing.oncomplete = () => {
        database.close();
        done();
      };
    };
  });
}
