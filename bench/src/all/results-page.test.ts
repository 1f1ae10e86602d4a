import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Judged } from './judge';
import { plainTable, resultsPage, type Measurement } from './results-page';

const LINE = { bench: 'ingest', unit: 'x', must: 1, aim: 0.85 } as const;
const JUDGED: readonly Judged[] = [
  { ...LINE, what: 'push', measured: 0.831, isReached: true },
  { ...LINE, what: 'page of 50', measured: 1.9, isReached: false },
  { ...LINE, what: 'bytes', unit: 'B', measured: 1_234_567, must: null, aim: 85_000, isReached: null },
  { ...LINE, what: 'its own limits', unit: '', measured: null, must: null, aim: null, isReached: true },
];
const MEASURED: Measurement = {
  bench: 'ingest',
  at: '2026-11-25T17:00:00.000Z',
  machine: {
    ...{ processors: 2, model: 'A Processor', memoryGb: 16, system: 'Linux 6.1' },
    ...{ node: '20.19.0', postgres: '18.4', commit: 'abc1234' },
  },
  words: [],
  noise: { tookS: 90, workMs: [61.5, 62], load: [0.4, 1.9] },
  judged: JUDGED,
};

test('the page names machine, date and versions, and each line with what it was held to', () => {
  const page = resultsPage([MEASURED]);
  expect(page).toContain('\n2 × A Processor, 16 GB, Linux 6.1, Node.js 20.19.0, PostgreSQL 18.4.\n');
  expect(page).toContain('3 of 4 lines are passed.');
  expect(page).toMatch(/\| ingest +\| push +\| 0\.831 x +\| 0\.85 x +\| 1 x +\| passed +\|/);
  expect(page).toMatch(/\| ingest +\| bytes +\| 1,234,567 B +\| 85,000 B +\| – +\| – +\|/);
  expect(page).toMatch(
    /\| ingest +\| 2026-11-25 +\| abc1234 +\| – +\| 90 s +\| 61\.5, 62 ms +\| 0\.4, 1\.9 +\|/,
  );
});

test('a smaller run says so, and runs of two machines say which they were', () => {
  const other = { ...MEASURED.machine, model: 'Another Processor', commit: 'def5678' };
  const page = resultsPage([
    MEASURED,
    { ...MEASURED, bench: 'growth', machine: other, words: ['--percent', '5'] },
  ]);
  expect(page).toMatch(/\| growth +\| 2026-11-25 +\| def5678 +\| `--percent 5` +\|/);
  expect(page).toContain('\n- 2 × Another Processor, 16 GB');
});

test('the page is as the formatter wants it', () => {
  const page = resultsPage([MEASURED]);
  const formatter = join(__dirname, '../../../node_modules/prettier/bin/prettier.cjs');
  const formatted = execFileSync(process.execPath, [formatter, '--parser', 'markdown'], { input: page });
  expect(formatted.toString()).toBe(page);
});

test('the table of a terminal has a line for each', () => {
  const lines = plainTable(JUDGED).split('\n');
  expect(lines).toHaveLength(5);
  expect(lines[2]).toMatch(/^ingest +page of 50 +1\.9 x +0\.85 x +1 x +missed$/);
});
