import { see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';

/** Reports with the dialog for a file, and the analytics. */
export async function shootStaffReports({ page, texts, shots }: Scene): Promise<void> {
  await page.goto('/admin/reports');
  await see(page.getByRole('heading', { name: texts('staff-reports.daily') }));
  await shots.accept('staff-reports');
  await page.getByRole('button', { name: texts('staff-reports.violations') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(texts('exports.fullPlates'), { exact: true }).click();
  await see(dialog.getByText(texts('operations.reveal.reason')));
  await shots.accept('staff-export-plates');
  await dialog.getByText(texts('exports.fullPlates'), { exact: true }).click();
  await dialog.getByRole('button', { name: texts('exports.start') }).click();
  await see(dialog.getByText(texts('exports.download')));
  await shots.accept('staff-export');
  await page.keyboard.press('Escape');
  await seeGone(dialog);
  await page.goto('/admin/analytics');
  await see(page.getByRole('heading', { name: texts('analytics.hotspots'), exact: true }));
  await shots.accept('staff-analytics');
}
