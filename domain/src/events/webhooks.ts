import { DAY_MS, HOUR_MS, MINUTE_MS } from '../units';

/** Webhooks that one account may have. */
export const WEBHOOKS_AT_MOST = 5;
/** Longest address of a webhook, characters. */
export const WEBHOOK_URL_MAX = 2_048;
/** Deliveries of a webhook that one replay may queue. */
export const REPLAYED_AT_MOST = 1_000;
/** Days in which a delivery stands in the log. */
export const DELIVERY_LOG_DAYS = 14;
/** After so much failure without one success a webhook is switched off, ms. */
export const FAILING_AT_MOST_MS = 5 * DAY_MS;
/** After a secret was replaced, the former one signs beside it for so long, ms. */
export const FORMER_SECRET_MS = DAY_MS;

/** Delays before each further try of a delivery, ms (Standard Webhooks, operational considerations). */
export const RETRY_DELAYS_MS: readonly number[] = [
  5_000,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  DAY_MS,
];

/** Reasons why a webhook is off. */
export const WEBHOOK_OFF_REASONS = {
  OWNER: 'Its owner has switched it off.',
  FAILURES: 'Nothing could be delivered for five days.',
  GONE: 'It answered 410 Gone.',
} as const;
/** Reason why a webhook is off. */
export type WebhookOffReason = keyof typeof WEBHOOK_OFF_REASONS;
// Object.keys discards which keys it got.
export const WEBHOOK_OFF_REASON_NAMES = Object.keys(WEBHOOK_OFF_REASONS) as readonly WebhookOffReason[];

/** States of a delivery. */
export const DELIVERY_STATUSES = {
  WAITING: 'It waits for its first or its next try.',
  DELIVERED: 'It was answered with a status of 200 to 299.',
  FAILED: 'No further try is made, unless it is replayed.',
} as const;
/** State of a delivery. */
export type DeliveryStatus = keyof typeof DELIVERY_STATUSES;
// Object.keys discards which keys it got.
export const DELIVERY_STATUS_NAMES = Object.keys(DELIVERY_STATUSES) as readonly DeliveryStatus[];

/** Faults of a try to deliver. */
export const DELIVERY_FAULTS = {
  STATUS: 'The answer had a status that is not 200 to 299; redirects are not followed.',
  TIMEOUT: 'There was no answer in 15 s.',
  ADDRESS: 'The name has no address, or one that is not of the public internet.',
  CONNECTION: 'No connection, or none that is secure, could be made.',
  EXPIRED: 'The event is no longer stored.',
} as const;
/** Fault of a try to deliver. */
export type DeliveryFault = keyof typeof DELIVERY_FAULTS;
// Object.keys discards which keys it got.
export const DELIVERY_FAULT_NAMES = Object.keys(DELIVERY_FAULTS) as readonly DeliveryFault[];
