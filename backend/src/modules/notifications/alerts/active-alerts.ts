import { DAY_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { isMeantFor, travellers } from './alert-audience';
import type { AlertRow } from './alert-audience';
import { ALERTS_IN_FORCE, DELETE_OLD_ALERTS } from './alerts.queries';
import { openAct } from '../../identity/acts/act';
import { ANY_SCOPE, anyone } from '../../identity/acts/rules';

/** More are not in force at a time; the newest are shown. */
const ALERTS_MAX = 50;
/** Time for which an alert is stored once it is over; the audit log stores what was sent. */
const RETENTION_MS = 90 * DAY_MS;

/**
 * The alerts in force that are meant for the caller, newest first: those to all for anyone; of the others those that fit the active
 * journey, its agency and its last known place; all of them for canViewDashboard. `everywhere` adds those to an area, wherever it is.
 */
export const activeAlerts = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (ctx: AppCtx, { everywhere }: { everywhere: boolean }): Promise<AlertRow[]> => {
    const alerts: AlertRow[] = await ctx.db.rows(ALERTS_IN_FORCE, [ctx.clock(), ALERTS_MAX]);
    const isForAll = ({ audience }: AlertRow): boolean =>
      audience === 'ALL' || (everywhere && audience === 'AREA');
    if (hasPermission(ctx.actor, 'canViewDashboard') || alerts.every(isForAll)) {
      return alerts;
    }
    const [traveller] = ctx.actor === null ? [] : await travellers(ctx, ctx.actor.accountId);
    return alerts.filter(
      (alert) => isForAll(alert) || (traveller !== undefined && isMeantFor(alert, traveller)),
    );
  },
);

/** Discards alerts that have been over for 90 days. */
export async function deleteOldAlerts({ db, clock }: Services): Promise<void> {
  await db.rows(DELETE_OLD_ALERTS, [new Date(clock().getTime() - RETENTION_MS)]);
}
