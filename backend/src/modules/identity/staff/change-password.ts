import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { passwordFault } from '@wakafine/domain/people/staff-credentials';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { Account } from '../accounts/account.entity';
import { beginSession } from '../sessions/begin-session';
import { endSessionsOf } from '../sessions/end-sessions';
import { queueOwnSecret } from '../accounts/queue-secret-act';
import { recordAct } from '../accounts/record-act';
import { invalidateSessionsOf } from '../sessions/sessions';
import type { SignInResult } from '../sign-in/sign-in';
import { confirmPassword } from './confirm-password';
import { act } from '../acts/act';
import { withPasswordDespite } from '../acts/rules';

/** Input of a change of a staff password. */
export interface ChangePassword {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly deviceToken: string | null;
  readonly deviceName: string | null;
}

/**
 * Changes the actor's own password, be it a one-time one. All sessions of the account end; this browser gets a new one.
 * @throws UNAUTHENTICATED, FORBIDDEN for citizens and demo accounts, BAD_USER_INPUT (currentPassword, newPassword)
 */
export const changePassword = act(
  { may: withPasswordDespite('oneTimePassword') },
  async (ctx, input: ChangePassword): Promise<SignInResult> => {
    const { actor } = ctx;
    const { currentPassword, newPassword } = input;
    const staff = await confirmPassword(ctx, { actor, password: currentPassword, field: 'currentPassword' });
    if (staff.isDemo) {
      throw new AppError('FORBIDDEN', {
        sentence: 'Demo accounts keep the password that is shown to everybody.',
      });
    }
    const fault =
      newPassword === currentPassword ? 'password.weak' : passwordFault(newPassword, staff.username);
    if (fault !== null) {
      throw badInput({ newPassword: VALIDATION_SENTENCES[fault] });
    }
    const passwordHash = await queueOwnSecret(ctx, () => ctx.hasher.hash(newPassword));
    const result = await inTransaction(ctx, async (changing) => {
      await changing.db.entities.update(
        Account,
        { id: actor.accountId },
        { passwordHash, mustChangePassword: false },
      );
      await recordAct(
        { ...changing, actor: { ...actor, mustChangePassword: false } },
        { act: 'STAFF_PASSWORD_CHANGED' },
      );
      await endSessionsOf(changing, { accountId: actor.accountId });
      const account = await changing.db.entities.findOneByOrFail(Account, { id: actor.accountId });
      return { account, ...(await beginSession({ ...changing, actor: null }, account, input)) };
    });
    invalidateSessionsOf(ctx, actor.accountId);
    return result;
  },
);
