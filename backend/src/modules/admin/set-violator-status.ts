import { longTextFault, REASON_MAX } from '@wakafine/domain/incidents';
import { AppError, badInput } from '../../platform/errors';
import { inTransaction } from '../../platform/unit-of-work';
import { requirePermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { recordAct } from '../identity/record-act';
import type { ViolatorStatus } from '../violations/vehicle-enums';
import { proposeSuspension } from './suspension-proposals';
import { forgetViolators } from './top-violators';
import type { Violator } from './top-violators';
import { DECIDE_ON_VIOLATOR, END_PROPOSAL, LOCK_VIOLATOR } from './violator-status.queries';
import { VIOLATOR } from './violators.queries';

/** What staff decide on a vehicle. */
export interface SetViolatorStatus {
  readonly vehicleId: number | null;
  readonly status: ViolatorStatus;
  readonly reason: string | null;
  /** The version that the decision rests on; null: whichever is there. */
  readonly version: number | null;
}

/** A status as it is held while somebody decides. */
interface HeldStatus {
  readonly status: ViolatorStatus;
  readonly source: string;
  readonly version: number;
}

/**
 * Clears (ACTIVE) or flags (UNDER_REVIEW) a vehicle by its stable id, and keeps the change with its reason; SUSPENDED is
 * only proposed, for a second person to confirm.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, BAD_USER_INPUT (reason), NOT_FOUND, CONFLICT with
 * `current` for another version, or where a suspension is proposed already
 */
export async function setViolatorStatus(ctx: AppCtx, input: SetViolatorStatus): Promise<Violator> {
  const { accountId } = requirePermission(ctx, 'canSuspendVehicles');
  const { vehicleId, status } = input;
  const reason = givenReason(input);
  const violator = await inTransaction(ctx, async (deciding) => {
    const id = await holdViolator(deciding, input);
    if (status === 'SUSPENDED') {
      await proposeSuspension(deciding, { vehicleId: id, reason });
    } else {
      await deciding.db.rows(END_PROPOSAL, [id, 'SUPERSEDED', ctx.clock(), accountId]);
      await deciding.db.rows(DECIDE_ON_VIOLATOR, [id, status, reason, ctx.clock(), accountId]);
      const target = `vehicle:${vehicleId}`;
      await recordAct(deciding, { act: 'VIOLATOR_STATUS_CHANGED', target, details: { status, reason } });
    }
    return violatorOf(deciding, id);
  });
  forgetViolators(ctx);
  return violator;
}

/**
 * Holds a vehicle until the transaction ends, and gives its id.
 * @throws NOT_FOUND, CONFLICT with `current` for another version
 */
export async function holdViolator(
  { db }: AppCtx,
  { vehicleId, version }: { vehicleId: number | null; version: number | null },
): Promise<number> {
  const [held] = await db.rows<HeldStatus>(LOCK_VIOLATOR, [vehicleId]);
  if (held === undefined || vehicleId === null) {
    throw new AppError('NOT_FOUND');
  }
  if (version !== null && version !== held.version) {
    throw new AppError('CONFLICT', {
      sentence: 'The status of this vehicle was changed meanwhile.',
      details: { current: { vehicleId: String(vehicleId), ...held } },
    });
  }
  return vehicleId;
}

/** A vehicle as it stands among all violators. @throws NOT_FOUND */
export async function violatorOf({ db }: AppCtx, vehicleId: number): Promise<Violator> {
  const [violator] = await db.rows<Violator>(VIOLATOR, [vehicleId]);
  if (violator === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return violator;
}

function givenReason({ status, reason }: SetViolatorStatus): string | null {
  const text = reason?.trim() ?? '';
  const fault = longTextFault(text, REASON_MAX);
  if (fault !== null) {
    throw badInput({ reason: fault });
  }
  if (text === '' && status === 'SUSPENDED') {
    throw badInput({ reason: 'Must say why, for whoever is to confirm it' });
  }
  return text === '' ? null : text;
}
