import { AppError, badInput } from '../../platform/errors';
import { inTransaction } from '../../platform/context/unit-of-work';
import type { AppCtx, SignedInCtx } from '../identity/accounts/actor';
import { recordAct } from '../identity/accounts/record-act';
import type { ViolatorStatus } from '../violations/vehicle-enums';
import { openProposal, proposeStatus, putIntoForce } from './status-proposals';
import type { ProposedStatus } from './status-proposals';
import { invalidateViolators } from './top-violators';
import type { Violator } from './top-violators';
import { END_PROPOSAL, LOCK_VIOLATOR } from './violator-status.queries';
import { VIOLATOR } from './violators.queries';
import { act } from '../identity/acts/act';
import { right } from '../identity/acts/rules';

/** Decision of staff on a vehicle. */
export interface SetViolatorStatus {
  readonly vehicleId: number | null;
  readonly status: ViolatorStatus;
  readonly reason: string | null;
  /** The version that the decision rests on; null: whichever is there. */
  readonly version: number | null;
}

/** A vehicle after a step of a decision, and the status that waits for a second person. */
export interface DecidedViolator extends Violator {
  /** Null where nothing waits. */
  readonly proposedStatus: ProposedStatus | null;
}

/** A status as it is held while somebody decides. */
interface HeldStatus {
  readonly id: number;
  readonly status: ViolatorStatus;
  readonly version: number;
}

/**
 * Flags (UNDER_REVIEW) a vehicle by its stable id at once; cleared (ACTIVE) and SUSPENDED are proposed, and in force when
 * a second person decides the same.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, BAD_USER_INPUT (reason), NOT_FOUND, CONFLICT with
 * `current` for another version, for flagging a suspended vehicle, and as `proposeStatus` says
 */
export const setViolatorStatus = act(
  { may: right('canSuspendVehicles'), seen: { staff: 'masked' } },
  async (ctx, input: SetViolatorStatus): Promise<DecidedViolator> => {
    const { status } = input;
    const reason = givenReason(input);
    const violator = await inTransaction(ctx, async (deciding) => {
      const held = await lockViolator(deciding, input);
      if (status === 'UNDER_REVIEW') {
        await flag(deciding, held, reason);
      } else {
        await proposeStatus(deciding, { vehicleId: held.id, status, reason: reason ?? '' });
      }
      return decidedViolatorOf(deciding, held.id);
    });
    invalidateViolators(ctx);
    return violator;
  },
);

/**
 * Holds a vehicle until the transaction ends, and gives its status.
 * @throws NOT_FOUND, CONFLICT with `current` for another version
 */
export async function lockViolator(
  { db }: AppCtx,
  { vehicleId, version }: { vehicleId: number | null; version: number | null },
): Promise<HeldStatus> {
  const [held]: HeldStatus[] = await db.rows(LOCK_VIOLATOR, [vehicleId]);
  if (held === undefined) {
    throw new AppError('NOT_FOUND');
  }
  if (version !== null && version !== held.version) {
    throw new AppError('CONFLICT', {
      sentence: 'The status of this vehicle was changed meanwhile.',
      details: { current: { vehicleId: String(held.id), status: held.status, version: held.version } },
    });
  }
  return held;
}

/** A vehicle as it stands among all violators, and what is proposed for it. @throws NOT_FOUND */
export async function decidedViolatorOf(ctx: AppCtx, vehicleId: number): Promise<DecidedViolator> {
  const [violator]: Violator[] = await ctx.db.rows(VIOLATOR, [vehicleId]);
  if (violator === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const proposal = await openProposal(ctx, vehicleId);
  return { ...violator, proposedStatus: proposal?.status ?? null };
}

/** One person puts a vehicle under review; a suspension is ended by clearing it, which takes two. */
async function flag(ctx: SignedInCtx, held: HeldStatus, reason: string | null): Promise<void> {
  const { accountId } = ctx.actor;
  if (held.status === 'SUSPENDED') {
    throw new AppError('CONFLICT', {
      sentence: 'This vehicle is suspended: two people can clear it.',
      details: { current: { vehicleId: String(held.id), status: held.status, version: held.version } },
    });
  }
  await ctx.db.rows(END_PROPOSAL, [held.id, 'SUPERSEDED', ctx.clock(), accountId]);
  await putIntoForce(ctx, { vehicleId: held.id, status: 'UNDER_REVIEW', reason });
  const details = { status: 'UNDER_REVIEW', reason };
  await recordAct(ctx, { act: 'VIOLATOR_STATUS_CHANGED', target: `vehicle:${held.id}`, details });
}

function givenReason({ status, reason }: SetViolatorStatus): string | null {
  const text = reason?.trim() ?? '';
  if (text === '' && status !== 'UNDER_REVIEW') {
    throw badInput({ reason: 'Must say why, for whoever is to confirm it' });
  }
  return text === '' ? null : text;
}
