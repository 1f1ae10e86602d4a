import { see } from '../../testing/browser/see';
import { DEMO_AGENCY_ACCOUNT, signInStaff } from '../../testing/staff';
import { playScene, type Stage } from './scene';

/** Pages of an agency, by the key of a text that each has once it is there. */
const PAGES = [
  ['agency-home', '/agency', 'agency.menu'],
  ['agency-vehicles', '/agency/vehicles', 'agency.vehicles'],
  ['agency-drivers', '/agency/drivers', 'agency.drivers'],
  ['agency-cases', '/agency/cases', 'agency.cases'],
  ['agency-stickers', '/agency/codes', 'agency.codes'],
  ['agency-report', '/agency/report', 'agency.report'],
  ['agency-account', '/agency/account', 'admin.totp.title'],
] as const;

/** Takes pictures of the pages of a transport agency in one language; gives the faults found, a line each. */
export function shootAgency(stage: Stage): Promise<readonly string[]> {
  return playScene(stage, async ({ page, texts, shots }) => {
    await signInStaff(page, DEMO_AGENCY_ACCOUNT);
    for (const [name, path, key] of PAGES) {
      await page.goto(path);
      await see(page.getByRole('navigation', { name: texts('agency.menu') }));
      await see(page.getByRole('main').locator(':is(h2, table, ul)').first());
      if (key !== 'agency.menu') {
        await see(page.getByText(texts(key)).first());
      }
      await shots.capture(name);
    }
  });
}
