import { AppError } from '../../../platform/errors';
import {
  isStaff,
  requireCitizen,
  requirePermission,
  requireSession,
  requireSignedIn,
} from '../accounts/actor';
import type { AppCtx, SignedIn, SignedInCtx } from '../accounts/actor';
import type { ClosedRule } from './rules';

/**
 * The caller's context, once a rule has let them in.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for everybody else whom the rule refuses
 */
export function admitted(rule: ClosedRule, ctx: AppCtx): SignedInCtx {
  const actor = admittedActor(rule, ctx);
  return isOf(actor, ctx) ? ctx : { ...ctx, actor };
}

function isOf(actor: SignedIn, ctx: AppCtx): ctx is SignedInCtx {
  return ctx.actor === actor;
}

function admittedActor(rule: ClosedRule, ctx: AppCtx): SignedIn {
  switch (rule.who) {
    case 'session':
      return requireSession(ctx);
    case 'signedIn':
      return requireSignedIn(ctx);
    case 'citizens':
      return requireCitizen(ctx);
    case 'staff':
      return admittedStaff(rule.despite ?? null, ctx);
    case 'right':
      return rule.isOfVisible === true ? requireSignedIn(ctx) : requirePermission(ctx, rule.right);
  }
}

/** Ignores an outstanding password change or second factor here only, for the act that settles it. */
function admittedStaff(despite: 'oneTimePassword' | 'secondFactor' | null, ctx: AppCtx): SignedIn {
  const actor = requireSession(ctx);
  if (!isStaff(actor)) {
    throw new AppError('FORBIDDEN');
  }
  if (despite === 'oneTimePassword') {
    return actor;
  }
  return requireSignedIn(despite === null ? ctx : { ...ctx, actor: { ...actor, mustEnrolTotp: false } });
}
