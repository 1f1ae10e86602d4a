import type { Actor } from '../identity/accounts/actor';
import { audienceOf } from '../violations/violations.policy';
import type { Journey } from './journey.entity';

/** Whether the actor may see the journey with its route: its owner and staff. */
export function canSeeJourney(actor: Actor, journey: Journey): boolean {
  return audienceOf(actor, journey.accountId) !== 'public';
}

/** Whether the actor may add to the journey and end it: its owner only. */
export function canRecord(actor: Actor, journey: Journey): boolean {
  return audienceOf(actor, journey.accountId) === 'owner';
}
