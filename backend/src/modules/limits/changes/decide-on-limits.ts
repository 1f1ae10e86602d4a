import type { LimitProposalOutcome } from '@wakafine/domain/limits/limit-proposals';
import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx, SignedIn, SignedInCtx } from '../../identity/accounts/actor';
import { requireRoomInPack } from '../register/limit-register';
import { refuseProposalIds } from '../limit-proposal-row';
import type { LimitProposalRow } from '../limit-proposal-row';
import {
  CLOSE_PROPOSALS,
  LAST_VALIDITIES,
  LOCK_REGISTER,
  PROPOSALS_BY_ID,
  SECOND_PROPOSALS,
} from '../limit-proposals.queries';
import { recordLimitAct } from './propose-limit-changes';
import { hasAdmin, needsAdmin } from '../limits.policy';
import { conflictWith } from './weigh-limit-change';
import type { LastValidity } from './weigh-limit-change';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Proposals that are decided on together: all of them or none. */
interface Decide {
  readonly ids: readonly (number | null)[];
  readonly outcome: LimitProposalOutcome;
  readonly reason: string | null;
}

const ACTS = {
  SECONDED: 'LIMITS_SECONDED',
  REFUSED: 'LIMITS_REFUSED',
  WITHDRAWN: 'LIMITS_WITHDRAWN',
} as const;

/**
 * Seconds what somebody else has proposed: it is in force from its stated moment, or from now where that is
 * over. Anyone who
 * has seconded it already gets it again.
 * @throws UNAUTHENTICATED, FORBIDDEN for everybody but supervisors and admins, and for a national default without an
 * admin among the two, BAD_USER_INPUT (proposalIds), NOT_FOUND, CONFLICT with `current` for what is decided, for one's own
 * proposal, where its time is over, and where phones could no longer hold the register
 */
export const secondProposals = act(
  { may: right('keepLimits') },
  (ctx, { ids }: { ids: readonly (number | null)[] }): Promise<LimitProposalRow[]> => {
    return decide(ctx, { ids, outcome: 'SECONDED', reason: null });
  },
);

/**
 * Refuses what somebody else has proposed.
 * @throws as `secondProposals`
 */
export const refuseProposals = act(
  { may: right('keepLimits') },
  (
    ctx,
    { ids, reason }: { ids: readonly (number | null)[]; reason: string },
  ): Promise<LimitProposalRow[]> => {
    return decide(ctx, { ids, outcome: 'REFUSED', reason: reason.trim() });
  },
);

/**
 * Withdraws what one has proposed oneself.
 * @throws UNAUTHENTICATED, FORBIDDEN for everybody but supervisors and admins, and for what somebody else has proposed,
 * BAD_USER_INPUT (proposalIds), NOT_FOUND, CONFLICT with `current` for what is decided
 */
export const withdrawProposals = act(
  { may: right('keepLimits') },
  (ctx, { ids }: { ids: readonly (number | null)[] }): Promise<LimitProposalRow[]> => {
    return decide(ctx, { ids, outcome: 'WITHDRAWN', reason: null });
  },
);

async function decide(ctx: SignedInCtx, { ids, outcome, reason }: Decide): Promise<LimitProposalRow[]> {
  const { actor } = ctx;
  refuseProposalIds(ids);
  return inTransaction(ctx, async (deciding) => {
    const { db, clock } = deciding;
    await db.rows(LOCK_REGISTER, []);
    const rows: LimitProposalRow[] = await db.rows(PROPOSALS_BY_ID, [ids]);
    if (rows.length < ids.length) {
      throw new AppError('NOT_FOUND');
    }
    const isOurs = (row: LimitProposalRow) => row.outcome === outcome && row.decidedById === actor.accountId;
    const open = rows.filter((row) => !isOurs(row));
    open.forEach((row) => refuseDecision(row, { actor, outcome }));
    if (open.length === 0) {
      return rows;
    }
    const openIds = open.map(({ id }) => id);
    if (outcome === 'SECONDED') {
      await refuseOvertaken(deciding, open);
      await db.rows(SECOND_PROPOSALS, [openIds, actor.accountId, clock()]);
      await requireRoomInPack(deciding);
    } else {
      await db.rows(CLOSE_PROPOSALS, [openIds, outcome, actor.accountId, clock(), reason]);
    }
    const decided: LimitProposalRow[] = await db.rows(PROPOSALS_BY_ID, [ids]);
    const changed = decided.filter(({ id }) => openIds.includes(id));
    await recordLimitAct(deciding, ACTS[outcome], { rows: changed, reason });
    return decided;
  });
}

function refuseDecision(
  row: LimitProposalRow,
  { actor, outcome }: { actor: SignedIn; outcome: LimitProposalOutcome },
): void {
  if (row.outcome !== null) {
    throw new AppError('CONFLICT', {
      sentence: 'This proposal was decided on already.',
      details: { current: { proposalId: String(row.id), outcome: row.outcome, decidedBy: row.decidedBy } },
    });
  }
  const isOwn = row.proposedById === actor.accountId;
  if (outcome === 'WITHDRAWN' && !isOwn) {
    throw new AppError('FORBIDDEN', { sentence: 'Only who has proposed it can take it back.' });
  }
  if (outcome !== 'WITHDRAWN' && isOwn) {
    throw new AppError('CONFLICT', { sentence: 'Somebody else has to decide on what you have proposed.' });
  }
  if (outcome === 'SECONDED' && needsAdmin(row) && !hasAdmin(actor, row)) {
    throw new AppError('FORBIDDEN', { sentence: 'A national default takes an administrator among the two.' });
  }
}

/** A proposal may have waited until its moment, or that of its end, was over. */
async function refuseOvertaken(
  { db, clock, isDemo }: AppCtx,
  rows: readonly LimitProposalRow[],
): Promise<void> {
  const now = clock();
  const limitIds = rows.flatMap(({ limitId }) => (limitId === null ? [] : [limitId]));
  const last: LastValidity[] = await db.rows(LAST_VALIDITIES, [limitIds, isDemo]);
  const lastOf = new Map(last.map((row) => [row.limitId, { ...row, openProposalId: null }]));
  for (const { limitId, kind, validFrom, validUntil } of rows) {
    const known = lastOf.get(limitId ?? '');
    const validity = { validFrom, validUntil };
    const conflict =
      known === undefined ? null : conflictWith(known, { isEnd: kind === 'END', validity, now });
    if (conflict !== null || (validUntil !== null && validUntil <= now)) {
      throw new AppError('CONFLICT', { sentence: conflict ?? 'The time of this limit is over already.' });
    }
  }
}
