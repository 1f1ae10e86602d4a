import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { recordAct } from '../../identity/accounts/record-act';
import { getViolation } from '../../violations/read/get-violation';
import { Violation } from '../../violations/violation.entity';
import { violationReported } from '../../violations/violations.events';
import { canReportViolation } from '../../violations/violations.policy';
import { beginCrowdReport, submitCrowdReport } from './submit-crowd-report';
import { act } from '../../identity/acts/act';
import { rightOverVisible } from '../../identity/acts/rules';
import { isStaff, isCitizen } from '../../identity/accounts/actor';

/**
 * Reports a violation to the authority; the first report stands, further ones change nothing. By a citizen whose journey
 * it is part of, and who is still under way, it is a crowd report too: from the place of the violation, now, with
 * the journey's current speed.
 * @throws UNAUTHENTICATED for a visitor, NOT_FOUND for what is not there, withdrawn or not theirs, FORBIDDEN for
 * staff that may only look
 */
export const reportViolation = act(
  { may: rightOverVisible('reportViolations') },
  async (ctx, id: number | null): Promise<Violation> => {
    const { accountId } = ctx.actor;
    const violation = await getViolation(ctx, id);
    if (violation === null || violation.isWithdrawn) {
      throw new AppError('NOT_FOUND');
    }
    if (!canReportViolation(ctx.actor, violation)) {
      throw new AppError('FORBIDDEN');
    }
    return inTransaction(ctx, async (reporting) => {
      const journey = isCitizen(ctx.actor) ? await beginCrowdReport(reporting) : null;
      const { affected } = await reporting.db.entities
        .createQueryBuilder()
        .update(Violation)
        .set({ reportedAt: ctx.clock(), reportedBy: accountId })
        .where('id = :id AND reported_at IS NULL', { id: violation.id })
        .execute();
      if (affected === 1 && isStaff(ctx.actor)) {
        await recordAct(reporting, { act: 'VIOLATION_REPORTED', target: `violation:${violation.id}` });
      }
      const { latitude, longitude, journeyId } = violation;
      if (affected === 1 && journey?.id === journeyId && latitude !== null && longitude !== null) {
        await submitCrowdReport(reporting, {
          subject: { violationId: violation.id, incidentId: null },
          place: { lat: latitude, lng: longitude },
          at: ctx.clock(),
          journey,
          isConfirmation: false,
        });
      }
      const reported = await reporting.db.entities.findOneByOrFail(Violation, { id: violation.id });
      if (affected === 1) {
        reporting.emit(violationReported(reported));
      }
      return reported;
    });
  },
);
