import type { Actor } from '../identity/accounts/actor';
import { hasPermission } from '../identity/accounts/actor';
import type { ViolatorStatus } from './vehicle-enums';
import type { Violation } from './violation.entity';

/** Reader of a row: its owner, staff, or anybody. */
export type Audience = 'owner' | 'staff' | 'public';

/** Extent to which the actor may see what belongs to an account (null: to nobody any more). */
export function audienceOf(actor: Actor, ownerId: number | null): Audience {
  if (actor?.accountId === ownerId) {
    return 'owner';
  }
  return hasPermission(actor, 'canViewDashboard') ? 'staff' : 'public';
}

/** Whether a violation is in public lists and counts: proven, standing, not contested, and the first row of its vehicle event. */
export function isListed({ isWithdrawn, isContested, isClaimed, grade, isPrimary }: Violation): boolean {
  return !isWithdrawn && !isContested && !isClaimed && grade !== 'C' && isPrimary;
}

/** Whether the actor may see the violation as more than a public row. */
export function canSeeViolation(actor: Actor, violation: Violation): boolean {
  return audienceOf(actor, violation.accountId) !== 'public';
}

/** The status of a vehicle as the actor may know it: to all but staff it is active until a decision is final. */
export function shownStatus(actor: Actor, status: ViolatorStatus): ViolatorStatus {
  return hasPermission(actor, 'canViewDashboard') ? status : 'ACTIVE';
}

/** Whether the actor may report the violation to the authority: its owner, and all staff but viewers. */
export function canReportViolation(actor: Actor, violation: Violation): boolean {
  return canSeeViolation(actor, violation) && hasPermission(actor, 'reportViolations');
}
