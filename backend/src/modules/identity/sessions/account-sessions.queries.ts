import { statement } from '../../../platform/db/statement';
import { SESSION_ENDS_AT } from '../accounts/identity.queries';

/** The live sessions of an account, newest first. $1 account, $2 now. */
export const LIVE_SESSIONS_OF = statement(
  'identity.live-sessions-of',
  `SELECT session.id, session.created_at AS "startedAt", session.expires_at AS "expiresAt", session.device
         FROM session JOIN account ON account.id = session.account_id
         WHERE session.account_id = $1 AND ${SESSION_ENDS_AT} > $2
         ORDER BY session.created_at DESC, session.id DESC LIMIT 200`,
);

/** Ends a session if it is the account's. $1 account, $2 session. */
export const DELETE_OWN_SESSION = statement(
  'identity.delete-own-session',
  'DELETE FROM session WHERE account_id = $1 AND id = $2 RETURNING id',
);

/** Ends all sessions of an account but one. $1 account, $2 session that stays. */
export const DELETE_OTHER_SESSIONS = statement(
  'identity.delete-other-sessions',
  'DELETE FROM session WHERE account_id = $1 AND id <> $2 RETURNING id',
);
