import type { Services } from '../../../platform/context/context';
import { AGENCY_NAMES } from '../settings.queries';
import { openAct } from '../../identity/acts/act';
import { ANY_SCOPE, anyone } from '../../identity/acts/rules';

/** Names of the public-transport agencies that a journey can be started with; free text is accepted as well. */
export const transportAgencies = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (services: Services): Promise<string[]> => {
    const rows = await services.db.rows(AGENCY_NAMES, []);
    return rows.map(({ name }) => name);
  },
);
