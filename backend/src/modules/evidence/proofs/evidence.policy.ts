import { hasPermission } from '../../identity/accounts/actor';
import type { Actor } from '../../identity/accounts/actor';
import { audienceOf } from '../../violations/violations.policy';

/**
 * Whether the actor may see the content of a part of a record: the owner all of it, staff all but who the vehicle is, for which
 * there is an act of its own; anyone else who holds the number of the proof nothing. What a case holds of an erased account is for
 * those who decide on cases.
 */
export function canSeePart(
  actor: Actor,
  { ownerId, isHeld }: { ownerId: number | null; isHeld: boolean },
  name: string,
): boolean {
  const audience = audienceOf(actor, ownerId);
  const isRestricted = name === 'person' || (isHeld && !hasPermission(actor, 'canSuspendVehicles'));
  return name === 'proof' || audience === 'owner' || (audience === 'staff' && !isRestricted);
}
