import { requirePermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import type { AlertRow } from './alert-audience';
import { SENT_ALERTS } from './alerts.queries';

/** So many of the alerts that were sent are listed; the audit log has them all. */
const SENT_MAX = 100;

/**
 * Alerts of the last 90 days, in force or over, newest first: at most 100.
 * @throws UNAUTHENTICATED, FORBIDDEN without canBroadcastAlerts
 */
export async function sentAlerts(ctx: AppCtx): Promise<AlertRow[]> {
  requirePermission(ctx, 'canBroadcastAlerts');
  return ctx.db.rows(SENT_ALERTS, [SENT_MAX]);
}
