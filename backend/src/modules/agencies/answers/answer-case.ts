import { contestWrittenAtMs } from '@wakafine/domain/cases/case-deadlines';
import { contentHash, refuseOtherContent } from '../../../platform/idempotency';
import { AppError, badInput } from '../../../platform/errors';
import { cleanBase64Photo } from '../../../platform/photos/photos';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { lockCase } from '../../cases/case-file';
import { advance, takeStep } from '../../cases/take-step';
import { ownAgency } from '../own-agency';
import { AGENCY_CASE, FIND_ANSWER, INSERT_ANSWER } from './agency-cases.queries';
import { requireAgencyCase } from './list-agency-cases';
import type { AgencyCaseFile } from './list-agency-cases';

/** Answer of an agency to a case. */
export interface AnswerCase {
  readonly caseId: number | null;
  readonly statement: string;
  /** UUID chosen by the client; the same id with the same content is the same answer. */
  readonly clientId: string;
  /** Time of writing, by the device, at most 7 days ago: that counts, not when it arrived. Null is now. */
  readonly writtenAt: Date | null;
  /** Base64 of a JPEG, PNG or WebP file. */
  readonly photo: string | null;
}

/**
 * Answers a case of a vehicle of the actor's agency, once while the time runs. It is a step of the case that everybody in it
 * sees; those who decide and the driver read its words. The driver's own time to contest goes on.
 * @throws UNAUTHENTICATED, FORBIDDEN without answerAgencyCases, BAD_USER_INPUT (statement, writtenAt, photo), NOT_FOUND for what is not
 * its own, IDEMPOTENCY_MISMATCH for a clientId used before with other content, CONFLICT with `current` and a `clientCode`: the time has
 * ended, the agency has answered, or the case has gone on
 */
export const answerCase = act(
  { may: right('answerAgencyCases') },
  async (ctx, input: AnswerCase): Promise<AgencyCaseFile> => {
    const { accountId } = ctx.actor;
    const statement = input.statement.trim();
    if (statement === '') {
      throw badInput({ statement: 'Must say what happened' });
    }
    const writtenAt = countsAsWritten(ctx, input.writtenAt);
    const photo = input.photo === null ? null : await cleanBase64Photo(input.photo);
    const { caseId, clientId } = input;
    // Without the time: a second sending of the same, later and by a corrected clock, is no second answer.
    const hash = contentHash({
      ...{ caseId, statement },
      photo: photo?.sourceHash.toString('hex') ?? null,
    });
    const agency = await ownAgency(ctx);
    await inTransaction(ctx, async (tx) => {
      const held = await lockOwnCase(tx, { agency, caseId });
      // Under the lock: two of the same at once would else both be the first.
      const [known] = await tx.db.rows(FIND_ANSWER, [accountId, clientId]);
      if (known !== undefined) {
        refuseOtherContent(known.contentHash, hash);
        return;
      }
      const ready = await advance(tx, held);
      const step = { kind: 'ANSWERED', by: 'AGENCY', actorId: accountId, writtenAt } as const;
      const { stepId } = await takeStep(tx, ready, step);
      await tx.db.rows(INSERT_ANSWER, [
        ...([stepId, held.id, agency, accountId, clientId, hash, statement] as const),
        ...([photo?.mimeType ?? null, photo?.bytes ?? null] as const),
      ]);
      await recordAct(tx, { act: 'CASE_ANSWERED', target: `case:${held.id}` });
    });
    return requireAgencyCase(ctx, { agency, caseId });
  },
);

async function lockOwnCase(tx: AppCtx, { agency, caseId }: { agency: string; caseId: number | null }) {
  const [own] = caseId === null ? [] : await tx.db.rows(AGENCY_CASE, [agency, caseId]);
  if (own === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return lockCase(tx, own.id);
}

/** Time at which it counts as written. @throws BAD_USER_INPUT (writtenAt) */
function countsAsWritten({ clock }: Pick<AppCtx, 'clock'>, writtenAt: Date | null): Date {
  const countsMs = contestWrittenAtMs(writtenAt?.getTime() ?? null, clock().getTime());
  if (countsMs === null) {
    throw badInput({ writtenAt: 'Must be a time of the last 7 days' });
  }
  return new Date(countsMs);
}
