import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { Account } from '../../identity/accounts/account.entity';
import type { AppCtx } from '../../identity/accounts/actor';
import { lockAdministrators } from '../../identity/accounts/administrators';
import { endSessionsOf } from '../../identity/sessions/end-sessions';
import { recordAct } from '../../identity/accounts/record-act';
import { invalidateSessionsOf } from '../../identity/sessions/sessions';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Account and reason. */
export interface UserDecision {
  readonly userId: number | null;
  readonly reason: string | null;
}

/**
 * Prevents an account from signing in and ends its sessions at once, also on their sockets; a suspended one stays so.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers, NOT_FOUND, CONFLICT for one's
 * own account, so that somebody is left who can undo it
 */
export const suspendUser = act(
  { may: right('canManageUsers') },
  async (ctx, input: UserDecision): Promise<Account> => {
    const { accountId } = ctx.actor;
    if (input.userId === accountId) {
      throw new AppError('CONFLICT', { sentence: 'You can not suspend your own account.' });
    }
    const account = await setSuspended(ctx, input, true);
    invalidateSessionsOf(ctx, account.id);
    return account;
  },
);

/**
 * Lets a suspended account sign in again; any other stays as it is.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers, NOT_FOUND
 */
export const reinstateUser = act(
  { may: right('canManageUsers') },
  async (ctx, input: UserDecision): Promise<Account> => {
    return setSuspended(ctx, input, false);
  },
);

async function setSuspended(ctx: AppCtx, input: UserDecision, isSuspended: boolean): Promise<Account> {
  const reason = input.reason?.trim() ?? '';
  return inTransaction(ctx, async (deciding) => {
    await lockAdministrators(deciding);
    const id = input.userId ?? 0;
    const account = await deciding.db.entities.findOne(Account, {
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (account === null) {
      throw new AppError('NOT_FOUND');
    }
    if (account.isSuspended !== isSuspended) {
      await deciding.db.entities.update(Account, id, { isSuspended });
      const act = isSuspended ? 'USER_SUSPENDED' : 'USER_REINSTATED';
      await recordAct(deciding, { act, target: `user:${id}`, details: reason === '' ? {} : { reason } });
    }
    if (isSuspended) {
      await endSessionsOf(deciding, { accountId: id });
    }
    return { ...account, isSuspended };
  });
}
