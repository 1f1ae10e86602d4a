/** Metres that one unit of horizontal dilution is worth on a phone (user range error of a single-frequency receiver). */
const METRES_PER_HDOP = 5;
const KMH_PER_MPS = 3.6;
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

/** A track point as a file has it: NaN is what can't be read, undefined a measurement that is not there. */
export interface GpxPoint {
  /** NaN where it is missing. */
  readonly lat: number;
  /** NaN where it is missing. */
  readonly lng: number;
  /** A time without a zone is UTC, as GPX wants it; NaN where it is missing. */
  readonly recordedAtMs: number;
  /** That of the point, or 5 m for each unit of its hdop. */
  readonly accuracyM: number | undefined;
  readonly speedKmh: number | undefined;
  /** Degrees clockwise from north. */
  readonly headingDeg: number | undefined;
}

/** Why nothing can be had from a document: it is no GPX, or has no tracks (routes and places alone have no times). */
export type GpxFault = 'notGpx' | 'noTrack';

/** One track of a document, its segments joined in their order. */
export interface GpxTrack<Point> {
  readonly name: string | null;
  readonly points: readonly Point[];
}

/** Gets what a parser of XML finds, in its order. */
export interface GpxReader<Point> {
  openTag(name: string, attributes: Readonly<Record<string, string>>): void;
  text(piece: string): void;
  closeTag(name: string): void;
  /** The tracks that have points, or why there are none. */
  result(): readonly GpxTrack<Point>[] | GpxFault;
}

interface OpenPoint {
  readonly lat: number;
  readonly lng: number;
  readonly values: Partial<Record<ValueName, string>>;
}

/** Reads the track points of a GPX 1.0 or 1.1 document; `take` makes of each what is stored of it. */
export function createGpxReader<Point>(take: (point: GpxPoint) => Point): GpxReader<Point> {
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
    result: () => {
      const found = tracks.filter(({ points }) => points.length > 0);
      if (isGpx !== true) {
        return 'notGpx';
      }
      return found.length === 0 ? 'noTrack' : found;
    },
  };
}

function pointOf({ lat, lng, values }: OpenPoint): GpxPoint {
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

/** Time in ms; NaN for what is no time. */
function timeOf(text: string): number {
  const hasZone = /(Z|[-+]\d\d:?\d\d)$/i.test(text);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(hasZone ? text : `${text}Z`) : Number.NaN;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Undefined for what is missing or blank, NaN for what is no number. */
function numberOf(text: string | undefined): number | undefined {
  return text === undefined || text.trim() === '' ? undefined : Number(text);
}

function scaled(text: string | undefined, factor: number): number | undefined {
  const number = numberOf(text);
  return number === undefined ? undefined : number * factor;
}
