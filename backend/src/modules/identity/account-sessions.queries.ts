import type { Statement } from '../../platform/db';

/** The live sessions of an account, newest first. $1 account, $2 now. */
export const SESSIONS_OF: Statement = {
  name: 'identity.sessions-of',
  text: `SELECT id, created_at AS "startedAt", expires_at AS "expiresAt", device
         FROM session WHERE account_id = $1 AND expires_at > $2 ORDER BY created_at DESC, id DESC LIMIT 200`,
};

/** Ends a session if it is the account's. $1 account, $2 session. */
export const DELETE_OWN_SESSION: Statement = {
  name: 'identity.delete-own-session',
  text: 'DELETE FROM session WHERE account_id = $1 AND id = $2 RETURNING id',
};

/** Ends all sessions of an account but one. $1 account, $2 session that stays. */
export const DELETE_OTHER_SESSIONS: Statement = {
  name: 'identity.delete-other-sessions',
  text: 'DELETE FROM session WHERE account_id = $1 AND id <> $2 RETURNING id',
};
