import { generateRequestDetails } from 'web-push';
import { outcomeOf, PUSH_TIMEOUT_MS } from './push-sender';
import type { PushSender } from './push-sender';
import type { VapidKeys } from './vapid-keys';

/**
 * Sends Web Push messages (RFC 8030), encrypted for the browser alone (RFC 8291) and signed with the service's own keys
 * (RFC 8292). `contact` is a mailto: or https: address by which push services reach anyone who runs this one.
 */
export function webPushSender({ publicKey, privateKey }: VapidKeys, contact: string): PushSender {
  return {
    async send({ endpoint, p256dh, auth }, payload, { ttlS }) {
      const subscription = { endpoint, keys: { p256dh: p256dh ?? '', auth: auth ?? '' } };
      const request = generateRequestDetails(subscription, JSON.stringify(payload), {
        TTL: ttlS,
        contentEncoding: 'aes128gcm',
        vapidDetails: { subject: contact, publicKey, privateKey },
      });
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        body: request.body === null ? null : new Uint8Array(request.body),
        // What is meant for a push service goes to the address that was checked and nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
      });
      await response.body?.cancel();
      return outcomeOf(response.status);
    },
  };
}
