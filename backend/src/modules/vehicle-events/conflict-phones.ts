import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import { groupBy } from '../../platform/db/group-by';
import type { DeviceNear, FindDevicesNear } from './devices-near';
import type { PresenceRow } from './sightings';

/** So many phones of an event are listed, devices first. */
const LISTED_PHONES = 10;
/** Vehicles pass each other: only in so many minutes beside one, a phone may have been in it. */
const MINUTES_BESIDE = 3;

/** A journey that recorded an event. */
export interface EventTrack {
  readonly eventId: number;
  readonly journeyId: number;
  readonly isDevice: boolean;
}

/** Place of a journey of an event, or of a device of its vehicle, in a minute. */
export interface EventPresence extends PresenceRow {
  readonly eventId: number;
}

/** The vehicle beside whose enrolled device a phone was. */
export interface Beside {
  readonly vehicleId: number;
  readonly registrationNumber: string;
  /** Number of minutes of it. */
  readonly minutes: number;
}

/** A phone that recorded an event, or a device of the vehicle that was elsewhere. */
export interface ConflictPhone {
  readonly isDevice: boolean;
  /** Whether it recorded a violation. */
  readonly hasViolation: boolean;
  /**
   * Greatest distance to another enrolled device of the vehicle in the same minute, metres; null where none is
   * known.
   */
  readonly apartM: number | null;
  /** Another vehicle whose enrolled device it was beside; null without. */
  readonly beside: Beside | null;
}

interface Received {
  readonly tracks: readonly EventTrack[];
  readonly presences: readonly EventPresence[];
}

/** The phones of an event of a vehicle: its enrolled devices first, then those that recorded it. */
export function phonesOf(
  vehicleId: number,
  { tracks, presences }: Received,
  findNear: FindDevicesNear,
): { phoneCount: number; phones: ConflictPhone[] } {
  const byJourney = groupBy(presences, ({ journeyId }) => journeyId);
  const recording = new Map(tracks.map((track) => [track.journeyId, track]));
  const journeyIds = [...new Set([...byJourney.keys(), ...recording.keys()])];
  const devices = groupBy(
    presences.filter(({ isDevice }) => isDevice),
    ({ minute }) => minute.getTime(),
  );
  const isDevice = (id: number): boolean =>
    recording.get(id)?.isDevice ?? byJourney.get(id)?.some((each) => each.isDevice) ?? false;
  const sorted = journeyIds.sort(
    (one, other) => Number(isDevice(other)) - Number(isDevice(one)) || one - other,
  );
  const phones = sorted.slice(0, LISTED_PHONES).map((id) => {
    const own = byJourney.get(id) ?? [];
    return {
      isDevice: isDevice(id),
      hasViolation: recording.has(id),
      apartM: farthestM(own, devices),
      beside: besideOf(vehicleId, own, findNear),
    };
  });
  return { phoneCount: sorted.length, phones };
}

function farthestM(
  own: readonly PresenceRow[],
  devices: ReadonlyMap<number, readonly PresenceRow[]>,
): number | null {
  const distances = own.flatMap((row) =>
    (devices.get(row.minute.getTime()) ?? [])
      .filter(({ journeyId }) => journeyId !== row.journeyId)
      .map((device) => distanceBetweenM(row, device)),
  );
  return distances.length === 0 ? null : Math.max(...distances);
}

/** The vehicle that a phone was beside for most minutes, where those are enough. */
function besideOf(vehicleId: number, own: readonly PresenceRow[], findNear: FindDevicesNear): Beside | null {
  const near = own.flatMap((row) => findNear(row).filter((device) => device.vehicleId !== vehicleId));
  const candidates = [...groupBy(near, (device) => device.vehicleId).values()].flatMap((found) => {
    const [first] = found;
    return first === undefined ? [] : [{ ...named(first), minutes: minutesIn(found) }];
  });
  const most = candidates.sort(
    (one, other) => other.minutes - one.minutes || one.vehicleId - other.vehicleId,
  )[0];
  return most === undefined || most.minutes < MINUTES_BESIDE ? null : most;
}

function named({ vehicleId, registrationNumber }: DeviceNear): Omit<Beside, 'minutes'> {
  return { vehicleId, registrationNumber };
}

function minutesIn(found: readonly DeviceNear[]): number {
  return new Set(found.map(({ minute }) => minute.getTime())).size;
}
