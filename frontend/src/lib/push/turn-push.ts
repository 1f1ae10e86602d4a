import type { ApolloClient } from '@apollo/client';
import {
  DeletePushSubscriptionDocument,
  StorePushSubscriptionDocument,
  PushKeyDocument,
} from '../../graphql/generated';
import { toBase64url } from '../base64url';
import { endPush } from './end-push';
import { storePushToken, pushToken, tokenOf } from './phone-push';

/**
 * Outcome of turning messages on: `blocked` by the browser or its owner, `unanswered` where the browser's
 * question was
 * put away, `failed` where the push service or the server was not reached.
 */
export type TurnedOn = 'on' | 'blocked' | 'unanswered' | 'failed';

/** Longest that the service worker may need to be there, ms; the first visit fetches it after the page. */
const WORKER_WAIT_MS = 10_000;

/**
 * Asks the browser, subscribes at its push service and sends the subscription to the server. Call from a press.
 */
export async function turnPushOn(client: ApolloClient): Promise<TurnedOn> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    return permission === 'denied' ? 'blocked' : 'unanswered';
  }
  try {
    const { data } = await client.query({ query: PushKeyDocument, fetchPolicy: 'network-only' });
    if (data === undefined) {
      return 'failed';
    }
    const registration = await workerInTime();
    await notify(client, await subscribe(registration.pushManager, data.pushKey));
    return 'on';
  } catch {
    return 'failed';
  }
}

/**
 * Stops messages to this phone; also where the server can't be reached, which then learns it from the push
 * service.
 */
export async function turnPushOff(client: ApolloClient): Promise<void> {
  const subscription = await currentSubscription();
  await endPush();
  storePushToken(null);
  if (subscription !== null) {
    const variables = { endpoint: subscription.endpoint };
    await client.mutate({ mutation: DeletePushSubscriptionDocument, variables }).catch(() => null);
  }
}

/** Sees to it that the server reaches this phone at the address and by the key of today. Rejects when the network fails. */
export async function renewPush(client: ApolloClient, pushKey: string): Promise<void> {
  const registration = await workerInTime();
  const subscription = await subscribe(registration.pushManager, pushKey);
  if (tokenOf(subscription.endpoint) !== pushToken()) {
    await notify(client, subscription);
  }
}

/** The subscription of this browser by a key; one by an earlier key of the service, whose messages it would refuse, is ended. */
async function subscribe(manager: PushManager, pushKey: string): Promise<PushSubscription> {
  const stored = await manager.getSubscription();
  if (stored !== null && keyOf(stored) === pushKey) {
    return stored;
  }
  await stored?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
}

async function notify(client: ApolloClient, subscription: PushSubscription): Promise<void> {
  const { keys } = subscription.toJSON();
  const { endpoint } = subscription;
  const input = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  await client.mutate({ mutation: StorePushSubscriptionDocument, variables: { input } });
  storePushToken(tokenOf(endpoint));
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function workerInTime(): Promise<ServiceWorkerRegistration> {
  return Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('There is no service worker')), WORKER_WAIT_MS),
    ),
  ]);
}

/** The key by which a browser has subscribed, base64url as the server names it. */
function keyOf({ options }: PushSubscription): string {
  return toBase64url(options.applicationServerKey ?? new ArrayBuffer(0));
}
