import type { Page } from 'playwright-core';
import type { StaffAccount } from '../../testing/staff';
import { see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';

/** Two minutes and a little before a session ends in which nobody does anything, ms. */
const NEARLY_IDLE_MS = 28.5 * 60_000;
const TO_CONFIRM = {
  errors: [
    { message: 'Please confirm', extensions: { code: 'FORBIDDEN', clientCode: 'confirmation-required' } },
  ],
};

/**
 * Screens that ask staff for their identity: the set-up of a second step, the confirmation before a grave act,
 * and the idle notice.
 */
export async function shootPresence(scene: Scene, { password }: StaffAccount): Promise<void> {
  const { page, texts, shots } = scene;
  await page.goto('/admin/account');
  await page.getByRole('button', { name: texts('admin.totp.start') }).click();
  await page.getByLabel(texts('admin.totp.password')).fill(password);
  await shots.capture('staff-totp-password');
  await page.getByRole('button', { name: texts('admin.totp.next') }).click();
  await see(page.getByRole('img', { name: texts('admin.totp.qr') }));
  await shots.capture('staff-totp');
  await page.getByRole('button', { name: texts('admin.totp.cancel') }).click();
  await shootConfirmation(scene);
  await page.goto('/admin/account');
  await see(page.getByRole('heading', { name: texts('admin.totp.title') }));
  await page.evaluate(advance, NEARLY_IDLE_MS);
  await see(page.getByRole('dialog', { name: texts('admin.idle.title') }));
  await shots.capture('staff-idle');
}

/** As it is a quarter of an hour after sign-in: the server wants to be sure. */
async function shootConfirmation({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/users');
  await page.getByRole('button', { name: texts('users.create') }).click();
  const form = page.getByRole('dialog', { name: texts('users.create') });
  await form.getByLabel(texts('users.username')).fill('mbarga');
  await refuse(page);
  await form.getByRole('button', { name: texts('users.createDo') }).click();
  const confirm = page.getByRole('dialog', { name: texts('admin.confirm.title') });
  await see(confirm);
  await shots.capture('staff-confirm');
  await page.keyboard.press('Escape');
  await seeGone(confirm);
  await page.unroute('**/graphql');
}

async function refuse(page: Page): Promise<void> {
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('CreateStaff') === true
      ? route.fulfill({ json: TO_CONFIRM })
      : route.fallback(),
  );
}

/** Runs in the page: from now on its clock is so far ahead. */
function advance(byMs: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + byMs;
}
