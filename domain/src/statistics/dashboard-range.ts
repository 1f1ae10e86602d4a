import { HOUR_MS } from '../units';

/** Periods of the dashboard. */
export const DASHBOARD_RANGES = ['LAST_24_HOURS', 'LAST_7_DAYS', 'LAST_30_DAYS'] as const;
/** Periods of the dashboard. */
export type DashboardRange = (typeof DASHBOARD_RANGES)[number];

/** Hours of a range and of each of its slots. */
const LENGTHS: Readonly<Record<DashboardRange, { readonly hours: number; readonly slotHours: number }>> = {
  LAST_24_HOURS: { hours: 24, slotHours: 1 },
  LAST_7_DAYS: { hours: 168, slotHours: 6 },
  LAST_30_DAYS: { hours: 720, slotHours: 24 },
};

/** A range of whole hours up to the hour that a time lies in, and the one of the same length before; ms. */
export interface DashboardPeriod {
  readonly beforeMs: number;
  readonly fromMs: number;
  /** End of the hour that is now, which is not over. */
  readonly untilMs: number;
  /** Time when each slot begins, oldest first. */
  readonly slotsMs: readonly number[];
  readonly slotMs: number;
}

/** The period that a range means at a time, ms. */
export function dashboardPeriod(range: DashboardRange, nowMs: number): DashboardPeriod {
  const { hours, slotHours } = LENGTHS[range];
  const untilMs = (Math.floor(nowMs / HOUR_MS) + 1) * HOUR_MS;
  const fromMs = untilMs - hours * HOUR_MS;
  const slotMs = slotHours * HOUR_MS;
  const slotsMs = Array.from({ length: hours / slotHours }, (_, index) => fromMs + index * slotMs);
  return { beforeMs: fromMs - hours * HOUR_MS, fromMs, untilMs, slotsMs, slotMs };
}

/** Difference of one number from another, percent; null where the other is 0 or either is unknown. */
export function changePercent(value: number | null, before: number | null): number | null {
  return value === null || before === null || before === 0 ? null : ((value - before) / before) * 100;
}
