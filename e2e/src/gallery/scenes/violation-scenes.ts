import { see } from '../../testing/browser/see';
import type { Scene } from './scene';

/** The list of all violations of somebody who has none. */
export async function shootNoViolations({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/violations');
  await see(page.getByText(texts('violations.zones.allClear')));
  await shots.capture('violations-empty');
}

/** The list of all violations, the details of one from top to bottom, a contest of it, and those of one that is not there. */
export async function shootViolations({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/violations');
  const card = page.getByRole('main').getByRole('listitem').first();
  await see(card);
  await shots.capture('violations');
  await card.getByRole('link').click();
  const sheet = page.getByRole('dialog', { name: texts('violations.detail.title') });
  const fine = sheet.getByRole('heading', { name: texts('violations.detail.fine'), exact: true });
  await fine.waitFor();
  await shots.capture('violation-details');
  await fine.scrollIntoViewIfNeeded();
  await shots.capture('violation-details-end');
  const contest = new RegExp(`^${texts('cases.contest.contest')}`);
  await sheet.getByRole('button', { name: contest }).click();
  const form = page.getByRole('dialog', { name: texts('cases.contest.title') });
  await form.getByRole('textbox').fill('The town sign was behind the trailer of a lorry.');
  await shots.capture('violation-contest');
  await page.goto('/violations/999999');
  await see(page.getByText(texts('violations.detail.missing')));
  await shots.capture('violation-missing');
}
