import { createHmac } from 'node:crypto';
import type { Answer, TestClient } from '../server/test-client';
import { TEST_SMS_SECRET } from '../server/test-server';

/** A short message as the gateway passes it on, with what a test makes wrong. */
export interface PassedOn {
  readonly id?: string;
  readonly from?: string;
  readonly text?: string;
  /** Time of the signature; now by default. */
  readonly at?: Date;
  readonly secret?: string;
}

let count = 0;

/** A signed request of the gateway. */
export function signedSms({ at = new Date(), secret = TEST_SMS_SECRET, ...given }: PassedOn): {
  body: string;
  headers: Record<string, string>;
} {
  count += 1;
  const message = { id: `gw-${count}`, from: '+237677000001', text: 'SAFE LT123AB too fast', ...given };
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const mark = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { body, headers: { 'x-wakafine-timestamp': timestamp, 'x-wakafine-signature': `sha256=${mark}` } };
}

/** Passes a short message on. */
export function passOn(client: TestClient, message: PassedOn = {}): Promise<Answer> {
  const { body, headers } = signedSms(message);
  return client.rest('POST', '/api/sms/incoming', body, headers);
}
