import { arrayParameter } from '../../../platform/db/array-parameter';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLook } from '../../identity/looks/record-looks';
import type { StoredTrackPoint } from '../stored-track';
import { CONTEST_TRACKS } from './cases.queries';
import type { ContestTrackRow } from './cases.queries';

/**
 * Tracks that came with contests, one for each id in one statement; none without a track. A look of staff at one is a look that its
 * holder can read of, whichever way they came to it.
 */
export async function tracksOfContests(
  ctx: AppCtx,
  ids: readonly number[],
): Promise<(readonly StoredTrackPoint[])[]> {
  const rows: ContestTrackRow[] = await ctx.db.rows(CONTEST_TRACKS, [arrayParameter(ids)]);
  for (const { violationId, holderId } of rows) {
    const seen = { accountId: holderId, violationId };
    await recordLook(ctx, {
      kind: 'VIOLATION',
      act: 'VIOLATION_OPENED',
      target: `violation:${violationId}`,
      seen,
    });
  }
  const byContest = new Map(rows.map(({ stepId, track }) => [stepId, track]));
  return ids.map((id) => byContest.get(id) ?? []);
}
