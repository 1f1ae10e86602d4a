import { changePercent } from '@wakafine/domain/statistics/dashboard-range';
import type { DashboardPeriod } from '@wakafine/domain/statistics/dashboard-range';
import { ownRateOf, rateChange } from '@wakafine/domain/statistics/rates';
import type { Exposure, Rate, RateChange } from '@wakafine/domain/statistics/rates';
import { safetyScore } from '@wakafine/domain/statistics/safety-score';
import { CARD_KINDS } from './dashboard.queries';
import type { CardKind, SlotRow } from './dashboard.queries';

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
  readonly slots: readonly SlotRow[];
  readonly period: DashboardPeriod;
  /** Violations of all time. */
  readonly violations: number;
  /** Journeys that are active now. */
  readonly active: number;
}

/** The cards out of what happened slot by slot, over the range and over the time before it. */
export function cardsOf(figures: CardFigures): Cards {
  const { slots, period, violations } = figures;
  const { beforeMs, fromMs, untilMs, slotsMs, slotMs } = period;
  const sums = summedBy(slots, period);
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
    todaysReports: { value: sumOfToday(slots), ...over(count('REPORT_HOUR')) },
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
type Sum = Pick<SlotRow, (typeof SUMMED)[number]>;
type Sums = (kind: CardKind, fromMs: number, untilMs: number) => Sum;

const SUMMED = ['n', 'ranked', 'distanceM'] as const;

function sumOfToday(slots: readonly SlotRow[]): number {
  return slots.filter(({ kind }) => kind === 'REPORT_HOUR').reduce((sum, { today }) => sum + today, 0);
}

/** Sums from the first slot up to each, so that a sum over any slots is one subtraction. */
function summedBy(slots: readonly SlotRow[], { beforeMs, untilMs, slotMs }: DashboardPeriod): Sums {
  const indexOf = (atMs: number): number => (atMs - beforeMs) / slotMs;
  const length = indexOf(untilMs) + 1;
  const upTo = new Map<CardKind, Record<(typeof SUMMED)[number], number[]>>();
  for (const kind of CARD_KINDS) {
    upTo.set(kind, { n: zeros(length), ranked: zeros(length), distanceM: zeros(length) });
  }
  for (const { kind, atMs, ...row } of slots) {
    SUMMED.forEach((name) => upTo.get(kind)?.[name].splice(indexOf(atMs) + 1, 1, row[name]));
  }
  for (const sums of upTo.values()) {
    SUMMED.forEach((name) => accumulate(sums[name]));
  }
  return (kind, fromMs, toMs) => {
    const sums = upTo.get(kind);
    const between = (all: readonly number[] = []): number =>
      (all[indexOf(toMs)] ?? 0) - (all[indexOf(fromMs)] ?? 0);
    return { n: between(sums?.n), ranked: between(sums?.ranked), distanceM: between(sums?.distanceM) };
  };
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

function accumulate(values: number[]): void {
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
