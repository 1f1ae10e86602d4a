import type { AppCtx } from '../identity/actor';
import { Violation } from './violation.entity';
import { canSeeViolation } from './violations.policy';

/** A violation of the actor's own, or any for staff; null for what is not there or not theirs. */
export async function getViolation(ctx: AppCtx, id: number | null): Promise<Violation | null> {
  const violation = id === null ? null : await ctx.db.entities.findOneBy(Violation, { id });
  return violation !== null && canSeeViolation(ctx.actor, violation) ? violation : null;
}
