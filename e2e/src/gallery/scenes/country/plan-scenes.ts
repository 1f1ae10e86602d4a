import { see, seeGone } from '../../../testing/browser/see';
import { signInStaff, type StaffAccount } from '../../../testing/staff';
import { playScene, type Scene, type Stage } from '../scene';
import { seeLoaded } from '../staff-desk-scenes';

const SEGMENTS = '/admin/analytics/segments';
const VIEW = 'N5, 20–4 h';
/** A town with an area that the register has from OpenStreetMap. */
const TOWN = '/admin/speed-limits?open=osm-331133522';

/** Takes pictures of what opens over the pages that answer, and of the limits, of the known country; gives the faults found, a line each. */
export function shootPlans(stage: Stage, account: StaffAccount): Promise<readonly string[]> {
  return playScene(stage, async (scene) => {
    await signInStaff(scene.page, account);
    await shootVehicleToStop(scene);
    await shootForms(scene);
    await shootViews(scene);
    await shootSpeedLimits(scene);
  });
}

/** The vehicle that the rule proposes first. */
async function shootVehicleToStop({ page, shots }: Scene): Promise<void> {
  await page.goto('/admin/violators');
  await page.locator('main ul > li > div > button').first().click();
  await see(page.getByRole('dialog'));
  await seeLoaded(page);
  await shots.capture('staff-vehicle-to-stop');
}

/** The forms for a count of traffic, for a campaign, and for the move of a patrol. */
async function shootForms({ page, texts, shots }: Scene): Promise<void> {
  await page.goto(SEGMENTS);
  await page.getByRole('button', { name: texts('segments.coverage.add') }).click();
  await see(page.getByRole('dialog', { name: texts('segments.coverage.title') }));
  await shots.capture('staff-traffic-count');
  await page.goto('/admin/analytics/campaigns');
  await page.getByRole('button', { name: texts('campaigns.add') }).click();
  await see(page.getByRole('dialog', { name: texts('campaigns.form') }));
  await shots.capture('staff-campaign-new');
  await page.goto('/admin/tonight');
  await page
    .getByRole('button', { name: texts('patrols.plan.move').replace('{stop}', 'A1') })
    .first()
    .click();
  await see(page.getByRole('dialog'));
  await shots.capture('staff-tonight-move');
}

/** The form that stores a view, and the list of those that are stored. */
async function shootViews({ page, texts, shots }: Scene): Promise<void> {
  await page.goto(`${SEGMENTS}?vehicles=BUSES&road=N5&fromHour=20&untilHour=4`);
  await page.getByRole('button', { name: texts('views.save') }).click();
  const form = page.getByRole('dialog', { name: texts('views.form.new') });
  await form.getByLabel(texts('views.form.name')).fill(VIEW);
  await shots.capture('staff-view-save');
  await form.getByRole('button', { name: texts('views.form.store') }).click();
  await seeGone(form);
  // A notice under the mouse stays.
  await page.mouse.move(1, 1);
  await seeGone(page.getByText(texts('views.form.stored')));
  await page.getByRole('button', { name: texts('views.list'), exact: true }).click();
  await see(page.getByRole('dialog', { name: texts('views.listTitle') }).getByText(VIEW));
  await shots.capture('staff-views');
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
