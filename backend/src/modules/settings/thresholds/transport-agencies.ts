import type { Services } from '../../../platform/context/context';
import { AGENCY_NAMES } from '../settings.queries';

/** Names of the public-transport agencies that a journey can be started with; free text is accepted as well. */
export async function transportAgencies(services: Services): Promise<string[]> {
  const rows = await services.db.rows(AGENCY_NAMES, []);
  return rows.map(({ name }) => name);
}
