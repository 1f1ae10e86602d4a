import type { Browser } from 'playwright-core';

/** Time of the work of `workMs` on a desk whose processor is six times that of a cheap phone, ms. */
const DESK_MS = 85;
const TURNS = 5;

/**
 * Ratio of the time that a page takes on this machine to that on a desk: 1, and more where the machine is slow by itself, as busy and
 * virtual ones are. A limit for a phone that is six times slower than a desk is as many times longer on it.
 */
export async function machineSlowness(browser: Browser): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  try {
    const times: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      times.push(await page.evaluate(workMs, turn));
    }
    return Math.max(1, Math.min(...times) / DESK_MS);
  } finally {
    await page.close();
  }
}

/** Runs in the page: what a page does as it starts, with nothing of the app in it. It reads functions, runs each once, and lays out rows. */
function workMs(turn: number): number {
  const FUNCTIONS = 4_000;
  const ROWS = 3_000;
  const beganMs = performance.now();
  const source = Array.from(
    { length: FUNCTIONS },
    (_, at) => `function f${at}(a){return a.map((x)=>({k:x,i:${at + turn},s:'v${turn}'+x}))}f${at}([1,2,3]);`,
  ).join('\n');
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
  const list = document.createElement('div');
  for (let at = 0; at < ROWS; at += 1) {
    const row = document.createElement('div');
    row.style.padding = `${at % 7}px`;
    row.textContent = `Row ${at}`;
    list.append(row);
  }
  document.body.append(list);
  list.getBoundingClientRect();
  const tookMs = performance.now() - beganMs;
  list.remove();
  script.remove();
  return tookMs;
}
