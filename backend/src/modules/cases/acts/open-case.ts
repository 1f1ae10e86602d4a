import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { recordAct } from '../../identity/accounts/record-act';
import { lockCaseOfViolation, lockJourneyOf } from '../case-file';
import type { HeldCase } from '../case-file';
import { GROUNDS, INSERT_CASE } from '../cases.queries';
import { givenReason } from '../given-reason';
import { advance, conflict, refuseAltered, takeStep } from '../take-step';
import { ViolationCase } from '../violation-case.entity';

/** Violation of a new case, and the reason. */
export interface OpenCase {
  readonly violationId: number | null;
  readonly reason: string;
}

/**
 * Opens a case on a violation that an enrolled device has proven above a confirmed limit, of somebody who agreed to the use in
 * cases (product decisions D11 and D13). Its evidence is whole once the journey is over.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, BAD_USER_INPUT (reason), NOT_FOUND, CONFLICT with a `clientCode`
 * for what can not accuse anybody, and with `current` where the violation has a case
 */
export const openCase = act(
  { may: right('canSuspendVehicles'), seen: { anyone: 'CONFLICT' } },
  (ctx, { violationId, reason }: OpenCase): Promise<ViolationCase> => {
    const { accountId } = ctx.actor;
    const why = givenReason(reason);
    return inTransaction(ctx, async (opening) => {
      await lockJourneyOf(opening, violationId ?? 0);
      await requireGrounds(opening, violationId);
      const [made] = await opening.db.rows(INSERT_CASE, [violationId, true, ctx.clock()]);
      const held = await requireCase(opening, violationId);
      if (made === undefined) {
        throw conflict(held, 'WRONG_STATE');
      }
      await refuseAltered(opening, held);
      const step = { kind: 'OPENED', by: 'STAFF', actorId: accountId, reason: why } as const;
      await advance(opening, (await takeStep(opening, held, step)).held);
      const details = { violationId, reason: why };
      await recordAct(opening, { act: 'CASE_OPENED', target: `case:${held.id}`, details });
      return opening.db.entities.findOneByOrFail(ViolationCase, { id: held.id });
    });
  },
);

async function requireCase(ctx: AppCtx, violationId: number | null): Promise<HeldCase> {
  const held = violationId === null ? null : await lockCaseOfViolation(ctx, violationId);
  if (held === null) {
    throw new AppError('NOT_FOUND');
  }
  return held;
}

const LACKS = {
  isProven: ['case-not-proven', 'Only a violation of grade A or B can be taken to a case.'],
  isBound: ['case-not-bound', 'No enrolled device of the vehicle has recorded this: it accuses nobody.'],
  isLimitConfirmed: ['case-limit-unconfirmed', 'The limit is not confirmed: nothing follows from it.'],
  hasConsent: ['case-no-consent', 'This person has not agreed to the use in cases.'],
  hasEnded: ['case-still-open', 'This violation has not ended yet.'],
} as const;

async function requireGrounds(ctx: AppCtx, violationId: number | null): Promise<void> {
  const [grounds] = await ctx.db.rows(GROUNDS, [violationId]);
  if (grounds === undefined) {
    throw new AppError('NOT_FOUND');
  }
  if (grounds.isWithdrawn) {
    const sentence = 'This violation has been withdrawn.';
    throw new AppError('CONFLICT', { sentence, details: { clientCode: 'case-violation-withdrawn' } });
  }
  for (const ground of ['isProven', 'isBound', 'isLimitConfirmed', 'hasConsent', 'hasEnded'] as const) {
    if (!grounds[ground]) {
      const [clientCode, sentence] = LACKS[ground];
      throw new AppError('CONFLICT', { sentence, details: { clientCode } });
    }
  }
}
