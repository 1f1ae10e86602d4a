import type { Ctx, Services } from '../context/context';
import { defineEvent } from '../live/events';
import { errorCode } from '../system-error';
import type { SmsGateway, SmsMessage } from '../sms/gateway';
import {
  CLAIM_SMS,
  DELETE_OLD_SMS,
  DROP_EXPIRED_SMS,
  INSERT_SMS,
  MARK_SMS_SENT,
  POSTPONE_SMS,
} from './outbox.queries';

const BATCH = 10;
/** Time for which a message is left to the process that has leased it; well above a gateway's timeout. */
const LEASE_MS = 30_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** A sent message is remembered for a day, without its text. */
const RETENTION_MS = 86_400_000;

/** A message was written; the sender need not wait for the next round. */
export const smsQueued = defineEvent<null>('sms-queued');

interface ClaimedSms extends SmsMessage {
  readonly attempts: number;
}

/**
 * Writes a message, in the transaction of the act that it belongs to; it is sent after COMMIT and given up at
 * `expiresAt`. With `to` null nothing will be sent, at the same cost, so that timing does not reveal whether
 * there is an
 * account behind a number.
 */
export async function queueSms(
  ctx: Ctx,
  { to, text, expiresAt }: { to: string | null; text: string; expiresAt: Date },
): Promise<void> {
  await ctx.db.rows(INSERT_SMS, [to, text, ctx.clock(), expiresAt]);
  ctx.emit(smsQueued(null));
}

/** Sends every message whose time has come; what fails waits 2 s, then twice as long each time, up to a minute. */
export async function sendQueuedSms(services: Services): Promise<void> {
  const dropped = await services.db.rows(DROP_EXPIRED_SMS, [services.clock()]);
  services.tallies.messages.add(['sms', 'given_up'], dropped.length);
  dropped.forEach(({ id }) => services.log.warn({ smsId: id }, 'a short message was given up'));
  const { sms } = services;
  let claimed = sms === null ? [] : await claim(services);
  while (sms !== null && claimed.length > 0) {
    await Promise.all(claimed.map((message) => send(services, sms, message)));
    claimed = claimed.length < BATCH ? [] : await claim(services);
  }
}

/** Deletes what was sent or given up more than a day ago. */
export async function deleteOldSms(services: Services): Promise<void> {
  await services.db.rows(DELETE_OLD_SMS, [new Date(services.clock().getTime() - RETENTION_MS)]);
}

function claim({ db, clock }: Services): Promise<ClaimedSms[]> {
  const now = clock();
  return db.rows(CLAIM_SMS, [now, new Date(now.getTime() + LEASE_MS), BATCH]);
}

async function send(services: Services, gateway: SmsGateway, message: ClaimedSms): Promise<void> {
  const { db, clock, log, tallies } = services;
  const { id, attempts } = message;
  try {
    await gateway.send(message);
  } catch (error) {
    tallies.messages.add(['sms', 'failed']);
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
    await db.rows(POSTPONE_SMS, [id, attempts, new Date(clock().getTime() + waitMs)]);
    log.warn({ smsId: id, attempts, reason: reasonOf(error) }, 'a short message waits for another try');
    return;
  }
  tallies.messages.add(['sms', 'sent']);
  await db.rows(MARK_SMS_SENT, [id, clock()]);
}

/** Only what is known to hold neither number nor text. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return errorCode(cause) ?? errorCode(error) ?? (error instanceof Error ? error.message : 'unknown');
}
