import { normalisePhone } from '@wakafine/domain/people/phone';
import { AppError } from '../../../platform/errors';
import type { HostedSubject } from '../../../platform/hosted-identity';
import { Account } from '../accounts/account.entity';
import type { AppCtx } from '../accounts/actor';
import { beginSession } from '../sessions/begin-session';
import type { SignInResult } from '../sign-in/sign-in';
import { INSERT_HOSTED_CITIZEN } from './hosted.queries';
import { proveSubject } from './prove-subject';
import type { HostedProof } from './prove-subject';
import { openAct } from '../acts/act';
import { anyone } from '../acts/rules';

/**
 * Signs a citizen in by an ID token of the hosted identity service. Somebody new becomes a citizen without a PIN when
 * the service has verified a number that is free. An account that the number already belongs to is never passed
 * on:
 * its owner signs in with the PIN and links.
 * @throws UNAUTHENTICATED for a token that is not good or leads to no account, FORBIDDEN for a suspended account,
 * UNAVAILABLE without the identity service, RATE_LIMITED for the address
 */
export const signInWithIdToken = openAct(
  { may: anyone },
  async (
    ctx: AppCtx,
    input: HostedProof & { deviceToken: string | null; deviceName: string | null },
  ): Promise<SignInResult> => {
    const subject = await proveSubject(ctx, input);
    const account = (await findLinked(ctx, subject)) ?? (await createCitizen(ctx, subject, input.address));
    if (account.isSuspended) {
      throw new AppError('FORBIDDEN', {
        sentence: 'This account is suspended.',
        details: { clientCode: 'user-disabled' },
      });
    }
    return { account, ...(await beginSession(ctx, account, input)) };
  },
);

/**
 * Staff have a password and perhaps a second factor: a hosted identity is no way around them. Demo accounts are
 * nobody's outside demo mode.
 */
function findLinked(ctx: AppCtx, { subject }: HostedSubject): Promise<Account | null> {
  return ctx.db.entities.findOneBy(Account, {
    firebaseUid: subject,
    role: 'CITIZEN',
    ...(ctx.isDemo ? {} : { isDemo: false }),
  });
}

async function createCitizen(ctx: AppCtx, hosted: HostedSubject, address: string): Promise<Account> {
  const mobileNumber =
    hosted.verifiedPhoneNumber === null ? null : normalisePhone(hosted.verifiedPhoneNumber);
  if (mobileNumber === null) {
    throw new AppError('UNAUTHENTICATED', {
      sentence: 'The identity service has not verified a Cameroon mobile number for you.',
      details: { clientCode: 'user-not-found' },
    });
  }
  await ctx.limits.signUps.consume(address);
  await ctx.db.rows(INSERT_HOSTED_CITIZEN, [mobileNumber, hosted.subject, ctx.clock()]);
  // Also when the row was not new: two of the same person's requests may have crossed.
  const account = await findLinked(ctx, hosted);
  if (account === null) {
    throw new AppError('UNAUTHENTICATED', {
      sentence: 'This number has an account already. Sign in with its PIN first, then link the two.',
      details: { clientCode: 'account-exists-with-different-credential' },
    });
  }
  return account;
}
