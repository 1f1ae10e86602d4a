import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import { toReceiverPrecision, type Measured } from '@wakafine/domain/speed/receiver-precision';
import { SaxesParser } from 'saxes';

/** Metres that one unit of horizontal dilution is worth on a phone (user range error of a single-frequency receiver). */
const METRES_PER_HDOP = 5;
const KMH_PER_MPS = 3.6;
/**
 * Elements of a point that are read, wherever in it, by name without prefix: GPX 1.0, 1.1 and the extensions of
 * common recorders.
 */
const VALUES = ['time', 'speed', 'course', 'accuracy', 'hdop'] as const;
type ValueName = (typeof VALUES)[number];

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

/**
 * Reason why nothing can be had from a file: it is no GPX, or has no tracks (routes and places alone have no
 * times).
 */
export type GpxFault = 'notGpx' | 'noTrack';

export interface GpxReader {
  /** Reads on; throws where the text is no well-formed XML. */
  write(text: string): void;
  /** The tracks that have points, or why there are none; throws where the text has ended too early. */
  close(): readonly FileTrack[] | GpxFault;
}

interface OpenTrack {
  name: string | null;
  fixes: FileFix[];
  untimedCount: number;
  misplacedCount: number;
}

interface OpenPoint {
  readonly lat: number;
  readonly lng: number;
  readonly values: Partial<Record<ValueName, string>>;
}

/** Reads the track points of a GPX document piece by piece; knows no entities but those of XML, and fetches nothing. */
export function createGpxReader(): GpxReader {
  const parser = new SaxesParser({ xmlns: false });
  const tracks: OpenTrack[] = [];
  let isGpx: boolean | null = null;
  let track: OpenTrack | null = null;
  let point: OpenPoint | null = null;
  let text = '';

  parser.on('opentag', ({ name, attributes }) => {
    const local = localName(name);
    isGpx ??= local === 'gpx';
    text = '';
    if (local === 'trk') {
      track = { name: null, fixes: [], untimedCount: 0, misplacedCount: 0 };
      tracks.push(track);
    } else if (local === 'trkpt') {
      point = { lat: numberOf(attributes.lat), lng: numberOf(attributes.lon), values: {} };
    }
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('cdata', (piece) => {
    text += piece;
  });
  parser.on('closetag', ({ name }) => {
    const local = localName(name);
    const value = VALUES.find((each) => each === local);
    if (point !== null && value !== undefined) {
      point.values[value] ??= text.trim();
    } else if (local === 'trkpt' && track !== null && point !== null) {
      accept(track, point);
      point = null;
    } else if (local === 'name' && track !== null && point === null) {
      track.name ??= text.trim() || null;
    } else if (local === 'trk') {
      track = null;
    }
    text = '';
  });

  return {
    write: (piece) => {
      parser.write(piece);
    },
    close: () => {
      parser.close();
      const found = tracks.filter(({ fixes, untimedCount }) => fixes.length + untimedCount > 0);
      if (isGpx !== true) {
        return 'notGpx';
      }
      return found.length === 0 ? 'noTrack' : found;
    },
  };
}

function accept(track: OpenTrack, { lat, lng, values }: OpenPoint): void {
  const recordedAtMs = timeOf(values.time ?? '');
  if (!isWithin(lat, LIMITS.lat) || !isWithin(lng, LIMITS.lng)) {
    track.misplacedCount += 1;
  } else if (Number.isNaN(recordedAtMs)) {
    track.untimedCount += 1;
  } else {
    const accuracyM = values.accuracy ?? scaled(values.hdop, METRES_PER_HDOP);
    track.fixes.push(
      toReceiverPrecision({
        lat,
        lng,
        recordedAtMs,
        accuracyM: within(accuracyM, LIMITS.accuracyM),
        speedKmh: within(scaled(values.speed, KMH_PER_MPS), LIMITS.speedKmh),
        headingDeg: within(values.course, LIMITS.headingDeg),
      }),
    );
  }
}

/** Time in ms; one without a zone is UTC, as GPX wants it. NaN for what is no time. */
function timeOf(text: string): number {
  const hasZone = /(Z|[-+]\d\d:?\d\d)$/i.test(text);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(hasZone ? text : `${text}Z`) : Number.NaN;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function numberOf(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? Number.NaN : Number(text);
}

function scaled(text: string | undefined, factor: number): number {
  return numberOf(text) * factor;
}

function within(value: string | number | undefined, range: { min: number; max: number }): number | null {
  const number = typeof value === 'number' ? value : numberOf(value);
  return isWithin(number, range) ? number : null;
}
