import type { Actor } from '../../identity/accounts/actor';
import { hasPermission, isCitizen } from '../../identity/accounts/actor';

/** Owners of the violations in a report: the actor, or everybody. */
export type ReportScope = 'own' | 'all';

/** Owners of the violations in the actor's reports; null for those who get none. */
export function reportScope(actor: Actor): ReportScope | null {
  if (isCitizen(actor)) {
    return 'own';
  }
  return hasPermission(actor, 'canViewDashboard') ? 'all' : null;
}
