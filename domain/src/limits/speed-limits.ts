import type { Place } from '../geo/geo';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../units';

/**
 * Classes of vehicle that limits differ for. The heavy ones apply only where staff entered the weight; without it a bus is
 * BUS. After the classes of the default speed limits of Cameroon in `geodata/class-limits.json`.
 */
export const LIMITED_CLASSES = [
  'CAR',
  'BIKE',
  'BUS',
  'BUS_OVER_3_5T',
  'BUS_OVER_12_5T',
  'LORRY_OVER_3_5T',
  'LORRY_OVER_12T',
  'TRAILER_OVER_0_75T',
] as const;
/** A class of vehicle that limits differ for. */
export type LimitedClass = (typeof LIMITED_CLASSES)[number];
/** A class of vehicle; a train is never judged by the limits of roads. */
export type VehicleClass = LimitedClass | 'TRAIN';

/** Speed limits in km/h for each class of vehicle. */
export type ClassLimits = Readonly<Record<LimitedClass, number>>;

/** A place in the order of GeoJSON, WGS 84 degrees. */
export type Position = readonly [lng: number, lat: number];

/** Geometry of a limit. */
export type LimitGeometry =
  | { readonly kind: 'CIRCLE'; readonly centre: Place; readonly radiusM: number }
  /** Closed rings: the outline first, then holes. */
  | { readonly kind: 'POLYGON'; readonly rings: readonly (readonly Position[])[] }
  /** A road: its line, how far it reaches to either side, and whether it holds only for those who follow the line. */
  | {
      readonly kind: 'CORRIDOR';
      readonly line: readonly Position[];
      readonly halfWidthM: number;
      readonly isOneWay: boolean;
    }
  /** Everywhere else: the open road. */
  | { readonly kind: 'DEFAULT' };

/** Kinds of zone, from the one that yields to all others to the one that none overrules. */
export const LIMIT_ZONES = ['OPEN_ROAD', 'TOWN', 'ROAD', 'MARKET', 'SCHOOL'] as const;
/** Kind of zone that a limit is set for. */
export type LimitZone = (typeof LIMIT_ZONES)[number];
/** Confidence in a limit. */
export const LIMIT_CONFIDENCES = ['LOW', 'MEDIUM', 'HIGH'] as const;
/** Confidence in a limit. */
export type LimitConfidence = (typeof LIMIT_CONFIDENCES)[number];

/** Hours of the week in which a limit applies, local time of Africa/Douala. */
export interface LimitHours {
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  readonly days: readonly number[];
  /** Minutes after midnight, 0-1439. */
  readonly fromMinute: number;
  /** Minutes after midnight, 1-1440, later than `fromMinute`; the limit no longer applies at it. */
  readonly untilMinute: number;
}

/** An entry of the register of speed limits. */
export interface SpeedLimit {
  readonly id: string;
  readonly geometry: LimitGeometry;
  readonly zone: LimitZone;
  /** Name of the place, such as `Edéa`; null where it has none. */
  readonly placeName: string | null;
  readonly limitKmh: ClassLimits;
  /** Null: at all hours. */
  readonly hours: readonly LimitHours[] | null;
  /** From this time on, ms; null: always has been. */
  readonly validFromMs: number | null;
  /** Before this time, ms; null: no end is known. */
  readonly validUntilMs: number | null;
  /** Source of the limit. */
  readonly source: string;
  readonly confidence: LimitConfidence;
  /** Whether the authority has confirmed it. */
  readonly isConfirmed: boolean;
  /** Distance of the true border from the drawn one at most, metres. */
  readonly geometryUncertaintyM: number;
}

/** Limits of a class in town and on the open road, of light and heavy vehicles (product decision D12), km/h. */
export const TOWN_LIMITS_KMH = limitsOf({ light: 60, bus: 60, over3t: 40, over12t: 40 });
export const OPEN_ROAD_LIMITS_KMH = limitsOf({ light: 110, bus: 90, over3t: 90, over12t: 60 });

/** Default where the register knows nothing: the open road by the default limits of the country, unconfirmed. */
export const OPEN_ROAD: SpeedLimit = {
  id: 'open-road',
  geometry: { kind: 'DEFAULT' },
  zone: 'OPEN_ROAD',
  placeName: null,
  limitKmh: OPEN_ROAD_LIMITS_KMH,
  hours: null,
  validFromMs: null,
  validUntilMs: null,
  source: 'OpenStreetMap wiki, default speed limits, Cameroon',
  confidence: 'MEDIUM',
  isConfirmed: false,
  geometryUncertaintyM: 0,
};

/** Distance of the true border of a town from an estimated circle at most, metres: half its radius (product decision D12). */
export function estimatedUncertaintyM(radiusM: number): number {
  return radiusM / 2;
}

/** Whether a limit applies at a time, ms. */
export function appliesAt({ validFromMs, validUntilMs, hours }: SpeedLimit, atMs: number): boolean {
  if ((validFromMs !== null && atMs < validFromMs) || (validUntilMs !== null && atMs >= validUntilMs)) {
    return false;
  }
  return hours === null || isWithinHours(hours, atMs);
}

/** Africa/Douala is an hour ahead of UTC all year round, and 1 January 1970 was a Thursday. */
function isWithinHours(hours: readonly LimitHours[], atMs: number): boolean {
  const localMs = atMs + HOUR_MS;
  const day = ((((Math.floor(localMs / DAY_MS) + 3) % 7) + 7) % 7) + 1;
  const minute = Math.floor((localMs - Math.floor(localMs / DAY_MS) * DAY_MS) / MINUTE_MS);
  return hours.some(
    ({ days, fromMinute, untilMinute }) => days.includes(day) && minute >= fromMinute && minute < untilMinute,
  );
}

function limitsOf(kmh: Record<'light' | 'bus' | 'over3t' | 'over12t', number>): ClassLimits {
  return {
    CAR: kmh.light,
    BIKE: kmh.light,
    BUS: kmh.bus,
    BUS_OVER_3_5T: kmh.over3t,
    BUS_OVER_12_5T: kmh.over12t,
    LORRY_OVER_3_5T: kmh.over3t,
    LORRY_OVER_12T: kmh.over12t,
    TRAILER_OVER_0_75T: kmh.over12t,
  };
}
