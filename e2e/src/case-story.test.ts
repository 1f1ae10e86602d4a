import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { DEMO_CITIZENS, DEMO_VEHICLES } from '@wakafine/domain/people/demo-accounts';
import { demoProofOf } from '@wakafine/simulator/demo/demo-proof';
import { driveJourney } from '@wakafine/simulator/drive-journey';
import { createPhone } from '@wakafine/simulator/phone';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { see, seeGone } from './testing/browser/see';
import { fixesOf, stagedDrive } from './testing/drives/staged-drive';
import { askGraphql } from './testing/incident-calls';
import { openDemoDesk, openNewSupervisorsDesk } from './testing/staff';

const HOUR_MS = 3_600_000;
const DOUALA = { lat: 4.0511, lng: 9.7679 };
const [BUS] = DEMO_VEHICLES;
const DRIVER = BUS && DEMO_CITIZENS[BUS.driver];
const OPEN = `mutation ($input: OpenCaseInput!) { openCase(input: $input) { case { number } } }`;
const OWN = `{ violations(first: 1, filter: { scope: MINE }) { edges { node { id } } } }`;
/** Events of vehicles are made in the background. */
const OPENED_WITHIN_MS = 60_000;

/** A track of the driver's watch over the drive, a point each second. */
function trackFrom(startedAtMs: number): Buffer {
  const points = Array.from({ length: 50 }, (_, second) => {
    const time = new Date(startedAtMs + second * 1_000).toISOString();
    return `<trkpt lat="${(DOUALA.lat + second / 10_000).toFixed(6)}" lon="${DOUALA.lng}"><time>${time}</time></trkpt>`;
  });
  return Buffer.from(`<gpx><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`);
}

