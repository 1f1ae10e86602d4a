import { afterStep, dueByClock, isUndecided, nextByClock } from '@wakafine/domain/cases/case-status';
import type { CaseStatus } from '@wakafine/domain/cases/case-status';
import type { CaseStep } from '@wakafine/domain/cases/case-steps';
import { stepFault } from '@wakafine/domain/cases/step-fault';
import type { StepFault } from '@wakafine/domain/cases/step-fault';
import { AppError } from '../../platform/errors';
import type { AppCtx } from '../identity/accounts/actor';
import { isEvidenceAltered } from '../evidence/proofs/examine-record';
import { applyEffect } from './case-effects';
import { recordStep } from './case-record';
import type { HeldCase } from './case-file';
import { caseStepTaken } from './cases.events';
import { ADD_STEP, NAME_AGENCY } from './cases.queries';
import type { NewStep } from './new-step';

/** A case after a step, and the id of that. */
export interface AfterStep {
  readonly held: HeldCase;
  readonly stepId: number;
}

/**
 * Adds a step to a case that is held, with all that follows from it and a leaf in the evidence log, and publishes it once the transaction is committed.
 * @throws CONFLICT with `current` and the `clientCode` of the fault where it is not allowed
 */
export async function takeStep(ctx: AppCtx, held: HeldCase, step: NewStep): Promise<AfterStep> {
  const { actorId = null, decision = null, loweredTo = null, reason = null, servedAt, writtenAt } = step;
  const at = ctx.clock();
  const event: CaseStep = {
    ...{ kind: step.kind, by: step.by, actorId, decision, loweredTo, atMs: at.getTime() },
    servedAtMs: servedAt?.getTime() ?? null,
    writtenAtMs: writtenAt?.getTime() ?? null,
  };
  const fault = stepFault(held.status, event);
  if (fault !== null) {
    throw conflict(held, fault);
  }
  const status = afterStep(held.status, event);
  const [added] = await ctx.db.rows(ADD_STEP, [
    ...([held.id, status.version, step.kind, at, step.by, actorId, decision, loweredTo] as const),
    ...([step.serviceWay ?? null, servedAt ?? null, writtenAt ?? null, reason] as const),
    ...caseColumns(status),
  ]);
  if (added === undefined) {
    throw new AppError('UNAVAILABLE', { retryAfterS: 1 });
  }
  const { id: caseId, violationId, holderId } = held;
  if (step.kind === 'CONFIRMED') {
    await ctx.db.rows(NAME_AGENCY, [held.id]);
  }
  await recordStep(ctx, held, { ...step, version: status.version, at });
  await applyEffect(ctx, { violationId, before: held.status, after: status, kind: step.kind });
  ctx.emit(
    caseStepTaken({
      ...{ caseId, violationId, holderId, version: status.version, kind: step.kind, decision, reason },
      dueAt: dateOf(status.dueAtMs),
    }),
  );
  return { held: { ...held, status }, stepId: added.id };
}

/**
 * Adds the steps that nobody has to ask for: what the clock has due, the evidence of a journey that is over, and the end of a case whose
 * violation has dissolved.
 */
export async function advance(ctx: AppCtx, before: HeldCase): Promise<HeldCase> {
  let held = before;
  for (let kind = systemStep(ctx, held); kind !== null; kind = systemStep(ctx, held)) {
    ({ held } = await takeStep(ctx, held, { kind, by: 'SYSTEM' }));
  }
  return held;
}

function systemStep({ clock }: AppCtx, { status, isJourneyOver, isViolationWithdrawn }: HeldCase) {
  if (status === null) {
    return null;
  }
  if (isViolationWithdrawn && isUndecided(status.state)) {
    return 'WITHDRAWN';
  }
  const due = dueByClock(status, clock().getTime());
  return due ?? (status.state === 'EVIDENCE' && isJourneyOver ? 'SEALED' : null);
}

const SENTENCES: Readonly<Record<StepFault, string>> = {
  WRONG_STATE: 'The case has gone on: this step is not possible in its present state.',
  WRONG_ACTOR: 'This step is not taken by whoever asks.',
  ACTED_BEFORE: 'Nobody acts twice in one case: somebody else has to take this step.',
  SERVED_BEFORE: 'It is recorded already that the notice was received.',
  NOT_SERVED: 'It is not proven that the notice was received.',
  TERM_RUNS: 'The time to contest has not ended yet.',
  TERM_ENDED: 'The time to contest has ended.',
  SIGNATURE_MISSING: 'This decision takes two people.',
  SIGNATURE_TOO_MANY: 'One signature is enough for this decision.',
  OTHER_DECISION: 'Another decision is signed already and waits for a second person.',
  TOO_LATE_TO_REOPEN: 'This decision can not be reopened.',
  ANSWERED_BEFORE: 'Your agency has answered this case already.',
};

/** The refusal of a step, with what the case is now and, for programs, why. */
export function conflict(held: Pick<HeldCase, 'id' | 'status'>, fault: StepFault): AppError {
  const clientCode = `case-${fault.toLowerCase().replaceAll('_', '-')}`;
  return new AppError('CONFLICT', {
    sentence: SENTENCES[fault],
    details: { clientCode, current: currentOf(held) },
  });
}

/** @throws CONFLICT with `current` for a case whose record is not as it was sealed: nothing is signed on it, whichever way it goes */
export async function refuseAltered(ctx: AppCtx, held: HeldCase): Promise<void> {
  if (await isEvidenceAltered(ctx, held.violationId)) {
    const sentence = 'The log does not match the record of this violation: nothing is signed on it.';
    const details = { clientCode: 'case-evidence-altered', current: currentOf(held) };
    throw new AppError('CONFLICT', { sentence, details });
  }
}

function currentOf({ id, status }: Pick<HeldCase, 'id' | 'status'>) {
  const dueAt = dateOf(status?.dueAtMs ?? null)?.toISOString() ?? null;
  return {
    ...{ caseId: String(id), state: status?.state ?? null, version: status?.version ?? 0, dueAt },
    ...{ decision: status?.decision ?? null, proposed: status?.proposal?.decision ?? null },
  };
}

/** @throws CONFLICT with `current` for another version than the one that a decision rests on; null: whichever is there */
export function refuseOtherVersion(held: HeldCase, version: number | null): void {
  if (version !== null && version !== held.status?.version) {
    throw conflict(held, 'WRONG_STATE');
  }
}

function caseColumns(status: CaseStatus) {
  const { state, openedAtMs, servedAtMs, dueAtMs, decision, loweredTo, isByDefault, decidedAtMs } = status;
  return [
    ...([state, new Date(openedAtMs), dateOf(servedAtMs), dateOf(dueAtMs), decision, loweredTo] as const),
    ...([isByDefault, dateOf(decidedAtMs), dateOf(nextByClock(status)?.atMs ?? null)] as const),
  ] as const;
}

function dateOf(ms: number | null): Date | null {
  return ms === null ? null : new Date(ms);
}
