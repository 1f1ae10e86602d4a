import { badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { recordAct } from '../accounts/record-act';
import { mayTry } from '../sign-in/sign-in-tries';
import { CODE_REFUSED } from './confirm-totp';
import { lockTotp, noteSecondFactor, useCode } from './totp/second-factor';
import { Account } from '../accounts/account.entity';
import { RecoveryCode } from './totp/recovery-code.entity';
import { SignInCounter } from '../sign-in/sign-in-counter.entity';
import { act } from '../acts/act';
import { withPassword } from '../acts/rules';

/**
 * Removes the actor's second factor, by a code of the app or a recovery code; without an active one it only
 * discards
 * an enrolment under way.
 * @throws UNAUTHENTICATED, FORBIDDEN for citizens, BAD_USER_INPUT (code)
 */
export const removeTotp = act(
  { may: withPassword },
  async (ctx, { code }: { code: string }): Promise<void> => {
    const { actor } = ctx;
    const { accountId } = actor;
    const subject = `totp:${accountId}`;
    const isAllowed = await mayTry(ctx, subject);
    await inTransaction(ctx, async (removing) => {
      const totp = await lockTotp(removing, accountId);
      const isActive = totp.confirmedAt !== null;
      if (isActive && !(isAllowed && (await useCode(removing, { accountId, totp, code })))) {
        noteSecondFactor(ctx, accountId);
        throw badInput({ code: CODE_REFUSED });
      }
      await removing.db.entities.update(
        Account,
        { id: accountId },
        { totpSecret: null, totpConfirmedAt: null, totpLastStep: null },
      );
      await removing.db.entities.delete(RecoveryCode, { accountId });
      await removing.db.entities.delete(SignInCounter, { subject });
      if (isActive) {
        await recordAct(removing, { act: 'TOTP_REMOVED' });
      }
    });
  },
);
