import type { LimitContent } from '@wakafine/domain/limits/limit-content';
import { AppError, badInput } from '../../../platform/errors';
import type { LimitProposalRow } from '../limit-proposal-row';
import type { LimitValidity } from '../limit-validity';
import { proposeLimitChanges } from './propose-limit-changes';
import type { IndexedRefusal } from './propose-limit-changes';
import { AS_IT_IS } from './weigh-limit-change';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** A change of one limit. */
export interface ProposeSpeedLimit extends LimitValidity {
  /** Null for a new limit. */
  readonly limitId: string | null;
  /** Content of the limit; null for its end. */
  readonly content: LimitContent | null;
  readonly reason: string;
  readonly clientId: string | null;
}

/** Shipped limits that the authority is to confirm as they are. */
export interface ProposeConfirmations {
  readonly limitIds: readonly string[];
  readonly reason: string;
  readonly clientId: string | null;
}

/**
 * Proposes a new limit, a new validity of one, or its end.
 * @throws what `proposeLimitChanges` does, BAD_USER_INPUT (limitId, limit.*), CONFLICT with `current` where another change of
 * the limit waits, is announced for the same moment or later, or where it has ended
 */
export const proposeSpeedLimit = act(
  { may: right('keepLimits') },
  async (ctx, asked: ProposeSpeedLimit): Promise<LimitProposalRow> => {
    const { limitId, content, ...rest } = asked;
    const [proposal] = await proposeLimitChanges(ctx, {
      ...rest,
      changes: [{ limitId, content }],
      content: { limitId, content },
      refuse: refuseFirst,
    });
    if (proposal === undefined) {
      throw new Error('A proposal that was stored has no row.');
    }
    return proposal;
  },
);

/**
 * Proposes that the authority confirms limits as the register has them, as soon as somebody else seconds it.
 * @throws what `proposeLimitChanges` does, CONFLICT as `proposeSpeedLimit`
 */
export const proposeConfirmations = act(
  { may: right('keepLimits') },
  (ctx, { limitIds, reason, clientId }: ProposeConfirmations): Promise<LimitProposalRow[]> => {
    return proposeLimitChanges(ctx, {
      ...{ reason, clientId, validFrom: null, validUntil: null },
      changes: limitIds.map((limitId) => ({ limitId, content: AS_IT_IS })),
      content: { limitIds },
      refuse: refuseFirst,
    });
  },
);

/**
 * Throws what is wrong with the first change, its fields as the input names them.
 * @throws BAD_USER_INPUT (limitId, limit.*), CONFLICT with `current` where something stands in its way
 */
export function refuseFirst([first]: readonly IndexedRefusal[]): never {
  const refusal = first?.refusal ?? { faults: {} };
  if ('faults' in refusal) {
    const faults = Object.entries(refusal.faults);
    const named = faults.map(([field, text]) => [field === 'limitId' ? field : `limit.${field}`, text]);
    throw badInput(Object.fromEntries(named));
  }
  const { conflict: sentence, openProposalId } = refusal;
  const current = { proposalId: String(openProposalId) };
  throw new AppError('CONFLICT', { sentence, ...(openProposalId === null ? {} : { details: { current } }) });
}
