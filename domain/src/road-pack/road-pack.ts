import { toHex, utf8 } from '../evidence/bytes';
import { sha256 } from '../evidence/sha256';

/** Most that the whole pack may take, packed with brotli, bytes. */
export const ROAD_PACK_MAX_BYTES = 400_000;
/** Most that its differences of an ordinary week may take together, packed with brotli, bytes. */
export const ROAD_PACK_WEEK_MAX_BYTES = 20_000;
/** Form of the version of a pack: its number, and its checksum. */
export const PACK_VERSION = '^[1-9][0-9]{0,8}-[0-9a-f]{32}$';

/** Contents of a pack: values as JSON texts by their keys. */
export type PackEntries = ReadonlyMap<string, string>;

/** Name of one state of the pack, by which it is checked. */
export interface PackState {
  /** Number, hyphen and checksum, such as `57-3fa9c0d1b2e4...`; no two states share one. */
  readonly version: string;
  /** Hour in which it was made, ISO 8601. */
  readonly madeAt: string;
}

/** Hazards, limits, places, road lines and dangerous stretches of the whole country, the same for everybody. */
export interface RoadPack extends PackState {
  readonly entries: PackEntries;
}

/** Changes of the entries from one state to another. */
export interface PackChanges {
  readonly put: PackEntries;
  readonly removed: readonly string[];
}

const SEPARATORS = { value: '\t', entry: '\n' } as const;
/** Of SHA-256 the first 128 bits: nobody attacks a pack that its own server signs by TLS, and each difference carries them. */
const CHECKSUM_DIGITS = 32;
const VERSION = new RegExp(PACK_VERSION);

/** The first 128 bits of SHA-256 of entries in the order of their keys, hexadecimal; an entry is key, tab, JSON, line feed. */
export function checksumOf(entries: PackEntries): string {
  const lines = [...entries]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, json]) => `${key}${SEPARATORS.value}${json}${SEPARATORS.entry}`);
  return toHex(sha256(utf8(lines.join('')))).slice(0, CHECKSUM_DIGITS);
}

/** The version with a number, from 1, and a checksum. */
export function packVersion(number: number, checksum: string): string {
  return `${number}-${checksum}`;
}

/** The whole pack as it is sent and stored. */
export function packText({ version, madeAt, entries }: RoadPack): string {
  const head = JSON.stringify({ version, madeAt });
  return `${head.slice(0, -1)},"entries":${objectText(entries)}}`;
}

/** Changes since the state with a number, as they are sent. */
export function differenceText(since: number, { version, madeAt }: PackState, changes: PackChanges): string {
  const head = JSON.stringify({ version, madeAt, since, removed: changes.removed });
  return `${head.slice(0, -1)},"put":${objectText(changes.put)}}`;
}

/** The changes from one state of the entries to another. */
export function changesBetween(before: PackEntries, after: PackEntries): PackChanges {
  return {
    put: new Map([...after].filter(([key, json]) => before.get(key) !== json)),
    removed: [...before.keys()].filter((key) => !after.has(key)),
  };
}

/** Opens a whole pack. @throws SyntaxError, RangeError for one that is cut off, damaged or of another kind */
export function openRoadPack(text: string): RoadPack {
  const { state, sent } = readSent(text);
  if (!isObject(sent.entries)) {
    throw damaged();
  }
  return checked({ ...state, entries: entriesOf(sent.entries) });
}

/**
 * The pack after what a server has sent: a whole one, or the changes since the version of the pack before (null: there is none).
 * @throws SyntaxError, RangeError for what is damaged, of another kind, or changes of another version
 */
export function renewedPack(before: RoadPack | null, text: string): RoadPack {
  const { state, sent } = readSent(text);
  if (sent.since === undefined) {
    return openRoadPack(text);
  }
  const { since, put, removed } = sent;
  if (
    before === null ||
    since !== numberOfVersion(before.version) ||
    !isObject(put) ||
    !Array.isArray(removed)
  ) {
    throw new RangeError('These are changes of another pack');
  }
  const entries = new Map(before.entries);
  removed.forEach((key: unknown) => entries.delete(String(key)));
  entriesOf(put).forEach((json, key) => entries.set(key, json));
  return checked({ ...state, entries });
}

/** Number of the state that a version names. */
export function numberOfVersion(version: string): number {
  return Number.parseInt(version, 10);
}

function checked(pack: RoadPack): RoadPack {
  if (packVersion(numberOfVersion(pack.version), checksumOf(pack.entries)) !== pack.version) {
    throw damaged();
  }
  return pack;
}

function readSent(text: string): { state: PackState; sent: Readonly<Record<string, unknown>> } {
  const sent: unknown = JSON.parse(text);
  if (!isObject(sent)) {
    throw damaged();
  }
  const { version, madeAt } = sent;
  if (typeof version !== 'string' || typeof madeAt !== 'string' || Number.isNaN(Date.parse(madeAt))) {
    throw damaged();
  }
  if (!VERSION.test(version)) {
    throw damaged();
  }
  return { state: { version, madeAt }, sent };
}

function objectText(entries: PackEntries): string {
  return `{${[...entries].map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}`;
}

function entriesOf(values: Readonly<Record<string, unknown>>): Map<string, string> {
  return new Map(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function damaged(): RangeError {
  return new RangeError('This is no whole pack of roads');
}
