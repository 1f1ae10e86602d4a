import { AppError, badInput } from '../../../platform/errors';
import { readableCode } from '../../../platform/secrets/readable-code';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../accounts/actor';
import { recordAct } from '../accounts/record-act';
import { invalidateSessionsOf } from '../sessions/sessions';
import { mayTry } from '../sign-in/sign-in-tries';
import { acceptedStep, lockTotp, noteSecondFactor, recoveryMark } from './totp/second-factor';
import { Account } from '../accounts/account.entity';
import { SignInCounter } from '../sign-in/sign-in-counter.entity';
import { RecoveryCode } from './totp/recovery-code.entity';
import { act } from '../acts/act';
import { withPasswordDespite } from '../acts/rules';

const RECOVERY_CODES = 10;
/** 50 random bits a code. */
const RECOVERY_CODE = { groups: 2, groupLength: 5 };
/** The sentence for a code that is refused. */
export const CODE_REFUSED =
  'The code is not right. Check that the clock of your phone is, and use the newest code';

/**
 * Makes the second factor active with a first right code, and gives ten recovery codes, which are never shown again.
 * @throws UNAUTHENTICATED, FORBIDDEN for citizens, BAD_USER_INPUT (code), CONFLICT without an enrolment under way
 */
export const confirmTotp = act(
  { may: withPasswordDespite('secondFactor') },
  async (ctx, { code }: { code: string }): Promise<string[]> => {
    const { actor } = ctx;
    const subject = `totp:${actor.accountId}`;
    const isAllowed = await mayTry(ctx, subject);
    const codes = await inTransaction(ctx, async (confirming) => {
      const totp = await lockTotp(confirming, actor.accountId);
      if (totp.sealedSecret === null || totp.confirmedAt !== null) {
        throw new AppError('CONFLICT', { sentence: 'There is no second factor to confirm.' });
      }
      const step = isAllowed ? acceptedStep(confirming, { accountId: actor.accountId, totp, code }) : null;
      if (step === null) {
        noteSecondFactor(ctx, actor.accountId);
        throw badInput({ code: CODE_REFUSED });
      }
      await confirming.db.entities.update(
        Account,
        { id: actor.accountId },
        { totpConfirmedAt: confirming.clock(), totpLastStep: step },
      );
      await confirming.db.entities.delete(SignInCounter, { subject });
      await recordAct(confirming, { act: 'TOTP_ENROLLED' });
      return newRecoveryCodes(confirming, actor.accountId);
    });
    // What was closed for want of a second factor is open from now on.
    invalidateSessionsOf(ctx, actor.accountId);
    return codes;
  },
);

async function newRecoveryCodes(ctx: AppCtx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => readableCode(RECOVERY_CODE));
  await ctx.db.entities.delete(RecoveryCode, { accountId });
  for (const code of codes) {
    await ctx.db.entities.insert(RecoveryCode, { accountId, codeHash: recoveryMark(ctx, accountId, code) });
  }
  return codes;
}
