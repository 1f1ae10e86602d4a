/** A track point as a file has it: NaN is what can't be read, undefined a measurement that is not there. */
export interface FilePoint {
  /** NaN where it is missing. */
  readonly lat: number;
  /** NaN where it is missing. */
  readonly lng: number;
  /** A time without a zone is UTC; NaN where it is missing. */
  readonly recordedAtMs: number;
  /** Metres; that of the point, or 5 m for each unit of its hdop. */
  readonly accuracyM: number | undefined;
  readonly speedKmh: number | undefined;
  /** Degrees clockwise from north. */
  readonly headingDeg: number | undefined;
}

/** Why nothing can be had from a file: its form is not known or it is damaged, or it has no tracks (routes and places alone have no times). */
export type TrackFileFault = 'notTrackFile' | 'noTrack';

/** One track of a file, its segments joined in their order. */
export interface NamedTrack<Point> {
  readonly name: string | null;
  readonly points: readonly Point[];
}

/** Outcome of a file once it is read: the tracks that have points, or why there are none. */
export type TrackReading<Point> = readonly NamedTrack<Point>[] | TrackFileFault;

/** Gets a text piece by piece. */
export interface TextTrackReader<Point> {
  /** Reads on; throws where the text can be none of its form. */
  write(piece: string): void;
  result(): TrackReading<Point>;
}

/** Gets what a parser of XML finds, in its order. */
export interface XmlTrackReader<Point> {
  openTag(name: string, attributes: Readonly<Record<string, string>>): void;
  text(piece: string): void;
  closeTag(name: string): void;
  result(): TrackReading<Point>;
}

/** Metres a second in km/h. */
export const KMH_PER_MPS = 3.6;
/** Metres that one unit of horizontal dilution is worth on a phone (user range error of a single-frequency receiver). */
export const METRES_PER_HDOP = 5;

/** Time in ms of a text in ISO 8601, in UTC where it names no zone; NaN for what is no time. */
export function timeOf(text: string): number {
  const hasZone = /(Z|[-+]\d\d:?\d\d)$/i.test(text);
  return /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(hasZone ? text : `${text}Z`) : Number.NaN;
}

/** Number in a text; undefined for what is missing or blank, NaN for what is no number. */
export function numberOf(text: string | undefined): number | undefined {
  return text === undefined || text.trim() === '' ? undefined : Number(text);
}

/** Number in a text by another unit; as {@link numberOf}. */
export function scaled(text: string | undefined, factor: number): number | undefined {
  const number = numberOf(text);
  return number === undefined ? undefined : number * factor;
}

/** Name of an element of XML without its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The tracks that have points, or that there is none. */
export function withPoints<Point>(tracks: readonly NamedTrack<Point>[]): TrackReading<Point> {
  const found = tracks.filter(({ points }) => points.length > 0);
  return found.length === 0 ? 'noTrack' : found;
}
