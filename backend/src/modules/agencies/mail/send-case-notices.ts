import { civilDayOf } from '@wakafine/domain/time/civil-time';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Services } from '../../../platform/context/context';
import { queueAgencyMail } from './agency-mail';
import { DUE_NOTICES, INSERT_NOTICE } from './mail.queries';

/** Notices of one round: what is left is done by the next. */
const NOTICES_PER_ROUND = 200;

/**
 * Informs agencies by mail of cases that they can answer, and three days before the end of those that they have not. Each once for
 * a round of notice and contest, whichever process is killed meanwhile: that they are informed and the mail are one transaction.
 */
export async function sendCaseNotices(services: Services): Promise<void> {
  const due = await services.db.rows(DUE_NOTICES, [services.clock(), NOTICES_PER_ROUND]);
  for (const { caseId, agency, dueAt, roundAt, kind } of due) {
    await inTransaction({ ...services, actor: null }, async (tx) => {
      const noted = await tx.db.rows(INSERT_NOTICE, [caseId, kind, roundAt, tx.clock()]);
      if (noted.length === 0) {
        return;
      }
      const isReminder = kind === 'REMINDER' && dueAt !== null;
      const lastDay = dueAt === null ? null : lastDayBefore(dueAt);
      await queueAgencyMail(
        tx,
        agency,
        isReminder ? { kind: 'REMINDER', lastDay: lastDayBefore(dueAt) } : { kind: 'NOTICE', lastDay },
      );
    });
  }
}

/** The time ends at midnight: its last day is the one before. */
function lastDayBefore(dueAt: Date): number {
  return civilDayOf(dueAt.getTime() - 1);
}
