import { LIMIT_BASES } from './limit-basis';
import type { LimitBasisName } from './limit-basis';
import { MAP_ATTRIBUTION } from '../geo/map-attribution';
import { SERVICE_AREAS } from '../geo/service-area';
import type { ServiceAreaName } from '../geo/service-area';
import { LIMIT_CONFIDENCES, LIMIT_ZONES, LIMITED_CLASSES } from './speed-limits';
import type { ClassLimits, LimitGeometry, LimitHours, Position, SpeedLimit } from './speed-limits';

/** Most that a phone loads for the limits of the whole country, bytes. */
export const LIMIT_PACK_MAX_BYTES = 60_000;

/** The speed limits as a phone stores them for roads without a network. */
export interface LimitPack {
  /** Rises with every change of the register. */
  readonly version: number;
  /** Basis of the legal limit; by `thresholds` there are no limits in it. */
  readonly basis: LimitBasisName;
  /** Area in which speed can accuse; there is no limit elsewhere. */
  readonly serviceArea: ServiceAreaName;
  readonly limits: readonly SpeedLimit[];
}

type PackedShape =
  | readonly ['c', lat: number, lng: number, radiusM: number]
  | readonly ['p', rings: readonly (readonly Position[])[]]
  | readonly ['l', line: readonly Position[], halfWidthM: number, isOneWay: 0 | 1]
  | readonly ['d'];

/** A limit without names of fields; what many limits share stands once, by its number. */
type PackedLimit = readonly [
  id: string,
  placeName: string | null,
  zone: number,
  kmh: number,
  source: number,
  confidence: number,
  isConfirmed: 0 | 1,
  geometryUncertaintyM: number,
  shape: PackedShape,
  validFromMs: number | null,
  validUntilMs: number | null,
  hours: readonly LimitHours[] | null,
];

interface PackedLimits {
  readonly attribution: string;
  readonly version: number;
  readonly basis: LimitBasisName;
  readonly serviceArea: ServiceAreaName;
  /** Limits in the order of LIMITED_CLASSES, km/h. */
  readonly kmh: readonly (readonly number[])[];
  readonly sources: readonly string[];
  readonly limits: readonly PackedLimit[];
}

/** A pack as a text: the country's 242 shipped limits take about a third of what a pack may. */
export function packLimits({ version, basis, serviceArea, limits }: LimitPack): string {
  const tables: string[] = [];
  const sources: string[] = [];
  const packed = limits.map((limit): PackedLimit => [
    limit.id,
    limit.placeName,
    LIMIT_ZONES.indexOf(limit.zone),
    numberOf(tables, JSON.stringify(LIMITED_CLASSES.map((each) => limit.limitKmh[each]))),
    numberOf(sources, limit.source),
    LIMIT_CONFIDENCES.indexOf(limit.confidence),
    limit.isConfirmed ? 1 : 0,
    limit.geometryUncertaintyM,
    packedShape(limit.geometry),
    limit.validFromMs,
    limit.validUntilMs,
    limit.hours,
  ]);
  // Each table was written by the line above.
  const kmh = tables.map((table) => JSON.parse(table) as number[]);
  const whole: PackedLimits = {
    attribution: MAP_ATTRIBUTION,
    version,
    basis,
    serviceArea,
    kmh,
    sources,
    limits: packed,
  };
  return JSON.stringify(whole);
}

/** Opens a pack. @throws SyntaxError, RangeError for any other text */
export function openLimitPack(text: string): LimitPack {
  // Checked below as far as a wrong one can be recognised.
  const { version, basis, serviceArea, kmh, sources, limits } = JSON.parse(text) as PackedLimits;
  const isKnown = LIMIT_BASES.includes(basis) && SERVICE_AREAS.includes(serviceArea);
  if (!Number.isInteger(version) || !isKnown || !Array.isArray(limits)) {
    throw new RangeError('This is no pack of speed limits');
  }
  const tables = kmh.map(tableOf);
  const opened = limits.map((packed): SpeedLimit => {
    const [id, placeName, zone, table, source, confidence, isConfirmed, geometryUncertaintyM, shape] = packed;
    const [, , , , , , , , , validFromMs, validUntilMs, hours] = packed;
    return {
      id,
      geometry: openedShape(shape),
      zone: at(LIMIT_ZONES, zone),
      placeName,
      limitKmh: at(tables, table),
      hours,
      validFromMs,
      validUntilMs,
      source: at(sources, source),
      confidence: at(LIMIT_CONFIDENCES, confidence),
      isConfirmed: isConfirmed === 1,
      geometryUncertaintyM,
    };
  });
  return { version, basis, serviceArea, limits: opened };
}

function packedShape(geometry: LimitGeometry): PackedShape {
  switch (geometry.kind) {
    case 'CIRCLE':
      return ['c', geometry.centre.lat, geometry.centre.lng, geometry.radiusM];
    case 'POLYGON':
      return ['p', geometry.rings];
    case 'CORRIDOR':
      return ['l', geometry.line, geometry.halfWidthM, geometry.isOneWay ? 1 : 0];
    case 'DEFAULT':
      return ['d'];
  }
}

function openedShape(shape: PackedShape): LimitGeometry {
  switch (shape[0]) {
    case 'c':
      return { kind: 'CIRCLE', centre: { lat: shape[1], lng: shape[2] }, radiusM: shape[3] };
    case 'p':
      return { kind: 'POLYGON', rings: shape[1] };
    case 'l':
      return { kind: 'CORRIDOR', line: shape[1], halfWidthM: shape[2], isOneWay: shape[3] === 1 };
    case 'd':
      return { kind: 'DEFAULT' };
  }
}

function tableOf(kmh: readonly number[]): ClassLimits {
  const of = (index: number): number => at(kmh, index);
  return {
    CAR: of(0),
    BIKE: of(1),
    BUS: of(2),
    BUS_OVER_3_5T: of(3),
    BUS_OVER_12_5T: of(4),
    LORRY_OVER_3_5T: of(5),
    LORRY_OVER_12T: of(6),
    TRAILER_OVER_0_75T: of(7),
  };
}

function at<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined) {
    throw new RangeError('This is no pack of speed limits');
  }
  return value;
}

function numberOf(list: string[], text: string): number {
  const known = list.indexOf(text);
  return known >= 0 ? known : list.push(text) - 1;
}
