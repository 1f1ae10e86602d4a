import { DAY_MS, MINUTE_MS } from '../units';

/** A session of staff ends when its person has asked for nothing for so long, ms (product decision D4). */
export const STAFF_IDLE_MS = 30 * MINUTE_MS;
/** So long before that end the app warns, ms. */
export const STAFF_IDLE_WARNING_MS = 2 * MINUTE_MS;
/** The latest act of a person is stored at most this often, ms. */
export const STAFF_ACTIVITY_STEP_MS = MINUTE_MS;
/** So long after a sign-in or a confirmation staff may do what can't be undone, ms (D4). */
export const CONFIRMATION_MS = 15 * MINUTE_MS;
/** So long after their first sign-in staff may go on without a second factor, ms (D4). */
export const TOTP_GRACE_MS = 7 * DAY_MS;
/** The most plates or numbers that one call reveals without a recent confirmation (D4). */
export const REVEALS_UNCONFIRMED = 20;

/**
 * Header by which our app says that nobody has touched it lately: such a request does not extend a session of
 * staff.
 */
export const UNATTENDED_HEADER = 'x-wakafine-unattended';
