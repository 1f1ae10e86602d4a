import { hasControlCharacter } from '@wakafine/domain/input/limits';
import { badInput } from '../../platform/errors';
import { isPushEndpoint } from '../../platform/push/push-endpoint';
import { inTransaction } from '../../platform/context/unit-of-work';
import { requireCitizen } from '../identity/accounts/actor';
import type { AppCtx } from '../identity/accounts/actor';
import { DROP_FORMER_OWNER, DROP_OLDEST_SUBSCRIPTIONS, STORE_SUBSCRIPTION } from './notifications.queries';
import { PushSubscription } from './push-subscription.entity';

const PHONES_AT_MOST = 10;
/** An uncompressed point of P-256 and 16 bytes (RFC 8291), base64url. */
const P256DH = /^[A-Za-z0-9_-]{87}=?$/;
const AUTH = /^[A-Za-z0-9_-]{22}={0,2}$/;
const FCM_TOKEN = /^[\w:-]{10,2048}$/;

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
export async function storePushSubscription(ctx: AppCtx, input: PushSubscriptionInput): Promise<void> {
  const { accountId, sessionId } = requireCitizen(ctx);
  const where = typeof input.fcmToken === 'string' ? fcmColumns(ctx, input.fcmToken) : webColumns(ctx, input);
  await inTransaction(ctx, async (tx) => {
    // What still waits for somebody else is not for anyone who has the phone now.
    await tx.db.rows(DROP_FORMER_OWNER, [accountId, where[1]]);
    await tx.db.rows(STORE_SUBSCRIPTION, [accountId, sessionId, ...where, tx.clock()]);
    await tx.db.rows(DROP_OLDEST_SUBSCRIPTIONS, [accountId, PHONES_AT_MOST]);
  });
}

/**
 * Discards where a phone of the actor's was reached, known or not. @throws UNAUTHENTICATED, FORBIDDEN for staff
 */
export async function deletePushSubscription(ctx: AppCtx, { endpoint }: { endpoint: string }): Promise<void> {
  const { accountId } = requireCitizen(ctx);
  // What can't be stored was never known.
  if (!hasControlCharacter(endpoint)) {
    await ctx.db.entities.delete(PushSubscription, { accountId, endpoint });
  }
}

function webColumns(ctx: AppCtx, { endpoint = null, p256dh = null, auth = null }: PushSubscriptionInput) {
  const faults = {
    ...(isPushEndpoint(endpoint ?? '', ctx.push.hosts)
      ? {}
      : { endpoint: 'Must be an address of a push service that is known here' }),
    ...(P256DH.test(p256dh ?? '') ? {} : { p256dh: 'Must be a public key as the browser gives it' }),
    ...(AUTH.test(auth ?? '') ? {} : { auth: 'Must be a secret as the browser gives it' }),
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
  if (!FCM_TOKEN.test(token)) {
    throw badInput({ fcmToken: 'Must be a token as Firebase gives it' });
  }
  return ['FCM', token, null, null] as const;
}
