import type { LimitContent } from '@wakafine/domain/limits/limit-content';
import { LIMIT_REASON_LENGTH } from '@wakafine/domain/limits/limit-proposals';
import type { LimitProposalKind, LimitProposalOutcome } from '@wakafine/domain/limits/limit-proposals';
import { hasControlCharacter } from '@wakafine/domain/input/limits';
import { badInput } from '../../platform/errors';
import type { Role } from '../identity/accounts/permissions';

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
 * The reason for a change or for refusing one, without the white space around it.
 * @throws BAD_USER_INPUT (reason) for fewer than 3 or more than 500 characters
 */
export function givenReason(given: string): string {
  const reason = given.trim();
  const { length } = [...reason];
  const { min, max } = LIMIT_REASON_LENGTH;
  if (length < min || length > max || hasControlCharacter(reason)) {
    throw badInput({ reason: `Must have from ${min} to ${max} characters, none of them control characters` });
  }
  return reason;
}
