import { inTransaction } from '../../platform/context/unit-of-work';
import type { SignedInCtx } from '../identity/accounts/actor';
import { recordAct } from '../identity/accounts/record-act';
import type { StaffAct } from '../identity/accounts/record-act';
import { lockCase } from './case-file';
import type { HeldCase } from './case-file';
import { advance, refuseAltered, refuseOtherVersion, takeStep } from './take-step';
import type { NewStep } from './new-step';
import { ViolationCase } from './violation-case.entity';

/** A step of staff in a case. */
export interface StaffStep {
  readonly caseId: number | null;
  /** The version that it rests on; null: whichever is there. */
  readonly version: number | null;
  readonly act: StaffAct;
  /** Chosen once the case is held. @throws as the act says */
  readonly step: (held: HeldCase) => Omit<NewStep, 'by' | 'actorId'> & { readonly reason: string };
}

/**
 * Adds a step of staff, alone: the case is held, the clock has taken its own steps first, and the audit log has it in the same
 * transaction.
 * @throws NOT_FOUND, CONFLICT with `current` as `takeStep` says
 */
export function takeStaffStep(
  ctx: SignedInCtx,
  { caseId, version, act, step }: StaffStep,
): Promise<ViolationCase> {
  const { accountId } = ctx.actor;
  return inTransaction(ctx, async (deciding) => {
    const held = await lockCase(deciding, caseId);
    refuseOtherVersion(held, version);
    const ready = await advance(deciding, held);
    const chosen = step(ready);
    // Nothing follows from a case that is withdrawn.
    if (chosen.kind !== 'WITHDRAWN') {
      await refuseAltered(deciding, ready);
    }
    await takeStep(deciding, ready, { ...chosen, by: 'STAFF', actorId: accountId });
    const { reason, decision, loweredTo } = chosen;
    const decided = decision === undefined ? {} : { decision };
    const lowered = loweredTo ? { loweredTo } : {};
    const details = { violationId: held.violationId, ...decided, ...lowered, reason };
    await recordAct(deciding, { act, target: `case:${held.id}`, details });
    return deciding.db.entities.findOneByOrFail(ViolationCase, { id: held.id });
  });
}
