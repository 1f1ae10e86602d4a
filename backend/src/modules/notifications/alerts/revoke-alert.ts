import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { recordAct } from '../../identity/accounts/record-act';
import type { AlertRow } from './alert-audience';
import { alertChanged } from './alerts.events';
import { LOCK_ALERT, REVOKE_ALERT } from './alerts.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/**
 * Revokes an alert: all open apps are notified, so that they can drop it. Again
 * changes nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN without canBroadcastAlerts, NOT_FOUND
 */
export const revokeAlert = act(
  { may: right('canBroadcastAlerts') },
  async (ctx, { alertId }: { alertId: number | null }): Promise<AlertRow> => {
    return inTransaction(ctx, async (deciding) => {
      const [before]: AlertRow[] = await deciding.db.rows(LOCK_ALERT, [alertId]);
      if (before === undefined) {
        throw new AppError('NOT_FOUND');
      }
      if (before.revokedAt !== null) {
        return before;
      }
      const [alert = before]: AlertRow[] = await deciding.db.rows(REVOKE_ALERT, [alertId, ctx.clock()]);
      await recordAct(deciding, { act: 'ALERT_REVOKED', target: `alert:${alert.id}` });
      // Those whom it was meant for may have moved on since.
      deciding.emit(alertChanged({ alert, accountIds: null }));
      return alert;
    });
  },
);
