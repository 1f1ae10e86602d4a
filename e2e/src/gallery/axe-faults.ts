import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const GRAVE = ['serious', 'critical'];

declare global {
  interface Window {
    axe?: { run(): Promise<AxeResults> };
  }
}

/** What axe holds for a serious or critical fault of the page as it stands: the rule and the first element, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  const violations = await page.evaluate(async () => (await window.axe?.run())?.violations ?? []);
  return violations
    .filter(({ impact }) => GRAVE.includes(impact ?? ''))
    .map(({ id, nodes }) => `${id} at ${nodes[0]?.html ?? 'an unknown element'}`);
}
