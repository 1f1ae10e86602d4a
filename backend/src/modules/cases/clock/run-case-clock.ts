import { DELETE_CONTEST_MS } from '@wakafine/domain/cases/case-deadlines';
import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { lockCase } from '../case-file';
import { advance } from '../take-step';
import { DELETE_OLD_ANSWERS, DELETE_OLD_CONTESTS, DUE_CASES } from './case-clock.queries';

/** Cases of one round: what is left is done by the next. */
const CASES_PER_ROUND = 200;
const CONTESTS_PER_ROUND = 1_000;

/**
 * Takes all steps in cases that are due by themselves: reminders, the end of the time to contest, lapse and close. Each case has a
 * transaction of its own, so that one that fails delays none of the others.
 */
export async function runCaseClock(services: Services): Promise<void> {
  const ctx: AppCtx = { ...services, actor: null };
  const due = await services.db.rows(DUE_CASES, [services.clock(), CASES_PER_ROUND]);
  for (const { id } of due) {
    await inTransaction(ctx, async (tx) => advance(tx, await lockCase(tx, id))).catch((error: unknown) =>
      services.log.warn({ err: error, caseId: id }, 'a case could not go on'),
    );
  }
}

/** Deletes what holders and agencies have said, 90 days after the end of their cases; that they have said something stays. */
export async function deleteOldContests({ db, clock }: Services): Promise<void> {
  const before = new Date(clock().getTime() - DELETE_CONTEST_MS);
  await db.rows(DELETE_OLD_CONTESTS, [before, CONTESTS_PER_ROUND]);
  await db.rows(DELETE_OLD_ANSWERS, [before, CONTESTS_PER_ROUND]);
}
