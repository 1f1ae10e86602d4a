import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { codeFault } from '@wakafine/domain/people/pin';
import { badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Account } from '../accounts/account.entity';
import type { AppCtx } from '../accounts/actor';
import { isKnownDevice } from '../allowances/account-device';
import { requireOwnAccount } from '../accounts/get-viewer';
import { PROVE_NUMBER } from './pin-reset.queries';
import { queueOwnSecret } from '../accounts/queue-secret-act';
import { checkCode, useCode } from './check-code';
import { requireUnproven } from './request-number-code';
import { codeSubject } from './send-code';

/**
 * Proves the actor's own number with the code that was sent to it, and gives the account. What the account has recorded
 * stays: anyone who has recorded it shows that the phone is theirs.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, CONFLICT once the number is proven, BAD_USER_INPUT (field code; one
 * sentence for a wrong, used or old code)
 */
export function proveNumber(
  ctx: AppCtx,
  { code, deviceToken }: { code: string; deviceToken: string | null },
): Promise<Account> {
  return queueOwnSecret(ctx, async () => {
    const { account, mobileNumber } = await requireUnproven(ctx);
    const fault = codeFault(code);
    if (fault !== null) {
      throw badInput({ code: VALIDATION_SENTENCES[fault] });
    }
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
}
