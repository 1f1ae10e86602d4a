import { createHmac } from 'node:crypto';
import type { SmsGateway } from './gateway';

/** Within the 10 s in which a server drains. */
const TIMEOUT_MS = 5_000;

/**
 * Posts each message as JSON `{id, to, text, at}`. A repetition has the same body and the same `idempotency-key`;
 * `x-wakafine-signature` is `sha256=` and the hexadecimal HMAC-SHA256 of the body's bytes under the shared secret.
 */
export function httpGateway({ url, secret }: { url: string; secret: string }): SmsGateway {
  return {
    async send({ id, to, text, at }) {
      const body = JSON.stringify({ id, to, text, at: at.toISOString() });
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          'x-wakafine-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
        },
        body,
        // A code goes to the configured address and nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) {
        throw new Error(`The SMS gateway answered ${response.status}`);
      }
    },
  };
}
