/** Operations of the worker as they are sent: it has neither Apollo Client nor the page's reachability. */
export const WORKER_OPERATIONS = {
  pushKey: 'query WorkerPushKey { pushKey }',
  store: 'mutation WorkerKeep($input: StorePushSubscriptionInput!) { storePushSubscription(input: $input) }',
  markRead: 'mutation WorkerRead($id: ID!) { markNotificationsRead(upToId: $id, isAlone: true) }',
} as const;

/** The part of a subscription that is used. */
export type Subscribed = Pick<PushSubscription, 'toJSON'>;

/** The key by which this service's messages are known. @throws Error where the server does not say */
export async function pushKey(): Promise<string> {
  const key = await ask(WORKER_OPERATIONS.pushKey, {}, 'pushKey');
  return String(key);
}

/**
 * Sends this browser's push subscription to the server. @throws Error where it is refused, such as from nobody
 * signed in
 */
export async function submitSubscription(subscription: Subscribed): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const input = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth };
  await ask(WORKER_OPERATIONS.store, { input }, 'storePushSubscription');
}

/** Marks one notification as read. @throws Error where the server does not answer so */
export async function markRead(id: string): Promise<void> {
  await ask(WORKER_OPERATIONS.markRead, { id }, 'markNotificationsRead');
}

async function ask(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  field: string,
): Promise<unknown> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const answer: unknown = await response.json();
  const data: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'data') : null;
  if (typeof data !== 'object' || data === null || !(field in data)) {
    throw new Error(`The server did not answer ${field}`);
  }
  return Reflect.get(data, field);
}
