import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { endSessionsOf } from '../../identity/sessions/end-sessions';
import { recordAct } from '../../identity/accounts/record-act';
import { invalidateSessionsOf } from '../../identity/sessions/sessions';
import { requireConfirmation } from '../../identity/staff/require-confirmation';
import { dropPublicTotals, renewPublicTotals } from '../../statistics/public-totals';
import {
  DELETE_ACCOUNTS,
  DELETE_DEMO_AGENCIES,
  DELETE_DEMO_RECORDS,
  DELETE_IDLE_VEHICLES,
  LOCK_DEMO_ACCOUNTS,
} from './demo-data.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

interface DeletedRow {
  readonly id: number;
  readonly vehicleId?: number;
}

/**
 * Deletes everything that is flagged as demo data, and nothing else, in one transaction; in demo mode the demo staff
 * stay. Gives how many accounts, journeys, violations, incidents, campaigns and views went.
 * @throws UNAUTHENTICATED, FORBIDDEN without canAccessSystemSettings
 */
export const clearDemoData = act({ may: right('canAccessSystemSettings') }, async (ctx): Promise<number> => {
  await requireConfirmation(ctx);
  const { deleted, accountIds } = await inTransaction(ctx, deleteDemoRows);
  accountIds.forEach((id) => invalidateSessionsOf(ctx, id));
  dropPublicTotals(ctx);
  return deleted;
});

async function deleteDemoRows(ctx: AppCtx): Promise<{ deleted: number; accountIds: number[] }> {
  const accounts: DeletedRow[] = await ctx.db.rows(LOCK_DEMO_ACCOUNTS, [ctx.isDemo]);
  const accountIds = accounts.map(({ id }) => id);
  const records: DeletedRow[] = [];
  for (const statement of DELETE_DEMO_RECORDS) {
    records.push(...(await ctx.db.composedRows<DeletedRow>(statement, [])));
  }
  const vehicleIds = new Set(records.flatMap(({ vehicleId }) => vehicleId ?? []));
  await ctx.db.rows(DELETE_IDLE_VEHICLES, [[...vehicleIds]]);
  await renewPublicTotals(ctx);
  for (const accountId of accountIds) {
    await endSessionsOf(ctx, { accountId });
  }
  await ctx.db.rows(DELETE_ACCOUNTS, [accountIds]);
  await ctx.db.rows(DELETE_DEMO_AGENCIES, []);
  const deleted = records.length + accountIds.length;
  await recordAct(ctx, { act: 'DEMO_DATA_CLEARED', details: { deleted } });
  return { deleted, accountIds };
}
