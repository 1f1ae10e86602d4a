import { KNOWN_COUNTRY } from '@wakafine/simulator/country/known-truth';
import { see } from '../../../testing/browser/see';
import { signInStaff, type StaffAccount } from '../../../testing/staff';
import { playScene, type Scene, type Stage } from '../scene';
import { seeLoaded } from '../staff-desk-scenes';

/** Takes pictures of the pages that answer the seven questions, of the known country; gives the faults found, a line each. */
export function shootAnswers(
  stage: Stage,
  { account, caseId }: { account: StaffAccount; caseId: string },
): Promise<readonly string[]> {
  return playScene(stage, async (scene) => {
    await signInStaff(scene.page, account);
    await shootAttention(scene);
    await shootSegments(scene);
    await shootCampaign(scene);
    await shootTonight(scene);
    await shootEvidence(scene, caseId);
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
  await seeLoaded(page);
  await shots.capture('staff-vehicles-to-stop');
  const answer = page.getByRole('region', { name: texts('violators.answer') });
  await answer.getByRole('button').first().click();
  await see(page.getByRole('region', { name: texts('violators.record.violations') }).getByRole('listitem'));
  await seeLoaded(page);
  await shots.capture('staff-vehicle-record');
}

/** All segments, and the worst of them alone. */
async function shootSegments({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/analytics/segments');
  await see(page.getByRole('region', { name: texts('segments.answer') }));
  await seeLoaded(page);
  await shots.capture('staff-segments');
  await page.goto(`/admin/analytics/${KNOWN_COUNTRY.worst.segment}`);
  await see(page.getByRole('heading', { name: texts('segments.page.violations') }));
  await seeLoaded(page);
  await shots.capture('staff-segment');
}

/** The campaign with its effect, weeks, roads and doubts. */
async function shootCampaign({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/analytics/campaigns');
  await see(page.getByRole('heading', { name: texts('campaigns.mislead') }));
  await seeLoaded(page);
  await shots.capture('staff-campaign');
}

/** The plan of tonight with its map, timeline and paper. */
async function shootTonight({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/tonight');
  await see(page.getByRole('button', { name: texts('patrols.plan.move').replace('{stop}', 'A1') }));
  await seeLoaded(page);
  await shots.capture('staff-tonight');
}

/** A case with its evidence window. */
async function shootEvidence({ page, texts, shots }: Scene, caseId: string): Promise<void> {
  await page.goto(`/admin/cases/${caseId}`);
  await see(page.getByRole('heading', { name: texts('staff-cases.timeline') }));
  await see(page.getByRole('img', { name: texts('staff-cases.window.chart') }));
  await seeLoaded(page);
  await shots.capture('staff-case-evidence');
}
