import { VALIDATION_SENTENCES } from '@wakafine/domain/messages';
import { normalisePhone, PHONE_PREFIX, phoneFault } from '@wakafine/domain/phone';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { Services } from '../../platform/context';
import { newCode } from '../../platform/crypto';
import { AppError, badInput } from '../../platform/errors';
import { queueSms } from '../../platform/sms/outbox';
import { inTransaction } from '../../platform/unit-of-work';
import type { AppCtx } from './actor';
import { findCitizen } from './find-citizen';
import {
  DELETE_OLD_RESETS,
  INSERT_RESET,
  LOCK_RESETS,
  RECENT_RESETS,
  WIPE_OLD_CODES,
} from './pin-reset.queries';
import { numberLane, queueSecretAct } from './queue-secret-act';

const CODE_LASTS_MS = 10 * MINUTE_MS;
const PER_HOUR = 5;

/** What somebody sends who has forgotten the PIN. */
export interface RequestPinReset {
  readonly mobileNumber: string;
  /** Network address that the request came from. */
  readonly address: string;
}

/**
 * Sends a one-time code of six digits to a number and gives the id of the reset. For a number without an account
 * everything but the message is the same, so that neither the answer nor its time tells one from the other.
 * @throws BAD_USER_INPUT (field mobileNumber), RATE_LIMITED above five an hour and number or for the address,
 * UNAVAILABLE where no SMS gateway is configured
 */
export function requestPinReset(ctx: AppCtx, input: RequestPinReset): Promise<string> {
  const name = numberLane(input.mobileNumber);
  return queueSecretAct(ctx, { ...input, name }, () => requestOnceAdmitted(ctx, input));
}

async function requestOnceAdmitted(ctx: AppCtx, input: RequestPinReset): Promise<string> {
  const mobileNumber = normalisePhone(input.mobileNumber);
  if (mobileNumber === null) {
    const fault = phoneFault(input.mobileNumber) ?? 'phone.invalid';
    throw badInput({ mobileNumber: VALIDATION_SENTENCES[fault] });
  }
  if (ctx.sms === null) {
    throw new AppError('UNAVAILABLE', { sentence: NO_GATEWAY });
  }
  await ctx.limits.pinResets.consume(input.address);
  const code = newCode();
  const codeHash = await ctx.hasher.hash(code);
  return inTransaction(ctx, async (tx) => {
    await tx.db.rows(LOCK_RESETS, [mobileNumber]);
    await refuseAboveLimit(tx, mobileNumber);
    const account = await findCitizen(tx, { mobileNumber });
    const now = tx.clock();
    const expiresAt = new Date(now.getTime() + CODE_LASTS_MS);
    const values = [mobileNumber, account?.id ?? null, codeHash, now, expiresAt];
    const [reset] = await tx.db.rows<{ id: string }>(INSERT_RESET, values);
    const to = account === null ? null : `${PHONE_PREFIX}${mobileNumber}`;
    await queueSms(tx, { to, text: messageWith(code), expiresAt });
    return reset?.id ?? '';
  });
}

/** Forgets codes after their ten minutes, and resets once they no longer count towards the limit. */
export async function deleteOldResets({ db, clock }: Services): Promise<void> {
  const now = clock();
  await db.rows(WIPE_OLD_CODES, [now]);
  await db.rows(DELETE_OLD_RESETS, [new Date(now.getTime() - HOUR_MS)]);
}

const NO_GATEWAY =
  'PIN reset is not available here, because no text messages can be sent. Please contact those who run this service.';

/** In both official languages, since the account's is not known, and within the 160 characters of one message. */
function messageWith(code: string): string {
  return `WakaFine: ${code} is your code to reset your PIN / est votre code pour changer de PIN. 10 min. Never share it / Ne le donnez à personne.`;
}

async function refuseAboveLimit({ db, clock }: AppCtx, mobileNumber: string): Promise<void> {
  const nowMs = clock().getTime();
  const since = new Date(nowMs - HOUR_MS);
  const recent = await db.rows<{ createdAt: Date }>(RECENT_RESETS, [mobileNumber, since, PER_HOUR]);
  const oldest = recent[PER_HOUR - 1];
  if (oldest !== undefined) {
    const waitMs = oldest.createdAt.getTime() + HOUR_MS - nowMs;
    throw new AppError('RATE_LIMITED', { retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
}
