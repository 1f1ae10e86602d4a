import type { LimitContent } from '@wakafine/domain/limits/limit-content';
import { hasPermission } from '../identity/accounts/actor';
import type { Actor, SignedIn } from '../identity/accounts/actor';
import type { Role } from '@wakafine/domain/people/roles';
import { roleMay } from '@wakafine/domain/people/roles';

/** Facts that the right to second a proposal depends on. */
export interface SecondedThing {
  readonly outcome: string | null;
  readonly proposedById: number | null;
  readonly proposedAs: Role;
  /** Present and future content; null for nothing. */
  readonly before: Pick<LimitContent, 'geometry'> | null;
  readonly after: Pick<LimitContent, 'geometry'> | null;
}

/** Whether one of two must be an admin: for the national default (product decision D5). */
export function needsAdmin({ before, after }: Pick<SecondedThing, 'before' | 'after'>): boolean {
  return [before, after].some((content) => content?.geometry.kind === 'DEFAULT');
}

/** Whether an admin is among who has proposed something and who seconds it. */
export function hasAdmin(actor: SignedIn, { proposedAs }: Pick<SecondedThing, 'proposedAs'>): boolean {
  return [actor.role, proposedAs].some((role) => roleMay(role, 'decideNationalDefault'));
}

/** Whether the actor may second a proposal that waits: never one's own. */
export function canSecond(actor: Actor, proposal: SecondedThing): boolean {
  return (
    actor !== null &&
    hasPermission(actor, 'keepLimits') &&
    proposal.outcome === null &&
    proposal.proposedById !== actor.accountId &&
    (!needsAdmin(proposal) || hasAdmin(actor, proposal))
  );
}
