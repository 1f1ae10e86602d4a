import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import { toReceiverPrecision, type Measured } from '@wakafine/domain/speed/receiver-precision';
import type { FilePoint, TrackFileFault, TrackReading } from '@wakafine/domain/track-files/file-track';

/** A place with its time, as a file has it; a value that is missing or out of bounds is null. */
export type FileFix = Required<Measured>;

/** One track of a file, its segments joined in their order. */
export interface FileTrack {
  readonly name: string | null;
  readonly fixes: readonly FileFix[];
  /** Points that have no time that can be read. */
  readonly untimedCount: number;
  /** Points that are nowhere on the globe. */
  readonly misplacedCount: number;
}

/** A point that was looked at: a fix, or why it is none. */
export type SeenPoint = FileFix | 'untimed' | 'misplaced';

/** Gets the bytes of a file of one form, piece by piece; both throw where the file is damaged. */
export interface ByteTrackReader {
  write(bytes: Uint8Array): void;
  close(): TrackReading<SeenPoint>;
}

/** The tracks that have points with a place, or why there are none. */
export function fileTracks(reading: TrackReading<SeenPoint>): readonly FileTrack[] | TrackFileFault {
  if (typeof reading === 'string') {
    return reading;
  }
  const found = reading
    .map(({ name, points }) => ({
      name,
      fixes: points.filter((point) => typeof point === 'object'),
      untimedCount: points.filter((point) => point === 'untimed').length,
      misplacedCount: points.filter((point) => point === 'misplaced').length,
    }))
    .filter(({ fixes, untimedCount }) => fixes.length + untimedCount > 0);
  return found.length === 0 ? 'noTrack' : found;
}

/** A point of a file within the bounds of what is stored. */
export function seenPoint({ lat, lng, recordedAtMs, accuracyM, speedKmh, headingDeg }: FilePoint): SeenPoint {
  if (!isWithin(lat, LIMITS.lat) || !isWithin(lng, LIMITS.lng)) {
    return 'misplaced';
  }
  if (!Number.isFinite(recordedAtMs)) {
    return 'untimed';
  }
  return toReceiverPrecision({
    lat,
    lng,
    recordedAtMs,
    accuracyM: within(accuracyM, LIMITS.accuracyM),
    speedKmh: within(speedKmh, LIMITS.speedKmh),
    headingDeg: within(headingDeg, LIMITS.headingDeg),
  });
}

function within(value: number | undefined, range: { min: number; max: number }): number | null {
  return value !== undefined && isWithin(value, range) ? value : null;
}
