import type { AgencyRole } from '@wakafine/domain/people/roles';
import { DAY_MS } from '@wakafine/domain/units';
import { AppError, badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { newToken, tokenHash } from '../../../platform/secrets/crypto';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { queueInvitationMail } from '../mail/agency-mail';
import {
  COUNT_OPEN_INVITATIONS,
  INSERT_INVITATION,
  INVITATION_BY_ID,
  INVITATIONS,
  LOCK_AGENCY,
  REVOKE_INVITATION,
} from './people.queries';
import type { InvitedRow } from './people.queries';

const INVITATION_DAYS = 7;
const OPEN_AT_MOST = 20;
/** The list of invitations without pages shows so many of them. */
export const FIRST_INVITATIONS: PageRequest = { first: 200, afterId: null };

/** Data of an invitation. */
export interface InviteAgencyUser {
  readonly agency: string;
  readonly role: AgencyRole;
  /** Address that the link and later notices go to; null: the link is passed on by hand. */
  readonly email: string | null;
}

/**
 * Invites somebody of an agency. The link is given this once and stored as a hash; it works once, for 7 days.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers, BAD_USER_INPUT (agency) for one that is not in the table, CONFLICT with 20 open
 */
export const inviteAgencyUser = act(
  { may: right('canManageUsers') },
  async (ctx, { agency, role, email }: InviteAgencyUser): Promise<{ invited: InvitedRow; path: string }> => {
    const { accountId } = ctx.actor;
    const token = newToken();
    return inTransaction(ctx, async (tx) => {
      const [held] = await tx.db.rows(LOCK_AGENCY, [agency]);
      if (held === undefined) {
        throw badInput({ agency: 'Must be an agency of the table' });
      }
      const now = tx.clock();
      const [open] = await tx.db.rows(COUNT_OPEN_INVITATIONS, [agency, now]);
      if ((open?.count ?? 0) >= OPEN_AT_MOST) {
        throw new AppError('CONFLICT', {
          sentence: `This agency has ${OPEN_AT_MOST} open invitations: revoke one first.`,
        });
      }
      const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
      const values = [agency, role, email, tokenHash(token), now, accountId, expiresAt] as const;
      const [made] = await tx.db.rows(INSERT_INVITATION, values);
      const target = `agency:${agency}`;
      await recordAct(tx, { act: 'AGENCY_USER_INVITED', target, details: { role } });
      const path = `/agency/join/${token}`;
      if (email !== null) {
        await queueInvitationMail(tx, { to: email, path, expiresAt });
      }
      return { invited: await requireInvitation(tx, made?.id ?? 0), path };
    });
  },
);

/**
 * Revokes an invitation that nobody has accepted.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers, NOT_FOUND, CONFLICT for one that was accepted or revoked
 */
export const revokeAgencyInvitation = act(
  { may: right('canManageUsers') },
  async (ctx, { invitationId }: { invitationId: number | null }): Promise<InvitedRow> =>
    inTransaction(ctx, async (tx) => {
      const { id, agency } = await requireInvitation(tx, invitationId ?? 0);
      const revoked = await tx.db.rows(REVOKE_INVITATION, [id, tx.clock()]);
      if (revoked.length === 0) {
        throw new AppError('CONFLICT', { sentence: 'This invitation was accepted or revoked already.' });
      }
      await recordAct(tx, { act: 'AGENCY_INVITATION_REVOKED', target: `agency:${agency}` });
      return requireInvitation(tx, id);
    }),
);

/** A page of the invitations of all agencies, newest first. @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers */
export const listAgencyInvitations = act(
  { may: right('canManageUsers') },
  async (ctx, request: PageRequest): Promise<Page<InvitedRow>> =>
    pageOf(await ctx.db.rows(INVITATIONS, [request.afterId, request.first + 1]), request),
);

async function requireInvitation(ctx: AppCtx, id: number): Promise<InvitedRow> {
  const [found]: InvitedRow[] = await ctx.db.rows(INVITATION_BY_ID, [id]);
  if (found === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return found;
}
