import { canonicalLimit, limitFaults } from './limit-content';
import type { LimitContent } from './limit-content';
import { hasControlCharacter } from '../input/limits';
import { MAP_ATTRIBUTION } from '../geo/map-attribution';
import { isObject, readShape, shapeAsGeojson } from './limit-geojson-shape';
import { LIMIT_CONFIDENCES, LIMIT_ZONES, LIMITED_CLASSES } from './speed-limits';
import type { ClassLimits, LimitHours, SpeedLimit } from './speed-limits';

/** Most features of a file of limits that is read. */
export const LIMIT_FEATURES_MAX = 1_000;

/** A limit that was read from a file, with the identifier of the entry that it would change; null: a new one. */
export interface ReadLimit {
  readonly id: string | null;
  readonly content: LimitContent;
}

/** Parsed file of limits: its limits in the register's form, or its faults. */
export interface ReadLimits {
  readonly limits: readonly ReadLimit[];
  /** A sentence for each faulty field, such as `features.3.geometry`; where there is any, nothing counts. */
  readonly faults: Readonly<Record<string, string>>;
}

/** Limits as a GeoJSON FeatureCollection (RFC 7946) with source and licence; `readLimits` gives the same limits again. */
export function limitsAsGeojson(limits: readonly SpeedLimit[]): object {
  return { type: 'FeatureCollection', attribution: MAP_ATTRIBUTION, features: limits.map(featureOf) };
}

/**
 * Reads a FeatureCollection of limits: points with `radiusM` are circles, lines with `halfWidthM` and `isOneWay` roads, a
 * feature without geometry is the national default. Whatever was given, it throws nothing.
 */
export function readLimits(given: unknown): ReadLimits {
  const features = isObject(given) && given.type === 'FeatureCollection' ? given.features : null;
  if (!Array.isArray(features)) {
    return { limits: [], faults: { features: 'Must be a GeoJSON FeatureCollection' } };
  }
  if (features.length < 1 || features.length > LIMIT_FEATURES_MAX) {
    return { limits: [], faults: { features: `Must be from 1 to ${LIMIT_FEATURES_MAX} features` } };
  }
  const faults: Record<string, string> = {};
  const limits = features.flatMap((feature: unknown, index) => {
    const read = readFeature(feature);
    for (const [field, sentence] of Object.entries(read.faults)) {
      faults[`features.${index}${field === '' ? '' : `.${field}`}`] = sentence;
    }
    return read.limit === null ? [] : [read.limit];
  });
  const ids = limits.flatMap(({ id }) => (id === null ? [] : [id]));
  if (new Set(ids).size < ids.length) {
    faults.features = 'Must not have the same id twice';
  }
  return Object.keys(faults).length === 0 ? { limits, faults } : { limits: [], faults };
}

interface ReadFeature {
  readonly limit: ReadLimit | null;
  readonly faults: Readonly<Record<string, string>>;
}

function readFeature(feature: unknown): ReadFeature {
  if (!isObject(feature) || feature.type !== 'Feature' || !isObject(feature.properties)) {
    return { limit: null, faults: { '': 'Must be a GeoJSON Feature with properties' } };
  }
  const { properties } = feature;
  const { zone, limitKmh, source, confidence, geometryUncertaintyM } = properties;
  const read = {
    id: idOrNull(feature.id ?? null),
    zone: isOneOf(LIMIT_ZONES, zone) ? zone : undefined,
    geometry: readShape(feature.geometry ?? null, properties) ?? undefined,
    placeName: textOrNull(properties.placeName ?? null),
    limitKmh: areKmh(limitKmh) ? limitKmh : undefined,
    hours: readHours(properties.hours ?? null),
    source: typeof source === 'string' ? source : undefined,
    confidence: isOneOf(LIMIT_CONFIDENCES, confidence) ? confidence : undefined,
    geometryUncertaintyM: typeof geometryUncertaintyM === 'number' ? geometryUncertaintyM : undefined,
  };
  if (!isWhole(read)) {
    const wrong = Object.entries(read).filter(([, value]) => value === undefined);
    return {
      limit: null,
      faults: Object.fromEntries(wrong.map(([field]) => [field, SENTENCES[field] ?? ''])),
    };
  }
  const { id, ...given } = read;
  const content = canonicalLimit(given);
  return { limit: { id, content }, faults: limitFaults(content) };
}

/** Fields that were all read. */
type Whole<Fields> = { readonly [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

function isWhole<Fields extends object>(fields: Fields): fields is Fields & Whole<Fields> {
  return Object.values(fields).every((value) => value !== undefined);
}

const SENTENCES: Readonly<Record<string, string>> = {
  id: 'Must be the identifier of a limit, or absent',
  geometry:
    'Must be a Point with radiusM, a LineString with halfWidthM and isOneWay, a Polygon, or null for the national default',
  zone: `Must be one of ${LIMIT_ZONES.join(', ')}`,
  placeName: 'Must be a text or null',
  limitKmh: `Must have a number for each of ${LIMITED_CLASSES.join(', ')}`,
  hours: 'Must be null or a list of { days, fromMinute, untilMinute }',
  source: 'Must be a text',
  confidence: `Must be one of ${LIMIT_CONFIDENCES.join(', ')}`,
  geometryUncertaintyM: 'Must be a number of metres',
};

function featureOf(limit: SpeedLimit): object {
  const { id, geometry, zone, placeName, limitKmh, hours, source, confidence } = limit;
  const { geometryUncertaintyM, isConfirmed, validFromMs, validUntilMs } = limit;
  return {
    type: 'Feature',
    id,
    ...shapeAsGeojson(geometry, {
      ...{ zone, placeName, limitKmh, hours, source, confidence, geometryUncertaintyM, isConfirmed },
      validFrom: validFromMs === null ? null : new Date(validFromMs).toISOString(),
      validUntil: validUntilMs === null ? null : new Date(validUntilMs).toISOString(),
    }),
  };
}

/** Undefined for what is neither a text nor null. */
function idOrNull(value: unknown): string | null | undefined {
  const id = textOrNull(value);
  return id !== undefined && id !== null && hasControlCharacter(id) ? undefined : id;
}

function textOrNull(value: unknown): string | null | undefined {
  return value === null || typeof value === 'string' ? value : undefined;
}

function areKmh(value: unknown): value is ClassLimits {
  return isObject(value) && LIMITED_CLASSES.every((each) => typeof value[each] === 'number');
}

/** Undefined for what cannot be hours. */
function readHours(value: unknown): LimitHours[] | null | undefined {
  if (value === null) {
    return null;
  }
  return Array.isArray(value) && value.every(areHours) ? value : undefined;
}

function areHours(value: unknown): value is LimitHours {
  return (
    isObject(value) &&
    typeof value.fromMinute === 'number' &&
    typeof value.untilMinute === 'number' &&
    Array.isArray(value.days) &&
    value.days.every((day: unknown) => typeof day === 'number')
  );
}

function isOneOf<Name extends string>(names: readonly Name[], value: unknown): value is Name {
  return names.some((name) => name === value);
}
