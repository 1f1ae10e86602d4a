import { isStaffUsername } from '@wakafine/domain/people/staff-credentials';
import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { Account } from '../accounts/account.entity';
import type { AppCtx } from '../accounts/actor';
import { beginSession } from '../sessions/begin-session';
import { RENEW_PASSWORD_HASH } from '../accounts/identity.queries';
import { isAgencyRole } from '@wakafine/domain/people/roles';
import type { Role } from '@wakafine/domain/people/roles';
import { queueSecretAct } from '../accounts/queue-secret-act';
import { recordAct } from '../accounts/record-act';
import { renewHash } from '../accounts/renew-hash';
import type { SignInResult } from '../sign-in/sign-in';
import { mayTry, trySubject } from '../sign-in/sign-in-tries';
import { noteSecondFactor, passesSecondFactor } from './totp/second-factor';
import { FIND_STAFF, TOUCH_SIGN_IN } from './staff.queries';
import { needsTotp } from './totp/totp-due';
import { SignInCounter } from '../sign-in/sign-in-counter.entity';
import { openAct } from '../acts/act';
import { anyone } from '../acts/rules';

/** Input of a sign-in of staff. */
export interface AdminSignIn {
  readonly username: string;
  readonly password: string;
  /** Code of the authenticator app, or a recovery code; null when none was given. */
  readonly totp: string | null;
  readonly address: string;
  readonly deviceToken: string | null;
  readonly deviceName: string | null;
}

interface StaffRow {
  readonly id: number;
  readonly role: Role;
  readonly passwordHash: string | null;
  readonly isSuspended: boolean;
  readonly isDemo: boolean;
}

/** The documented answer to everything that is wrong alike. */
const REFUSED = 'Invalid credentials. Please use the correct admin username and password.';

/**
 * Signs staff or somebody of an agency in with a session of 8 hours that replaces the browser's former one.
 * @throws UNAUTHENTICATED for an unknown username, a wrong password, a missing or wrong second factor and a locked
 * account alike, FORBIDDEN for a suspended account that has shown all of it, RATE_LIMITED for the address
 */
export const adminSignIn = openAct(
  { may: anyone },
  (ctx: AppCtx, input: AdminSignIn): Promise<SignInResult> => {
    const name = `staff:${input.username.trim().toLowerCase()}`;
    return queueSecretAct(ctx, { ...input, name }, () => signInOnceAdmitted(ctx, input));
  },
);

async function signInOnceAdmitted(ctx: AppCtx, input: AdminSignIn): Promise<SignInResult> {
  await ctx.limits.authFailures.check(input.address);
  const { staff, subject } = await checkPassword(ctx, input);
  const isRight =
    staff !== null && (await passesSecondFactor(ctx, { accountId: staff.id, code: input.totp }));
  if (staff !== null && !isRight) {
    noteSecondFactor(ctx, staff.id);
  }
  if (!isRight) {
    await ctx.limits.authFailures.consume(input.address);
    throw new AppError('UNAUTHENTICATED', { sentence: REFUSED });
  }
  await ctx.db.entities.delete(SignInCounter, { subject });
  if (staff.isSuspended) {
    throw new AppError('FORBIDDEN', {
      sentence: 'This account is suspended.',
      details: { clientCode: 'user-disabled' },
    });
  }
  return begin(ctx, staff, input);
}

async function checkPassword(
  ctx: AppCtx,
  { username, password, deviceToken }: AdminSignIn,
): Promise<{ staff: StaffRow | null; subject: string | null }> {
  const name = username.trim();
  const account = isStaffUsername(name) ? await findStaff(ctx, name) : null;
  const otherwise = isStaffUsername(name) ? `staff:${name.toLowerCase()}` : null;
  const subject = await trySubject(ctx, { account, deviceToken, otherwise });
  const isAllowed = subject !== null && (await mayTry(ctx, subject));
  // The same work is done whatever the reason, so that its duration reveals nothing.
  const isRight = await ctx.hasher.verify(isAllowed ? (account?.passwordHash ?? null) : null, password);
  return { staff: isRight ? account : null, subject };
}

/** Demo accounts have known secrets: outside demo mode they are nobody's. */
async function findStaff(ctx: AppCtx, username: string): Promise<StaffRow | null> {
  const [staff]: StaffRow[] = await ctx.db.rows(FIND_STAFF, [username]);
  return staff === undefined || (staff.isDemo && !ctx.isDemo) ? null : staff;
}

function begin(ctx: AppCtx, { id, role, passwordHash }: StaffRow, input: AdminSignIn): Promise<SignInResult> {
  return inTransaction(ctx, async (signingIn) => {
    // A reset that ended all sessions while this password was being verified must not be outlived by a new one.
    const held = await signingIn.db.rows(TOUCH_SIGN_IN, [
      id,
      signingIn.clock(),
      passwordHash,
      needsTotp(ctx, role),
    ]);
    if (held.length === 0) {
      throw new AppError('UNAUTHENTICATED', { sentence: REFUSED });
    }
    await renewHash(signingIn, RENEW_PASSWORD_HASH, { id, secret: input.password, secretHash: passwordHash });
    const session = await beginSession(signingIn, { id, role }, input);
    const actor = { accountId: id, sessionId: session.sessionId, role };
    await recordAct(
      { ...signingIn, actor },
      {
        act: isAgencyRole(role) ? 'AGENCY_SIGNED_IN' : 'STAFF_SIGNED_IN',
      },
    );
    const account = await signingIn.db.entities.findOneByOrFail(Account, { id });
    return { account, ...session };
  });
}
