import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { confirmPassword } from './confirm-password';
import { lockTotp, totpPurpose } from './totp/second-factor';
import { newTotpSecret, totpUri } from './totp/totp-code';
import { Account } from '../accounts/account.entity';
import { act } from '../acts/act';
import { withPasswordDespite } from '../acts/rules';

/** Data for an authenticator app. */
export interface TotpEnrolment {
  /** Base 32. */
  readonly secret: string;
  /** The same as an `otpauth:` address, for a QR code. */
  readonly uri: string;
}

/**
 * Makes a secret for the actor's authenticator app; it is asked for only once `confirmTotp` has seen a code of it.
 * @throws UNAUTHENTICATED, FORBIDDEN for citizens, BAD_USER_INPUT for a wrong password, CONFLICT while a second factor
 * is active
 */
export const enrolTotp = act(
  { may: withPasswordDespite('secondFactor') },
  async (ctx, { password }: { password: string }): Promise<TotpEnrolment> => {
    const { actor } = ctx;
    const { username } = await confirmPassword(ctx, { actor, password, field: 'password' });
    const secret = newTotpSecret();
    return inTransaction(ctx, async (enrolling) => {
      const { confirmedAt } = await lockTotp(enrolling, actor.accountId);
      if (confirmedAt !== null) {
        throw new AppError('CONFLICT', { sentence: 'A second factor is active already. Remove it first.' });
      }
      const sealed = enrolling.secretBox.seal(totpPurpose(actor.accountId), secret);
      await enrolling.db.entities.update(
        Account,
        { id: actor.accountId },
        { totpSecret: sealed, totpConfirmedAt: null, totpLastStep: null },
      );
      return { secret, uri: totpUri(secret, username) };
    });
  },
);
