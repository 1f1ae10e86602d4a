import type { CaseStatus } from '@wakafine/domain/cases/case-status';
import { stepFault } from '@wakafine/domain/cases/step-fault';

/** Whether the agency of the vehicle can answer a case at a time, by its steps. */
export function isAnswerable(status: CaseStatus | null, nowMs: number): boolean {
  const nothing = { decision: null, loweredTo: null, servedAtMs: null, writtenAtMs: null };
  // Anybody of the agency: there is one answer for all of them.
  const step = { kind: 'ANSWERED', by: 'AGENCY', actorId: 0, atMs: nowMs, ...nothing } as const;
  return status !== null && stepFault(status, step) === null;
}
