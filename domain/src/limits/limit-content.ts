import { doubleArea } from './simple-rings';
import { hasControlCharacter, isWithin } from '../input/limits';
import type { Range } from '../input/limits';
import { LIMIT_DEGREE_DIGITS, shapeFault } from './limit-shape-faults';
import { LIMIT_CONFIDENCES, LIMIT_ZONES, LIMITED_CLASSES } from './speed-limits';
import type { ClassLimits, LimitGeometry, LimitHours, Position, SpeedLimit } from './speed-limits';

/** Content of an entry of the register, without its identifier, its time and its confirmation. */
export type LimitContent = Omit<SpeedLimit, 'id' | 'validFromMs' | 'validUntilMs' | 'isConfirmed'>;

/** Faults of a limit: a sentence for each field. */
export type LimitFaults = Partial<Record<keyof LimitContent, string>>;

/** Range that the database accepts for the limit of a class, km/h. */
export const CLASS_LIMIT_KMH = { min: 5, max: 130 } as const;
/** Distance of the true border from the drawn one at most, metres. */
export const GEOMETRY_UNCERTAINTY_M = { min: 0, max: 100_000 } as const;
/** Characters of the name of a place, and of a source. */
export const PLACE_NAME_LENGTH = { min: 1, max: 120 } as const;
export const SOURCE_LENGTH = { min: 3, max: 500 } as const;
/** Most spans of hours of a limit. */
export const HOURS_MAX = 20;

/** Sentence for wrong hours of a limit, as the server says it. */
export const HOURS_SENTENCE = `Must be from 1 to ${HOURS_MAX} spans of different days 1-7, fromMinute 0-1439, untilMinute later and at most 1440`;
/** Sentence for wrong limits of the classes, as the server says it. */
export const CLASS_LIMITS_SENTENCE = 'Must have every class of vehicle once';

/** Faults of a limit, field by field; empty for one that the register accepts. */
export function limitFaults(content: LimitContent): LimitFaults {
  const { zone, geometry, placeName, hours, source, confidence } = content;
  const found: Record<keyof LimitContent, string | null> = {
    zone: zoneFault(zone, geometry),
    geometry: shapeFault(geometry),
    placeName: placeName === null ? null : textFault(placeName, PLACE_NAME_LENGTH),
    limitKmh: LIMITED_CLASSES.every((each) => isWhole(content.limitKmh[each], CLASS_LIMIT_KMH))
      ? null
      : `Must be a whole number from ${CLASS_LIMIT_KMH.min} to ${CLASS_LIMIT_KMH.max} for each class of vehicle`,
    hours: hours === null || areHours(hours) ? null : HOURS_SENTENCE,
    source: textFault(source, SOURCE_LENGTH),
    confidence: LIMIT_CONFIDENCES.includes(confidence)
      ? null
      : `Must be one of ${LIMIT_CONFIDENCES.join(', ')}`,
    geometryUncertaintyM: isWhole(content.geometryUncertaintyM, GEOMETRY_UNCERTAINTY_M)
      ? null
      : `Must be a whole number from ${GEOMETRY_UNCERTAINTY_M.min} to ${GEOMETRY_UNCERTAINTY_M.max}`,
  };
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null));
}

/**
 * A limit in the one form in which the register stores it: degrees to six digits, outlines anticlockwise and
 * holes clockwise
 * (RFC 7946), days in order, texts without the white space around them.
 */
export function canonicalLimit(content: LimitContent): LimitContent {
  const { zone, limitKmh, hours, source, confidence, geometryUncertaintyM } = content;
  return {
    zone,
    geometry: canonicalShape(content.geometry),
    placeName: content.placeName?.trim() || null,
    limitKmh: orderedKmh(limitKmh),
    hours:
      hours?.map(({ days, fromMinute, untilMinute }) => ({
        days: [...days].sort((one, other) => one - other),
        fromMinute,
        untilMinute,
      })) ?? null,
    source: source.trim(),
    confidence,
    geometryUncertaintyM,
  };
}

/** Whether two limits say the same. */
export function isSameLimit(one: LimitContent, other: LimitContent): boolean {
  return JSON.stringify(canonicalLimit(one)) === JSON.stringify(canonicalLimit(other));
}

function zoneFault(zone: LimitContent['zone'], { kind }: LimitGeometry): string | null {
  if (!LIMIT_ZONES.includes(zone)) {
    return `Must be one of ${LIMIT_ZONES.join(', ')}`;
  }
  return (zone === 'OPEN_ROAD') === (kind === 'DEFAULT')
    ? null
    : 'Must be OPEN_ROAD for the national default, and for nothing else';
}

function areHours(hours: readonly LimitHours[]): boolean {
  return (
    hours.length >= 1 &&
    hours.length <= HOURS_MAX &&
    hours.every(
      ({ days, fromMinute, untilMinute }) =>
        days.length >= 1 &&
        new Set(days).size === days.length &&
        days.every((day) => isWhole(day, { min: 1, max: 7 })) &&
        isWhole(fromMinute, { min: 0, max: 1439 }) &&
        isWhole(untilMinute, { min: fromMinute + 1, max: 1440 }),
    )
  );
}

function isWhole(value: number, range: Range): boolean {
  return Number.isInteger(value) && isWithin(value, range);
}

function textFault(text: string, { min, max }: Range): string | null {
  const { length } = [...text];
  const isRight = length >= min && length <= max && !hasControlCharacter(text);
  return isRight ? null : `Must have from ${min} to ${max} characters, none of them control characters`;
}

function canonicalShape(geometry: LimitGeometry): LimitGeometry {
  switch (geometry.kind) {
    case 'CIRCLE': {
      const { centre, radiusM } = geometry;
      return { kind: 'CIRCLE', centre: { lat: rounded(centre.lat), lng: rounded(centre.lng) }, radiusM };
    }
    case 'POLYGON':
      return { kind: 'POLYGON', rings: geometry.rings.map((ring, index) => wound(ring, index === 0)) };
    case 'CORRIDOR': {
      const { line, halfWidthM, isOneWay } = geometry;
      return { kind: 'CORRIDOR', line: line.map(roundedPosition), halfWidthM, isOneWay };
    }
    case 'DEFAULT':
      return { kind: 'DEFAULT' };
  }
}

function wound(ring: readonly Position[], isAnticlockwise: boolean): Position[] {
  const positions = ring.map(roundedPosition);
  return doubleArea(positions) > 0 === isAnticlockwise ? positions : positions.reverse();
}

function roundedPosition([lng, lat]: Position): Position {
  return [rounded(lng), rounded(lat)];
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(LIMIT_DEGREE_DIGITS));
}

function orderedKmh(kmh: ClassLimits): ClassLimits {
  const { CAR, BIKE, BUS, BUS_OVER_3_5T, BUS_OVER_12_5T, LORRY_OVER_3_5T, LORRY_OVER_12T } = kmh;
  const { TRAILER_OVER_0_75T } = kmh;
  return {
    ...{ CAR, BIKE, BUS, BUS_OVER_3_5T, BUS_OVER_12_5T, LORRY_OVER_3_5T, LORRY_OVER_12T },
    TRAILER_OVER_0_75T,
  };
}
