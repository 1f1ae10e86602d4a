import { signInStaff, type StaffAccount } from '../../testing/staff';
import { see } from '../../testing/browser/see';
import { playScene, type Scene, type Stage } from './scene';
import { shootStaffControl } from './staff-control-scenes';
import { shootDesk } from './staff-desk-scenes';
import { shootStaffBroadcast, shootStaffIncidents } from './staff-incident-scenes';
import { shootStaffMap } from './staff-map-scenes';
import { shootPresence } from './staff-presence-scenes';
import { shootStaffReports } from './staff-report-scenes';
import { shootVehicles } from './staff-vehicle-scenes';

/** Takes pictures of the dashboard's pages in one language; gives the faults found, a line each. */
export function shootStaff(stage: Stage, account: StaffAccount): Promise<readonly string[]> {
  return playScene(stage, async (scene) => {
    await signInStaff(scene.page, account);
    await shootAccount(scene);
    await shootDesk(scene);
    await shootStaffMap(scene);
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
  await shots.accept('staff-account');
  const menu = page.getByRole('dialog', { name: texts('staff.frame.menu') });
  // From 768 px on the rail stands there instead, and the menu has gone with its button.
  const openMenu = async (): Promise<void> => {
    if (!(await menu.isVisible())) {
      await page.getByRole('button', { name: texts('staff.frame.menu') }).click();
      await see(menu);
    }
  };
  await shots.accept('staff-menu', openMenu);
  await page.goto('/admin/nowhere');
  await see(page.getByRole('heading', { name: texts('staff.frame.unknownTitle') }));
  await shots.accept('staff-unknown');
}
