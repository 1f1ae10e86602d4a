import type { Services } from '../../../platform/context/context';
import { LIVE_KEYS } from './keys.queries';

/** The oldest secret that still works, by its number, of those of the given keys that go on; what is not in it has ended. */
export async function liveKeys(
  services: Services,
  keyIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await services.db.rows(LIVE_KEYS, [keyIds, services.clock()]);
  return new Map(rows.map(({ id, oldestSecret }) => [id, oldestSecret]));
}
