import { askGraphql } from '../../testing/incident-calls';
import { see } from '../../testing/browser/see';
import type { Scene } from './scene';

/** The inbox before any notification. */
export async function shootEmptyInbox({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/notifications');
  await see(page.getByText(texts('notifications.empty.title')));
  await shots.capture('inbox-empty');
}

/** Notifications, the question whether messages may come, and the hours in which none rings. */
export async function shootMessages({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/notifications');
  await see(page.getByRole('main').getByRole('listitem'));
  await shots.capture('inbox');
  await page.context().grantPermissions(['notifications']);
  const { viewer } = await askGraphql<{ viewer: { id: string } }>(page.request, '{ viewer { id } }');
  // As after a journey that was ended in this tab.
  await page.evaluate((id) => window.sessionStorage.setItem(`push-moment.${id}`, '1'), viewer.id);
  await page.goto('/');
  await see(page.getByRole('heading', { name: texts('notifications.ask.title') }));
  await shots.capture('messages-ask');
  await page.goto('/settings');
  const quiet = page.getByRole('switch', { name: texts('settings.quiet') });
  await quiet.click();
  await see(page.getByLabel(texts('settings.quiet.from'), { exact: true }));
  await shots.capture('settings-messages');
}
