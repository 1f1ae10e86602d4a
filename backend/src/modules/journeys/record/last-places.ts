import type { Place } from '@wakafine/domain/geo/geo';
import { defineCache } from '../../../platform/memory/caches';
import type { Services } from '../../../platform/context/context';
import type { Journey } from '../journey.entity';
import { recallDrive } from './known-drive';
import { LAST_PLACES } from '../journeys.queries';

/** A journey whose place is asked for, with when something was last received of it. */
export type PlacedBy = Pick<Journey, 'id' | 'lastReceivedAt'>;

/** Place of a journey when something was last received of it. */
interface SeenPlace {
  readonly receivedAtMs: number;
  readonly place: Place | null;
}

const seenPlaces = defineCache<SeenPlace>({ maxEntries: 20_000 });

/**
 * Last places of active journeys, one for each in at most one statement; null before the first good fix. What
 * this process remembers is not asked of the database: nothing has come of such a journey since.
 */
export async function lastPlaces(
  services: Services,
  journeys: readonly PlacedBy[],
): Promise<(Place | null)[]> {
  const known = new Map<number, Place | null>();
  for (const journey of journeys) {
    const place = recallPlace(services, journey);
    if (place !== undefined) {
      known.set(journey.id, place);
    }
  }
  const unknown = journeys.filter(({ id }) => !known.has(id));
  const ids = unknown.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await services.db.rows(LAST_PLACES, [ids]);
  rows.forEach(({ id, lat, lng }) => known.set(id, { lat, lng }));
  const seen = services.caches.of(seenPlaces);
  for (const { id, lastReceivedAt } of unknown) {
    seen.set(String(id), { receivedAtMs: lastReceivedAt.getTime(), place: known.get(id) ?? null });
  }
  return journeys.map(({ id }) => known.get(id) ?? null);
}

/** Cached place of a journey in this process; undefined when it has to be asked for. */
function recallPlace(services: Services, { id, lastReceivedAt }: PlacedBy): Place | null | undefined {
  const drive = recallDrive(services, id)?.judgement.drive;
  if (drive !== undefined) {
    return drive.filter.anchor;
  }
  const seen = services.caches.of(seenPlaces).get(String(id));
  return seen?.receivedAtMs === lastReceivedAt.getTime() ? seen.place : undefined;
}
