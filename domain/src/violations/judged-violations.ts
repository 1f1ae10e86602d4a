import type { ClosedSpeeding, Speeding } from './closed-speeding';
import { withPart } from './closed-speeding';
import type { Place } from '../geo/geo';
import { headingBetween } from '../geo/heading-between';
import { smoothedTimes } from './smoothed-times';
import type { JudgedHistory, StretchTimes } from './smoothed-times';
import type { SpeedingState } from './speeding';
import { provenPart } from './speeding-stretch';
import { tenMinuteGroups } from './ten-minute-groups';
import { severityOf, thresholdsAt } from '../speed/zones';
import type { ThresholdsTimeline, ViolationSeverity } from '../speed/zones';

/**
 * Grades of proof of a violation: A the device's own speed, B the way, C nothing but a client's claim or an
 * imported file, which
 * is in no public or staff figure.
 */
export const EVIDENCE_GRADES = ['A', 'B', 'C'] as const;
/** Grade of proof of a violation. */
export type EvidenceGrade = (typeof EVIDENCE_GRADES)[number];

/** A stretch that is proven to lie above its limit: what accuses. */
export interface JudgedViolation extends Omit<Speeding, 'endedAtMs' | 'shown'> {
  /** Last fix above; null while the stretch is open. */
  readonly endedAtMs: number | null;
  /** Direction of travel from its first to its last fix, whole degrees clockwise from north; null less than 30 m apart. */
  readonly headingDeg: number | null;
  /** Mean of the shown speeds at or above the limit + 3 km/h, or the mean speed over the gaps, km/h. */
  readonly meanKmh: number;
  readonly severity: ViolationSeverity;
  readonly grade: EvidenceGrade;
  /** From when on the thresholds were in force that its severity goes by, ms; null: the first ones. */
  readonly thresholdsSinceMs: number | null;
  /** Start of the stretch. */
  readonly beganAt: Place;
  /** Span of all stretches under the same limit zone that count as this one, ms. */
  readonly among: { readonly fromMs: number; readonly toMs: number };
}

/** Conditions of a drive besides its stretches. */
export interface ViolationRules {
  /** Whether the last one is closed too. */
  readonly hasEnded: boolean;
  readonly thresholds: ThresholdsTimeline;
  /** The whole of an ended journey, by which starts and ends become truer; null while it goes on. */
  readonly history: JudgedHistory | null;
}

/**
 * The violations of a drive, oldest first. Of the stretches under one limit zone
 * that begin within 10 minutes the one that proves most counts.
 */
export function violationsOf(
  { closed, stretch }: Pick<SpeedingState, 'closed' | 'stretch'>,
  { hasEnded, thresholds, history }: ViolationRules,
): readonly JudgedViolation[] {
  const open = provenPart(stretch);
  const parts = open === null ? closed : withPart(closed, open);
  const isOpen = (part: ClosedSpeeding): boolean => open !== null && !hasEnded && part === parts.at(-1);
  return tenMinuteGroups(parts, ({ limit }) => limit.id).map((group) => {
    const most = mostProven(group);
    const { limit, proof, shown, startedAtMs, peakKmh, peakAt, fixCount, isOverGaps, first } = most;
    const times = history === null || isOpen(most) ? most : smoothedTimes(most, history);
    return {
      limit,
      proof,
      startedAtMs: times.startedAtMs,
      endedAtMs: isOpen(most) ? null : times.endedAtMs,
      peakKmh,
      peakAt,
      headingDeg: headingBetween(most.first, most.last),
      beganAt: { lat: first.lat, lng: first.lng },
      fixCount,
      isOverGaps,
      meanKmh: shown.count > 0 ? shown.sumKmh / shown.count : proof.provenKmh + proof.uncertaintyKmh,
      severity: severityOfProven(most, thresholds),
      grade: gradeOf(most),
      thresholdsSinceMs: sinceMs(thresholds, startedAtMs),
      among: spanOf([...group, times]),
    };
  });
}

/** The zone of the caution threshold and as much above it as is proven above the limit; over gaps never DANGER by itself. */
function severityOfProven(
  { proof, limit, startedAtMs, isOverGaps }: Speeding,
  timeline: ThresholdsTimeline,
): ViolationSeverity {
  const thresholds = thresholdsAt(timeline, startedAtMs);
  const severity = severityOf(thresholds.caution + proof.provenKmh - limit.limitKmh, thresholds) ?? 'CAUTION';
  return isOverGaps && severity === 'DANGER' ? 'WARNING' : severity;
}

function sinceMs(timeline: ThresholdsTimeline, atMs: number): number | null {
  return timeline.findLast(({ effectiveAtMs }) => effectiveAtMs <= atMs)?.effectiveAtMs ?? null;
}

/** A: the device's own speed proves it and the way does not contradict it; else B. */
function gradeOf({ proof, limit }: Speeding): EvidenceGrade {
  return proof.byDeviceKmh !== null && proof.byDeviceKmh >= limit.limitKmh ? 'A' : 'B';
}

/** Of two alike the earlier one. */
function mostProven(group: readonly ClosedSpeeding[]): ClosedSpeeding {
  return group.reduce((most, part) => (part.proof.provenKmh > most.proof.provenKmh ? part : most));
}

function spanOf(group: readonly StretchTimes[]): JudgedViolation['among'] {
  return {
    fromMs: Math.min(...group.map(({ startedAtMs }) => startedAtMs)),
    toMs: Math.max(...group.map(({ endedAtMs }) => endedAtMs)),
  };
}
