import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Every rule of WCAG 2.2 AA and of good practice; the one on targets is off unless asked for. */
const OPTIONS: RunOptions = { rules: { 'target-size': { enabled: true } } };

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** What axe holds for a fault of the page as it stands, of whatever weight: the rule and an element, a line each. */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  return page.evaluate(runAxe, OPTIONS);
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<string[]> {
  // A sheet that has just changed its place is seen there after the second frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { violations } = (await window.axe?.run(options)) ?? { violations: [] };
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ target }) => id !== 'target-size' || !isPin(target.join(' ')))
      .map(({ html }) => `${id} at ${html}`),
  );

  // Pins stand where the map says, also close to each other; a list beside it leads to the same (WCAG 2.5.8, equivalent).
  function isPin(selector: string): boolean {
    return document.querySelector(selector)?.closest('[data-part=pin]') !== null;
  }
}
