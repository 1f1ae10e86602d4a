import { randomBytes } from 'node:crypto';
import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import { FORMER_SECRET_MS, REPLAYED_AT_MOST, WEBHOOKS_AT_MOST } from '@wakafine/domain/events/webhooks';
import { inTransaction } from '../../platform/context/unit-of-work';
import { AppError, badInput } from '../../platform/errors';
import { defineEvent } from '../../platform/live/events';
import { newWebhookSecret } from '../../platform/outgoing/webhook-signature';
import { webhookUrlFault } from '../../platform/outgoing/webhook-url';
import type { SignedInCtx } from '../identity/accounts/actor';
import { act } from '../identity/acts/act';
import { accounts } from '../identity/acts/rules';
import type { ClosedRule, Declared } from '../identity/acts/rules';
import {
  CHANGE_WEBHOOK,
  DELETE_WEBHOOK,
  INSERT_TEST_DELIVERY,
  INSERT_WEBHOOK,
  LOCK_WEBHOOK,
  LOCK_WEBHOOK_OWNER,
  REPLACE_WEBHOOK_SECRET,
  REPLAY_DELIVERY,
  REPLAY_EVENTS,
  WEBHOOKS_OF,
} from './webhooks.queries';
import type { WebhookRow } from './webhooks.queries';
import { sealWebhookSecret } from './webhook-secret';

/** Deliveries were queued by hand; the sender need not wait for the next round. */
export const webhookDue = defineEvent<null>('webhook-due');

const TEST_ID_BYTES = 12;
/** Any id of an event lies below. */
const NEWEST = Number.MAX_SAFE_INTEGER;
const ANY_ACCOUNT: Declared<ClosedRule> = { may: accounts, scopes: ['webhooks:write'] };
const OWN: Declared<ClosedRule> = { ...ANY_ACCOUNT, seen: { other: 'NOT_FOUND', staff: 'NOT_FOUND' } };

/** A webhook with its secret, which is shown this once. */
export interface WebhookWithSecret {
  readonly webhook: WebhookRow;
  readonly secret: string;
}

/** The actor's webhooks, oldest first. @throws UNAUTHENTICATED */
export const listWebhooks = act(ANY_ACCOUNT, ({ db, actor }): Promise<WebhookRow[]> =>
  db.rows(WEBHOOKS_OF, [actor.accountId]),
);

/**
 * Adds a webhook, which gets what is logged from now on.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT (url, kinds), CONFLICT with five webhooks already
 */
export const createWebhook = act(
  ANY_ACCOUNT,
  async (
    ctx,
    { url, kinds }: { url: string; kinds: readonly PublicEventKind[] },
  ): Promise<WebhookWithSecret> => {
    const { accountId } = ctx.actor;
    const host = requireHost(ctx, url);
    const secret = newWebhookSecret();
    return inTransaction(ctx, async (tx) => {
      await tx.db.rows(LOCK_WEBHOOK_OWNER, [accountId]);
      if ((await tx.db.rows(WEBHOOKS_OF, [accountId])).length >= WEBHOOKS_AT_MOST) {
        throw new AppError('CONFLICT', { sentence: `There are ${WEBHOOKS_AT_MOST} webhooks already.` });
      }
      const sealed = sealWebhookSecret(tx, accountId, secret);
      const values = [accountId, url, host, requireKinds(kinds), sealed, tx.clock()] as const;
      const [webhook]: WebhookRow[] = await tx.db.rows(INSERT_WEBHOOK, values);
      return { webhook: found(webhook), secret };
    });
  },
);

/** Changes of a webhook; what is null stays. */
export interface WebhookChange {
  readonly id: number | null;
  readonly url: string | null;
  readonly kinds: readonly PublicEventKind[] | null;
  readonly isOn: boolean | null;
}

/**
 * Changes a webhook. One that is switched on again gets what it missed, as far as that is stored.
 * @throws UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT (url, kinds)
 */
export const changeWebhook = act(OWN, async (ctx, change: WebhookChange): Promise<WebhookRow> => {
  const host = change.url === null ? null : requireHost(ctx, change.url);
  const kinds = change.kinds === null ? null : requireKinds(change.kinds);
  const values = [ctx.actor.accountId, change.id, change.url, host, kinds, change.isOn, ctx.clock()] as const;
  const [webhook]: WebhookRow[] = await ctx.db.rows(CHANGE_WEBHOOK, values);
  return found(webhook);
});

