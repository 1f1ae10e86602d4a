import type { LimitContent } from '@wakafine/domain/limits/limit-content';
import { PROPOSALS_AT_ONCE, PROPOSALS_SENTENCE } from '@wakafine/domain/limits/limit-proposals';
import type { LimitProposalKind, LimitProposalOutcome } from '@wakafine/domain/limits/limit-proposals';
import { isWithin } from '@wakafine/domain/input/limits';
import { badInput } from '../../platform/errors';
import type { Role } from '@wakafine/domain/people/roles';

/** A change of the register that somebody has proposed, with what became of it. */
export interface LimitProposalRow {
  readonly id: number;
  readonly kind: LimitProposalKind;
  /** Null for a new limit that is not in force. */
  readonly limitId: string | null;
  readonly reason: string;
  /** Null: from when it is seconded. */
  readonly validFrom: Date | null;
  /** Null: no end is known. */
  readonly validUntil: Date | null;
  readonly proposedAt: Date;
  /** Null once the account is gone. */
  readonly proposedById: number | null;
  readonly proposedBy: string | null;
  readonly proposedAs: Role;
  /** Null while it waits. */
  readonly outcome: LimitProposalOutcome | null;
  readonly decidedAt: Date | null;
  readonly decidedById: number | null;
  readonly decidedBy: string | null;
  readonly decisionReason: string | null;
  /** Null unless it was seconded. */
  readonly inForceFrom: Date | null;
  /** Content of the register when it was proposed; null for a new limit. */
  readonly before: LimitContent | null;
  /** New content of the register; null for the end of a limit. */
  readonly after: LimitContent | null;
}

/**
 * Refuses to act on no proposals, on too many at once, or twice on the same one.
 * @throws BAD_USER_INPUT (proposalIds)
 */
export function refuseProposalIds(ids: readonly (number | null)[]): void {
  if (!isWithin(ids.length, PROPOSALS_AT_ONCE) || new Set(ids).size < ids.length) {
    throw badInput({ proposalIds: PROPOSALS_SENTENCE });
  }
}
