import { parseMinute } from '@wakafine/domain/time/civil-time';
import {
  canonicalLimit,
  limitFaults,
  type LimitContent,
  type LimitFaults,
} from '@wakafine/domain/limits/limit-content';
import { isObject, readShape } from '@wakafine/domain/limits/limit-geojson-shape';
import type { LimitShape } from '@wakafine/domain/limits/limit-geometry';
import {
  LIMITED_CLASSES,
  type ClassLimits,
  type LimitConfidence,
  type LimitedClass,
  type LimitGeometry,
  type LimitZone,
} from '@wakafine/domain/limits/speed-limits';
import type { LimitContentItemFragment } from '../../../../graphql/staff';

/** Kinds of shape in the form; the national default has none. */
export type DraftShape = 'CIRCLE' | 'CORRIDOR' | 'POLYGON' | 'DEFAULT';

/** A limit as it is typed. */
export interface LimitDraft {
  readonly placeName: string;
  readonly zone: LimitZone;
  readonly kmh: Readonly<Record<LimitedClass, string>>;
  readonly source: string;
  readonly confidence: LimitConfidence;
  readonly uncertaintyM: string;
  readonly shape: DraftShape;
  readonly lat: string;
  readonly lng: string;
  readonly radiusM: string;
  readonly halfWidthM: string;
  readonly isOneWay: boolean;
  /** Geometry of a road or an area as GeoJSON. */
  readonly geojson: string;
  /** Minutes of Cameroon as `2026-11-20T08:30`; empty for none. */
  readonly from: string;
  readonly until: string;
  readonly reason: string;
}

const TOWN_KMH = 50;
const EMPTY: LimitDraft = {
  placeName: '',
  zone: 'TOWN',
  kmh: kmhTexts(() => TOWN_KMH),
  source: '',
  confidence: 'HIGH',
  uncertaintyM: '20',
  shape: 'CIRCLE',
  lat: '',
  lng: '',
  radiusM: '500',
  halfWidthM: '15',
  isOneWay: false,
  geojson: '',
  from: '',
  until: '',
  reason: '',
};

/** The form as it opens: empty for a new limit, else with what the limit says. */
export function draftOf(content: LimitContentItemFragment | null): LimitDraft {
  if (content === null) {
    return EMPTY;
  }
  const { placeName, zone, source, confidence, geometryUncertaintyM, classLimits, shape } = content;
  const [lng, lat] = shape.centre ?? [];
  const coordinates = shape.line ?? shape.rings;
  const type = shape.line ? 'LineString' : 'Polygon';
  return {
    ...EMPTY,
    placeName: placeName ?? '',
    zone,
    kmh: kmhTexts((each) => classLimits.find(({ vehicleClass }) => vehicleClass === each)?.limitKmh ?? 0),
    source,
    confidence,
    uncertaintyM: String(geometryUncertaintyM),
    shape: shape.kind,
    lat: String(lat ?? ''),
    lng: String(lng ?? ''),
    radiusM: String(shape.radiusM ?? EMPTY.radiusM),
    halfWidthM: String(shape.halfWidthM ?? EMPTY.halfWidthM),
    isOneWay: shape.isOneWay ?? false,
    geojson: coordinates ? JSON.stringify({ type, coordinates }) : '',
  };
}

/** Faults of a form. */
export type DraftFaults = LimitFaults & {
  readonly reason?: true;
  readonly from?: true;
  readonly until?: true;
};

