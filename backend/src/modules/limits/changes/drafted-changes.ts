import { canonicalLimit } from '@wakafine/domain/limits/limit-content';
import type { LimitContent } from '@wakafine/domain/limits/limit-content';
import { hasControlCharacter } from '@wakafine/domain/input/limits';
import { AppError } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import type { DraftedChange } from './draft-register';
import { changesOfFile, refuseFeatures } from './import-speed-limits';
import { LAST_VALIDITIES, PROPOSALS_BY_ID } from '../limit-proposals.queries';
import { refuseProposalIds } from '../limit-proposal-row';
import type { LimitProposalRow } from '../limit-proposal-row';
import type { IndexedRefusal } from './propose-limit-changes';
import { refuseFirst } from './propose-speed-limit';
import { changeFaults } from './weigh-limit-change';
import type { LastValidity } from './weigh-limit-change';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/**
 * The change of one limit as somebody drafts it, before it is proposed; null content drafts its end.
 * @throws UNAUTHENTICATED, FORBIDDEN for everybody but supervisors and admins, BAD_USER_INPUT (limitId, limit.*)
 */
export const draftedLimit = act(
  { may: right('keepLimits') },
  async (
    ctx,
    { limitId, content }: { limitId: string | null; content: LimitContent | null },
  ): Promise<DraftedChange[]> => {
    const change = { limitId, content: content === null ? null : canonicalLimit(content) };
    await refuseFaulty(ctx, { changes: [change], refuse: refuseFirst });
    return [change];
  },
);

/**
 * Changes by proposals, each with its content.
 * @throws UNAUTHENTICATED, FORBIDDEN for everybody but supervisors and admins, BAD_USER_INPUT (proposalIds), NOT_FOUND
 */
export const draftedProposals = act(
  { may: right('keepLimits') },
  async (ctx, { ids }: { ids: readonly (number | null)[] }): Promise<DraftedChange[]> => {
    refuseProposalIds(ids);
    const rows: LimitProposalRow[] = await ctx.db.rows(PROPOSALS_BY_ID, [ids]);
    if (rows.length < ids.length) {
      throw new AppError('NOT_FOUND');
    }
    return rows.map(({ limitId, after }) => ({ limitId, content: after }));
  },
);

/**
 * Changes by a GeoJSON file of limits: nothing of what the register says already.
 * @throws UNAUTHENTICATED, FORBIDDEN for everybody but supervisors and admins, BAD_USER_INPUT with the faults of each feature
 * (limits.features.3.geometry)
 */
export const draftedFile = act(
  { may: right('keepLimits') },
  async (ctx, { limits }: { limits: unknown }): Promise<DraftedChange[]> => {
    const { changes } = await changesOfFile(ctx, limits);
    await refuseFaulty(ctx, { changes, refuse: (refusals) => refuseFeatures(changes, refusals) });
    return changes.map(({ limitId, content }) => ({ limitId, content }));
  },
);

async function refuseFaulty(
  { db, isDemo }: AppCtx,
  { changes, refuse }: { changes: readonly DraftedChange[]; refuse: (refusals: IndexedRefusal[]) => never },
): Promise<void> {
  const limitIds = changes.flatMap(({ limitId }) =>
    limitId === null || hasControlCharacter(limitId) ? [] : [limitId],
  );
  const rows: LastValidity[] = await db.rows(LAST_VALIDITIES, [limitIds, isDemo]);
  const lastOf = new Map(rows.map((row) => [row.limitId, row]));
  const refusals = changes.flatMap((change, index) => {
    const faults = changeFaults(change, lastOf.get(change.limitId ?? '') ?? null);
    return Object.keys(faults).length === 0 ? [] : [{ index, refusal: { faults } }];
  });
  if (refusals.length > 0) {
    refuse(refusals);
  }
}
