import { hasControlCharacter } from '@wakafine/domain/input/limits';
import { badInput } from '../../platform/errors';
import { isPushEndpoint, PUSH_ENDPOINT_MAX } from '../../platform/push/push-endpoint';
import { PUSH_SENTENCES } from '../../platform/push/push-forms';
import { inTransaction } from '../../platform/context/unit-of-work';
import type { AppCtx } from '../identity/accounts/actor';
import { DROP_FORMER_OWNER, DROP_OLDEST_SUBSCRIPTIONS, STORE_SUBSCRIPTION } from './notifications.queries';
import { PushSubscription } from './push-subscription.entity';
import { act } from '../identity/acts/act';
import { citizens } from '../identity/acts/rules';

const PHONES_AT_MOST = 10;
/** Push address of a browser, or the token of a phone at Firebase; one of the two. */
export interface PushSubscriptionInput {
  readonly endpoint?: string | null;
  readonly p256dh?: string | null;
  readonly auth?: string | null;
  readonly fcmToken?: string | null;
}

/**
 * Stores the push address of the actor's phone, for as long as the session lasts.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT, also for a Firebase token where Firebase is not configured
 */
export const storePushSubscription = act(
  { may: citizens },
  async (ctx, input: PushSubscriptionInput): Promise<void> => {
    const { accountId, sessionId } = ctx.actor;
    const where =
      typeof input.fcmToken === 'string' ? fcmColumns(ctx, input.fcmToken) : webColumns(ctx, input);
    await inTransaction(ctx, async (tx) => {
      // What still waits for somebody else is not for anyone who has the phone now.
      await tx.db.rows(DROP_FORMER_OWNER, [accountId, where[1]]);
      await tx.db.rows(STORE_SUBSCRIPTION, [accountId, sessionId, ...where, tx.clock()]);
      await tx.db.rows(DROP_OLDEST_SUBSCRIPTIONS, [accountId, PHONES_AT_MOST]);
    });
  },
);

/** Deletes a push address of the actor's, known or not. @throws UNAUTHENTICATED, FORBIDDEN for staff */
export const deletePushSubscription = act(
  { may: citizens },
  async (ctx, { endpoint }: { endpoint: string }): Promise<void> => {
    const { accountId } = ctx.actor;
    // What can't be stored was never known.
    if (endpoint.length <= PUSH_ENDPOINT_MAX && !hasControlCharacter(endpoint)) {
      await ctx.db.entities.delete(PushSubscription, { accountId, endpoint });
    }
  },
);

function webColumns(ctx: AppCtx, { endpoint = null, p256dh = null, auth = null }: PushSubscriptionInput) {
  const faults = {
    ...(isPushEndpoint(endpoint ?? '', ctx.push.hosts) ? {} : { endpoint: PUSH_SENTENCES.endpoint }),
    ...(p256dh === null ? { p256dh: PUSH_SENTENCES.p256dh } : {}),
    ...(auth === null ? { auth: PUSH_SENTENCES.auth } : {}),
  };
  if (Object.keys(faults).length > 0) {
    throw badInput(faults);
  }
  return ['WEB', endpoint, p256dh, auth] as const;
}

function fcmColumns(ctx: AppCtx, token: string) {
  if (ctx.push.fcm === null) {
    throw badInput({ fcmToken: 'Must not be given: Firebase is not configured here' });
  }
  return ['FCM', token, null, null] as const;
}
