import { CRASH_AGE_MAX } from '@wakafine/domain/incidents/crash-record';
import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import { isoMinute, parseMinute } from '@wakafine/domain/time/civil-time';
import type {
  CompleteCrashRecordInput,
  CrashPersonInput,
  StaffIncidentUpdateFragment,
  StoredCrashRecordFragment,
} from '../../../../graphql/staff';

type Written = 'roadClass' | 'crashType' | 'weather' | 'light' | 'surface' | 'vehicles';

/** Somebody as typed: the age is a text until it is sent. */
export interface CrashPersonDraft extends Pick<
  StoredCrashRecordFragment['people'][number],
  'role' | 'sex' | 'injury'
> {
  /** Distinguishes the rows of the list. */
  readonly key: string;
  readonly age: string;
  /** From 1; null is none or not known. */
  readonly vehicle: number | null;
}

/** The form of a record as typed. */
export interface CrashDraft extends Pick<StoredCrashRecordFragment, Written> {
  /** The version that is changed; 0 without one. */
  readonly version: number;
  readonly occurredAt: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly municipality: string;
  readonly road: string;
  readonly people: readonly CrashPersonDraft[];
  readonly reason: string;
}

/** Faults of the form. */
export interface CrashFaults {
  readonly occurredAt?: true;
  readonly place?: true;
  /** Places of the people with an age that is none. */
  readonly ages: readonly string[];
}

/** Somebody of whom nothing is known yet. */
export function newPerson(): CrashPersonDraft {
  return {
    key: crypto.randomUUID(),
    role: 'UNKNOWN',
    sex: 'UNKNOWN',
    injury: 'UNKNOWN',
    age: '',
    vehicle: null,
  };
}

/** The form of a crash: its record where there is one, else what was reported. */
export function draftOf(incident: StaffIncidentUpdateFragment): CrashDraft {
  const [record] = incident.crashRecords;
  const { occurredAt, latitude, longitude } = record ?? incident;
  return {
    version: record?.version ?? 0,
    occurredAt: isoMinute(Date.parse(occurredAt)),
    latitude: textOf(latitude),
    longitude: textOf(longitude),
    municipality: record?.municipality ?? '',
    road: record?.road ?? '',
    roadClass: record?.roadClass ?? 'UNKNOWN',
    crashType: record?.crashType ?? 'UNKNOWN',
    weather: record?.weather ?? 'UNKNOWN',
    light: record?.light ?? 'UNKNOWN',
    surface: record?.surface ?? 'UNKNOWN',
    vehicles: record?.vehicles ?? [],
    people: (record?.people ?? []).map(({ role, sex, injury, age, vehicle }) => ({
      ...newPerson(),
      ...{ role, sex, injury, age: textOf(age), vehicle: vehicle ?? null },
    })),
    reason: '',
  };
}

/** The form without a vehicle: who was in it is in none, and those behind it move up. */
export function withoutVehicle(draft: CrashDraft, index: number): CrashDraft {
  const number = index + 1;
  return {
    ...draft,
    vehicles: draft.vehicles.filter((_vehicle, each) => each !== index),
    people: draft.people.map((person) => {
      const { vehicle } = person;
      const isBehind = vehicle !== null && vehicle > number;
      return { ...person, vehicle: vehicle === number ? null : isBehind ? vehicle - 1 : vehicle };
    }),
  };
}

/** Input for the server, or the faults of the form. */
export function inputOf(
  incidentId: string,
  draft: CrashDraft,
): { readonly input: CompleteCrashRecordInput } | { readonly faults: CrashFaults } {
  const { version, reason, municipality, road, roadClass, crashType, weather, light, surface } = draft;
  const atMs = parseMinute(draft.occurredAt);
  const place = placeOf(draft);
  const ages = draft.people.filter(({ age }) => ageOf(age) === undefined).map(({ key }) => key);
  if (atMs === null || place === undefined || ages.length > 0) {
    return {
      faults: {
        ...(atMs === null ? { occurredAt: true } : {}),
        ...(place === undefined ? { place: true } : {}),
        ages,
      },
    };
  }
  return {
    input: {
      ...{ incidentId, version, roadClass, crashType, weather, light, surface, location: place },
      occurredAt: new Date(atMs).toISOString(),
      municipality: municipality.trim() === '' ? null : municipality.trim(),
      road: road.trim() === '' ? null : road.trim(),
      vehicles: draft.vehicles.map(({ vehicleType }) => ({ vehicleType })),
      people: draft.people.map(({ role, sex, injury, vehicle, age }): CrashPersonInput => ({
        role,
        sex,
        injury,
        vehicle,
        age: ageOf(age),
      })),
      reason: reason.trim() === '' ? null : reason.trim(),
    },
  };
}

/** Null where nothing was typed, undefined for what is no place. */
function placeOf({ latitude, longitude }: CrashDraft): { lat: number; lng: number } | null | undefined {
  const [lat, lng] = [numberOf(latitude), numberOf(longitude)];
  if (lat === null && lng === null) {
    return null;
  }
  return isWithin(lat, LIMITS.lat) && isWithin(lng, LIMITS.lng) ? { lat, lng } : undefined;
}

/** Null where nothing was typed, undefined for what is no age. */
function ageOf(text: string): number | null | undefined {
  const age = numberOf(text);
  return age === null || (Number.isInteger(age) && isWithin(age, { min: 0, max: CRASH_AGE_MAX }))
    ? age
    : undefined;
}

// Phones of French readers type a comma.
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim().replace(',', '.'));
}

function textOf(value: number | null | undefined): string {
  return typeof value === 'number' ? String(value) : '';
}
