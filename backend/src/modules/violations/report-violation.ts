import { AppError } from '../../platform/errors';
import { inTransaction } from '../../platform/unit-of-work';
import { requireSignedIn } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { recordAct } from '../identity/record-act';
import { getViolation } from './get-violation';
import { Violation } from './violation.entity';
import { canReportViolation } from './violations.policy';

/**
 * Reports a violation to the authority; the first report stands, further ones change nothing.
 * @throws UNAUTHENTICATED for a visitor, NOT_FOUND for what is not there, withdrawn or not theirs, FORBIDDEN for
 * staff that may only look
 */
export async function reportViolation(ctx: AppCtx, id: number | null): Promise<Violation> {
  const { accountId, role } = requireSignedIn(ctx);
  const violation = await getViolation(ctx, id);
  if (violation === null || violation.isWithdrawn) {
    throw new AppError('NOT_FOUND');
  }
  if (!canReportViolation(ctx.actor, violation)) {
    throw new AppError('FORBIDDEN');
  }
  return inTransaction(ctx, async (reporting) => {
    const { affected } = await reporting.db.entities
      .createQueryBuilder()
      .update(Violation)
      .set({ reportedAt: ctx.clock(), reportedBy: accountId })
      .where('id = :id AND reported_at IS NULL', { id: violation.id })
      .execute();
    if (affected === 1 && role !== 'CITIZEN') {
      await recordAct(reporting, { act: 'VIOLATION_REPORTED', target: `violation:${violation.id}` });
    }
    return reporting.db.entities.findOneByOrFail(Violation, { id: violation.id });
  });
}
