import { AppError } from '../../platform/errors';
import { requireSignedIn } from '../identity/accounts/actor';
import type { AppCtx, SignedIn } from '../identity/accounts/actor';
import { canEditLimits } from './limits.policy';

/**
 * The actor, who must be one of those that change the register of speed limits.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for everybody but supervisors and admins
 */
export function requireLimitEditor(ctx: AppCtx): SignedIn {
  const actor = requireSignedIn(ctx);
  if (!canEditLimits(actor)) {
    throw new AppError('FORBIDDEN');
  }
  return actor;
}
