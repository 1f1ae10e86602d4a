import type { AgencyRole } from '@wakafine/domain/people/roles';
import { idBefore } from '../../../platform/db/keyset';
import { statement } from '../../../platform/db/statement';

/** An invitation with what became of it. */
export interface InvitedRow {
  readonly id: number;
  readonly agency: string;
  readonly role: AgencyRole;
  readonly email: string | null;
  readonly invitedAt: Date;
  /** Username; null once the account is gone. */
  readonly invitedBy: string | null;
  readonly expiresAt: Date;
  readonly acceptedAt: Date | null;
  readonly revokedAt: Date | null;
  /** Username of the account that it became; null before, and once that is gone. */
  readonly username: string | null;
}

const INVITED = `SELECT invitation.id, invitation.agency_name AS agency, invitation.role, invitation.email,
    invitation.invited_at AS "invitedAt", inviter.username AS "invitedBy", invitation.expires_at AS "expiresAt",
    invitation.accepted_at AS "acceptedAt", invitation.revoked_at AS "revokedAt", account.username
  FROM agency_invitation invitation LEFT JOIN account inviter ON inviter.id = invitation.invited_by
  LEFT JOIN account ON account.id = invitation.account_id`;

/** Invitations of all agencies, newest first. $1 the row before or null, $2 how many. */
export const INVITATIONS = statement(
  'agencies.invitations',
  `${INVITED} WHERE ${idBefore('invitation.id', '$1')} ORDER BY invitation.id DESC LIMIT $2`,
);

/** One invitation. $1 invitation. */
export const INVITATION_BY_ID = statement('agencies.invitation-by-id', `${INVITED} WHERE invitation.id = $1`);

/** Holds an agency, so that its invitations are counted one after another; no row where there is none. $1 name. */
export const LOCK_AGENCY = statement(
  'agencies.lock-agency',
  'SELECT name FROM transport_agency WHERE name = $1 FOR NO KEY UPDATE',
);

/** Number of invitations of an agency that can still be accepted. $1 agency, $2 now. */
export const COUNT_OPEN_INVITATIONS = statement(
  'agencies.count-open-invitations',
  `SELECT count(*)::integer AS count FROM agency_invitation
         WHERE agency_name = $1 AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > $2`,
  { notNull: ['count'] },
);

/** Stores an invitation. $1 agency, $2 role, $3 email, $4 token hash, $5 now, $6 staff, $7 expiry. */
export const INSERT_INVITATION = statement(
  'agencies.insert-invitation',
  `INSERT INTO agency_invitation (agency_name, role, email, token_hash, invited_at, invited_by, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
);

/** Revokes an invitation that can still be accepted; no row otherwise. $1 invitation, $2 now. */
export const REVOKE_INVITATION = statement(
  'agencies.revoke-invitation',
  `UPDATE agency_invitation SET revoked_at = $2
         WHERE id = $1 AND accepted_at IS NULL AND revoked_at IS NULL RETURNING agency_name AS agency`,
);

const OPEN_BY_TOKEN = `FROM agency_invitation
         WHERE token_hash = $1 AND accepted_at IS NULL AND revoked_at IS NULL AND expires_at > $2`;

/** An invitation that can be accepted. $1 token hash, $2 now. */
export const OPEN_INVITATION = statement(
  'agencies.open-invitation',
  `SELECT agency_name AS agency, role, expires_at AS "expiresAt" ${OPEN_BY_TOKEN}`,
);

/** Holds it until the transaction ends. $1 token hash, $2 now. */
export const LOCK_INVITATION = statement(
  'agencies.lock-invitation',
  `SELECT id, agency_name AS agency, role, email ${OPEN_BY_TOKEN} FOR UPDATE`,
);

/** Marks an invitation as accepted. $1 invitation, $2 now, $3 account. */
export const MARK_ACCEPTED = statement(
  'agencies.mark-accepted',
  'UPDATE agency_invitation SET accepted_at = $2, account_id = $3 WHERE id = $1',
);

/**
 * Creates the account of somebody of an agency; no row for a username in use. $1 username, $2 password hash, $3 role, $4 name,
 * $5 email, $6 agency, $7 now.
 */
export const INSERT_AGENCY_ACCOUNT = statement(
  'agencies.insert-account',
  `INSERT INTO account (username, password_hash, role, full_name, email, agency_name, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
);
