import type { ApolloClient } from '@apollo/client';
import { endPush } from './end-push';
import { storePushToken, pushToken } from './phone-push';

/**
 * At each start: anyone who said yes on this phone is reached at the address and by the key of today. What
 * nobody who is signed
 * in has said yes to is ended. Rejects when the network fails; it is tried again at the next start.
 */
export async function refreshPush(client: ApolloClient, pushKey: string): Promise<void> {
  if (pushToken() === null || Notification.permission !== 'granted') {
    storePushToken(null);
    await endPush();
    return;
  }
  // Most phones get no messages: the code that renews the subscription is fetched where it is needed.
  const { renewPush } = await import('./turn-push');
  await renewPush(client, pushKey);
}
