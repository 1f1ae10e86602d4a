import type { Box } from '@wakafine/domain/limits/limit-geometry';
import type { JudgedViolation } from '@wakafine/domain/violations/judged-violations';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { matchViolations } from '../../violations/match-violations';

/** A violation by the limits of today and by drafted ones; null where it is none. */
export interface ComparedViolation {
  readonly today: ViolationSeverity | null;
  readonly drafted: ViolationSeverity | null;
}

/**
 * Pairs the violations of a journey by the limits of today with those by drafted limits, as judging again pairs them with the
 * stored ones. Of those that stay as they are only the ones whose highest speed lies in the area count.
 */
export function compareViolations(
  today: readonly JudgedViolation[],
  drafted: readonly JudgedViolation[],
  area: readonly Box[],
): ComparedViolation[] {
  const spans = today.map((violation, id) => ({
    ...{ id, violation, limitId: violation.limit.id, isClaimed: false, isWithdrawn: false },
    startedAt: new Date(violation.startedAtMs),
    endedAt: violation.endedAtMs === null ? null : new Date(violation.endedAtMs),
  }));
  const { pairs, withdrawn } = matchViolations(spans, drafted, Infinity);
  const isCounted = ({ peakAt }: JudgedViolation): boolean =>
    area.some(
      ({ south, north, west, east }) =>
        peakAt.lat >= south && peakAt.lat <= north && peakAt.lng >= west && peakAt.lng <= east,
    );
  return [
    ...pairs.flatMap(({ stored, judged }): ComparedViolation[] => {
      const before = stored?.violation.severity ?? null;
      return before !== judged.severity || isCounted(judged)
        ? [{ today: before, drafted: judged.severity }]
        : [];
    }),
    ...withdrawn.map(({ violation }) => ({ today: violation.severity, drafted: null })),
  ];
}
