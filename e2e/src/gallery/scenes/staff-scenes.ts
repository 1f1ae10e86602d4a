import { signInStaff, type StaffAccount } from '../../testing/staff';
import { see, seeGone } from '../../testing/browser/see';
import { playScene, type Scene, type Stage } from './scene';
import { shootStaffControl } from './staff-control-scenes';
import { shootCases, shootDesk } from './staff-desk-scenes';
import { shootStaffBroadcast, shootStaffIncidents } from './staff-incident-scenes';
import { shootPresence } from './staff-presence-scenes';
import { shootVehicles } from './staff-vehicle-scenes';

/** Takes pictures of the dashboard's pages in one language; gives the faults found, a line each. */
export function shootStaff(stage: Stage, account: StaffAccount): Promise<readonly string[]> {
  return playScene(stage, async (scene) => {
    await signInStaff(scene.page, account);
    await shootAccount(scene);
    await shootDesk(scene);
    await shootStaffMap(scene);
    await shootCases(scene);
    await shootStaffIncidents(scene);
    await shootStaffBroadcast(scene);
    await shootStaffReports(scene);
    await shootStaffControl(scene);
  });
}

/** The same of the register of vehicles, and of what asks staff who they are. */
export function shootRegister(stage: Stage, account: StaffAccount): Promise<readonly string[]> {
  return playScene(stage, async (scene) => {
    await signInStaff(scene.page, account);
    await shootVehicles(scene);
    await shootPresence(scene, account);
  });
}

/** The account of who is signed in, in the dashboard's frame, and an address that the dashboard lacks. */
async function shootAccount({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/account');
  await see(page.getByRole('heading', { name: texts('admin.totp.title') }));
  await shots.capture('staff-account');
  const menu = page.getByRole('dialog', { name: texts('staff.frame.menu') });
  // From 768 px on the rail stands there instead, and the menu has gone with its button.
  const openMenu = async (): Promise<void> => {
    if (!(await menu.isVisible())) {
      await page.getByRole('button', { name: texts('staff.frame.more') }).click();
      await see(menu);
    }
  };
  await shots.capture('staff-menu', openMenu);
  await page.goto('/admin/nowhere');
  await see(page.getByRole('heading', { name: texts('staff.frame.unknownTitle') }));
  await shots.capture('staff-unknown');
}

/** The live map with the vehicles and incidents that are on the roads. */
async function shootStaffMap({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/live-map');
  await see(page.getByRole('group', { name: texts('staff.map.label') }));
  await see(page.locator('[data-part=gl-map][data-drawn]'));
  await shots.capture('staff-map');
}

/** Reports with the dialog for a file, and the analytics. */
async function shootStaffReports({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/reports');
  await see(page.getByRole('heading', { name: texts('staff-reports.daily') }));
  await shots.capture('staff-reports');
  await page.getByRole('button', { name: texts('staff-reports.violations') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(texts('exports.fullPlates'), { exact: true }).click();
  await see(dialog.getByText(texts('operations.reveal.reason')));
  await shots.capture('staff-export-plates');
  await dialog.getByText(texts('exports.fullPlates'), { exact: true }).click();
  await dialog.getByRole('button', { name: texts('exports.start') }).click();
  await see(dialog.getByText(texts('exports.download')));
  await shots.capture('staff-export');
  await page.keyboard.press('Escape');
  await seeGone(dialog);
  await page.goto('/admin/analytics');
  await see(page.getByRole('heading', { name: texts('analytics.hotspots'), exact: true }));
  await shots.capture('staff-analytics');
}
