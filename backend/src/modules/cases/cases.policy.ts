import { hasPermission } from '../identity/accounts/actor';
import type { Actor } from '../identity/accounts/actor';

/** Audience of a case; null: may not see it. */
export type CaseAudience = 'holder' | 'staff' | null;

/** Audience that the actor belongs to: its holder, and those who decide on cases. It is never public. */
export function caseAudienceOf(actor: Actor, holderId: number | null): CaseAudience {
  if (actor !== null && actor.accountId === holderId) {
    return 'holder';
  }
  return hasPermission(actor, 'canSuspendVehicles') ? 'staff' : null;
}
