import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMachine } from './machine';
import type { Measurement } from './results-page';
import { storeMeasurement } from './stored-results';

const folder = mkdtempSync(join(tmpdir(), 'wakafine-results-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const measured = (bench: string, measuredRatio: number): Measurement => ({
  ...{ bench, at: '2026-11-29T12:00:00.000Z', machine: describeMachine(), words: [] },
  noise: { tookS: 3, workMs: [60, 61], load: [0, 1] },
  judged: [
    { bench: 'active', what: bench, unit: 'x', measured: measuredRatio, must: null, aim: 2, isReached: true },
  ],
});
const page = () => readFileSync(join(folder, 'RESULTS.md'), 'utf8');

test('a run takes the place of the last one of its benchmark, and leaves those of others', async () => {
  await storeMeasurement(folder, measured('growth', 1.75));
  await storeMeasurement(folder, measured('active', 1.25));
  await storeMeasurement(folder, measured('growth', 1.5));
  expect(page()).toContain('2 of 2 lines are passed.');
  expect(page()).not.toContain('1.75 x');
  // In the order of the benchmarks, whichever was run first.
  expect(page().indexOf('1.25 x')).toBeLessThan(page().indexOf('1.5 x'));
});

test('a benchmark that is no more goes with the next run', async () => {
  await storeMeasurement(folder, measured('active-of-old', 1.875));
  await storeMeasurement(folder, measured('active', 1.25));
  expect(page()).not.toContain('1.875 x');
});
