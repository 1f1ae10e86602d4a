import type { Ctx, Services } from '../context/context';
import { defineEvent } from '../live/events';
import { errorCode } from '../system-error';
import type { Mail, MailGateway } from '../mail/gateway';
import {
  CLAIM_MAIL,
  DELETE_OLD_MAIL,
  DROP_EXPIRED_MAIL,
  INSERT_MAIL,
  MARK_MAIL_SENT,
  POSTPONE_MAIL,
} from './mail-outbox.queries';

const BATCH = 10;
/** Time for which a mail is left to the process that has leased it; well above a gateway's timeout. */
const LEASE_MS = 60_000;
const FIRST_WAIT_MS = 5_000;
/** A server may be away for a night: nobody is woken by a mail. */
const LONGEST_WAIT_MS = 900_000;
/** A sent mail is remembered for a day, without its text. */
const RETENTION_MS = 86_400_000;

/** A mail was written; the sender need not wait for the next round. */
export const mailQueued = defineEvent<null>('mail-queued');

interface ClaimedMail extends Mail {
  readonly attempts: number;
}

/** Writes a mail, in the transaction of the act that it belongs to; it is sent after COMMIT and given up at `expiresAt`. */
export async function queueMail(
  ctx: Pick<Ctx, 'db' | 'clock' | 'emit'>,
  { to, subject, text, expiresAt }: { to: string; subject: string; text: string; expiresAt: Date },
): Promise<void> {
  await ctx.db.rows(INSERT_MAIL, [to, subject, text, ctx.clock(), expiresAt]);
  ctx.emit(mailQueued(null));
}

/** Sends every mail whose time has come; what fails waits 5 s, then twice as long each time, up to a quarter of an hour. */
export async function sendQueuedMail(services: Services): Promise<void> {
  const dropped = await services.db.rows(DROP_EXPIRED_MAIL, [services.clock()]);
  services.tallies.messages.add(['mail', 'given_up'], dropped.length);
  dropped.forEach(({ id }) => services.log.warn({ mailId: id }, 'a mail was given up'));
  const { mail } = services;
  let claimed = mail === null ? [] : await claim(services);
  while (mail !== null && claimed.length > 0) {
    await Promise.all(claimed.map((message) => send(services, mail, message)));
    claimed = claimed.length < BATCH ? [] : await claim(services);
  }
}

/** Deletes what was sent or given up more than a day ago. */
export async function deleteOldMail({ db, clock }: Services): Promise<void> {
  await db.rows(DELETE_OLD_MAIL, [new Date(clock().getTime() - RETENTION_MS)]);
}

function claim({ db, clock }: Services): Promise<ClaimedMail[]> {
  const now = clock();
  return db.rows(CLAIM_MAIL, [now, new Date(now.getTime() + LEASE_MS), BATCH]);
}

async function send(
  { db, clock, log, tallies }: Services,
  gateway: MailGateway,
  mail: ClaimedMail,
): Promise<void> {
  const { id, attempts } = mail;
  try {
    await gateway.send(mail);
  } catch (error) {
    tallies.messages.add(['mail', 'failed']);
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
    await db.rows(POSTPONE_MAIL, [id, attempts, new Date(clock().getTime() + waitMs)]);
    // What a server answers may repeat the address.
    log.warn({ mailId: id, attempts, reason: errorCode(error) ?? 'unknown' }, 'a mail waits for another try');
    return;
  }
  tallies.messages.add(['mail', 'sent']);
  await db.rows(MARK_MAIL_SENT, [id, clock()]);
}
