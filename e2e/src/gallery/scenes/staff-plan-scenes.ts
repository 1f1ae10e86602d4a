import { KNOWN_COUNTRY } from '@wakafine/simulator/country/known-truth';
import { see, seeGone } from '../../testing/browser/see';
import { signInStaff, type StaffAccount } from '../../testing/staff';
import { playScene, type Scene, type Stage } from './scene';
import { seeLoaded } from './staff-desk-scenes';

const SEGMENTS = '/admin/analytics/segments';
/** A town with an area that the register has from OpenStreetMap. */
const TOWN = '/admin/speed-limits?open=osm-331133522';

/** Takes pictures of the pages that answer the seven questions, of the known country; gives the faults found, a line each. */
export function shootCountry(
  stage: Stage,
  { account, caseId }: { account: StaffAccount; caseId: string },
): Promise<readonly string[]> {
  return playScene(stage, async (scene) => {
    await signInStaff(scene.page, account);
    await shootAttention(scene);
    await shootSegments(scene);
    await shootViews(scene);
    await shootCampaigns(scene);
    await shootTonight(scene);
    await shootEvidence(scene, caseId);
    await shootSpeedLimits(scene);
  });
}

/** The front page with its queue, and the vehicles to stop. */
async function shootAttention({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin');
  await see(page.getByRole('list', { name: texts('attention.list') }).getByRole('listitem'));
  await seeLoaded(page);
  await shots.capture('staff-attention');
  await page.goto('/admin/violators');
  await see(page.getByRole('region', { name: texts('violators.answer') }));
  await shots.capture('staff-vehicles-to-stop');
  await page.locator('main ul > li > div > button').first().click();
  await see(page.getByRole('dialog'));
  await seeLoaded(page);
  await shots.capture('staff-vehicle-to-stop');
}

/** All segments, the form for a count of traffic, and the worst segment alone. */
async function shootSegments({ page, texts, shots }: Scene): Promise<void> {
  await page.goto(SEGMENTS);
  await see(page.getByRole('region', { name: texts('segments.answer') }));
  await seeLoaded(page);
  await shots.capture('staff-segments');
  await page.getByRole('button', { name: texts('segments.coverage.add') }).click();
  const form = page.getByRole('dialog', { name: texts('segments.coverage.title') });
  await see(form);
  await shots.capture('staff-traffic-count');
  await page.keyboard.press('Escape');
  await seeGone(form);
  await page.goto(`/admin/analytics/${KNOWN_COUNTRY.worst.segment}`);
  await see(page.getByRole('heading', { name: texts('segments.page.violations') }));
  await seeLoaded(page);
  await shots.capture('staff-segment');
}

/** The form that stores a view, and the list of those that are stored. */
async function shootViews({ page, texts, shots }: Scene): Promise<void> {
  await page.goto(`${SEGMENTS}?vehicles=BUSES&road=N5&fromHour=20&untilHour=4`);
  await page.getByRole('button', { name: texts('views.save') }).click();
  const form = page.getByRole('dialog', { name: texts('views.form.new') });
  await form.getByLabel(texts('views.form.name')).fill('N5, 20–4 h');
  await shots.capture('staff-view-save');
  await form.getByRole('button', { name: texts('views.form.store') }).click();
  await seeGone(form);
  await page.getByRole('button', { name: texts('views.list'), exact: true }).click();
  const list = page.getByRole('dialog', { name: texts('views.listTitle') });
  await see(list.getByText('N5, 20–4 h'));
  const notice = page.getByRole('region', { name: texts('common.notifications') });
  await notice.getByRole('button', { name: texts('common.close') }).click();
  await seeGone(page.getByText(texts('views.form.stored')));
  await shots.capture('staff-views');
}

/** The campaign with its effect, and the form for another one. */
async function shootCampaigns({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/analytics/campaigns');
  await see(page.getByRole('heading', { name: texts('campaigns.mislead') }));
  await seeLoaded(page);
  await shots.capture('staff-campaign');
  await page.getByRole('button', { name: texts('campaigns.add') }).click();
  await see(page.getByRole('dialog', { name: texts('campaigns.form') }));
  await shots.capture('staff-campaign-new');
}

/** The plan of tonight, and a stop of it that is moved. */
async function shootTonight({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/tonight');
  const move = page.getByRole('button', { name: texts('patrols.plan.move').replace('{stop}', 'A1') });
  await see(move);
  await seeLoaded(page);
  await shots.capture('staff-tonight');
  await move.first().click();
  await see(page.getByRole('dialog'));
  await shots.capture('staff-tonight-move');
}

/** A case with its evidence window. */
async function shootEvidence({ page, texts, shots }: Scene, caseId: string): Promise<void> {
  await page.goto(`/admin/cases/${caseId}`);
  await see(page.getByRole('heading', { name: texts('staff-cases.timeline') }));
  await see(page.getByRole('img', { name: texts('staff-cases.window.chart') }));
  await seeLoaded(page);
  await shots.capture('staff-case-evidence');
}

/** The register of speed limits, one of them with its map, and a change of its area in the editor. */
async function shootSpeedLimits({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/speed-limits');
  await see(page.getByText(texts('speed-limits.openRoad')));
  await shots.capture('staff-speed-limits');
  await page.goto(TOWN);
  const edit = page.getByRole('button', { name: texts('speed-limits.act.edit') });
  await see(edit);
  await shots.capture('staff-speed-limit');
  await edit.click();
  const form = page.getByRole('dialog', { name: texts('speed-limits.act.edit') });
  await see(form.getByLabel(texts('speed-limits.place')));
  await shots.capture('staff-limit-editor');
}
