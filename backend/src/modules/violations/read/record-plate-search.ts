import { canonicalPlate } from '@wakafine/domain/people/plate';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLooks, seenByAccount } from '../../identity/looks/record-looks';
import type { SeenData } from '../../identity/looks/record-looks';
import { recordAct } from '../../identity/accounts/record-act';

/**
 * Vehicles that a search found by plate; nothing where the text was found in something else, such as the name of
 * an agency.
 */
export interface PlateSearch {
  readonly text: string;
  readonly vehicleIds: readonly number[];
  readonly seen: readonly SeenData[];
}

/**
 * Stores that staff who may find plates searched for one, and whom that found. The audit log stores the vehicles
 * and never
 * the text, so that it does not become a list of plates; of a search that finds nothing it stores that it
 * happened.
 */
export async function recordPlateSearch(ctx: AppCtx, { text, vehicleIds, seen }: PlateSearch): Promise<void> {
  if (!mayFindPlates(ctx) || (vehicleIds.length === 0 && !isLikePlate(text))) {
    return;
  }
  await inTransaction(ctx, async (searching) => {
    await recordLooks(searching, { kind: 'PLATE_SEARCH', seen: seenByAccount(seen) });
    const details = { vehicleIds: [...new Set(vehicleIds)] };
    await recordAct(searching, { act: 'PLATES_SEARCHED', details });
  });
}

/** Whether a search of the actor may find registration numbers of others. */
export function mayFindPlates({ actor }: Pick<AppCtx, 'actor'>): boolean {
  return hasPermission(actor, 'canViewFullRegistrations');
}

/** Names of agencies have letters only, as a rule; every official plate has digits. */
function isLikePlate(text: string): boolean {
  const plate = canonicalPlate(text);
  return plate.length >= 3 && /[0-9]/.test(plate);
}
