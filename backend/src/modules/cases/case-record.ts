import type { EvidenceJson } from '@wakafine/domain/evidence/canonical-json';
import type { Ctx } from '../../platform/context/context';
import { appendLeaf } from '../evidence/log/append-leaf';
import type { HeldCase } from './case-file';
import type { NewStep } from './new-step';

/** A step with its place in the case and its time. */
export interface RecordedStep extends NewStep {
  readonly version: number;
  readonly at: Date;
}

/**
 * Writes a step into the evidence log, in the transaction of the step. The reason and the account of staff are parts of their own,
 * so that they can go without the step.
 */
export async function recordStep(
  ctx: Pick<Ctx, 'db'>,
  { id, violationId, isAccusation }: HeldCase,
  { version, at, kind, by, decision, loweredTo, serviceWay, servedAt, writtenAt, ...rest }: RecordedStep,
): Promise<void> {
  const step: EvidenceJson = {
    ...{ caseId: id, isAccusation, version, kind, by, atUs: microseconds(at) },
    ...{ decision: decision ?? null, loweredTo: loweredTo ?? null, serviceWay: serviceWay ?? null },
    ...{ servedAtUs: microseconds(servedAt), writtenAtUs: microseconds(writtenAt) },
  };
  const parts = {
    step,
    ...(rest.actorId === undefined ? {} : { actor: { accountId: rest.actorId } }),
    ...(rest.reason === undefined ? {} : { reason: { reason: rest.reason } }),
  };
  await appendLeaf(ctx, { kind: 'CASE_STEP', violationId, parts });
}

function microseconds(at: Date | undefined): number | null {
  return at === undefined ? null : at.getTime() * 1_000;
}