export interface ReadDraft {
  readonly content: LimitContent;
  readonly faults: DraftFaults;
  /** ISO 8601; null where none is given. */
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** The limit of a form with what is wrong with it; hours stay as they were. */
export function readDraft(draft: LimitDraft, hours: LimitContent['hours']): ReadDraft {
  const geometry = geometryOf(draft);
  const content = canonicalLimit({
    zone: draft.shape === 'DEFAULT' ? 'OPEN_ROAD' : draft.zone,
    geometry: geometry ?? { kind: 'POLYGON', rings: [] },
    placeName: draft.placeName,
    limitKmh: recordOf((each) => numberOf(draft.kmh[each])),
    hours,
    source: draft.source,
    confidence: draft.confidence,
    geometryUncertaintyM: numberOf(draft.uncertaintyM),
  });
  const [fromMs, untilMs] = [draft.from, draft.until].map((text) => (text === '' ? null : parseMinute(text)));
  const reason = draft.reason.trim().length < 3;
  return {
    content,
    validFrom: isoOf(fromMs),
    validUntil: isoOf(untilMs),
    faults: {
      ...limitFaults(content),
      ...(reason ? { reason } : {}),
      ...(draft.from !== '' && fromMs === null ? { from: true } : {}),
      ...(draft.until !== '' && untilMs === null ? { until: true } : {}),
    },
  };
}

/** The shape of a draft as it is typed, faults and all; null where it cannot be drawn. */
export function drawnShapeOf(draft: LimitDraft): LimitShape | null {
  const geometry = geometryOf(draft);
  if (geometry === null || geometry.kind === 'DEFAULT') {
    return null;
  }
  const places =
    geometry.kind === 'CIRCLE' ? [geometry.centre.lat, geometry.centre.lng, geometry.radiusM] : [];
  const isEmpty = geometry.kind === 'POLYGON' && geometry.rings.flat().length === 0;
  return places.every(Number.isFinite) && !isEmpty ? geometry : null;
}

/** Shape of a draft, as it is typed. */
export type ShapePart = Pick<LimitDraft, 'shape' | 'lat' | 'lng' | 'radiusM' | 'geojson'>;

/** A drawn shape as the fields of a form have it. */
export function shapePartOf(shape: LimitShape): Partial<ShapePart> {
  switch (shape.kind) {
    case 'CIRCLE': {
      const { centre, radiusM } = shape;
      return { lat: String(centre.lat), lng: String(centre.lng), radiusM: String(radiusM) };
    }
    case 'CORRIDOR':
      return { geojson: JSON.stringify({ type: 'LineString', coordinates: shape.line }) };
    case 'POLYGON':
      return { geojson: JSON.stringify({ type: 'Polygon', coordinates: shape.rings }) };
  }
}

function geometryOf(draft: LimitDraft): LimitGeometry | null {
  const { shape, halfWidthM, isOneWay } = draft;
  if (shape === 'DEFAULT') {
    return { kind: 'DEFAULT' };
  }
  if (shape === 'CIRCLE') {
    const centre = { lat: numberOf(draft.lat), lng: numberOf(draft.lng) };
    return { kind: 'CIRCLE', centre, radiusM: numberOf(draft.radiusM) };
  }
  const given = parsed(draft.geojson);
  // A feature is as good as its geometry.
  const geometry = isObject(given) && given.type === 'Feature' ? given.geometry : given;
  const read = isObject(geometry)
    ? readShape(geometry, { halfWidthM: numberOf(halfWidthM), isOneWay })
    : null;
  return read?.kind === shape ? read : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** NaN for what is no number, which no limit takes. */
function numberOf(text: string): number {
  return text.trim() === '' ? NaN : Number(text.replace(',', '.'));
}

function isoOf(ms: number | null | undefined): string | null {
  return typeof ms === 'number' ? new Date(ms).toISOString() : null;
}

function kmhTexts(kmhOf: (each: LimitedClass) => number): LimitDraft['kmh'] {
  return Object.fromEntries(LIMITED_CLASSES.map((each) => [each, String(kmhOf(each))])) as LimitDraft['kmh']; // Object.fromEntries discards the names of the classes.
}

function recordOf(kmhOf: (each: LimitedClass) => number): ClassLimits {
  return Object.fromEntries(LIMITED_CLASSES.map((each) => [each, kmhOf(each)])) as ClassLimits; // Likewise.
}
