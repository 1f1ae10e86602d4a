import { longTextFault, REASON_MAX } from '@wakafine/domain/incidents';
import { AppError, badInput } from '../../platform/errors';
import { inTransaction } from '../../platform/unit-of-work';
import { requirePermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { recordAct } from '../identity/record-act';
import { forgetViolators } from './top-violators';
import type { Violator } from './top-violators';
import type { ViolatorStatus } from '../violations/vehicle-enums';
import { INSERT_STATUS_CHANGE, SET_VIOLATOR_STATUS, VIOLATOR } from './violators.queries';

/** What staff decide on a vehicle. */
export interface SetViolatorStatus {
  readonly vehicleId: number | null;
  readonly status: ViolatorStatus;
  readonly reason: string | null;
}

/**
 * Changes the status of a vehicle, by its stable id, and keeps the change with its reason.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, BAD_USER_INPUT (reason), NOT_FOUND
 */
export async function setViolatorStatus(ctx: AppCtx, input: SetViolatorStatus): Promise<Violator> {
  const { accountId } = requirePermission(ctx, 'canSuspendVehicles');
  const { vehicleId, status } = input;
  const text = input.reason?.trim() ?? '';
  const fault = longTextFault(text, REASON_MAX);
  if (fault !== null) {
    throw badInput({ reason: fault });
  }
  const reason = text === '' ? null : text;
  const violator = await inTransaction(ctx, async (deciding) => {
    const { db, clock } = deciding;
    const changed = await db.rows<{ id: number }>(SET_VIOLATOR_STATUS, [vehicleId, status]);
    if (changed.length === 0) {
      throw new AppError('NOT_FOUND');
    }
    await db.rows(INSERT_STATUS_CHANGE, [vehicleId, status, reason, clock(), accountId]);
    const target = `vehicle:${vehicleId}`;
    await recordAct(deciding, { act: 'VIOLATOR_STATUS_CHANGED', target, details: { status, reason } });
    const [decided] = await db.rows<Violator>(VIOLATOR, [vehicleId]);
    if (decided === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return decided;
  });
  forgetViolators(ctx);
  return violator;
}
