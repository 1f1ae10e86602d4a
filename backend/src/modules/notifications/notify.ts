import { mayRingAtMs } from '@wakafine/domain/notify/notifications';
import type { NotificationFacts } from '@wakafine/domain/notify/notifications';
import { DAY_MS } from '@wakafine/domain/units';
import { arrayParameter } from '../../platform/db/array-parameter';
import type { Ctx } from '../../platform/context/context';
import { defineEvent } from '../../platform/live/events';
import { inTransaction } from '../../platform/context/unit-of-work';
import { INSERT_MESSAGES, NOTIFY_ACCOUNTS, NOTIFY_EVERYBODY } from './notifications.queries';
import type { NotifiedRow } from './notifications.queries';

/** Messages to phones were written; the sender need not wait for the next round. */
export const pushQueued = defineEvent<null>('push-queued');

const USEFUL_FOR_MS = 3 * DAY_MS;

/** Recipient and subject of a notification. */
export interface Notice {
  /** Null: everybody whose phone can be reached. */
  readonly accountIds: readonly number[] | null;
  readonly facts: NotificationFacts;
  /** Names what it is about: nobody is notified of the same subject twice. 1 to 100 characters. */
  readonly subject: string;
  /** Time when it is of no use any more to those who were not reached; in three days by default. */
  readonly expiresAt?: Date;
}

/**
 * Puts a notice into the inbox of accounts, and writes a message to each of their phones, to be sent after COMMIT and
 * not in quiet hours. Anyone who has switched notifications off finds it in the inbox only.
 */
export async function notify(ctx: Ctx, { accountIds, facts, subject, expiresAt }: Notice): Promise<void> {
  const now = ctx.clock();
  await inTransaction(ctx, async (submitting) => {
    const values = [subject, JSON.stringify(facts), now] as const;
    const received =
      accountIds === null
        ? await submitting.db.rows(NOTIFY_EVERYBODY, values)
        : await submitting.db.rows(NOTIFY_ACCOUNTS, [...values, arrayParameter(accountIds)]);
    if (received.length > 0) {
      await submitting.db.rows(INSERT_MESSAGES, [
        arrayParameter(received.map(({ notificationId }) => notificationId)),
        arrayParameter(received.map((row) => ringsAt(row, now).toISOString())),
        expiresAt ?? new Date(now.getTime() + USEFUL_FOR_MS),
      ]);
      submitting.emit(pushQueued(null));
    }
  });
}

function ringsAt({ fromMin, untilMin }: NotifiedRow, now: Date): Date {
  const quiet = fromMin === null || untilMin === null ? null : { fromMin, untilMin };
  return new Date(mayRingAtMs(now.getTime(), quiet));
}
