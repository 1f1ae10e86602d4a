import { hasPermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { recordAct } from '../identity/record-act';

/** A list of REST that holds registration numbers. */
export interface RevealedList {
  /** The call, such as `GET /api/violations`. */
  readonly call: string;
  /** The vehicles of its rows. */
  readonly vehicleIds: readonly number[];
}

/**
 * Whether the actor gets the registration numbers of a list unmasked: staff with canViewFullRegistrations do, and
 * that they did is in the audit log before this says so.
 */
export async function revealInList(ctx: AppCtx, { call, vehicleIds }: RevealedList): Promise<boolean> {
  if (!hasPermission(ctx.actor, 'canViewFullRegistrations')) {
    return false;
  }
  if (vehicleIds.length > 0) {
    const details = { vehicleIds: [...new Set(vehicleIds)] };
    await recordAct(ctx, { act: 'REGISTRATIONS_REVEALED', target: call, details });
  }
  return true;
}
