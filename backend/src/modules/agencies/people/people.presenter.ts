import type { InvitedRow } from './people.queries';
import type { AgencyInvitation, INVITATION_STATES } from './people.type';

/** An invitation over GraphQL at a time, for staff. */
export function presentInvitation(row: InvitedRow, now: Date): AgencyInvitation {
  const { id, agency, role, email, invitedAt, invitedBy, expiresAt, username } = row;
  const shown = { agency, role, email, invitedAt, invitedBy, expiresAt, username };
  return { ...shown, id: String(id), state: stateOf(row, now) };
}

function stateOf(
  { acceptedAt, revokedAt, expiresAt }: InvitedRow,
  now: Date,
): (typeof INVITATION_STATES)[number] {
  if (acceptedAt !== null) {
    return 'ACCEPTED';
  }
  if (revokedAt !== null) {
    return 'REVOKED';
  }
  return expiresAt > now ? 'OPEN' : 'EXPIRED';
}
