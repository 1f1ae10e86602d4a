/** Address of a phone at its push service. */
export interface PushTarget {
  readonly service: 'WEB' | 'FCM';
  /** Address at a push service (RFC 8030), or the token of a phone at Firebase Cloud Messaging. */
  readonly endpoint: string;
  /** Public key of the browser and its secret, by which a message is encrypted (RFC 8291); null for FCM. */
  readonly p256dh: string | null;
  readonly auth: string | null;
}

/** Content of a push message, and where a tap on it leads. */
export interface PushPayload {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** Whether a message was accepted, or the phone can't be reached there any more. */
export type PushOutcome = 'sent' | 'gone';

/** Hands messages to a push service. */
export interface PushSender {
  /** `ttlS`: for how long the service tries. @throws Error when it did not accept the message and may later */
  send(target: PushTarget, payload: PushPayload, options: { readonly ttlS: number }): Promise<PushOutcome>;
}

/** Within the 10 s in which a server drains. */
export const PUSH_TIMEOUT_MS = 5_000;

/** Interprets the status of a push service's answer. @throws Error for one after which a retry makes sense */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) {
    return 'sent';
  }
  // Not found and gone say so; the others that this service's keys are not those that the browser subscribed to.
  if ([401, 403, 404, 410].includes(status)) {
    return 'gone';
  }
  throw new Error(`The push service answered ${status}`);
}
