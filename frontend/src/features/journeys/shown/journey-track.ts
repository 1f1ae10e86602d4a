import type { ChartViolation } from '../../../components/charts/ChartGlyphs';
import { indexAt, type SpeedTrack } from '../../../components/charts/speed-track';
import type { JourneyViolationFragment } from '../../../graphql/generated';

/** The violations that count and are shown, oldest first; with those that were only claimed where asked for. */
export function shownViolations(
  violations: readonly JourneyViolationFragment[],
  { withClaims }: { withClaims: boolean },
): JourneyViolationFragment[] {
  return violations
    .filter(({ isWithdrawn, isClaimed }) => !isWithdrawn && (withClaims || !isClaimed))
    .sort((a, b) => Date.parse(a.startedAt) - Date.parse(b.startedAt));
}

/** Violations as the speed chart shows them; one that is still open lasts to the end of the track. */
export function chartViolations(
  violations: readonly JourneyViolationFragment[],
  track: SpeedTrack,
): ChartViolation[] {
  return shownViolations(violations, { withClaims: false }).map((violation) => {
    const { id, severity, speedKmh } = violation;
    return { id, severity, speedKmh, time: timeOf(violation, track) };
  });
}

/** The point of the track at which a violation had its highest speed. */
export function peakIndex(track: SpeedTrack, violation: JourneyViolationFragment): number {
  const { startMs, endMs } = timeOf(violation, track);
  let peak = indexAt(track, startMs);
  for (let index = peak; index < track.points.length && (track.timesMs[index] ?? 0) <= endMs; index += 1) {
    if ((track.points[index]?.speedKmh ?? 0) > (track.points[peak]?.speedKmh ?? 0)) {
      peak = index;
    }
  }
  return peak;
}

function timeOf(
  { startedAt, endedAt }: JourneyViolationFragment,
  { endMs }: SpeedTrack,
): { startMs: number; endMs: number } {
  return { startMs: Date.parse(startedAt), endMs: endedAt === null ? endMs : Date.parse(endedAt) };
}
