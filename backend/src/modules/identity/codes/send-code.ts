import { PHONE_PREFIX } from '@wakafine/domain/people/phone';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { newCode, newLinkToken, tokenHash } from '../../../platform/secrets/crypto';
import { AppError } from '../../../platform/errors';
import { queueSms } from '../../../platform/outbox/outbox';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Account } from '../accounts/account.entity';
import type { AppCtx } from '../accounts/actor';
import { dayStart, useAllowance } from '../allowances/allowances';
import { INSERT_REQUEST, LOCK_CODES, RECENT_REQUESTS, SAVE_CODE } from './pin-reset.queries';
import { useSmsBudget } from './sms-budget';
import type { SmsShare } from './sms-budget';

const CODE_LASTS_MS = 10 * MINUTE_MS;
const REQUESTS_PER_HOUR = 5;
const MESSAGES_PER_HOUR = 2;
const MESSAGES_PER_DAY = 8;

/** Number that a code goes to, and the subject that it is counted for. */
export interface CodeRecipient {
  readonly mobileNumber: string;
  /** Null for a number without an account: everything but the message is the same. */
  readonly account: Pick<Account, 'id' | 'numberProvenAt'> | null;
  /** Whether a known device of the account asks: those have budgets of their own, which a stranger can't use up. */
  readonly isKnownDevice: boolean;
  /** Whether the message also holds a link to set a new PIN with. */
  readonly hasLink: boolean;
}

/** A stored request for a code. */
export interface CodeRequest {
  readonly resetId: string;
  /** Whether a message was sent; otherwise the live code, if there is one, is still the one to use. */
  readonly isMessageSent: boolean;
}

interface RecentRequest {
  readonly createdAt: Date;
  readonly isMessageSent: boolean;
}

/** Subjects that the codes of a number, or those of an account's known devices, are counted for. */
export function codeSubject({
  mobileNumber,
  account,
  isKnownDevice,
}: Omit<CodeRecipient, 'hasLink'>): string {
  return isKnownDevice && account !== null ? `known:${account.id}` : `number:${mobileNumber}`;
}

/**
 * Stores a request for a one-time code and sends it by SMS: 5 requests an hour and subject, of which 2 send a message, 8
 * messages a day and subject, and the national budget. A new code replaces the one before and serves all requests.
 * @throws UNAVAILABLE where no SMS gateway is configured, RATE_LIMITED above five requests an hour
 */
export async function sendCode(ctx: AppCtx, recipient: CodeRecipient): Promise<CodeRequest> {
  if (ctx.sms === null) {
    throw new AppError('UNAVAILABLE', { sentence: NO_GATEWAY });
  }
  const code = newCode();
  const codeHash = await ctx.hasher.hash(code);
  const link = recipient.hasLink && ctx.publicUrl !== null ? newLinkToken() : null;
  const subject = codeSubject(recipient);
  return inTransaction(ctx, async (tx) => {
    await tx.db.rows(LOCK_CODES, [subject]);
    const now = tx.clock();
    const isMessageSent = await mayRequest(tx, { subject, recipient });
    const accountId = recipient.account?.id ?? null;
    const [request] = await tx.db.rows(INSERT_REQUEST, [subject, accountId, isMessageSent, now]);
    if (isMessageSent) {
      const expiresAt = new Date(now.getTime() + CODE_LASTS_MS);
      const linkHash = link === null ? null : tokenHash(link);
      await tx.db.rows(SAVE_CODE, [
        subject,
        recipient.mobileNumber,
        accountId,
        codeHash,
        linkHash,
        expiresAt,
      ]);
      const to = accountId === null ? null : `${PHONE_PREFIX}${recipient.mobileNumber}`;
      await queueSms(tx, { to, text: codeMessage({ code, link, publicUrl: ctx.publicUrl }), expiresAt });
    }
    return { resetId: request?.id ?? '', isMessageSent };
  });
}

const NO_GATEWAY =
  'PIN reset is not available here, because no text messages can be sent. Please contact those who run this service.';

/** Whether one more request of a subject sends a message. */
async function mayRequest(
  ctx: AppCtx,
  { subject, recipient }: { subject: string; recipient: CodeRecipient },
): Promise<boolean> {
  const nowMs = ctx.clock().getTime();
  const values = [subject, new Date(nowMs - HOUR_MS), REQUESTS_PER_HOUR] as const;
  const recent: RecentRequest[] = await ctx.db.rows(RECENT_REQUESTS, values);
  const oldest = recent[REQUESTS_PER_HOUR - 1];
  if (oldest !== undefined) {
    const waitMs = oldest.createdAt.getTime() + HOUR_MS - nowMs;
    throw new AppError('RATE_LIMITED', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
  if (recent.filter(({ isMessageSent }) => isMessageSent).length >= MESSAGES_PER_HOUR) {
    return false;
  }
  const periodStart = dayStart(ctx.clock());
  const today = await useAllowance(ctx, { subject: `sms:${subject}`, periodStart, limit: MESSAGES_PER_DAY });
  const amount = recipient.account === null ? 0 : 1;
  return today !== null && (await useSmsBudget(ctx, { share: shareOf(recipient), amount }));
}

function shareOf({ account, isKnownDevice }: CodeRecipient): SmsShare {
  if (account !== null && account.numberProvenAt !== null) {
    return 'PROVEN';
  }
  return isKnownDevice ? 'KNOWN_DEVICE' : 'OPEN';
}

/**
 * The message with a one-time code, in both official languages, since the account's is not known. Without a link, and
 * with one on an address of up to 32 characters, it fits into the 160 characters of one SMS.
 */
function codeMessage({
  code,
  link,
  publicUrl,
}: {
  code: string;
  /** Token of the link to set a new PIN with, or null. */
  link: string | null;
  /** Address of the service without a slash at its end; null leaves the link out. */
  publicUrl: string | null;
}): string {
  const text = `WakaFine: ${code} is your code / est votre code. 10 min. Never share it / Ne le donnez à personne.`;
  return link === null || publicUrl === null ? text : `${text} ${publicUrl}/reset/${link}`;
}
