import type { Browser, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { DESKTOP, openBrowser, openPerson } from './testing/browser/browser';
import { becomeCitizen } from './testing/citizen';
import { submitIncident } from './testing/incident-calls';
import { see, seeGone } from './testing/browser/see';
import { askAsStaff, firstAdministrator, signInStaff } from './testing/staff';

const POUMA = { lat: 3.857, lng: 10.516 };

describe('Staff and citizens side by side', () => {
  const { account, settings } = firstAdministrator();
  let server: AppServer;
  let browser: Browser;
  let desk: Awaited<ReturnType<typeof openPerson>>;
  let phone: Awaited<ReturnType<typeof openPerson>>;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(settings), openBrowser()]);
    desk = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    await signInStaff(desk.page, account);
    phone = await openPerson(browser, { url: server.url, language: 'fr' });
    await becomeCitizen(phone.page);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it('work through the inbox by keys, and the one who submitted sees each step at once', async () => {
    const { page } = desk;
    await page.goto('/admin/incidents');
    await see(page.getByText('No incident yet'));
    const incident = { mood: 'WORRIED', incidentType: 'ROAD_HAZARD', severity: 'HIGH', location: POUMA };
    const treeId = await submitIncident(phone.page.request, { ...incident, description: 'Fallen tree' });
    await page.getByRole('button', { name: '1 new, show' }).click();
    const row = page.getByRole('row', { name: `Road hazard #${treeId}` });
    await see(row.getByText('N3, 42 km from Boumnyébel'));
    await see(page.getByRole('button', { name: /High\s*1/ }));

    await phone.page.goto(`/reports/incidents/${treeId}`);
    await see(phone.page.getByText('Reçu', { exact: true }));
    await see(row.getByText(/^(29|30)\smin left$/));
    await row.focus();
    await page.keyboard.press('a');
    await page.getByRole('dialog', { name: 'Assign' }).getByRole('button', { name: 'chief (me)' }).click();
    await see(row.getByText('chief (me)'));
    await row.focus();
    await page.keyboard.press('u');
    await see(row.getByText('Under review'));
    await see(row.getByText(/^answered after /));
    await see(phone.page.getByRole('listitem').filter({ hasText: 'En cours d’examen' }));

    await page.keyboard.press('Enter');
    await see(page.getByRole('dialog', { name: `Road hazard #${treeId}` }));
    await page.keyboard.press('r');
    const asked = page.getByRole('dialog', { name: 'Resolve this incident?' });
    await asked.getByLabel('Reason').fill('The tree was taken away.');
    await asked.getByRole('button', { name: 'Resolve' }).click();
    await seeGone(asked);
    await see(page.getByText('Decided. You can reopen it with a reason.'));
    await see(phone.page.getByText('The tree was taken away.'));

    await page.keyboard.press('o');
    const again = page.getByRole('dialog', { name: 'Reopen this incident?' });
    await again.getByRole('button', { name: /^We look into your report of .*Boumnyébel/ }).click();
    await again.getByRole('button', { name: 'Reopen' }).click();
    await seeGone(again);
    await see(page.getByRole('dialog').getByText('Reopened, under review'));
    await see(phone.page.getByText('Rouvert, en cours d’examen'));
    await see(phone.page.getByText(/We look into your report of/));
    await page.keyboard.press('Escape');
    expect(desk.faults).toEqual([]);
  });

  it('learn what somebody else has done meanwhile, and decide; and merge what was submitted twice', async () => {
    const { page } = desk;
    const incident = { mood: 'ANGRY', incidentType: 'TRAFFIC_LIGHT', location: POUMA };
    const originalId = await submitIncident(phone.page.request, incident);
    const twiceId = await submitIncident(phone.page.request, incident);
    await page.goto(`/admin/incidents?incident=${originalId}`);
    const sheet = page.getByRole('dialog', { name: `Traffic light #${originalId}` });
    await see(sheet.getByRole('button', { name: 'Verify' }));
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await moveAsSomebodyElse(page, originalId);
    const row = page.getByRole('row', { name: `Traffic light #${originalId}` });
    await row.focus();
    await page.keyboard.press('v');
    const conflict = page.getByRole('dialog', { name: 'Somebody else was faster' });
    await see(conflict.getByText(`Incident #${originalId} is meanwhile: Under review.`));
    await conflict.getByRole('button', { name: 'Leave as it is' }).click();
    await page.getByRole('button', { name: 'Resume' }).click();
    await see(row.getByText('Under review'));

    await page.getByRole('row', { name: `Traffic light #${twiceId}` }).focus();
    await page.keyboard.press('d');
    const merge = page.getByRole('dialog', { name: 'Duplicate of which incident?' });
    await merge.getByRole('radio', { name: `#${originalId}` }).check();
    await merge.getByRole('button', { name: 'Merge' }).click();
    await see(page.getByRole('row', { name: `Traffic light #${twiceId}` }).getByText('Duplicate'));
  });

  it('send an alert that an open app shows at once in its language, and revoke it', async () => {
    const { page } = desk;
    await phone.page.goto('/');
    await see(phone.page.getByRole('heading', { level: 1 }).or(phone.page.getByRole('main')));
    await page.goto('/admin/broadcast');
    await page.getByLabel('Text in English').fill('Heavy rain on the N3');
    await page.getByLabel('Text in French').fill('Forte pluie sur la N3');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Send this alert?' });
    await see(asked.getByText('Nobody is under way there now.'));
    await asked.getByRole('button', { name: 'Send now' }).click();
    const shown = phone.page.getByText('Forte pluie sur la N3');
    await see(shown);
    await see(page.getByText(/In force until/));
    await page.getByRole('button', { name: 'Take back' }).click();
    const revoke = page.getByRole('dialog', { name: 'Take this alert back?' });
    await revoke.getByRole('button', { name: 'Take back' }).click();
    await seeGone(shown);
    await see(page.getByText(/Taken back/));
    expect(phone.faults).toEqual([]);
  });
});

/** Another of the staff, or the same in another window, begins to look into an incident. */
async function moveAsSomebodyElse(page: Page, incidentId: string): Promise<void> {
  await askAsStaff(page.request, {
    origin: new URL(page.url()).origin,
    query: 'mutation ($input: MoveIncidentInput!) { moveIncident(input: $input) { incident { id } } }',
    variables: { input: { incidentId, to: 'UNDER_REVIEW', version: 0 } },
  });
}
