import { requireSignedIn } from '../../modules/identity/accounts/actor';
import type { Actor, AppCtx } from '../../modules/identity/accounts/actor';
import { AppError } from '../../platform/errors';
import { ASKERS, POLICY } from './policy-table';

/** What staff may do before they have a password of their own and a second factor: get them. */
const WHILE_UNSETTLED = ['Mutation.changePassword', 'Mutation.confirmTotp', 'Mutation.enrolTotp'];

/**
 * Why somebody may not ask for an operation at all, whatever they send with it, by the policy table; null where they may,
 * or where it depends on the thing that they ask about.
 */
export function refusalOf(operation: string, ctx: AppCtx): AppError | null {
  const [forVisitors, ...forOthers] = POLICY[operation] ?? [];
  const outcome = ctx.actor === null ? forVisitors : forOthers[ASKERS.indexOf(askerOf(ctx.actor)) - 1];
  if (outcome === 'UNAUTHENTICATED' || outcome === 'FORBIDDEN') {
    return new AppError(outcome);
  }
  const isForTheSettled = forVisitors === 'UNAUTHENTICATED' && !WHILE_UNSETTLED.includes(operation);
  return isForTheSettled ? unsettled(ctx) : null;
}

/** Of two citizens one may own the thing: what the other one gets says what any citizen may ask for. */
function askerOf({ role }: NonNullable<Actor>): (typeof ASKERS)[number] {
  return ASKERS.find((asker) => asker.toUpperCase() === role) ?? 'other';
}

function unsettled(ctx: AppCtx): AppError | null {
  try {
    requireSignedIn(ctx);
    return null;
  } catch (refusal) {
    if (refusal instanceof AppError) {
      return refusal;
    }
    throw refusal;
  }
}
