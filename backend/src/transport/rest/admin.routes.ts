import type { FastifyInstance } from 'fastify';
import { clearDemoData } from '../../modules/administration/system/clear-demo-data';
import { endAllJourneys } from '../../modules/administration/system/end-all-journeys';
import { listUsersWithNumbers } from '../../modules/administration/users/list-users';
import { setViolatorStatus } from '../../modules/violators/set-violator-status';
import type { SetViolatorStatus } from '../../modules/violators/set-violator-status';
import { presentRestUserRow } from '../../modules/administration/users/user.presenter';
import { presentRestViolatorStatus } from '../../modules/violators/violator.presenter';
import { requirePermission } from '../../modules/identity/accounts/actor';
import { setAlertSettings } from '../../modules/settings/thresholds/alert-settings';
import { setSpeedThresholds } from '../../modules/settings/thresholds/set-speed-thresholds';
import { parseId } from '../../platform/db/pagination';
import {
  CLEAR_DEMO_DATA,
  END_ALL_JOURNEYS,
  LIST_USERS,
  SET_ALERT_THRESHOLDS,
  SET_SPEED_LIMITS,
  UPDATE_VIOLATOR_STATUS,
} from './admin.schemas';
import { BodyReader } from './door/body-reader';
import { restPage } from './door/rest-door';
import type { restHandlers } from './door/rest-door';

/** The documented calls of staff: `/api/users` and those under `/api/admin`. */
export function adminRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.get(
    '/api/users',
    LIST_USERS,
    handle(async ({ ctx, request }) => {
      requirePermission(ctx, 'canManageUsers');
      return (await listUsersWithNumbers(ctx, restPage(request))).map(presentRestUserRow);
    }),
  );

  app.post(
    '/api/admin/speed-limits',
    SET_SPEED_LIMITS,
    handle(async ({ ctx, request }) => {
      requirePermission(ctx, 'canEditSettings');
      return setSpeedThresholds(ctx, readThresholds(request.body));
    }),
  );

  app.post(
    '/api/admin/alert-thresholds',
    SET_ALERT_THRESHOLDS,
    handle(async ({ ctx, request }) => {
      requirePermission(ctx, 'canEditSettings');
      return setAlertSettings(ctx, readAlertSettings(request.body));
    }),
  );

  app.post(
    '/api/admin/end-all-journeys',
    END_ALL_JOURNEYS,
    handle(async ({ ctx }) => ({ ended: await endAllJourneys(ctx) })),
  );

  app.post(
    '/api/admin/clear-demo-data',
    CLEAR_DEMO_DATA,
    handle(async ({ ctx }) => ({ deleted: await clearDemoData(ctx) })),
  );

  app.post(
    '/api/admin/update-violator-status',
    UPDATE_VIOLATOR_STATUS,
    handle(async ({ ctx, request }) => {
      requirePermission(ctx, 'canSuspendVehicles');
      return presentRestViolatorStatus(await setViolatorStatus(ctx, readViolatorStatus(request.body)));
    }),
  );
}

function readThresholds(payload: unknown) {
  const body = new BodyReader(payload);
  const thresholds = {
    caution: body.number('caution'),
    warning: body.number('warning'),
    danger: body.number('danger'),
    reason: body.optionalText('reason'),
    effectiveAt: body.optionalTime('effectiveAt'),
  };
  body.done();
  return thresholds;
}

function readAlertSettings(payload: unknown) {
  const body = new BodyReader(payload);
  const settings = {
    sound: body.boolean('sound'),
    vibration: body.boolean('vibration'),
    notification: body.boolean('notification'),
  };
  body.done();
  return settings;
}

function readViolatorStatus(payload: unknown): SetViolatorStatus {
  const body = new BodyReader(payload);
  const vehicleId = parseId(String(body.number('vehicleId')));
  const verdict = body.oneOf('status', ['CLEARED', 'FLAGGED'], 'Must be cleared or flagged');
  const reason = body.optionalText('reason');
  body.done();
  return { vehicleId, status: verdict === 'FLAGGED' ? 'UNDER_REVIEW' : 'ACTIVE', reason, version: null };
}
