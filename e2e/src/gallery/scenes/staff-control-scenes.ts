import type { Locator, Page } from 'playwright-core';
import { see } from '../../testing/browser/see';
import type { Scene } from './scene';
import { seeLoaded, shootFirstDetail } from './staff-desk-scenes';

/** Users, thresholds, vehicles with violations, audit log and system, with what opens over them. */
export async function shootStaffControl({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/users');
  await see(listOf(page, texts('users.list')));
  await shots.capture('staff-users');
  await page.getByRole('button', { name: texts('users.create') }).click();
  await see(page.getByRole('dialog', { name: texts('users.create') }));
  await shots.capture('staff-users-create');

  await page.goto('/admin/limits');
  await see(page.getByRole('heading', { name: texts('limits.thresholds') }));
  await shots.capture('staff-limits');
  await page
    .getByRole('region', { name: texts('limits.thresholds') })
    .locator('input')
    .first()
    .fill('45');
  await page.getByText(texts('limits.effectLater'), { exact: true }).click();
  await see(page.getByText(texts('limits.previewLower')));
  await shots.capture('staff-limits-change');

  await page.goto('/admin/violators');
  await see(listOf(page, texts('violators.list')).or(page.getByText(texts('violators.emptyText'))));
  await shots.capture('staff-violators');
  await page.goto('/admin/violators?category=any');
  await seeLoaded(page);
  await shootFirstDetail({ page, texts, shots }, 'staff-violator');
  await page.goto('/admin/violators?show=agencies');
  await see(listOf(page, texts('violators.rankAgencies')).or(page.getByText(texts('violators.rankEmpty'))));
  await shots.capture('staff-ranking');

  await page.goto('/admin/audit');
  await see(listOf(page, texts('audit.list')));
  await shots.capture('staff-audit');

  await page.goto('/admin/system');
  await see(page.getByRole('heading', { name: texts('system.jobs') }));
  await shots.capture('staff-system');
  await page.getByRole('button', { name: texts('system.end') }).click();
  await see(page.getByRole('dialog', { name: texts('system.end') }));
  await shots.capture('staff-system-ask');
}

/** A table, or the list of cards that it is on a phone. */
function listOf(page: Page, name: string): Locator {
  return page.getByRole('grid', { name }).or(page.getByRole('list', { name }));
}
