import { changePercent } from '@wakafine/domain/statistics/dashboard-range';
import type { DashboardPeriod } from '@wakafine/domain/statistics/dashboard-range';
import { ownRateOf, rateChange } from '@wakafine/domain/statistics/rates';
import type { Exposure, Rate, RateChange } from '@wakafine/domain/statistics/rates';
import { HOUR_MS } from '@wakafine/domain/units';
import { safetyScore } from '@wakafine/domain/statistics/safety-score';
import { CARD_KINDS } from './dashboard.queries';
import type { CardKind, HourRow } from './dashboard.queries';

/** One card: a number, what it was over the range and over the same time before, and its course. */
export interface Card {
  readonly value: number | null;
  readonly inRange: number | null;
  readonly before: number | null;
  /** Change from before to inRange, percent of before; null where before is 0 or unknown. */
  readonly changePercent: number | null;
  /** One for each slot of the range, oldest first. */
  readonly series: readonly (number | null)[];
}

/** The four cards, and the second measure beside the safety score. */
export interface Cards {
  readonly totalViolations: Card;
  readonly todaysReports: Card;
  readonly activeJourneys: Card;
  readonly safetyScore: Card;
  readonly violationsPer1000Km: Card;
  /** The rate of the range with its bounds; null below 200 judged km. */
  readonly rate: Rate | null;
  /** Whether chance explains how it differs from that of the time before. */
  readonly rateChange: RateChange;
}

/** Inputs of the cards. */
export interface CardFigures {
  readonly hours: readonly HourRow[];
  readonly period: DashboardPeriod;
  /** Begin of the day in Douala. */
  readonly midnightMs: number;
  /** Violations of all time. */
  readonly violations: number;
  /** Journeys that are active now. */
  readonly active: number;
}

/** The cards out of what happened hour by hour, over the range and over the time before it. */
export function cardsOf(figures: CardFigures): Cards {
  const { hours, period, midnightMs, violations } = figures;
  const { beforeMs, fromMs, untilMs, slotsMs, slotMs } = period;
  const sums = summedBy(hours, period);
  const over = (measure: Measure): Omit<Card, 'value'> => ({
    ...compared(measure(fromMs, untilMs), measure(beforeMs, fromMs)),
    series: slotsMs.map((atMs) => measure(atMs, atMs + slotMs)),
  });
  const count =
    (kind: CardKind): Measure =>
    (from, until) =>
      sums(kind, from, until).n;
  const rated = (from: number, until: number) => ({
    violations: sums('VIOLATION_HOUR', from, until).n,
    journeys: sums('JOURNEY_HOUR', from, until).n,
  });
  const judged = (from: number, until: number): Exposure => ({
    violations: sums('VIOLATION_HOUR', from, until).ranked,
    distanceM: sums('JUDGED_HOUR', from, until).distanceM,
  });
  const score = over((from, until) => safetyScore(rated(from, until)));
  const rate = over((from, until) => ownRateOf(judged(from, until))?.per1000Km ?? null);
  return {
    totalViolations: { value: violations, ...over(count('VIOLATION_HOUR')) },
    todaysReports: { value: sums('REPORT_HOUR', midnightMs, untilMs).n, ...over(count('REPORT_HOUR')) },
    activeJourneys: activeCard(figures, sums),
    safetyScore: { value: score.inRange, ...score },
    violationsPer1000Km: { value: rate.inRange, ...rate },
    rate: ownRateOf(judged(fromMs, untilMs)),
    rateChange: rateChange(judged(beforeMs, fromMs), judged(fromMs, untilMs)),
  };
}

function compared(
  inRange: number | null,
  before: number | null,
): Pick<Card, 'inRange' | 'before' | 'changePercent'> {
  return { inRange, before, changePercent: changePercent(inRange, before) };
}

type Measure = (fromMs: number, untilMs: number) => number | null;
type Sum = Pick<HourRow, (typeof SUMMED)[number]>;
type Sums = (kind: CardKind, fromMs: number, untilMs: number) => Sum;

const SUMMED = ['n', 'ranked', 'distanceM'] as const;

/** Sums from the first hour up to each, so that a sum over any hours is one subtraction. */
function summedBy(hours: readonly HourRow[], { beforeMs, untilMs }: DashboardPeriod): Sums {
  const indexOf = (atMs: number): number => Math.max(0, (atMs - beforeMs) / HOUR_MS);
  const length = indexOf(untilMs) + 1;
  const upTo = new Map<CardKind, Record<(typeof SUMMED)[number], Float64Array>>();
  for (const kind of CARD_KINDS) {
    upTo.set(kind, {
      n: new Float64Array(length),
      ranked: new Float64Array(length),
      distanceM: new Float64Array(length),
    });
  }
  for (const row of hours) {
    const columns = row.atMs >= beforeMs && row.atMs < untilMs ? upTo.get(row.kind) : undefined;
    if (columns !== undefined) {
      const index = indexOf(row.atMs) + 1;
      for (const name of SUMMED) {
        columns[name][index] = (columns[name][index] ?? 0) + row[name];
      }
    }
  }
  for (const columns of upTo.values()) {
    SUMMED.forEach((name) => accumulate(columns[name]));
  }
  return (kind, fromMs, toMs) => {
    const columns = upTo.get(kind);
    const [from, to] = [indexOf(fromMs), indexOf(toMs)];
    const between = (name: (typeof SUMMED)[number]): number =>
      (columns?.[name][to] ?? 0) - (columns?.[name][from] ?? 0);
    return { n: between('n'), ranked: between('ranked'), distanceM: between('distanceM') };
  };
}

function accumulate(values: Float64Array): void {
  let sum = 0;
  values.forEach((value, index) => {
    sum += value;
    values[index] = sum;
  });
}

/** Number of active journeys at a time: those of now, less what has started since, and what has ended since. */
function activeCard({ active, period }: CardFigures, sums: Sums): Card {
  const { fromMs, untilMs, slotsMs, slotMs } = period;
  const activeAt = (atMs: number): number =>
    active - sums('JOURNEY_HOUR', atMs, untilMs).n + sums('JOURNEY_END_HOUR', atMs, untilMs).n;
  return {
    value: active,
    ...compared(active, activeAt(fromMs)),
    series: slotsMs.map((atMs) => activeAt(atMs + slotMs)),
  };
}
