import type { TrackPoint } from '@wakafine/domain/cases/contest-track';

/** Point of a given track as it is stored and exported; its time as ISO 8601. */
export interface StoredTrackPoint extends Omit<TrackPoint, 'recordedAtMs'> {
  readonly recordedAt: string;
}

/** A track as it is stored. */
export function storedTrackOf(points: readonly TrackPoint[]): StoredTrackPoint[] {
  return points.map(({ lat, lng, recordedAtMs, speedKmh, accuracyM }) => ({
    ...{ lat, lng, recordedAt: new Date(recordedAtMs).toISOString(), speedKmh, accuracyM },
  }));
}
