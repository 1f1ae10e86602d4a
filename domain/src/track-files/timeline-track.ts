import { MINUTE_MS } from '../units';
import {
  KMH_PER_MPS,
  timeOf,
  withPoints,
  type FilePoint,
  type NamedTrack,
  type TextTrackReader,
} from './file-track';
import { createRecordScanner } from './json-records';

/** A stop or silence of this length, ms, ends a track. */
const TRACK_ENDS_AFTER_MS = 30 * MINUTE_MS;
/** So many tracks are given, the newest first: a file holds years. */
const TRACKS_MAX = 50;
/** So many positions of a kind are held at most, the newest. */
const POINTS_MAX = 500_000;
const E7 = 1e7;

type Json = Readonly<Record<string, unknown>>;
type TimedPoint = Omit<FilePoint, 'speedKmh' | 'headingDeg' | 'accuracyM'> & Partial<FilePoint>;

/**
 * Reads the location history that Google gives out: `Records.json`, the months of the semantic history, and the `Timeline.json` that
 * phones of today write (Android and iPhone). Positions become tracks by their pauses, newest first, at most 50. Positions that the
 * receiver gave count before the paths that were made of them.
 */
export function createTimelineReader<Point>(accept: (point: FilePoint) => Point): TextTrackReader<Point> {
  const signals: FilePoint[] = [];
  const paths: FilePoint[] = [];
  let isTimeline = false;
  const scanner = createRecordScanner((record) => {
    const measured = signalOf(record);
    const path = measured === null ? pathOf(record) : null;
    isTimeline ||= measured !== null || path !== null;
    signals.push(...(measured === null ? [] : [filePoint(measured)]));
    paths.push(...(path ?? []).map(filePoint));
    dropOldest(signals);
    dropOldest(paths);
  });
  return {
    write: scanner.write,
    result: () => {
      if (!isTimeline || !scanner.isWhole()) {
        return 'notTrackFile';
      }
      const tracks = tracksOf(signals.length > 0 ? signals : paths);
      return withPoints(tracks.map(({ name, points }) => ({ name, points: points.map(accept) })));
    },
  };
}

/** Drops the older half of what has become too much. */
function dropOldest(points: FilePoint[]): void {
  if (points.length > POINTS_MAX) {
    points.sort((one, other) => one.recordedAtMs - other.recordedAtMs);
    points.splice(0, POINTS_MAX / 2);
  }
}

function tracksOf(points: readonly FilePoint[]): NamedTrack<FilePoint>[] {
  const timed = points
    .filter(({ recordedAtMs }) => Number.isFinite(recordedAtMs))
    .sort((one, other) => one.recordedAtMs - other.recordedAtMs);
  const tracks: FilePoint[][] = [];
  for (const point of timed) {
    const track = tracks.at(-1);
    const before = track?.at(-1)?.recordedAtMs ?? -Infinity;
    if (track === undefined || point.recordedAtMs - before > TRACK_ENDS_AFTER_MS) {
      tracks.push([point]);
    } else {
      track.push(point);
    }
  }
  return tracks
    .slice(-TRACKS_MAX)
    .reverse()
    .map((track) => ({ name: null, points: track }));
}

/** A position of `Records.json`, or a raw signal of `Timeline.json`; null for what is neither. */
function signalOf(record: unknown): TimedPoint | null {
  if (!isObject(record)) {
    return null;
  }
  if ('latitudeE7' in record) {
    return {
      lat: numberIn(record.latitudeE7) / E7,
      lng: numberIn(record.longitudeE7) / E7,
      recordedAtMs: momentOf(record.timestamp ?? record.timestampMs),
      accuracyM: known(record.accuracy),
      speedKmh: scaledKnown(record.velocity),
      headingDeg: known(record.heading),
    };
  }
  const { position } = record;
  if (!isObject(position)) {
    return null;
  }
  return {
    ...placeOf(position.LatLng),
    recordedAtMs: momentOf(position.timestamp),
    accuracyM: known(position.accuracyMeters),
    speedKmh: scaledKnown(position.speedMetersPerSecond),
  };
}

/** The path of a segment, with or without points; null for what is no segment. */
function pathOf(record: unknown): readonly TimedPoint[] | null {
  if (!isObject(record)) {
    return null;
  }
  if (Array.isArray(record.timelinePath)) {
    const startMs = momentOf(record.startTime);
    return record.timelinePath
      .filter(isObject)
      .map(({ point, time, durationMinutesOffsetFromStartTime }) => ({
        ...placeOf(point),
        recordedAtMs:
          time === undefined
            ? startMs + numberIn(durationMinutesOffsetFromStartTime) * MINUTE_MS
            : momentOf(time),
      }));
  }
  const { activitySegment } = record;
  if (isObject(activitySegment)) {
    const { simplifiedRawPath } = activitySegment;
    const points = isObject(simplifiedRawPath) ? simplifiedRawPath.points : [];
    return (Array.isArray(points) ? points : []).filter(isObject).map((point) => ({
      lat: numberIn(point.latE7) / E7,
      lng: numberIn(point.lngE7) / E7,
      recordedAtMs: momentOf(point.timestamp ?? point.timestampMs),
      accuracyM: known(point.accuracyMeters),
    }));
  }
  const isSegment = ['visit', 'placeVisit', 'activity', 'timelineMemory', 'wifiScan', 'activityRecord'].some(
    (name) => name in record,
  );
  return isSegment ? [] : null;
}

/** Place of "4.05°, 9.76°" or "geo:4.05,9.76". */
function placeOf(text: unknown): Pick<FilePoint, 'lat' | 'lng'> {
  const [, lat, lng] = /^(?:geo:)?\s*(-?[\d.]+)°?\s*,\s*(-?[\d.]+)°?$/.exec(String(text)) ?? [];
  return { lat: Number(lat ?? Number.NaN), lng: Number(lng ?? Number.NaN) };
}

function filePoint(point: TimedPoint): FilePoint {
  return { accuracyM: undefined, speedKmh: undefined, headingDeg: undefined, ...point };
}

/** Milliseconds since 1970 of ISO 8601 or of a number in a text. */
function momentOf(value: unknown): number {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return /^\d{12,14}$/.test(text) ? Number(text) : timeOf(text);
}

function numberIn(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}

function known(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function scaledKnown(value: unknown): number | undefined {
  return typeof value === 'number' ? value * KMH_PER_MPS : undefined;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
