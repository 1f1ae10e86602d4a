import { cutTrack, type TrackPoint, type ViolationTime } from '@wakafine/domain/cases/contest-track';
import type { FoundTrack } from '../../../lib/track-file/found-track';
import { packedCount, unpackFixes } from '../../../lib/track-file/packed-fixes';

const POINTS_OF_A_WAY = 2;

/** The part of a file around a violation: of several tracks the one that has most there; null where none has two points there. */
export function trackOfFile(
  tracks: readonly FoundTrack[],
  time: ViolationTime,
): readonly TrackPoint[] | null {
  const cuts = tracks.map(({ fixes }) =>
    cutTrack(unpackFixes(fixes, 0, packedCount(fixes)).map(pointOf), time),
  );
  const most = cuts.reduce<readonly TrackPoint[]>((one, cut) => (cut.length > one.length ? cut : one), []);
  return most.length < POINTS_OF_A_WAY ? null : most;
}

function pointOf({ lat, lng, recordedAtMs, speedKmh, accuracyM }: TrackPoint): TrackPoint {
  return { lat, lng, recordedAtMs, speedKmh, accuracyM };
}
