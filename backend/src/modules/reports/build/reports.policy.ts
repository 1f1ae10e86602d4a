import type { Actor } from '../../identity/accounts/actor';
import { hasPermission, isCitizen } from '../../identity/accounts/actor';

/** Whose violations a report is about: the actor's own, or everybody's. */
export type ReportScope = 'own' | 'all';

/** Whose violations the actor's reports are about; null for those who get none. */
export function reportScope(actor: Actor): ReportScope | null {
  if (isCitizen(actor)) {
    return 'own';
  }
  return hasPermission(actor, 'canViewDashboard') ? 'all' : null;
}
