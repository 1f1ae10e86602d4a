import type { Place } from '../geo/geo';

/** A position as a tracker sends it, in our units; what the device does not know is null. */
export interface TrackerFix extends Place {
  /** Time of the reading, ms since the epoch. */
  readonly recordedAtMs: number;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
  readonly headingDeg: number | null;
}

/** Causes for a position that a message has and no journey gets. */
export const UNREAD_REASONS = ['NO_PLACE', 'NO_TIME', 'MARKED_INVALID', 'ENCRYPTED'] as const;

/** Why a position could not be read: another message would not help, so it is passed over and never refused. */
export type UnreadReason = (typeof UNREAD_REASONS)[number];

/**
 * Parsed message of a tracker: its positions and why others of it could not be read. Faulty fields, with a sentence each, are of a
 * message that is none of its form: a device that is set up wrongly.
 */
export type TrackerMessage =
  | { readonly fixes: readonly TrackerFix[]; readonly unread: readonly UnreadReason[] }
  | { readonly faults: Readonly<Record<string, string>> };

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
type Read = TrackerFix | UnreadReason;

/**
 * A position in OsmAnd's form, as query or form fields: `lat` and `lon` (or `location`, both with a comma between them), `timestamp`
 * (seconds, milliseconds or ISO 8601; now where it is missing), `speed` (knots, or as `speedUnit` says: kn, ms, kmh), `bearing` or
 * `heading`, `accuracy` (metres), `valid` (false where the receiver had no fix).
 */
export function readOsmAndFields(fields: Members, nowMs: number): TrackerMessage {
  const [lat = fields.lat, lon = fields.lon] =
    typeof fields.location === 'string' ? fields.location.split(',') : [];
  const faults: Record<string, string> = {
    ...(lat === undefined ? { lat: 'Is missing' } : {}),
    ...(lon === undefined ? { lon: 'Is missing' } : {}),
    ...(SPEED_UNITS.has(fields.speedUnit ?? 'kn') ? {} : { speedUnit: 'Must be kn, ms or kmh' }),
  };
  if (Object.keys(faults).length > 0) {
    return { faults };
  }
  const { accuracy, speed } = fields;
  const position = { lat, lon, time: fields.timestamp ?? nowMs, accuracy, speed };
  const heading = fields.bearing ?? fields.heading;
  const kmhPerUnit = SPEED_UNITS.get(fields.speedUnit ?? 'kn') ?? 1;
  return apart([
    isFalse(fields.valid) ? 'MARKED_INVALID' : readPosition({ ...position, heading }, kmhPerUnit),
  ]);
}

/** Positions as newer Traccar clients send them: `{location: {timestamp, coords: {...}}}` or a list of such; m/s. */
export function readTraccarBody(body: unknown): TrackerMessage {
  const { location } = membersOf(body);
  const list: readonly unknown[] = Array.isArray(location) ? location : [location];
  if (list.some((item) => typeof item !== 'object' || item === null)) {
    return { faults: { location: 'Must be a position with timestamp and coords, or a list of them' } };
  }
  return together('location', list, (item) => {
    const { timestamp, coords } = membersOf(item);
    const { latitude, longitude, accuracy, speed, heading } = membersOf(coords);
    return readPosition(
      { lat: latitude, lon: longitude, time: timestamp, accuracy, speed, heading },
      KMH_PER_MS,
    );
  });
}

/**
 * A message of OwnTracks in HTTP mode, or a list of such. All but `_type: location` say nothing of a journey; what its own encryption
 * hides can't be read.
 */
export function readOwnTracksBody(body: unknown): TrackerMessage {
  const list: readonly unknown[] = Array.isArray(body) ? body : [body];
  const located = list.filter((item) => ['location', 'encrypted'].includes(String(membersOf(item)._type)));
  return together('body', located, (item) => {
    const { _type: type, lat, lon, tst, acc, vel, cog } = membersOf(item);
    return type === 'encrypted'
      ? 'ENCRYPTED'
      : readPosition({ lat, lon, time: tst, accuracy: acc, speed: vel, heading: cog }, 1);
  });
}

/** A batch of Overland: `{locations: [GeoJSON points with their properties]}`; m/s. Its trips and states of the battery are left out. */
export function readOverlandBody(body: unknown): TrackerMessage {
  const { locations } = membersOf(body);
  if (!Array.isArray(locations)) {
    return { faults: { locations: 'Must be a list of GeoJSON points' } };
  }
  return together('locations', locations, (item) => {
    const { geometry, properties } = membersOf(item);
    const { coordinates } = membersOf(geometry);
    const [lon, lat]: readonly unknown[] = Array.isArray(coordinates) ? coordinates : [];
    const { timestamp, horizontal_accuracy: accuracy, speed, course } = membersOf(properties);
    return readPosition({ lat, lon, time: timestamp, accuracy, speed, heading: course }, KMH_PER_MS);
  });
}

function together(name: string, list: readonly unknown[], read: (item: unknown) => Read): TrackerMessage {
  const { max } = TRACKER_FIXES_PER_MESSAGE;
  return list.length > max
    ? { faults: { [name]: `Must have at most ${max} members` } }
    : apart(list.map((item) => read(item)));
}

function apart(all: readonly Read[]): TrackerMessage {
  return {
    fixes: all.filter((each) => typeof each !== 'string'),
    unread: all.filter((each) => typeof each === 'string'),
  };
}

interface Position {
  readonly lat: unknown;
  readonly lon: unknown;
  readonly time: unknown;
  readonly accuracy: unknown;
  readonly speed: unknown;
  readonly heading: unknown;
}

function readPosition(position: Position, kmhPerUnit: number): Read {
  const lat = numberOf(position.lat);
  const lng = numberOf(position.lon);
  const recordedAtMs = timeOf(position.time);
  // Receivers that know nothing yet say 0,0, which lies in the sea.
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180 || (lat === 0 && lng === 0)) {
    return 'NO_PLACE';
  }
  if (recordedAtMs === null) {
    return 'NO_TIME';
  }
  const speed = numberOf(position.speed);
  return {
    lat,
    lng,
    recordedAtMs,
    accuracyM: knownUpTo(numberOf(position.accuracy), LARGEST_ACCURACY_M),
    speedKmh: knownUpTo(speed === null ? null : speed * kmhPerUnit, LARGEST_SPEED_KMH),
    headingDeg: knownUpTo(numberOf(position.heading), 360),
  };
}

function isFalse(value: unknown): boolean {
  return value === 'false' || value === '0' || value === false;
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
