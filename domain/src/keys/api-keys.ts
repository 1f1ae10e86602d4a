import { DAY_MS } from '../units';

/** Keys that one account may have at a time, those that wait for approval included. */
export const KEYS_PER_ACCOUNT = 5;
/** Length of the name of a key, characters. */
export const KEY_NAME = { min: 2, max: 60 } as const;
/** Length of what a key is asked for, characters. */
export const KEY_PURPOSE = { max: 500 } as const;
/** Life of a key, whole days. */
export const KEY_LIFE_DAYS = { min: 1, max: 366 } as const;
/** Time for which the former secret of a rotated key still works, whole hours. */
export const KEY_OVERLAP_HOURS = { min: 0, max: 168 } as const;
/** Points that a key may spend in a minute, whichever minute that is. */
export const KEY_POINTS_PER_MINUTE = 1_000;
/** Points that a key may spend in a day of Africa/Douala. */
export const KEY_POINTS_PER_DAY = 60_000;
/** Sockets that a key may have open. */
export const SOCKETS_PER_KEY = 20;
/** Days of use of a key that can be asked for at once, today included. */
export const KEY_USE_DAYS = 90;
/** Time for which the use of a key by hours is stored. */
export const KEY_USE_STORED_MS = KEY_USE_DAYS * DAY_MS;

/** States of a key. Only an active one is accepted. */
export const KEY_STATES = ['REQUESTED', 'ACTIVE', 'REFUSED', 'EXPIRED', 'REVOKED'] as const;
/** State of a key. */
export type KeyState = (typeof KEY_STATES)[number];

/** Facts that the state of a key follows from. */
export interface KeyLife {
  /** Null while it waits for a decision. */
  readonly isApproved: boolean | null;
  readonly expiresAt: Date;
  readonly revokedAt: Date | null;
}

/** State of a key at a time. */
export function keyStateAt({ isApproved, expiresAt, revokedAt }: KeyLife, now: Date): KeyState {
  if (revokedAt !== null) {
    return 'REVOKED';
  }
  if (isApproved === false) {
    return 'REFUSED';
  }
  if (expiresAt <= now) {
    return 'EXPIRED';
  }
  return isApproved === null ? 'REQUESTED' : 'ACTIVE';
}
