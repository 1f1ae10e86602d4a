import { see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';

/** Sheets over the settings, and the profile while it is edited. */
export async function shootOwnSheets({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: texts('settings.local.clear') }).click();
  const dialog = page.getByRole('dialog', { name: texts('settings.local.clear') });
  await see(dialog.getByText(texts('settings.local.question')));
  await shots.capture('settings-clear');
  await dialog.getByRole('button', { name: texts('settings.local.cancel') }).click();
  await seeGone(dialog);
  await page.goto('/profile');
  await see(page.getByText(texts('profile.sos.noneHere')));
  await page.getByRole('button', { name: texts('profile.edit'), exact: true }).click();
  await page.getByLabel(texts('profile.email')).fill('no address');
  await page.getByRole('button', { name: texts('profile.save') }).click();
  await see(page.getByText(texts('validation.email.invalid')));
  await shots.capture('profile-edit');
}

/** Proofs of a citizen: number and vehicle, the code at the start of a journey, and which staff have looked. */
export async function shootOwnProofs({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: texts('proof.send') }).click();
  await see(page.getByRole('button', { name: texts('proof.submit') }));
  await page.getByRole('heading', { name: texts('proof.section') }).scrollIntoViewIfNeeded();
  await shots.capture('number-proof');
  await page.goto('/settings');
  await page.getByRole('button', { name: texts('settings.enrolment.enrol') }).click();
  await see(page.getByText(texts('enrolment.fault.empty')));
  await shots.capture('settings-enrolment');
  await page.goto('/settings/who-has-seen');
  await see(page.getByText(texts('looks.emptyTitle')));
  await shots.capture('who-has-seen');
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('button', { name: texts('drive.start') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: texts('drive.code.scan') }).click();
  await see(dialog.getByText(texts('drive.code.noCamera')));
  await shots.capture('start-code');
}
