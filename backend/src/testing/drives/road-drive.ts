import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import type { Place } from '@wakafine/domain/geo/geo';
import { lineFromSteps } from '@wakafine/domain/segments/segment-line';
import { loadSegments } from '../../platform/geo/segments';
import type { FixPayload } from './straight-drive';

/** A drive along a main road. */
export interface RoadDrive {
  readonly startedAt: Date;
  /** The segments that it drives, from the start of the first to the end of the last. */
  readonly segments: readonly string[];
  /** Speed over each of them, km/h. */
  readonly speedsKmh: readonly number[];
  /** Seconds between fixes; 2 where left out. */
  readonly everyS?: number;
  readonly firstSeq?: number;
}

/** Fixes of a drive along the line of some segments, in the order in which they are named. */
export async function roadDrive(drive: RoadDrive): Promise<FixPayload[]> {
  const { startedAt, segments, speedsKmh, everyS = 2, firstSeq = 1 } = drive;
  const { byId } = await loadSegments();
  const fixes: FixPayload[] = [];
  const fixAt = ({ lat, lng }: Place): void => {
    const recordedAt = new Date(startedAt.getTime() + fixes.length * everyS * 1000).toISOString();
    fixes.push({ seq: firstSeq + fixes.length, lat, lng, recordedAt, accuracyM: 5 });
  };
  segments.forEach((id, index) => {
    const line = lineFromSteps(byId.get(id)?.line ?? []);
    const stepM = ((speedsKmh[index] ?? speedsKmh[0] ?? 0) / 3.6) * everyS;
    let [leftM, from] = [fixes.length === 0 ? 0 : stepM, line[0]];
    for (const to of line.slice(1)) {
      for (
        let apartM = distanceM(from, to);
        apartM >= leftM && from !== undefined;
        apartM = distanceM(from, to)
      ) {
        const share = apartM === 0 ? 0 : leftM / apartM;
        from = { lat: from.lat + (to.lat - from.lat) * share, lng: from.lng + (to.lng - from.lng) * share };
        fixAt(from);
        leftM = stepM;
      }
      leftM -= distanceM(from, to);
      from = to;
    }
  });
  return fixes;
}

function distanceM(from: Place | undefined, to: Place): number {
  return from === undefined ? NaN : distanceBetweenM(from, to);
}
