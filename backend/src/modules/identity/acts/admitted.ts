import { AppError } from '../../../platform/errors';
import {
  isCitizen,
  isOfAgency,
  requireCitizen,
  requirePermission,
  requireSession,
  requireSignedIn,
  STRANGER,
} from '../accounts/actor';
import type { AppCtx, SignedIn, SignedInCtx } from '../accounts/actor';
import { requireScope } from './require-scope';
import type { ClosedRule, Declared } from './rules';

/**
 * The caller's context, once a rule has let them in. A key of public scopes that opens the act is let in as a citizen who has nothing
 * of their own.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for everybody else whom the rule or a key's scopes refuse
 */
export function admitted(declared: Declared<ClosedRule>, ctx: AppCtx): SignedInCtx {
  requireScope(declared, ctx);
  const isPublicKey = ctx.apiKey !== undefined && ctx.actor === null;
  const actor = admittedActor(declared.may, isPublicKey ? { ...ctx, actor: STRANGER } : ctx);
  return isOf(actor, ctx) ? ctx : { ...ctx, actor };
}

function isOf(actor: SignedIn, ctx: AppCtx): ctx is SignedInCtx {
  return ctx.actor === actor;
}

function admittedActor(rule: ClosedRule, ctx: AppCtx): SignedIn {
  switch (rule.who) {
    case 'session':
      return requireSession(ctx);
    case 'accounts':
      return requireSignedIn(ctx);
    case 'signedIn':
      return noAgency(requireSignedIn(ctx), 'FORBIDDEN');
    case 'citizens':
      return requireCitizen(ctx);
    case 'withPassword':
      return admittedWithPassword(rule.despite ?? null, ctx);
    case 'right':
      return rule.isOfVisible === true
        ? noAgency(requireSignedIn(ctx), 'NOT_FOUND')
        : requirePermission(ctx, rule.right);
  }
}

/** An agency takes part in what names it alone, so that nothing which is made for others opens to it by chance. */
function noAgency(actor: SignedIn, code: 'FORBIDDEN' | 'NOT_FOUND'): SignedIn {
  if (isOfAgency(actor)) {
    throw new AppError(code);
  }
  return actor;
}

/** Ignores an outstanding password change or second factor here only, for the act that settles it. */
function admittedWithPassword(despite: 'oneTimePassword' | 'secondFactor' | null, ctx: AppCtx): SignedIn {
  const actor = requireSession(ctx);
  if (isCitizen(actor)) {
    throw new AppError('FORBIDDEN');
  }
  if (despite === 'oneTimePassword') {
    return actor;
  }
  return requireSignedIn(despite === null ? ctx : { ...ctx, actor: { ...actor, mustEnrolTotp: false } });
}
