import type { Place } from '@wakafine/domain/geo';
import type { Services } from '../../platform/context';
import { recallDrive } from './known-drive';
import { LAST_PLACES } from './journeys.queries';

/**
 * Where active journeys were last seen, one for each id in at most one statement; null before the first good fix. What
 * this process remembers is not asked of the database.
 */
export async function lastPlaces(
  services: Services,
  journeyIds: readonly number[],
): Promise<(Place | null)[]> {
  const known = new Map<number, Place | null>(
    journeyIds.flatMap((id) => {
      const drive = recallDrive(services, id)?.drive;
      return drive === undefined ? [] : [[id, drive.filter.anchor]];
    }),
  );
  const unknown = journeyIds.filter((id) => !known.has(id));
  const rows =
    unknown.length === 0 ? [] : await services.db.rows<Place & { id: number }>(LAST_PLACES, [unknown]);
  rows.forEach(({ id, lat, lng }) => known.set(id, { lat, lng }));
  return journeyIds.map((id) => known.get(id) ?? null);
}
