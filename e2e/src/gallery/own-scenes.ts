import { see, seeGone } from '../see';
import type { Scene } from './scene';

/** What opens over the settings, and the profile while it is edited. */
export async function shootOwnSheets({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: texts('settings.local.clear') }).click();
  const dialog = page.getByRole('dialog', { name: texts('settings.local.clear') });
  await see(dialog.getByText(texts('settings.local.question')));
  await shots.take('settings-clear');
  await dialog.getByRole('button', { name: texts('settings.local.cancel') }).click();
  await seeGone(dialog);
  await page.goto('/profile');
  await see(page.getByText(texts('profile.sos.noneHere')));
  await page.getByRole('button', { name: texts('profile.edit'), exact: true }).click();
  await page.getByLabel(texts('profile.email')).fill('no address');
  await page.getByRole('button', { name: texts('profile.save') }).click();
  await see(page.getByText(texts('validation.email.invalid')));
  await shots.take('profile-edit');
}
