import type { ConsentAnswer } from '@wakafine/domain/people/consent';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { DAY_MS } from '@wakafine/domain/units';
import { AppError, badInput } from '../../../platform/errors';
import { contentHash, refuseOtherContent } from '../../../platform/idempotency';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import type { Account } from '../accounts/account.entity';
import type { AppCtx } from '../accounts/actor';
import {
  CONSENT_BY_CLIENT_ID,
  CONSENT_HISTORY,
  CONSENTS_IN_FORCE,
  LOCK_ANSWERING,
  RECENT_CONSENTS,
  type ConsentRow,
} from './consent.queries';
import { requireOwnAccount } from '../accounts/own-account';
import { Consent } from './consent.entity';
import { act } from '../acts/act';
import { citizens } from '../acts/rules';

/** A phone sends an answer that it stored offline within the time that it has for a journey (decision D7). */
const ANSWERED_UP_TO_MS = 7 * DAY_MS;
/** Nobody changes their mind so often; more would only fill the history. */
const ANSWERS_A_DAY = 50;
/** The list of answers without pages shows so many of them. */
export const FIRST_CONSENTS: PageRequest = { first: 100, afterId: null };
const ADULTS_ONLY = 'Must be false unless adult is YES';

/** An answer of a citizen to all questions at once. */
export interface SetConsents extends ConsentAnswer {
  /** UUID chosen by the client. */
  readonly clientId: string;
  readonly language: LanguageChoice;
  /** Null is now; what lies outside the last 7 days is moved into them. */
  readonly answeredAt: Date | null;
}

/**
 * Stores the actor's answer, which replaces the earlier one for the future; the same clientId again changes nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (cases, witness), IDEMPOTENCY_MISMATCH
 * for a clientId used before with another answer, RATE_LIMITED after 50 answers in a day
 */
export const setConsents = act({ may: citizens }, async (ctx, input: SetConsents): Promise<Account> => {
  const { accountId } = ctx.actor;
  refuseFaults(input);
  return inTransaction(ctx, async (answering) => {
    await answering.db.rows(LOCK_ANSWERING, [accountId]);
    if (!(await isAnsweredBefore(answering, accountId, input))) {
      await refuseTooMany(answering, accountId);
      await insertAnswer(answering, accountId, input);
    }
    return requireOwnAccount(answering);
  });
});

/** The answer in force of each account, null before the first: one for each id. */
export async function consentsInForce(
  ctx: AppCtx,
  accountIds: readonly number[],
): Promise<(ConsentRow | null)[]> {
  const rows: ConsentRow[] = await ctx.db.rows(CONSENTS_IN_FORCE, [accountIds]);
  const byAccount = new Map(rows.map((row) => [row.accountId, row]));
  return accountIds.map((id) => byAccount.get(id) ?? null);
}

/**
 * A page of the answers of the actor, the one in force first.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff
 */
export const myConsents = act(
  { may: citizens },
  async (ctx, request: PageRequest): Promise<Page<ConsentRow & { readonly place: number }>> => {
    const values = [ctx.actor.accountId, request.afterId, request.first + 1] as const;
    return pageOf(await ctx.db.rows(CONSENT_HISTORY, values), request);
  },
);

function refuseFaults({ cases, witness, adult }: SetConsents): void {
  const isAdult = adult === 'YES';
  const faults = {
    ...(cases && !isAdult ? { cases: ADULTS_ONLY } : {}),
    ...(witness && !isAdult ? { witness: ADULTS_ONLY } : {}),
  };
  if (Object.keys(faults).length > 0) {
    throw badInput(faults);
  }
}

async function isAnsweredBefore(ctx: AppCtx, accountId: number, input: SetConsents): Promise<boolean> {
  const [known]: ConsentRow[] = await ctx.db.rows(CONSENT_BY_CLIENT_ID, [accountId, input.clientId]);
  if (known === undefined) {
    return false;
  }
  refuseOtherContent(contentOf(known), contentOf(input));
  return true;
}

/** The time is left out: a phone that has learnt how wrong its clock is sends a better one the next time. */
function contentOf(answer: ConsentRow | SetConsents): Buffer {
  const { version, language, recording, cases, witness, adult } = answer;
  return contentHash({ version, language, recording, cases, witness, adult });
}

async function refuseTooMany(ctx: AppCtx, accountId: number): Promise<void> {
  const since = new Date(ctx.clock().getTime() - DAY_MS);
  const [recent]: { total: number }[] = await ctx.db.rows(RECENT_CONSENTS, [accountId, since]);
  if ((recent?.total ?? 0) >= ANSWERS_A_DAY) {
    throw new AppError('RATE_LIMITED', { retryAfterS: DAY_MS / 1000 });
  }
}

async function insertAnswer(ctx: AppCtx, accountId: number, input: SetConsents): Promise<void> {
  const { clientId, version, language, recording, cases, witness, adult } = input;
  const nowMs = ctx.clock().getTime();
  const answeredMs = Math.min(
    Math.max(input.answeredAt?.getTime() ?? nowMs, nowMs - ANSWERED_UP_TO_MS),
    nowMs,
  );
  await ctx.db.entities.insert(Consent, {
    accountId,
    clientId,
    version,
    language,
    recording,
    cases,
    witness,
    adult,
    answeredAt: new Date(answeredMs),
    receivedAt: new Date(nowMs),
  });
}
