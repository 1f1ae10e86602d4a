import { AppError } from '../../../platform/errors';
import { requireSignedIn } from '../actor';
import type { AppCtx, SignedIn } from '../actor';

/**
 * The actor, who must be staff of any role.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for a citizen and while a one-time password is to be changed
 */
export function requireStaff(ctx: AppCtx): SignedIn {
  const actor = requireSignedIn(ctx);
  if (actor.role === 'CITIZEN') {
    throw new AppError('FORBIDDEN');
  }
  return actor;
}
