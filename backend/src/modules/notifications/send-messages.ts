import { notificationText } from '@wakafine/domain/notify/notification-texts';
import { DEFAULT_SETTINGS } from '@wakafine/domain/people/personal-settings';
import { MINUTE_MS } from '@wakafine/domain/units';
import type { Services } from '../../platform/context/context';
import type { PushOutcome } from '../../platform/push/push-sender';
import {
  CLAIM_MESSAGES,
  DELETE_EXPIRED_MESSAGES,
  DELETE_MESSAGE,
  DELETE_SUBSCRIPTION,
} from './notifications.queries';
import type { ClaimedMessage } from './notifications.queries';
import { PushMessage } from './push-message.entity';

const BATCH = 20;
/** Time for which a message is left to the process that has leased it; well above a sender's timeout. */
const LEASE_MS = 30_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/**
 * Sends every message whose time has come; what fails waits 2 s, then twice as long each time, up to a quarter of an
 * hour. Where a phone can't be reached any more, its subscription is removed.
 */
export async function sendMessages(services: Services): Promise<void> {
  for (let isMore = true; isMore;) {
    const now = services.clock();
    const values = [now, new Date(now.getTime() + LEASE_MS), BATCH] as const;
    const claimed: ClaimedMessage[] = await services.db.rows(CLAIM_MESSAGES, values);
    await Promise.all(claimed.map((message) => send(services, message)));
    isMore = claimed.length === BATCH;
  }
}

/** Gives up what has lost its use. */
export async function deleteExpiredMessages({ db, clock }: Services): Promise<void> {
  await db.rows(DELETE_EXPIRED_MESSAGES, [clock()]);
}

async function send(services: Services, message: ClaimedMessage): Promise<void> {
  const { db, clock, log, tallies } = services;
  const { id, attempts, subscriptionId } = message;
  try {
    const outcome = await passOn(services, message);
    tallies.messages.add(['push', outcome === 'gone' ? 'given_up' : 'sent']);
    await (outcome === 'gone'
      ? db.rows(DELETE_SUBSCRIPTION, [subscriptionId])
      : db.rows(DELETE_MESSAGE, [id]));
  } catch (error) {
    tallies.messages.add(['push', 'failed']);
    const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
    await db.entities.update(
      PushMessage,
      { id, attempts },
      { nextTryAt: new Date(clock().getTime() + waitMs) },
    );
    log.warn({ err: error, messageId: id, attempts }, 'a message to a phone waits for another try');
  }
}

async function passOn({ push, clock }: Services, message: ClaimedMessage): Promise<PushOutcome> {
  const sender = message.service === 'WEB' ? push.web : push.fcm;
  if (sender === null) {
    return 'gone';
  }
  const { title, body, path } = notificationText(
    message.facts,
    message.language ?? DEFAULT_SETTINGS.language,
  );
  const ttlS = Math.max(0, Math.floor((message.expiresAt.getTime() - clock().getTime()) / 1000));
  return sender.send(message, { id: String(message.notificationId), title, body, path }, { ttlS });
}
