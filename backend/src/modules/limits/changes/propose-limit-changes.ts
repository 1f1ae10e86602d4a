import { hasControlCharacter } from '@wakafine/domain/input/limits';
import { contentHash, refuseOtherContent } from '../../../platform/idempotency';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx, SignedInCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import type { LimitProposalRow } from '../limit-proposal-row';
import {
  INSERT_PROPOSALS,
  LAST_VALIDITIES,
  LOCK_REGISTER,
  PROPOSALS_BY_ID,
  PROPOSED_BEFORE,
} from '../limit-proposals.queries';
import { givenValidity } from '../limit-validity';
import type { LimitValidity } from '../limit-validity';
import { weighChange } from './weigh-limit-change';
import type { AskedChange, ChangeRefusal, LastValidity, WeighedChange } from './weigh-limit-change';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Changes of the register that are proposed together: all of them or none. */
export interface ProposeChanges extends LimitValidity {
  readonly reason: string;
  /** UUID chosen by the client; the same id with the same content gives the same proposals. */
  readonly clientId: string | null;
  readonly changes: readonly AskedChange[];
  /** Hash of the input, by which a repetition is recognised. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Throws the combined error of the changes that are refused. */
  readonly refuse: (refusals: readonly IndexedRefusal[]) => never;
}

/** Reason why one of several changes cannot be proposed. */
export interface IndexedRefusal {
  readonly index: number;
  readonly refusal: ChangeRefusal;
}

/**
 * Proposes changes of the register for somebody else to second; nothing of it is in force before.
 * @throws UNAUTHENTICATED, FORBIDDEN for everybody but supervisors and admins, BAD_USER_INPUT (validFrom, validUntil), IDEMPOTENCY_MISMATCH for a clientId used before with other content, and what `refuse` throws
 */
export const proposeLimitChanges = act(
  { may: right('keepLimits') },
  async (ctx, asked: ProposeChanges): Promise<LimitProposalRow[]> => {
    const { accountId } = ctx.actor;
    const { clientId } = asked;
    const reason = asked.reason.trim();
    const { validFrom, validUntil } = asked;
    const hash = contentHash({ ...asked.content, reason, validFrom, validUntil });
    return inTransaction(ctx, async (proposing) => {
      await proposing.db.rows(LOCK_REGISTER, []);
      const before = await proposedBefore(proposing, { accountId, clientId, hash });
      if (before.length > 0) {
        return proposing.db.rows(PROPOSALS_BY_ID, [before]);
      }
      const validity = givenValidity(proposing, asked);
      const changes = await weighed(proposing, { asked, validity });
      return insert(proposing, { changes, validity, reason, clientId, hash });
    });
  },
);

async function proposedBefore(
  { db }: AppCtx,
  { accountId, clientId, hash }: { accountId: number; clientId: string | null; hash: Buffer },
): Promise<number[]> {
  if (clientId === null) {
    return [];
  }
  const known = await db.rows(PROPOSED_BEFORE, [accountId, clientId]);
  known.forEach(({ contentHash: stored }) => refuseOtherContent(stored, hash));
  return known.map(({ id }) => id);
}

async function weighed(
  { db, clock, isDemo }: AppCtx,
  { asked, validity }: { asked: ProposeChanges; validity: LimitValidity },
): Promise<WeighedChange[]> {
  const limitIds = asked.changes.flatMap(({ limitId }) =>
    limitId === null || hasControlCharacter(limitId) ? [] : [limitId],
  );
  const rows: LastValidity[] = await db.rows(LAST_VALIDITIES, [limitIds, isDemo]);
  const lastOf = new Map(rows.map((row) => [row.limitId, row]));
  const refusals: IndexedRefusal[] = [];
  const changes: WeighedChange[] = [];
  asked.changes.forEach((change, index) => {
    const last = lastOf.get(change.limitId ?? '') ?? null;
    const result = weighChange(change, { last, validity, now: clock() });
    if ('kind' in result) {
      changes.push(result);
    } else {
      refusals.push({ index, refusal: result });
    }
  });
  return refusals.length === 0 ? changes : asked.refuse(refusals);
}

async function insert(
  ctx: SignedInCtx,
  proposal: {
    changes: readonly WeighedChange[];
    validity: LimitValidity;
    reason: string;
    clientId: string | null;
    hash: Buffer;
  },
): Promise<LimitProposalRow[]> {
  const { changes, validity, reason, clientId, hash } = proposal;
  const { accountId, role } = ctx.actor;
  const { validFrom, validUntil } = validity;
  const inserted = await ctx.db.rows(INSERT_PROPOSALS, [
    JSON.stringify(changes),
    validFrom,
    validUntil,
    reason,
    accountId,
    role,
    ctx.clock(),
    clientId,
    hash,
  ]);
  const ids = inserted.map(({ id }) => id);
  const rows: LimitProposalRow[] = await ctx.db.rows(PROPOSALS_BY_ID, [ids]);
  if (rows.length > 0) {
    await recordLimitAct(ctx, 'LIMITS_PROPOSED', { rows, reason });
  }
  return rows;
}

/** Writes what was done with proposals into the audit log; one of them is its target. */
export async function recordLimitAct(
  ctx: AppCtx,
  act: 'LIMITS_PROPOSED' | 'LIMITS_SECONDED' | 'LIMITS_REFUSED' | 'LIMITS_WITHDRAWN',
  { rows, reason }: { rows: readonly LimitProposalRow[]; reason: string | null },
): Promise<void> {
  const [only] = rows;
  const target = rows.length === 1 && only?.limitId ? { target: `limit:${only.limitId}` } : {};
  const details = { proposalIds: rows.map(({ id }) => id), reason };
  await recordAct(ctx, { act, ...target, details });
}
