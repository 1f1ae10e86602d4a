import { deletionDueAt, DELETION_GRACE_DAYS } from '@wakafine/domain/people/account-deletion';
import { isPin } from '@wakafine/domain/people/pin';
import { DAY_MS } from '@wakafine/domain/units';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Account } from '../accounts/account.entity';
import type { AppCtx } from '../accounts/actor';
import { admitPinTry, pinSubject, pinWasRight, pinWasWrong, REFUSED_TRY } from '../sign-in/pin-tries';
import { endSessionsOf } from '../sessions/end-sessions';
import { requireOwnAccount } from '../accounts/own-account';
import { REQUEST_DELETION, UNDO_DELETION } from './my-data.queries';
import { queueOwnSecret } from '../accounts/queue-secret-act';
import { invalidateSessionsOf } from '../sessions/sessions';
import { act } from '../acts/act';
import { citizens } from '../acts/rules';

/** Input of a citizen who asks for the deletion of their account. */
export interface DeleteMyAccount {
  /** Asked for again: anyone who holds the phone need not be its owner. */
  readonly pin: string;
  /** Network address that the request came from. */
  readonly address: string;
  /** Token of the cookie `wf_device`, if the browser has one. */
  readonly deviceToken: string | null;
}

/**
 * Notes that the actor's account is to be deleted and ends all its sessions; gives the time at which it will be
 * erased. Until then its holder can sign in and withdraw it.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff and demo accounts, BAD_USER_INPUT (pin) for a wrong PIN and after
 * too many of them, RATE_LIMITED after too many failures from the address
 */
export const deleteMyAccount = act({ may: citizens }, async (ctx, input: DeleteMyAccount): Promise<Date> => {
  const { accountId } = ctx.actor;
  const account = await requireOwnAccount(ctx);
  if (account.isDemo) {
    throw new AppError('FORBIDDEN', { sentence: 'Demo accounts can not be deleted.' });
  }
  await checkPin(ctx, account, input);
  const requestedAt = await inTransaction(ctx, async (tx) => {
    const [row] = await tx.db.rows(REQUEST_DELETION, [accountId, tx.clock()]);
    await endSessionsOf(tx, { accountId });
    return row?.requestedAt ?? tx.clock();
  });
  invalidateSessionsOf(ctx, accountId);
  return deletionDueAt(requestedAt);
});

/**
 * Withdraws the deletion of the actor's account; where none was asked for, nothing changes.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, CONFLICT once the time is over
 */
export const undoDeletion = act({ may: citizens }, async (ctx): Promise<Account> => {
  const { accountId } = ctx.actor;
  const values = [accountId, lastDueRequest(ctx.clock())] as const;
  const [stored] = await ctx.db.rows(UNDO_DELETION, values);
  if (stored === undefined) {
    throw new AppError('CONFLICT', { sentence: 'It is too late: this account is being erased.' });
  }
  return requireOwnAccount(ctx);
});

/** The latest time of a request for deletion that is due at a time. */
export function lastDueRequest(now: Date): Date {
  return new Date(now.getTime() - DELETION_GRACE_DAYS * DAY_MS);
}

async function checkPin(ctx: AppCtx, account: Account, input: DeleteMyAccount): Promise<void> {
  const { mobileNumber } = account;
  const subject = await pinSubject(ctx, { account, mobileNumber, deviceToken: input.deviceToken });
  if (!subject.isKnownDevice) {
    await ctx.limits.authFailures.check(input.address);
  }
  const { verdict, failures } = isPin(input.pin) ? await admitPinTry(ctx, subject) : REFUSED_TRY;
  const pinHash = verdict === 'VERIFY' ? account.pinHash : null;
  const isRight = await queueOwnSecret(ctx, () => ctx.hasher.verify(pinHash, input.pin));
  if (isRight) {
    await pinWasRight(ctx, subject, { hasCounted: true });
    return;
  }
  if (verdict === 'VERIFY') {
    await pinWasWrong(ctx, subject, { failures, mobileNumber, account });
  }
  if (!subject.isKnownDevice) {
    await ctx.limits.authFailures.consume(input.address);
  }
  throw badInput({ pin: 'This PIN is not right' });
}
