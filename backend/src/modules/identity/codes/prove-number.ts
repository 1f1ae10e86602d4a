import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Account } from '../accounts/account.entity';
import { isKnownDevice } from '../allowances/account-device';
import { requireOwnAccount } from '../accounts/own-account';
import { PROVE_NUMBER } from './pin-reset.queries';
import { queueOwnSecret } from '../accounts/queue-secret-act';
import { checkCode, useCode } from './check-code';
import { requireUnproven } from './request-number-code';
import { codeSubject } from './send-code';
import { act } from '../acts/act';
import { citizens } from '../acts/rules';

/**
 * Proves the actor's own number with the code that was sent to it, and gives the account. What the account has recorded
 * stays: anyone who has recorded it shows that the phone is theirs.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, CONFLICT once the number is proven, BAD_USER_INPUT (field code; one
 * sentence for a wrong, used or old code)
 */
export const proveNumber = act(
  { may: citizens },
  (ctx, { code, deviceToken }: { code: string; deviceToken: string | null }): Promise<Account> => {
    return queueOwnSecret(ctx, async () => {
      const { account, mobileNumber } = await requireUnproven(ctx);
      const isKnown = await isKnownDevice(ctx, { accountId: account.id, deviceToken });
      const subject = codeSubject({ mobileNumber, account, isKnownDevice: isKnown });
      const live = await checkCode(ctx, { subject, code });
      const isProven = await inTransaction(ctx, async (tx) => {
        if (live === null || live.accountId !== account.id || !(await useCode(tx, live))) {
          return false;
        }
        await tx.db.rows(PROVE_NUMBER, [account.id, tx.clock()]);
        return true;
      });
      if (!isProven) {
        throw badInput({ code: VALIDATION_SENTENCES['code.refused'] });
      }
      return requireOwnAccount(ctx);
    });
  },
);
