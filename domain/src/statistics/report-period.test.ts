import { periodBounds } from './report-period';
import type { ReportPeriod } from './report-period';

const NOW_MS = Date.parse('2026-12-31T22:30:00Z');

it.each<[ReportPeriod, string | null, string]>([
  ['DAILY', '2026-12-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['MONTHLY', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['YEARLY', '2025-12-31T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
  ['ALL', null, '2026-12-31T23:00:00.000Z'],
])('%s reaches from %s to %s half an hour before the new year in Douala', (period, from, until) => {
  const { fromMs, untilMs } = periodBounds(period, NOW_MS);
  expect([fromMs === null ? null : new Date(fromMs).toISOString(), new Date(untilMs).toISOString()]).toEqual([
    from,
    until,
  ]);
});

it('is in the new year half an hour into it', () => {
  const { fromMs } = periodBounds('YEARLY', Date.parse('2026-12-31T23:30:00Z'));
  expect(fromMs).toBe(Date.parse('2026-12-31T23:00:00Z'));
});