/** Deletes a webhook with its deliveries; one that is under way may still arrive. @throws UNAUTHENTICATED, NOT_FOUND */
export const deleteWebhook = act(OWN, async ({ db, actor }, { id }: { id: number | null }): Promise<void> => {
  const [deleted] = await db.rows(DELETE_WEBHOOK, [actor.accountId, id]);
  found(deleted);
});

/** Replaces the secret of a webhook; for a day the former one signs beside it. @throws UNAUTHENTICATED, NOT_FOUND */
export const rotateWebhookSecret = act(
  OWN,
  async (ctx, { id }: { id: number | null }): Promise<WebhookWithSecret> => {
    const { accountId } = ctx.actor;
    const secret = newWebhookSecret();
    const until = new Date(ctx.clock().getTime() + FORMER_SECRET_MS);
    const values = [accountId, id, sealWebhookSecret(ctx, accountId, secret), until] as const;
    const [webhook]: WebhookRow[] = await ctx.db.rows(REPLACE_WEBHOOK_SECRET, values);
    return { webhook: found(webhook), secret };
  },
);

/**
 * Sends a webhook a message of the type `test`; gives the id of the message.
 * @throws UNAUTHENTICATED, NOT_FOUND, CONFLICT for one that is off, or for which too much waits
 */
export const testWebhook = act(OWN, async (ctx, { id }: { id: number | null }): Promise<string> =>
  withOpenWebhook(ctx, id, async (tx) => {
    const messageId = `test_${randomBytes(TEST_ID_BYTES).toString('base64url')}`;
    await tx.db.rows(INSERT_TEST_DELIVERY, [id, messageId, tx.clock()]);
    return messageId;
  }),
);

/**
 * Queues the events of a range again for a webhook, oldest first and at most 1,000, under the ids that they had; gives how many.
 * @throws UNAUTHENTICATED, NOT_FOUND, CONFLICT for one that is off, or for which too much waits
 */
export const replayWebhook = act(
  OWN,
  async (
    ctx,
    { id, after, until }: { id: number | null; after: number | null; until: number | null },
  ): Promise<number> =>
    withOpenWebhook(ctx, id, async (tx, kinds) => {
      const values = [id, after ?? 0, until ?? NEWEST, kinds, tx.clock(), REPLAYED_AT_MOST] as const;
      return (await tx.db.rows(REPLAY_EVENTS, values)).length;
    }),
);

/** Queues a delivery again; gives the id of its message, which is the one that it had. @throws UNAUTHENTICATED, NOT_FOUND */
export const replayDelivery = act(OWN, async (ctx, { id }: { id: number | null }): Promise<string> => {
  const [queued] = await ctx.db.rows(REPLAY_DELIVERY, [ctx.actor.accountId, id, ctx.clock()]);
  const { messageId } = found(queued);
  ctx.emit(webhookDue(null));
  return messageId;
});

async function withOpenWebhook<Result>(
  ctx: SignedInCtx,
  id: number | null,
  queue: (tx: SignedInCtx, kinds: readonly string[]) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (tx) => {
    const [webhook] = await tx.db.rows(LOCK_WEBHOOK, [tx.actor.accountId, id]);
    const { kinds, offAt, waiting } = found(webhook);
    if (offAt !== null) {
      throw new AppError('CONFLICT', { sentence: 'This webhook is off.' });
    }
    if (waiting >= REPLAYED_AT_MOST) {
      throw new AppError('CONFLICT', { sentence: `${waiting} deliveries wait for this webhook already.` });
    }
    const result = await queue(tx, kinds);
    tx.emit(webhookDue(null));
    return result;
  });
}

function requireHost({ outgoing }: SignedInCtx, url: string): string {
  const fault = webhookUrlFault(url, outgoing);
  if (fault !== null) {
    throw badInput({ url: fault });
  }
  return new URL(url).hostname;
}

function requireKinds(kinds: readonly PublicEventKind[]): PublicEventKind[] {
  return [...new Set(kinds)];
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}
