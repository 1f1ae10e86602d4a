import { AppError } from '../../../../platform/errors';
import { requireSignedIn } from '../../accounts/actor';
import type { AppCtx, SignedIn } from '../../accounts/actor';

/**
 * The actor, who must be staff of any role.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for a citizen and while a one-time password is to be changed or a
 * second factor to be set up
 */
export function requireStaff(ctx: AppCtx): SignedIn {
  const actor = requireSignedIn(ctx);
  if (actor.role === 'CITIZEN') {
    throw new AppError('FORBIDDEN');
  }
  return actor;
}

/**
 * The context of staff who may still have to set up a second factor, for the acts that do so.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for a citizen and while a one-time password is to be changed
 */
export function settingUpTotp(ctx: AppCtx): { readonly ctx: AppCtx; readonly actor: SignedIn } {
  const settled = ctx.actor === null ? ctx : { ...ctx, actor: { ...ctx.actor, mustEnrolTotp: false } };
  return { ctx: settled, actor: requireStaff(settled) };
}
