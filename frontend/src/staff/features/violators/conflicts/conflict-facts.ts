import type { VehicleConflictRowFragment } from '../../../../graphql/staff';

type Phones = VehicleConflictRowFragment['phones'];

/** Greatest distance between two phones of an event, kilometres; null where nothing shows it. */
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
