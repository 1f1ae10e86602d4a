import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { passwordFault } from '@wakafine/domain/people/staff-credentials';
import type { AgencyRole } from '@wakafine/domain/people/roles';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { tokenHash } from '../../../platform/secrets/crypto';
import { Account } from '../../identity/accounts/account.entity';
import type { AppCtx } from '../../identity/accounts/actor';
import { queueSecretAct } from '../../identity/accounts/queue-secret-act';
import { recordAct } from '../../identity/accounts/record-act';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';
import { beginSession } from '../../identity/sessions/begin-session';
import type { SignInResult } from '../../identity/sign-in/sign-in';
import { INSERT_AGENCY_ACCOUNT, LOCK_INVITATION, MARK_ACCEPTED, OPEN_INVITATION } from './people.queries';

/** An invitation as anyone who holds its link sees it. */
export interface OpenInvitation {
  readonly agency: string;
  readonly role: AgencyRole;
  readonly expiresAt: Date;
}

/** Input of somebody who accepts an invitation. */
export interface AcceptInvitation {
  readonly token: string;
  readonly username: string;
  readonly password: string;
  /** Null: none is given. */
  readonly fullName: string | null;
  readonly address: string;
  readonly deviceToken: string | null;
  readonly deviceName: string | null;
}

/** The invitation of a link; null for one that is unknown, used, revoked or expired alike. @throws RATE_LIMITED for the address */
export const openInvitation = openAct(
  { may: anyone },
  async (
    ctx: AppCtx,
    { token, address }: { token: string; address: string },
  ): Promise<OpenInvitation | null> => {
    await ctx.limits.authFailures.check(address);
    const [found]: OpenInvitation[] = await ctx.db.rows(OPEN_INVITATION, [tokenHash(token), ctx.clock()]);
    if (found === undefined) {
      ctx.security.note(ctx.log, 'bad_key', { of: 'invitation to an agency' });
      await ctx.limits.authFailures.consume(address);
      return null;
    }
    return found;
  },
);

/**
 * Makes the account of an invitation, once, and signs it in for 8 hours in place of the former session of the browser.
 * @throws NOT_FOUND for a link that is unknown, used, revoked or expired alike, BAD_USER_INPUT (username, password), CONFLICT for a
 * username in use, RATE_LIMITED for the address, UNAVAILABLE when too many secrets are being hashed
 */
export const acceptInvitation = openAct(
  { may: anyone },
  async (ctx: AppCtx, input: AcceptInvitation): Promise<SignInResult> => {
    // Before anything is hashed, which is dear.
    if ((await openInvitation(ctx, input)) === null) {
      throw new AppError('NOT_FOUND');
    }
    const fault = passwordFault(input.password, input.username);
    if (fault !== null) {
      throw badInput({ password: VALIDATION_SENTENCES[fault] });
    }
    const name = `invitation:${tokenHash(input.token).toString('hex')}`;
    const passwordHash = await queueSecretAct(ctx, { ...input, name }, () => ctx.hasher.hash(input.password));
    return inTransaction(ctx, (tx) => join(tx, { ...input, passwordHash }));
  },
);

async function join(
  ctx: AppCtx,
  { token, username, fullName, passwordHash, ...browser }: AcceptInvitation & { passwordHash: string },
): Promise<SignInResult> {
  const now = ctx.clock();
  const [invitation] = await ctx.db.rows(LOCK_INVITATION, [tokenHash(token), now]);
  if (invitation === undefined) {
    throw new AppError('NOT_FOUND');
  }
  const { id: invitationId, agency, email, role } = invitation;
  const values = [username, passwordHash, role, fullName, email, agency, now] as const;
  const [made] = await ctx.db.rows(INSERT_AGENCY_ACCOUNT, values);
  if (made === undefined) {
    throw new AppError('CONFLICT', {
      sentence: 'This username is in use.',
      details: { clientCode: 'username-in-use' },
    });
  }
  await ctx.db.rows(MARK_ACCEPTED, [invitationId, now, made.id]);
  const session = await beginSession(ctx, { id: made.id, role }, browser);
  const actor = { accountId: made.id, sessionId: session.sessionId, role };
  await recordAct(
    { ...ctx, actor },
    { act: 'AGENCY_USER_JOINED', target: `agency:${agency}`, details: { role } },
  );
  const account = await ctx.db.entities.findOneByOrFail(Account, { id: made.id });
  return { account, ...session };
}
