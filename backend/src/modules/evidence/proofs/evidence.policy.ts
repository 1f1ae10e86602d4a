import type { Actor } from '../../identity/accounts/actor';
import { audienceOf } from '../../violations/violations.policy';

/**
 * Whether the actor may see the content of a part of a record: the owner all of it, staff all but who the vehicle is, for which
 * there is an act of its own; anyone else who holds the number of the proof nothing.
 */
export function canSeePart(actor: Actor, ownerId: number | null, name: string): boolean {
  const audience = audienceOf(actor, ownerId);
  return name === 'proof' || audience === 'owner' || (audience === 'staff' && name !== 'person');
}
