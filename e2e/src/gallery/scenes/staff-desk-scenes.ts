import type { Page } from 'playwright-core';
import { see } from '../../testing/browser/see';
import type { Scene } from './scene';

/** The overview, all violations and all journeys, and the details of the first of each where there is one. */
export async function shootDesk({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin');
  await see(page.getByRole('heading', { name: texts('operations.inbox.title') }));
  await seeLoaded(page);
  await shots.capture('staff-overview');
  await page.goto('/admin/violations');
  await seeLoaded(page);
  await shots.capture('staff-violations');
  await shootFirstDetail({ page, texts, shots }, 'staff-violation');
  await page.goto('/admin/journeys?show=all');
  await seeLoaded(page);
  await shots.capture('staff-journeys');
  await shootFirstDetail({ page, texts, shots }, 'staff-journey');
}

/** Waits until no skeleton is left. */
export async function seeLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('main') !== null &&
      document.querySelector(':is(main, [role=dialog]) [role=status] > [data-skeleton]') === null,
  );
}

/** The details of the first row, where there is one. */
export async function shootFirstDetail({ page, shots }: Scene, name: string): Promise<void> {
  const first = page.locator('main ul > li > div > button').first();
  if ((await first.count()) === 0) {
    return;
  }
  await first.click();
  await see(page.getByRole('dialog'));
  await seeLoaded(page);
  await shots.capture(name);
}

/** All cases, the evidence that they hold of erased accounts, and the page of the first where there is one. */
export async function shootCases({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/cases?state=held');
  await see(page.getByText(texts('staff-cases.held.empty')));
  await shots.capture('staff-cases-held');
  await page.goto('/admin/cases?state=any');
  await seeLoaded(page);
  await shots.capture('staff-cases');
  const first = page
    .getByRole('main')
    .getByText(/^C-20\d\d-\d+$/)
    .first();
  if ((await first.count()) > 0) {
    await first.click();
    await see(page.getByRole('heading', { name: texts('staff-cases.timeline') }));
    await seeLoaded(page);
    await shots.capture('staff-case');
  }
}
