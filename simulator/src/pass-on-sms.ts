import { createHmac, randomUUID } from 'node:crypto';

/** A short message as the gateway passes it on. */
export interface PassedOnSms {
  /** Address of the service. */
  readonly url: string;
  /** The secret that gateway and service share. */
  readonly secret: string;
  readonly from: string;
  readonly text: string;
  /** Name of the message; a new one by default. */
  readonly id?: string;
}

/** Answer of the service. */
export interface PassedOn {
  readonly status: number;
  /** As it came. */
  readonly body: string;
}

/** Passes a short message on to a service as its gateway would, signed now. @throws Error when the service is out of reach */
export async function passOnSms({
  url,
  secret,
  from,
  text,
  id = randomUUID(),
}: PassedOnSms): Promise<PassedOn> {
  const body = JSON.stringify({ id, from, text });
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const mark = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const response = await fetch(`${url}/api/sms/incoming`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-wakafine-timestamp': timestamp,
      'x-wakafine-signature': `sha256=${mark}`,
    },
    body,
  });
  return { status: response.status, body: await response.text() };
}
