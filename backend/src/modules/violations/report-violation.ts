import { AppError } from '../../platform/errors';
import { requireSignedIn } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { getViolation } from './get-violation';
import { Violation } from './violation.entity';
import { canReportViolation } from './violations.policy';

/**
 * Reports a violation to the authority; the first report stands, further ones change nothing.
 * @throws UNAUTHENTICATED for a visitor, NOT_FOUND for what is not there, withdrawn or not theirs, FORBIDDEN for
 * staff that may only look
 */
export async function reportViolation(ctx: AppCtx, id: number | null): Promise<Violation> {
  const { accountId } = requireSignedIn(ctx);
  const violation = await getViolation(ctx, id);
  if (violation === null || violation.isWithdrawn) {
    throw new AppError('NOT_FOUND');
  }
  if (!canReportViolation(ctx.actor, violation)) {
    throw new AppError('FORBIDDEN');
  }
  await ctx.db.entities
    .createQueryBuilder()
    .update(Violation)
    .set({ reportedAt: ctx.clock(), reportedBy: accountId })
    .where('id = :id AND reported_at IS NULL', { id: violation.id })
    .execute();
  return ctx.db.entities.findOneByOrFail(Violation, { id: violation.id });
}
