import type { ServiceWay } from '@wakafine/domain/cases/case-steps';
import { DAY_MS } from '@wakafine/domain/units';
import { badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { AppError } from '../../../platform/errors';
import { act } from '../../identity/acts/act';
import { citizens, right } from '../../identity/acts/rules';
import { lockCaseOfViolation, lockJourneyOf } from '../case-file';
import { LOCK_OWN_VIOLATION } from '../cases.queries';
import { givenReason } from '../given-reason';
import { takeStaffStep } from '../staff-step';
import { advance, takeStep } from '../take-step';
import { ViolationCase } from '../violation-case.entity';

/** Staff may state a service so long afterwards: then more than a week of the time to contest is left. */
const STATED_WITHIN_MS = 7 * DAY_MS;

/** Way and time of the service of a notice, and its proof. */
export interface ServeNotice {
  readonly caseId: number | null;
  readonly way: Exclude<ServiceWay, 'IN_APP'>;
  /** At most 7 days ago; null is now. */
  readonly servedAt: Date | null;
  readonly reason: string;
  readonly version: number | null;
}

/**
 * States that a notice reached its holder outside the app, from which on the 15 days run. It is a step like any other: anyone who
 * states it does not decide the case.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, BAD_USER_INPUT (reason, servedAt), NOT_FOUND, CONFLICT
 */
export const serveNotice = act(
  { may: right('canSuspendVehicles') },
  (ctx, input: ServeNotice): Promise<ViolationCase> => {
    const { caseId, way, reason, version } = input;
    const now = ctx.clock();
    const servedAt = input.servedAt ?? now;
    const isInBounds = servedAt <= now && servedAt.getTime() >= now.getTime() - STATED_WITHIN_MS;
    const step = () => {
      if (!isInBounds) {
        throw badInput({ servedAt: 'Must be a time of the last 7 days' });
      }
      return { kind: 'SERVED' as const, serviceWay: way, servedAt, reason: givenReason(reason) };
    };
    return takeStaffStep(ctx, { caseId, version, act: 'CASE_SERVED', step });
  },
);

/**
 * Records that the holder has opened the notice in the app; the same again, or where none is out, changes nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND for what is not theirs, and without a case
 */
export const acknowledgeNotice = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  (ctx, { violationId }: { violationId: number | null }): Promise<ViolationCase> => {
    const { accountId } = ctx.actor;
    return inTransaction(ctx, async (reading) => {
      await lockJourneyOf(reading, violationId ?? 0);
      const [own] = await reading.db.rows(LOCK_OWN_VIOLATION, [violationId, accountId]);
      const held = own === undefined ? null : await lockCaseOfViolation(reading, own.id);
      if (held === null) {
        throw new AppError('NOT_FOUND');
      }
      const ready = await advance(reading, held);
      if (ready.status?.state === 'NOTICE' && ready.status.servedAtMs === null) {
        const servedAt = ctx.clock();
        await takeStep(reading, ready, { kind: 'SERVED', by: 'HOLDER', serviceWay: 'IN_APP', servedAt });
      }
      return reading.db.entities.findOneByOrFail(ViolationCase, { id: held.id });
    });
  },
);
