import {
  KMH_PER_MPS,
  localName,
  METRES_PER_HDOP,
  numberOf,
  scaled,
  timeOf,
  withPoints,
  type FilePoint,
  type XmlTrackReader,
} from './file-track';

/** Elements that are read of a point, wherever in it, by their name without prefix: GPX 1.0, 1.1 and the extensions of common recorders. */
const VALUES = [
  'time',
  'speed',
  'course',
  'bearing',
  'heading',
  'accuracy',
  'hacc',
  'hdop',
  'speedOf',
] as const;
type ValueName = (typeof VALUES)[number];

interface OpenPoint {
  readonly lat: number;
  readonly lng: number;
  readonly values: Partial<Record<ValueName, string>>;
}

/** Reads the track points of a GPX 1.0 or 1.1 document; `take` makes of each what is stored of it. */
export function createGpxReader<Point>(take: (point: FilePoint) => Point): XmlTrackReader<Point> {
  const tracks: { name: string | null; points: Point[] }[] = [];
  let isGpx: boolean | null = null;
  let track: { name: string | null; points: Point[] } | null = null;
  let point: OpenPoint | null = null;
  let text = '';
  return {
    openTag: (name, { lat, lon }) => {
      const local = localName(name);
      isGpx ??= local === 'gpx';
      text = '';
      if (local === 'trk') {
        track = { name: null, points: [] };
        tracks.push(track);
      } else if (local === 'trkpt') {
        point = { lat: numberOf(lat) ?? Number.NaN, lng: numberOf(lon) ?? Number.NaN, values: {} };
      }
    },
    text: (piece) => {
      text += piece;
    },
    closeTag: (name) => {
      const local = localName(name);
      const value = VALUES.find((each) => each === local);
      if (point !== null && value !== undefined) {
        point.values[value] ??= text.trim();
      } else if (local === 'trkpt' && track !== null && point !== null) {
        track.points.push(take(pointOf(point)));
        point = null;
      } else if (local === 'name' && track !== null && point === null) {
        track.name ??= text.trim() || null;
      } else if (local === 'trk') {
        track = null;
      }
      text = '';
    },
    result: () => (isGpx === true ? withPoints(tracks) : 'notTrackFile'),
  };
}

function pointOf({ lat, lng, values }: OpenPoint): FilePoint {
  return {
    lat,
    lng,
    recordedAtMs: timeOf(values.time ?? ''),
    accuracyM: numberOf(values.accuracy) ?? numberOf(values.hacc) ?? scaled(values.hdop, METRES_PER_HDOP),
    // A speed that this service has computed is none that a device has measured.
    speedKmh: values.speedOf === undefined ? scaled(values.speed, KMH_PER_MPS) : undefined,
    headingDeg: numberOf(values.course) ?? numberOf(values.bearing) ?? numberOf(values.heading),
  };
}
