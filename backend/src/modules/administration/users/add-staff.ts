import { Account } from '../../identity/accounts/account.entity';
import { requirePermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import type { Role } from '../../identity/accounts/permissions';
import { createStaff } from '../../identity/staff/create-staff';
import { requireConfirmation } from '../../identity/staff/require-confirmation';

/** Somebody new of the staff. */
export interface AddStaff {
  readonly username: string;
  readonly role: Exclude<Role, 'CITIZEN'>;
  readonly fullName: string | null;
}

/**
 * Creates an account of staff with a one-time password.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers, BAD_USER_INPUT (username, fullName), CONFLICT for a taken
 * username
 */
export async function addStaff(
  ctx: AppCtx,
  staff: AddStaff,
): Promise<{ readonly account: Account; readonly oneTimePassword: string }> {
  requirePermission(ctx, 'canManageUsers');
  await requireConfirmation(ctx);
  const fullName = staff.fullName?.trim() || null;
  const { password } = await createStaff(ctx, { ...staff, fullName, password: null });
  const account = await ctx.db.entities.findOneByOrFail(Account, { username: staff.username });
  return { account, oneTimePassword: password };
}
