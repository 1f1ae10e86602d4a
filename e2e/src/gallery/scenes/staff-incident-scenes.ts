import { openPerson } from '../../testing/browser/browser';
import { becomeCitizen } from '../../testing/citizen';
import { submitIncident } from '../../testing/incident-calls';
import { see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';

const POUMA = { lat: 3.857, lng: 10.516 };
/** So many are submitted that the list has rows of every severity. */
const SEVERITIES = ['HIGH', 'MEDIUM', 'LOW', 'MEDIUM', 'HIGH'] as const;
const TYPES = ['ROAD_HAZARD', 'RECKLESS_DRIVING', 'TRAFFIC_LIGHT', 'PEDESTRIAN', 'OTHER'] as const;

/** The inbox of incidents, and one of them opened. */
export async function shootStaffIncidents(scene: Scene): Promise<void> {
  const { page, texts, shots } = scene;
  const incidentId = await citizenSubmits(scene);
  await page.goto('/admin/incidents');
  // The filter above the list names it too, hidden on a phone.
  await see(page.getByText(texts('incidents.type.roadHazard')).filter({ visible: true }));
  await shots.capture('staff-incidents');
  await page.goto(`/admin/incidents?incident=${incidentId}`);
  await see(page.getByRole('dialog').getByText(texts('incidents.detail.progress')));
  await shots.capture('staff-incident');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: texts('inbox.move.duplicate') })
    .click();
  const merge = page.getByRole('dialog', { name: texts('inbox.merge.title') });
  await see(merge.getByRole('radio'));
  await shots.capture('staff-incident-merge');
  await page.keyboard.press('Escape');
  await seeGone(merge);
}

/** A new alert to an area in two languages with its preview, and what was sent. */
export async function shootStaffBroadcast({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/broadcast');
  await page.getByText(texts('broadcast.audience.area')).click();
  await page.getByLabel(texts('broadcast.form.town')).selectOption('Edéa');
  await page.locator('textarea[lang=en]').fill('Bridge closed at Edéa. Take the N10.');
  await page.locator('textarea[lang=fr]').fill('Pont fermé à Edéa. Prenez la N10.');
  await shots.capture('staff-broadcast');
  await page.getByRole('button', { name: texts('broadcast.form.send'), exact: true }).click();
  const asked = page.getByRole('dialog', { name: texts('broadcast.send.ask') });
  await asked.getByRole('button', { name: texts('broadcast.send.confirm') }).click();
  await see(page.getByRole('button', { name: texts('broadcast.sent.revoke') }));
  await shots.capture('staff-broadcast-sent');
  // A notice under the mouse stays.
  await page.mouse.move(1, 1);
  await seeGone(page.getByText(texts('broadcast.send.sent'), { exact: true }));
  await page
    .getByRole('button', { name: texts('broadcast.sent.revoke') })
    .first()
    .click();
  const revoke = page.getByRole('dialog', { name: texts('broadcast.sent.askRevoke') });
  await revoke.getByRole('button', { name: texts('broadcast.sent.revoke') }).click();
  await seeGone(revoke);
}

async function citizenSubmits({ page }: Scene): Promise<string> {
  const browser = page.context().browser();
  if (browser === null) {
    throw new Error('A page without a browser has no citizen beside it');
  }
  const citizen = await openPerson(browser, { url: new URL(page.url()).origin });
  await becomeCitizen(citizen.page);
  const ids: string[] = [];
  for (const [index, severity] of SEVERITIES.entries()) {
    const incidentType = TYPES[index] ?? 'OTHER';
    const description = index === 3 ? undefined : 'Fallen tree after the rain, one lane blocked towards Edéa';
    ids.push(
      await submitIncident(citizen.page.request, {
        mood: 'WORRIED',
        incidentType,
        severity,
        description,
        location: POUMA,
      }),
    );
  }
  await citizen.context.close();
  return ids[0] ?? '';
}
