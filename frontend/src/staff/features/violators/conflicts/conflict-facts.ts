import type { VehicleConflictRowFragment } from '../../../../graphql/staff';

type Phones = VehicleConflictRowFragment['phones'];

/** How far two phones of an event were apart at most, kilometres; null where nothing tells. */
export function farthestKm(phones: Phones): number | null {
  const known = phones.flatMap(({ apartM }) => apartM ?? []);
  return known.length === 0 ? null : Math.max(...known) / 1000;
}

/** The other vehicle that phones of an event were beside for the longest; null without. */
export function besidePlate(phones: Phones): string | null {
  const known = phones.flatMap(({ beside }) => beside ?? []);
  const longest = known.sort((one, other) => other.minutes - one.minutes)[0];
  return longest?.registrationNumber ?? null;
}
