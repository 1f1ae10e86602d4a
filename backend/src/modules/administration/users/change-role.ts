import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { Account } from '../../identity/accounts/account.entity';
import type { AppCtx } from '../../identity/accounts/actor';
import { lockAdministrators } from '../../identity/accounts/administrators';
import { SESSIONS_OF } from '../../identity/accounts/identity.queries';
import type { Role, StaffRole } from '@wakafine/domain/people/roles';
import { recordAct } from '../../identity/accounts/record-act';
import { invalidateSessionsOf, sessionRoleChanged } from '../../identity/sessions/sessions';
import { needsTotp } from '../../identity/staff/totp/totp-due';
import { BEGIN_TOTP_GRACE } from '../../identity/staff/totp/totp.queries';
import { requireConfirmation } from '../../identity/staff/require-confirmation';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { isStaffRole } from '@wakafine/domain/people/roles';

/** Account and new role. */
export interface ChangeRole {
  readonly userId: number | null;
  readonly role: StaffRole;
  /** The role that the decision rests on; null: whichever it is. */
  readonly roleBefore: Role | null;
}

/**
 * Gives staff another role. Their sessions go on with it at once; their sockets are closed, so that they connect again
 * with no more than the new role gives.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers, NOT_FOUND, BAD_USER_INPUT (userId) for a citizen, CONFLICT
 * for oneself, so that there is always an administrator, and with `currentRole` where the role was changed meanwhile
 */
export const changeRole = act(
  { may: right('canManageUsers') },
  async (ctx, { userId, role, roleBefore }: ChangeRole): Promise<Account> => {
    const { accountId } = ctx.actor;
    await requireConfirmation(ctx);
    if (userId === accountId) {
      throw new AppError('CONFLICT', { sentence: 'You can not change your own role.' });
    }
    const account = await inTransaction(ctx, async (deciding) => {
      await lockAdministrators(deciding);
      const before = await staffOf(deciding, userId);
      if (roleBefore !== null && roleBefore !== before.role) {
        const sentence = 'Somebody else has changed this role meanwhile.';
        throw new AppError('CONFLICT', { sentence, details: { currentRole: before.role } });
      }
      if (before.role !== role) {
        await deciding.db.entities.update(Account, before.id, { role });
        if (needsTotp(deciding, role)) {
          await deciding.db.rows(BEGIN_TOTP_GRACE, [before.id, deciding.clock()]);
        }
        const details = { from: before.role, to: role };
        await recordAct(deciding, { act: 'ROLE_CHANGED', target: `user:${before.id}`, details });
        const sessions = await deciding.db.rows(SESSIONS_OF, [before.id]);
        sessions.forEach(({ id }) => deciding.emit(sessionRoleChanged({ sessionId: id })));
      }
      return { ...before, role };
    });
    invalidateSessionsOf(ctx, account.id);
    return account;
  },
);

async function staffOf({ db }: AppCtx, userId: number | null): Promise<Account> {
  const lock = { mode: 'for_no_key_update' } as const;
  const account = await db.entities.findOne(Account, { where: { id: userId ?? 0 }, lock });
  if (account === null) {
    throw new AppError('NOT_FOUND');
  }
  if (!isStaffRole(account.role)) {
    throw badInput({ userId: 'Must be an account of staff' });
  }
  return account;
}
