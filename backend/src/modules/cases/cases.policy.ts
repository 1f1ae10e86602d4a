import { hasPermission } from '../identity/accounts/actor';
import type { Actor } from '../identity/accounts/actor';

/** Whose eyes a case is for; null: nobody's who may see it. */
export type CaseAudience = 'holder' | 'staff' | null;

/** How much of a case the actor may see: its holder, and those who decide on cases. It is never public. */
export function caseAudienceOf(actor: Actor, holderId: number | null): CaseAudience {
  if (actor !== null && actor.accountId === holderId) {
    return 'holder';
  }
  return hasPermission(actor, 'canSuspendVehicles') ? 'staff' : null;
}
