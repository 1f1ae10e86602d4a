import type { Place } from '../geo/geo';

/** A position as a tracker sends it, in our units; what the device does not know is null. */
export interface TrackerFix extends Place {
  /** Time of the reading, ms since the epoch. */
  readonly recordedAtMs: number;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
  readonly headingDeg: number | null;
}

/** Parsed message of a tracker: its positions, or the faulty fields with a sentence each. */
export type TrackerMessage =
  { readonly fixes: readonly TrackerFix[] } | { readonly faults: Readonly<Record<string, string>> };

/** Number of positions one message may carry. */
export const TRACKER_FIXES_PER_MESSAGE = { min: 0, max: 1000 } as const;

const KMH_PER_KNOT = 1.852;
const KMH_PER_MS = 3.6;
/** Times in seconds are smaller than this until the year 5138, times in milliseconds larger since March 1973. */
const SECONDS_BELOW = 100_000_000_000;
/** Speeds that are no measurement but a defect of the receiver. */
const LARGEST_SPEED_KMH = 300;
const LARGEST_ACCURACY_M = 100_000;

/** The units that `speedUnit` may name, with km/h for one of them; Traccar's own clients send knots. */
const SPEED_UNITS: ReadonlyMap<unknown, number> = new Map([
  ['kn', KMH_PER_KNOT],
  ['ms', KMH_PER_MS],
  ['kmh', 1],
]);

type Members = Readonly<Record<string, unknown>>;
type Read = { readonly fix: TrackerFix } | { readonly faults: Record<string, string> };

/**
 * A position in OsmAnd's form, as query or form fields: `lat`, `lon`, `timestamp` (seconds, milliseconds or ISO 8601; now where it is
 * missing), `speed` (knots, or as `speedUnit` says: kn, ms, kmh), `bearing` or `heading`, `accuracy` (metres).
 */
export function readOsmAndFields(fields: Members, nowMs: number): TrackerMessage {
  const unit = SPEED_UNITS.get(fields.speedUnit ?? 'kn');
  const read = readPosition(
    {
      lat: fields.lat,
      lon: fields.lon,
      time: fields.timestamp ?? nowMs,
      accuracy: fields.accuracy,
      speed: fields.speed,
      heading: fields.bearing ?? fields.heading,
    },
    { names: { lat: 'lat', lon: 'lon', time: 'timestamp' }, kmhPerUnit: unit ?? 1 },
  );
  const faults = 'faults' in read ? read.faults : {};
  if (unit === undefined) {
    faults.speedUnit = 'Must be kn, ms or kmh';
  }
  return 'fix' in read && unit !== undefined ? { fixes: [read.fix] } : { faults };
}

/** Positions as newer Traccar clients send them: `{location: {timestamp, coords: {...}}}` or a list of such; m/s. */
export function readTraccarBody(body: unknown): TrackerMessage {
  const { location } = membersOf(body);
  const list: readonly unknown[] = Array.isArray(location) ? location : [location];
  return together(list, (item, index) => {
    const { timestamp, coords } = membersOf(item);
    const { latitude, longitude, accuracy, speed, heading } = membersOf(coords);
    const at = Array.isArray(location) ? `location.${index}` : 'location';
    return readPosition(
      { lat: latitude, lon: longitude, time: timestamp, accuracy, speed, heading },
      {
        names: { lat: `${at}.coords.latitude`, lon: `${at}.coords.longitude`, time: `${at}.timestamp` },
        kmhPerUnit: KMH_PER_MS,
      },
    );
  });
}

/** A message of OwnTracks in HTTP mode, or a list of such; all but `_type: location` say nothing of a journey. */
export function readOwnTracksBody(body: unknown): TrackerMessage {
  const list: readonly unknown[] = Array.isArray(body) ? body : [body];
  const locations = list.filter((item) => membersOf(item)._type === 'location');
  return together(locations, (item, index) => {
    const { lat, lon, tst, acc, vel, cog } = membersOf(item);
    const at = Array.isArray(body) ? `${index}.` : '';
    return readPosition(
      { lat, lon, time: tst, accuracy: acc, speed: vel, heading: cog },
      { names: { lat: `${at}lat`, lon: `${at}lon`, time: `${at}tst` }, kmhPerUnit: 1 },
    );
  });
}

function together(list: readonly unknown[], read: (item: unknown, index: number) => Read): TrackerMessage {
  if (list.length > TRACKER_FIXES_PER_MESSAGE.max) {
    return { faults: { location: `Must have at most ${TRACKER_FIXES_PER_MESSAGE.max} members` } };
  }
  const all = list.map(read);
  const faults = Object.assign({}, ...all.map((each) => ('faults' in each ? each.faults : {})));
  return Object.keys(faults).length > 0
    ? { faults }
    : { fixes: all.flatMap((each) => ('fix' in each ? [each.fix] : [])) };
}

interface Position {
  readonly lat: unknown;
  readonly lon: unknown;
  readonly time: unknown;
  readonly accuracy: unknown;
  readonly speed: unknown;
  readonly heading: unknown;
}

function readPosition(
  position: Position,
  { names, kmhPerUnit }: { names: Record<'lat' | 'lon' | 'time', string>; kmhPerUnit: number },
): Read {
  const lat = numberOf(position.lat);
  const lng = numberOf(position.lon);
  const recordedAtMs = timeOf(position.time);
  const faults: Record<string, string> = {};
  if (lat === null || Math.abs(lat) > 90) {
    faults[names.lat] = 'Must be a number from -90 to 90';
  }
  if (lng === null || Math.abs(lng) > 180) {
    faults[names.lon] = 'Must be a number from -180 to 180';
  }
  if (recordedAtMs === null) {
    faults[names.time] = 'Must be a time: seconds or milliseconds since 1970, or ISO 8601';
  }
  if (lat === null || lng === null || recordedAtMs === null || Object.keys(faults).length > 0) {
    return { faults };
  }
  const speed = numberOf(position.speed);
  const heading = numberOf(position.heading);
  return {
    fix: {
      lat,
      lng,
      recordedAtMs,
      accuracyM: knownUpTo(numberOf(position.accuracy), LARGEST_ACCURACY_M),
      speedKmh: knownUpTo(speed === null ? null : speed * kmhPerUnit, LARGEST_SPEED_KMH),
      headingDeg: knownUpTo(heading, 360),
    },
  };
}

/** Receivers say -1 for what they do not know, and nonsense where they fail: both are unknown, not a refusal. */
function knownUpTo(value: number | null, max: number): number | null {
  return value === null || value < 0 || value > max ? null : value;
}

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function timeOf(value: unknown): number | null {
  const number = numberOf(value);
  if (number !== null) {
    const ms = Math.round(number < SECONDS_BELOW ? number * 1000 : number);
    return ms > 0 && ms < Date.UTC(9999, 0) ? ms : null;
  }
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isFinite(parsed) && parsed > 0 ? parsed : null;
}

function membersOf(value: unknown): Members {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
