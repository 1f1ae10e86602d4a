import { AppError } from '../../../platform/errors';
import type { Account } from '../accounts/account.entity';
import { isKnownDevice } from '../allowances/account-device';
import { requireOwnAccount } from '../accounts/own-account';
import { queueOwnSecret } from '../accounts/queue-secret-act';
import { sendCode } from './send-code';
import { act } from '../acts/act';
import { citizens } from '../acts/rules';
import type { SignedInCtx } from '../accounts/actor';

/** The account of a citizen whose number is not proven yet. */
export interface Unproven {
  readonly account: Account;
  readonly mobileNumber: string;
}

/**
 * Sends a one-time code to the actor's own number, within the same budgets as for a discarded PIN; gives whether
 * a message
 * was sent: at most two an hour are, and the latest code is the one to use.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, CONFLICT once the number is proven, RATE_LIMITED above five an hour,
 * UNAVAILABLE where no SMS gateway is configured
 */
export const requestNumberCode = act(
  { may: citizens },
  (ctx, { deviceToken }: { deviceToken: string | null }): Promise<{ isMessageSent: boolean }> => {
    return queueOwnSecret(ctx, async () => {
      const { account, mobileNumber } = await requireUnproven(ctx);
      const isKnown = await isKnownDevice(ctx, { accountId: account.id, deviceToken });
      return sendCode(ctx, { mobileNumber, account, isKnownDevice: isKnown, hasLink: false });
    });
  },
);

/**
 * The actor's own account while its number is not proven.
 * @throws UNAUTHENTICATED where the account is gone, CONFLICT once it is proven
 */
export async function requireUnproven(ctx: SignedInCtx): Promise<Unproven> {
  const account = await requireOwnAccount(ctx);
  if (account.numberProvenAt !== null || account.mobileNumber === null) {
    throw new AppError('CONFLICT', { sentence: 'This mobile number is proven already.' });
  }
  return { account, mobileNumber: account.mobileNumber };
}
