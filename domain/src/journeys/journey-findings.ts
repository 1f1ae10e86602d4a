import { NO_PASSAGE, readPassage, restartPassage } from './early-arrival';
import type { EarlyArrival, Passage, TravelFix, TravelRules } from './early-arrival';
import { MINUTE_MS } from '../units';

/** Findings of a journey for staff beside its violations; none of them accuses anybody. */
export const FINDING_KINDS = ['INCONSISTENT', 'OFF_ROAD', 'EARLY_ARRIVAL'] as const;
/** Kind of a finding. */
export type FindingKind = (typeof FINDING_KINDS)[number];

/** Spans of one kind so near in time are one, ms. */
const ONE_WITHIN_MS = MINUTE_MS;
/** Spans of one kind that are stored, the newest: a bound for the memory and the row of a journey. */
export const MOST_SPANS = 10;

/** A span of time, ms since the epoch. */
export interface FindingSpan {
  readonly startedAtMs: number;
  readonly endedAtMs: number;
}

/** Findings of a journey so far. */
export interface Findings {
  /** In which the device's own speed contradicted its positions, oldest first. */
  readonly inconsistent: readonly FindingSpan[];
  /** In which the vehicle was off every known road, oldest first. */
  readonly offRoad: readonly FindingSpan[];
  readonly passage: Passage;
}

/** A finding: for an early arrival with its towns and times, else a span of time. */
export type JourneyFinding =
  | ({ readonly kind: 'INCONSISTENT' | 'OFF_ROAD' } & FindingSpan)
  | ({ readonly kind: 'EARLY_ARRIVAL' } & EarlyArrival);

/** Before any fix. */
export const NO_FINDINGS: Findings = { inconsistent: [], offRoad: [], passage: NO_PASSAGE };

/** Contribution of a good fix to the findings; the spans null where it has none. */
export interface FindingFix extends TravelFix {
  readonly inconsistent: FindingSpan | null;
  readonly offRoad: FindingSpan | null;
  /** Whether a vehicle on a road may be there, and so fast. */
  readonly isOnRoad: boolean;
}

/** Findings after one more good fix, later than all before. */
export function readFindings(before: Findings, fix: FindingFix, rules: TravelRules): Findings {
  const passage = fix.isOnRoad ? readPassage(before.passage, fix, rules) : restartPassage(before.passage);
  if (fix.inconsistent === null && fix.offRoad === null && passage === before.passage) {
    return before;
  }
  return {
    inconsistent: withSpan(before.inconsistent, fix.inconsistent),
    offRoad: withSpan(before.offRoad, fix.offRoad),
    passage,
  };
}

/** The findings after the track has started anew somewhere else: no travel time spans that. */
export function restartFindings(before: Findings): Findings {
  return { ...before, passage: restartPassage(before.passage) };
}

/** All findings of a journey by their starts. */
export function findingsOf({
  inconsistent,
  offRoad,
  passage: { early },
}: Findings): readonly JourneyFinding[] {
  const findings: JourneyFinding[] = [
    ...inconsistent.map((span) => ({ kind: 'INCONSISTENT' as const, ...span })),
    ...offRoad.map((span) => ({ kind: 'OFF_ROAD' as const, ...span })),
    ...(early === null ? [] : [{ kind: 'EARLY_ARRIVAL' as const, ...early }]),
  ];
  return findings.sort((one, other) => one.startedAtMs - other.startedAtMs);
}

/** Whether {@link findingsOf} may give something else after some more fixes. */
export function haveFindingsChanged(before: Findings, after: Findings): boolean {
  return (
    before.inconsistent !== after.inconsistent ||
    before.offRoad !== after.offRoad ||
    before.passage.early !== after.passage.early
  );
}

function withSpan(spans: readonly FindingSpan[], span: FindingSpan | null): readonly FindingSpan[] {
  if (span === null) {
    return spans;
  }
  const last = spans.at(-1);
  if (last === undefined || span.startedAtMs - last.endedAtMs > ONE_WITHIN_MS) {
    return [...spans, span].slice(-MOST_SPANS);
  }
  const endedAtMs = Math.max(last.endedAtMs, span.endedAtMs);
  return [...spans.slice(0, -1), { startedAtMs: last.startedAtMs, endedAtMs }];
}
