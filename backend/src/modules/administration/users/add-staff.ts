import { Account } from '../../identity/accounts/account.entity';
import { createStaff } from '../../identity/staff/create-staff';
import { requireConfirmation } from '../../identity/staff/require-confirmation';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import type { StaffRole } from '@wakafine/domain/people/roles';

/** Somebody new of the staff. */
export interface AddStaff {
  readonly username: string;
  readonly role: StaffRole;
  readonly fullName: string | null;
}

/**
 * Creates an account of staff with a one-time password.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers, BAD_USER_INPUT (username, fullName), CONFLICT for a taken
 * username
 */
export const addStaff = act(
  { may: right('canManageUsers') },
  async (ctx, staff: AddStaff): Promise<{ readonly account: Account; readonly oneTimePassword: string }> => {
    await requireConfirmation(ctx);
    const fullName = staff.fullName?.trim() || null;
    const { password } = await createStaff(ctx, { ...staff, fullName, password: null });
    const account = await ctx.db.entities.findOneByOrFail(Account, { username: staff.username });
    return { account, oneTimePassword: password };
  },
);
