import {
  ARRIVAL_FRESH_MS,
  ARRIVALS_PER_DAY,
  ARRIVALS_PER_NUMBER_A_DAY,
} from '@wakafine/domain/family/family-link';
import { FAMILY_TEXTS } from '@wakafine/domain/family/family.generated';
import { languageOfChoice } from '@wakafine/domain/people/languages';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { formatPhone, normalisePhone, PHONE_PREFIX } from '@wakafine/domain/people/phone';
import { fillText } from '@wakafine/domain/texts/fill-text';
import { inTransaction } from '../../platform/context/unit-of-work';
import { parseId } from '../../platform/db/pagination';
import { AppError } from '../../platform/errors';
import { queueSms } from '../../platform/outbox/outbox';
import type { Account } from '../identity/accounts/account.entity';
import type { SignedInCtx } from '../identity/accounts/actor';
import { requireOwnAccount } from '../identity/accounts/own-account';
import { act } from '../identity/acts/act';
import { citizens } from '../identity/acts/rules';
import { dayStart, useAllowance } from '../identity/allowances/allowances';
import { useSmsBudget } from '../identity/codes/sms-budget';
import { NOTE_ARRIVAL, NOTE_ARRIVAL_MESSAGES, OWN_LINK } from './family.queries';
import type { FamilyLinkRow } from './family.queries';
import { clockTime } from './clock-time';

/** Input for an arrival. */
export interface Arrival {
  /** The link that the family has. */
  readonly id: string;
  /** Mobile numbers that are sent word of it, as they were typed. */
  readonly numbers: readonly string[];
  /** Language of the message. */
  readonly language: LanguageChoice;
}

/**
 * Ends a link because its owner has arrived, and sends word of it to the given numbers, which are stored with the message only, for
 * a day. Repeated, it sends nothing more. What a day's allowance of the account, of a number or of the service does not cover is not
 * sent; the link ends all the same.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff and (clientCode `number-not-proven`) for numbers before the own one is proven, NOT_FOUND
 */
export const announceArrival = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (ctx, { id, numbers, language }: Arrival): Promise<FamilyLinkRow> => {
    const account = await requireOwnAccount(ctx);
    if (numbers.length > 0 && account.numberProvenAt === null) {
      throw new AppError('FORBIDDEN', {
        sentence: 'Please prove your mobile number first.',
        details: { clientCode: 'number-not-proven' },
      });
    }
    const linkId = parseId(id);
    return inTransaction(ctx, async (tx) => {
      const [arrived] = await tx.db.rows(NOTE_ARRIVAL, [account.id, linkId, tx.clock()]);
      if (arrived !== undefined) {
        const sent = await sendWord(tx, { account, numbers, language });
        await tx.db.rows(NOTE_ARRIVAL_MESSAGES, [arrived.id, sent]);
      }
      const [link]: FamilyLinkRow[] = await tx.db.rows(OWN_LINK, [account.id, linkId]);
      if (link === undefined) {
        throw new AppError('NOT_FOUND');
      }
      return link;
    });
  },
);

/** Sends the message to the numbers, and gives how many get it. Anybody can sign in as a demo account: it writes to nobody. */
async function sendWord(
  tx: SignedInCtx,
  { account, numbers, language }: { account: Account } & Pick<Arrival, 'numbers' | 'language'>,
): Promise<number> {
  if (tx.sms === null || account.isDemo || account.mobileNumber === null) {
    return 0;
  }
  const now = tx.clock();
  const texts = FAMILY_TEXTS[languageOfChoice(language)];
  const number = formatPhone(account.mobileNumber);
  const text = fillText(texts.arrived, { number, time: clockTime(now, language) });
  const expiresAt = new Date(now.getTime() + ARRIVAL_FRESH_MS);
  let sent = 0;
  for (const to of new Set(numbers.map(normalisePhone).filter((each) => each !== null))) {
    if (await mayWrite(tx, { accountId: account.id, to })) {
      await queueSms(tx, { to: `${PHONE_PREFIX}${to}`, text, expiresAt });
      sent += 1;
    }
  }
  return sent;
}

/** Whether one more message may go to a number today: nobody is written to without end, by one account or by many. */
async function mayWrite(
  tx: SignedInCtx,
  { accountId, to }: { accountId: number; to: string },
): Promise<boolean> {
  const periodStart = dayStart(tx.clock());
  const ofAccount = { subject: `arrivals:${accountId}`, periodStart, limit: ARRIVALS_PER_DAY };
  // Uses of allowances are stored for a year: the number itself is not to be among them.
  const mark = tx.sessionTokens.mark(to).toString('base64url');
  const ofNumber = { subject: `arrival-to:${mark}`, periodStart, limit: ARRIVALS_PER_NUMBER_A_DAY };
  return (
    (await useAllowance(tx, ofNumber)) !== null &&
    (await useAllowance(tx, ofAccount)) !== null &&
    (await useSmsBudget(tx, { share: 'PROVEN', amount: 1 }))
  );
}