/** One story, from its beginning to its end: each sentence goes on where the last one ended. */
describe('A case', () => {
  let server: AppServer;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let faults: readonly string[];
  let number: string;
  let drivenAtMs: number;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer({ DEMO: '1' }), openBrowser()]);
    ({ context, page, faults } = await openPerson(browser, { url: server.url, isAppCached: true }));
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Number of violations that a visitor sees in the public list. */
  async function publicCount(): Promise<number> {
    const answer = await fetch(`${server.url}/api/violations`);
    const rows: unknown = await answer.json();
    return Array.isArray(rows) ? rows.length : Number.NaN;
  }

  /** Waits until a visitor sees so many. */
  async function seePublicly(count: number): Promise<void> {
    const until = Date.now() + 20_000;
    for (let found = await publicCount(); found !== count; found = await publicCount()) {
      if (Date.now() > until) {
        throw new Error(`The public list has ${found} violations, not ${count}`);
      }
      await wait(200);
    }
  }

  const details = () => page.getByRole('dialog', { name: 'Violation Details' });

  /** The page of the case, opened at a desk. */
  async function openCaseAt(desk: Page): Promise<Locator> {
    await desk.goto('/admin/cases');
    await desk
      .getByRole('row', { name: new RegExp(number) })
      .first()
      .click();
    await see(desk.getByRole('heading', { name: 'How the case went' }));
    return desk.getByRole('main');
  }

  /** Opens the case at a desk, chooses a step by its name and signs it. */
  async function step(desk: Page, name: string, reason: string): Promise<void> {
    const opened = await openCaseAt(desk);
    await opened.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    await opened.getByLabel('Your reason').fill(reason);
    await opened.getByRole('button', { name: new RegExp(`^Sign: ${name}`) }).click();
    await see(desk.getByText('Recorded'));
  }

  it('is opened on a violation that the enrolled phone of a bus has proven, which is public without a name', async () => {
    if (BUS === undefined || DRIVER === undefined) {
      throw new Error('There is no registered bus');
    }
    const phone = createPhone({ url: server.url });
    await phone.signIn(DRIVER);
    await phone.consent({ clientId: randomUUID(), answeredAtMs: Date.now() - 24 * HOUR_MS });
    const startedAtMs = Date.now() - 2 * HOUR_MS;
    drivenAtMs = startedAtMs;
    const drive = stagedDrive(DOUALA, startedAtMs);
    const fixes = fixesOf([...drive.stage(40, 10), ...drive.stage(84, 30), ...drive.stage(30, 10)]);
    const start = {
      ...({ vehicleType: 'BUS', category: 'PUBLIC', transportAgency: BUS.agency } as const),
      ...{ registrationNumber: BUS.registrationNumber, clientId: randomUUID(), startedAtMs },
    };
    const endedAtMs = fixes.at(-1)?.recordedAtMs ?? startedAtMs;
    const bound = { ...start, ...(await demoProofOf(phone, start)) };
    expect(bound.deviceProof).toBeDefined();
    await driveJourney(phone, bound, fixes, { batchSize: 1_000, endedAtMs });
    await seePublicly(1);
    const { violations } = await phone.request<{ violations: { edges: { node: { id: string } }[] } }>(OWN);
    number = await openCase(String(violations.edges[0]?.node.id));
    expect(number).toMatch(/^C-20/);
  });

  /** Opens a case as the supervisor of the demo, as soon as the event of the vehicle is made. */
  async function openCase(violationId: string): Promise<string> {
    const desk = await openDemoDesk(browser, server.url, 'supervisor');
    const input = { violationId, reason: 'Far above the limit, by its own phone.' };
    for (const until = Date.now() + OPENED_WITHIN_MS; ; await wait(500)) {
      const opened = await askGraphql<{ openCase: { case: { number: string } } }>(desk.request, OPEN, {
        input,
      }).catch((error: unknown) => {
        if (Date.now() > until || !String(error).includes('case-not-bound')) {
          throw error;
        }
        return null;
      });
      if (opened !== null) {
        await desk.context().close();
        return opened.openCase.case.number;
      }
    }
  }

  it('is reviewed by somebody else, and its driver opens the notice, from which on the time to contest runs', async () => {
    await step(await openDemoDesk(browser, server.url, 'admin'), 'Confirm', 'The positions leave no doubt.');
    const { mobileNumber, pin: pinCode } = DRIVER ?? { mobileNumber: '', pin: '' };
    await page.request.post('/api/auth/signin', { data: { mobileNumber, pinCode } });
    await page.goto('/violations');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^View Details/ })
      .first()
      .click();
    await see(details().getByText('A person confirmed the measurement'));
    await page.reload();
    await see(details().getByText('The notice was received'));
    await see(details().getByRole('button', { name: /^Contest · 1[56] days left$/ }));
    // Before the time to contest has ended nothing of the case is public, and the violation stands.
    await seePublicly(1);
  });

  it('is contested without a network: words and a track of another device wait on the phone, and from their arrival on it is in no public list', async () => {
    await context.setOffline(true);
    await details()
      .getByRole('button', { name: /^Contest/ })
      .click();
    const form = page.getByRole('dialog', { name: 'Contest this violation' });
    await form.getByLabel('What happened, in your words').fill('The sign was behind a lorry.');
    const file = { name: 'watch.gpx', mimeType: 'application/gpx+xml', buffer: trackFrom(drivenAtMs) };
    await form.locator('input[type=file][accept*=gpx]').setInputFiles(file);
    await see(form.getByText(/^50 points from \d\d:\d\d to \d\d:\d\d from this file$/));
    await form.getByText(/^I agree that the people who decide/).click();
    await form.getByRole('button', { name: 'Send' }).click();
    await see(page.getByText('Saved on this phone, sent when there is network'));
    await seePublicly(1);
    await context.setOffline(false);
    await seePublicly(0);
    await page.reload();
    await see(details().getByText('You contested it'));
    await see(details().getByText(/^Your own track, .*: 50 points\. Given by you, not proof\.$/));
  });

  it('is decided by a third person who reads that, and the driver reads the decision with its reason', async () => {
    const reviewer = await openCaseAt(await openDemoDesk(browser, server.url, 'admin'));
    await see(reviewer.getByText(/you took the step .* Somebody else takes the next one\.$/));
    expect(await reviewer.getByRole('radio', { name: /^Uphold/ }).count()).toBe(0);
    const desk = await openNewSupervisorsDesk(browser, server.url);
    const opened = await openCaseAt(desk);
    await see(opened.getByText('The sign was behind a lorry.'));
    await seeReadings(desk);
    const key = opened.getByRole('button', { name: 'Given by the driver' });
    await see(key);
    expect(await opened.locator('[data-part=given]').count()).toBe(2);
    await key.click();
    expect(await opened.locator('[data-part=given]').count()).toBe(0);
    await step(desk, 'Uphold', 'The sign is to be seen from 200 m.');
    await page.reload();
    await see(details().getByText('Decision: the violation stands'));
    await see(details().getByText('The sign is to be seen from 200 m.'));
    await seeGone(details().getByRole('button', { name: /^Contest/ }));
    // Upheld, it counts in public again.
    await seePublicly(1);
    expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});

/** Loads the page of a case again until its readings are sealed, which a job does every minute. */
async function seeReadings(desk: Page): Promise<void> {
  const readings = desk.getByRole('img', { name: 'Speed in the evidence window' });
  for (;;) {
    await see(desk.getByText('How the case went'));
    await wait(2_000);
    if ((await readings.count()) > 0) {
      return;
    }
    await desk.reload();
  }
}
