import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Of what axe looks for by default, what depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * Faults that axe finds on the page as it stands, of whatever weight: the rule and an element, a line each. Its
 * rule
 * on the size of targets stays off, as it is by default: it counts everything behind a bar as covered;
 * `layoutFaults` asks for more and brings each target into sight first. Of a page that was looked at in one theme already, only
 * the colours are new in the other.
 */
export async function axeFaults(page: Page, aspects: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE);
  }
  // Only violations are read: axe need not list what passes, nor find a selector for each element.
  const options: RunOptions = { resultTypes: ['violations'], selectors: false };
  if (aspects === 'colours') {
    options.runOnly = { type: 'rule', values: COLOUR_RULES };
  }
  return page.evaluate(runAxe, options);
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<string[]> {
  // A sheet that has just changed its place is seen there after the second frame.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { violations } = (await window.axe?.run(options)) ?? { violations: [] };
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} at ${html}`));
}
