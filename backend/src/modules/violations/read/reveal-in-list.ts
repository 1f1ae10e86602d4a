import { inTransaction } from '../../../platform/context/unit-of-work';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLooks, seenByAccount } from '../../identity/looks/record-looks';
import type { SeenData } from '../../identity/looks/record-looks';
import { recordAct } from '../../identity/accounts/record-act';
import { confirmReveals } from '../../identity/staff/require-confirmation';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

/** A list of REST that holds registration numbers. */
export interface RevealedList {
  /** The call, such as `GET /api/violations`. */
  readonly call: string;
  readonly rows: readonly (SeenData & { readonly vehicleId: number })[];
}

/**
 * Whether the actor gets the registration numbers of a list unmasked: staff with canViewFullRegistrations do. That they did
 * is in the audit log, and for the owners of the rows to read, before this says so.
 */
export const revealInList = openAct(
  { may: anyone, scopes: ['violations:public', 'authority:read'] },
  async (ctx: AppCtx, { call, rows }: RevealedList): Promise<boolean> => {
    if (!hasPermission(ctx.actor, 'canViewFullRegistrations')) {
      return false;
    }
    if (rows.length > 0) {
      const details = { vehicleIds: [...new Set(rows.map(({ vehicleId }) => vehicleId))] };
      await confirmReveals(ctx, details.vehicleIds.length);
      await inTransaction(ctx, async (revealing) => {
        await recordLooks(revealing, { kind: 'PLATE', seen: seenByAccount(rows) });
        await recordAct(revealing, { act: 'REGISTRATIONS_REVEALED', target: call, details });
      });
    }
    return true;
  },
);
