import { DAY_MS } from '../units';

/** Days in which a citizen can withdraw the deletion of their account. */
export const DELETION_GRACE_DAYS = 30;

/** Time when an account whose deletion was asked for at a time is erased. */
export function deletionDueAt(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * DAY_MS);
}
