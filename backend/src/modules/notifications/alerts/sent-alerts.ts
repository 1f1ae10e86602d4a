import type { AlertRow } from './alert-audience';
import { SENT_ALERTS } from './alerts.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** So many of the alerts that were sent are listed; the audit log has them all. */
const SENT_MAX = 100;

/**
 * Alerts of the last 90 days, in force or over, newest first: at most 100.
 * @throws UNAUTHENTICATED, FORBIDDEN without canBroadcastAlerts
 */
export const sentAlerts = act({ may: right('canBroadcastAlerts') }, async (ctx): Promise<AlertRow[]> => {
  return ctx.db.rows(SENT_ALERTS, [SENT_MAX]);
});
