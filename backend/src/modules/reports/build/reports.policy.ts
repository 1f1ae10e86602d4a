import type { Actor, SignedIn } from '../../identity/accounts/actor';
import { hasPermission } from '../../identity/accounts/actor';

/** Owners of the violations in a report: the actor, or everybody. */
export type ReportScope = 'own' | 'all';

/** Owners of the violations in the actor's reports; null for those who get none. */
export function reportScope(actor: Actor): ReportScope | null {
  if (actor?.role === 'CITIZEN') {
    return 'own';
  }
  return hasPermission(actor, 'canViewDashboard') ? 'all' : null;
}

/**
 * Whether the actor may have reports made and stored: citizens of what is theirs, staff with canGenerateReports.
 */
export function canGenerateReports(actor: SignedIn): boolean {
  return actor.role === 'CITIZEN' || hasPermission(actor, 'canGenerateReports');
}
