import { clearDemoData } from '../../modules/administration/system/clear-demo-data';
import { endAllJourneys } from '../../modules/administration/system/end-all-journeys';
import { listUsersWithNumbers } from '../../modules/administration/users/list-users';
import { setViolatorStatus } from '../../modules/violators/set-violator-status';
import { presentRestUserRow } from '../../modules/administration/users/user.presenter';
import { presentRestViolatorStatus } from '../../modules/violators/violator.presenter';
import { setAlertSettings } from '../../modules/settings/thresholds/alert-settings';
import { setSpeedThresholds } from '../../modules/settings/thresholds/set-speed-thresholds';
import {
  CLEAR_DEMO_DATA,
  END_ALL_JOURNEYS,
  LIST_USERS,
  SET_ALERT_THRESHOLDS,
  SET_SPEED_LIMITS,
  UPDATE_VIOLATOR_STATUS,
  VERDICTS,
} from './admin.schemas';
import { requireId, restPage } from './door/rest-door';
import type { ServeCall } from './door/rest-door';
import { nameOf, timeOf } from './door/schemas';

/** The documented calls of staff: `/api/users` and those under `/api/admin`. */
export function adminRoutes(serve: ServeCall): void {
  serve(LIST_USERS, listUsersWithNumbers, async ({ ctx, query }) =>
    (await listUsersWithNumbers(ctx, restPage(query))).map(presentRestUserRow),
  );

  serve(SET_SPEED_LIMITS, setSpeedThresholds, async ({ ctx, body }) => {
    const { caution, warning, danger, reason = null, effectiveAt } = body;
    return setSpeedThresholds(ctx, { caution, warning, danger, reason, effectiveAt: timeOf(effectiveAt) });
  });

  serve(SET_ALERT_THRESHOLDS, setAlertSettings, async ({ ctx, body: { sound, vibration, notification } }) =>
    setAlertSettings(ctx, { sound, vibration, notification }),
  );

  serve(END_ALL_JOURNEYS, endAllJourneys, async ({ ctx }) => ({ ended: await endAllJourneys(ctx) }));

  serve(CLEAR_DEMO_DATA, clearDemoData, async ({ ctx }) => ({ deleted: await clearDemoData(ctx) }));

  serve(UPDATE_VIOLATOR_STATUS, { ...setViolatorStatus, seen: {} }, async ({ ctx, body }) => {
    const { reason = null } = body;
    const vehicleId = requireId(body.vehicleId);
    const status = nameOf(VERDICTS, body.status) === 'FLAGGED' ? 'UNDER_REVIEW' : 'ACTIVE';
    return presentRestViolatorStatus(
      await setViolatorStatus(ctx, { vehicleId, status, reason, version: null }),
    );
  });
}
