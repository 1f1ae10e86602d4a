import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { pickOf } from './chance';
import type { Chance } from './chance';

/** A journey of a country, with the violation that its track has shown. */
export interface JourneyRow {
  /** Index of the citizen: the last one is the asker. */
  readonly citizen: number;
  readonly plate: string;
  /** The agency that the vehicle belongs to; null: the plate was only typed. */
  readonly agency: string | null;
  readonly startedAtMs: number;
  readonly speedKmh: number;
  readonly lat: number;
  readonly grade: 'A' | 'B' | 'C';
  /** The event that the violation is part of, with a witness; null for none. */
  readonly event: 'BOUND' | 'WITNESSED' | 'SEEN' | 'CONFLICT' | null;
}

/** An incident of a country. */
export interface IncidentRow {
  readonly citizen: number;
  readonly incidentType: 'ROAD_HAZARD' | 'PEDESTRIAN';
  readonly status: 'RECEIVED' | 'VERIFIED' | 'RESOLVED';
  /** Of which plate the description speaks. */
  readonly plate: string;
  readonly occurredAtMs: number;
  readonly lat: number;
  readonly lng: number;
  readonly hasPhoto: boolean;
}

/** Status that the authority has decided or proposes for a vehicle. */
export interface DecisionRow {
  readonly plate: string;
  readonly status: 'ACTIVE' | 'UNDER_REVIEW' | 'SUSPENDED';
  readonly proposal: 'STAFF' | 'RULE' | null;
}

/** Everything in a database of the test that a mask may hide. */
export interface Country {
  readonly journeys: readonly JourneyRow[];
  readonly incidents: readonly IncidentRow[];
  readonly decisions: readonly DecisionRow[];
}

/** So many citizens live there; the last one asks. */
export const CITIZENS = 4;
/** The citizen who asks. */
export const ASKER = CITIZENS - 1;
/** Longitude of every violation and incident, degrees. */
export const LNG = 9.7;

/** Plates that citizens type. */
export const TYPED_PLATES = [
  ...['LT 482 KD', 'CE-1234-C', 'OU-1-B', 'ABC', 'A1-', 'SW 771 AA', 'lt482kd', 'NW 909 QX'],
];
const BOUND = [
  { plate: 'SW 452 CM', agency: 'Finexs Voyages' },
  { plate: 'EN 300 TT', agency: 'Touristique Express' },
  { plate: 'LT 111 AA', agency: 'Finexs Voyages' },
  { plate: 'CE 808 BU', agency: 'Vatican Express' },
  { plate: 'NW 515 GE', agency: 'Amour Mezam' },
];
/** Plates of vehicles that belong to an agency. */
export const BOUND_PLATES = BOUND.map(({ plate }) => plate);

/** A country up to a time: bound buses, typed plates, incidents, decisions, and an asker who types the plates of others. */
export function buildCountry(chance: Chance, nowMs: number): Country {
  const rowsOf = <Row>(count: number, row: (index: number) => Row): Row[] =>
    Array.from({ length: count }, (_, index) => row(index));
  return {
    journeys: rowsOf(44, (index) => journeyRow(chance, { index, nowMs })),
    incidents: rowsOf(14, (index) => incidentRow(chance, { index, nowMs })),
    decisions: [
      { plate: 'LT 482 KD', status: 'SUSPENDED', proposal: null },
      { plate: 'SW 452 CM', status: 'SUSPENDED', proposal: null },
      { plate: 'CE-1234-C', status: 'UNDER_REVIEW', proposal: 'RULE' },
      { plate: 'EN 300 TT', status: 'UNDER_REVIEW', proposal: 'STAFF' },
      { plate: 'LT 111 AA', status: 'ACTIVE', proposal: 'RULE' },
    ],
  };
}

function journeyRow(chance: Chance, { index, nowMs }: { index: number; nowMs: number }): JourneyRow {
  const citizen = Math.floor(chance() * CITIZENS);
  const bus = pickOf(chance, BOUND);
  const isBound = citizen !== ASKER && chance() < 0.5;
  // Some begin within three hours, some lie at the edge of a day, the others anywhere in two months.
  const ageMs =
    index < 24
      ? chance() * 3 * HOUR_MS
      : index < 30
        ? (23 + 3 * chance()) * HOUR_MS
        : chance() * 1440 * HOUR_MS;
  return {
    citizen,
    plate: isBound ? bus.plate : pickOf(chance, [...TYPED_PLATES, ...BOUND_PLATES]),
    agency: isBound ? bus.agency : null,
    startedAtMs: nowMs - 2 * MINUTE_MS - Math.floor(ageMs),
    speedKmh: 52 + chance() * 60,
    lat: 4 + chance() / 10,
    grade: pickOf(chance, ['A', 'A', 'B', 'C'] as const),
    event: isBound
      ? pickOf(chance, ['BOUND', 'BOUND', 'WITNESSED', 'SEEN', 'CONFLICT', null] as const)
      : null,
  };
}

function incidentRow(chance: Chance, { index, nowMs }: { index: number; nowMs: number }): IncidentRow {
  const ageMs = index < 10 ? chance() * 5 * MINUTE_MS : chance() * 30 * 24 * HOUR_MS;
  return {
    citizen: Math.floor(chance() * CITIZENS),
    incidentType: pickOf(chance, ['ROAD_HAZARD', 'PEDESTRIAN'] as const),
    status: pickOf(chance, ['RECEIVED', 'RECEIVED', 'VERIFIED', 'RESOLVED'] as const),
    plate: pickOf(chance, [...TYPED_PLATES, ...BOUND_PLATES]),
    occurredAtMs: nowMs - 10_000 - Math.floor(ageMs),
    // Within a few cells of a place that the test asks about.
    lat: 4.05 + (chance() - 0.5) / 200,
    lng: LNG + (chance() - 0.5) / 200,
    hasPhoto: index % 3 === 0,
  };
}
