import { see, seeGone } from '../../testing/browser/see';
import type { Scene } from './scene';

/**
 * The reports of one's own violations with the ranking of all, narrowed to nothing, and a report that was
 * stored.
 */
export async function shootReports({ page, texts, shots }: Scene): Promise<void> {
  const month = page.getByRole('region', { name: texts('reports.month.title') });
  const stored = page.getByRole('region', { name: texts('reports.kept.title') });
  await page.goto('/reports?filter=yearly');
  await see(page.getByRole('region', { name: texts('reports.list.title') }).getByRole('listitem'));
  await see(month.getByRole('img'));
  await month.getByRole('button', { name: texts('reports.month.generate') }).click();
  await see(page.getByText(texts('reports.month.generated')));
  await see(stored.getByRole('listitem'));
  await page.getByRole('button', { name: texts('common.close') }).click();
  await seeGone(page.getByText(texts('reports.month.generated')));
  await shots.capture('reports');
  await page.getByRole('button', { name: texts('export.pdf') }).click();
  const preview = page.getByRole('region', { name: texts('pdf.preview.label') });
  await see(preview.getByText(texts('export.document.title')));
  await shots.capture('reports-export');
  await page.keyboard.press('Escape');
  await seeGone(preview);
  await stored.getByRole('listitem').getByRole('button').first().click();
  const sheet = page.getByRole('dialog');
  await see(sheet.getByRole('listitem'));
  await shots.capture('reports-kept');
  await sheet.getByRole('button', { name: texts('common.close') }).click();
  await seeGone(sheet);
  await page.goto('/reports?filter=yearly&q=no-such-agency&severity=high');
  await see(page.getByText(texts('reports.list.nothing')));
  await shots.capture('reports-nothing');
}
