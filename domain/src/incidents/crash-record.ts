import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';

/*
 * The minimum data set of a crash: crash, road, vehicle and person elements of "Data systems: a road safety manual for
 * decision-makers and practitioners" (WHO 2010, section 3.3), from which the African Road Safety Observatory (ARSO) takes its own.
 * Every list has UNKNOWN, so that what was not seen is never guessed.
 */

/** Types of a crash, by what it was with. */
export const CRASH_TYPES = [
  'VEHICLES',
  'PEDESTRIAN',
  'PARKED_VEHICLE',
  'OBSTACLE',
  'ANIMAL',
  'SINGLE_VEHICLE',
  'OTHER',
  'UNKNOWN',
] as const;
/** Weather at the time. */
export const CRASH_WEATHERS = ['CLEAR', 'RAIN', 'FOG', 'WIND', 'DUST', 'OTHER', 'UNKNOWN'] as const;
/** Light at the time. */
export const CRASH_LIGHTS = ['DAYLIGHT', 'TWILIGHT', 'DARK_LIT', 'DARK_UNLIT', 'UNKNOWN'] as const;
/** Surface of the road. */
export const CRASH_SURFACES = ['DRY', 'WET', 'FLOODED', 'MUD_OR_SAND', 'OTHER', 'UNKNOWN'] as const;
/** Class of the road. */
export const CRASH_ROADS = ['NATIONAL', 'REGIONAL', 'LOCAL', 'URBAN', 'UNKNOWN'] as const;
/** Types of vehicles that are involved. */
export const CRASH_VEHICLE_TYPES = [
  'CAR',
  'TAXI',
  'MINIBUS',
  'BUS',
  'LORRY',
  'MOTORCYCLE',
  'BICYCLE',
  'TRAIN',
  'OTHER',
  'UNKNOWN',
] as const;
/** Roles of somebody in the crash. */
export const CRASH_ROLES = ['DRIVER', 'PASSENGER', 'PEDESTRIAN', 'OTHER', 'UNKNOWN'] as const;
/** Sex of somebody. */
export const CRASH_SEXES = ['FEMALE', 'MALE', 'UNKNOWN'] as const;
/** Injuries of somebody; killed is who died within 30 days of the crash (WHO 2010). */
export const CRASH_INJURIES = ['KILLED', 'SERIOUS', 'SLIGHT', 'NONE', 'UNKNOWN'] as const;

export type CrashType = (typeof CRASH_TYPES)[number];
export type CrashWeather = (typeof CRASH_WEATHERS)[number];
export type CrashLight = (typeof CRASH_LIGHTS)[number];
export type CrashSurface = (typeof CRASH_SURFACES)[number];
export type CrashRoad = (typeof CRASH_ROADS)[number];
export type CrashVehicleType = (typeof CRASH_VEHICLE_TYPES)[number];
export type CrashRole = (typeof CRASH_ROLES)[number];
export type CrashSex = (typeof CRASH_SEXES)[number];
export type CrashInjury = (typeof CRASH_INJURIES)[number];

/** Days after the crash within which a death is one of the crash (WHO 2010). */
export const KILLED_WITHIN_DAYS = 30;
/** Most vehicles and people of one record. */
export const CRASH_VEHICLES_MAX = 30;
export const CRASH_PEOPLE_MAX = 200;
/** Longest name of a municipality or road, characters. */
export const CRASH_NAME_MAX = 80;
/** Greatest age, years. */
export const CRASH_AGE_MAX = 120;

/** A vehicle of a crash; people refer to it by its place in the list, from 1. It has no plate: the record names nobody. */
export interface CrashVehicle {
  readonly vehicleType: CrashVehicleType;
}

/** Somebody in a crash, without a name. */
export interface CrashPerson {
  readonly role: CrashRole;
  readonly sex: CrashSex;
  /** Years; null is unknown. */
  readonly age: number | null;
  readonly injury: CrashInjury;
  /** Number of the vehicle in the list, from 1; of a pedestrian the one that hit them; null is none or unknown. */
  readonly vehicle: number | null;
}

/** Fields of a crash that are filled in. */
export interface CrashRecordContent {
  readonly occurredAt: Date;
  readonly place: Place | null;
  readonly municipality: string | null;
  readonly road: string | null;
  readonly roadClass: CrashRoad;
  readonly crashType: CrashType;
  readonly weather: CrashWeather;
  readonly light: CrashLight;
  readonly surface: CrashSurface;
  readonly vehicles: readonly CrashVehicle[];
  readonly people: readonly CrashPerson[];
}

/** Number of people of a crash by injury. */
export interface CrashToll {
  readonly killed: number;
  readonly serious: number;
  readonly slight: number;
}

/** Counts the people of a crash by how badly they were hurt. */
export function tollOf(people: readonly Pick<CrashPerson, 'injury'>[]): CrashToll {
  const count = (injury: CrashInjury): number => people.filter((person) => person.injury === injury).length;
  return { killed: count('KILLED'), serious: count('SERIOUS'), slight: count('SLIGHT') };
}

/** Faults of people who were in a vehicle that the list does not have, as a sentence for each field. */
export function crashListFaults({
  vehicles,
  people,
}: Pick<CrashRecordContent, 'vehicles' | 'people'>): Record<string, string> {
  const faults: Record<string, string> = {};
  people.forEach(({ vehicle }, index) => {
    if (vehicle !== null && vehicle > vehicles.length) {
      faults[`people.${index}.vehicle`] = 'Must be one of the vehicles, counted from 1';
    }
  });
  return faults;
}

/** Distance that a record may move a crash from where it was reported, metres: phones lie, and reports are sent from the next village. */
export const CRASH_MOVED_MAX_M = 50_000;

/** Whether the record of a crash may be at a place, given where it was reported. */
export function isNearReport(place: Place | null, reported: Place | null): boolean {
  return place === null || reported === null || distanceBetweenM(place, reported) <= CRASH_MOVED_MAX_M;
}
