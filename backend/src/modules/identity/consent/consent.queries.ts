import type { AdultAnswer } from '@wakafine/domain/people/consent';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { statement } from '../../../platform/db/statement';

/** An answer as it is stored. */
export interface ConsentRow {
  readonly accountId: number;
  readonly id: string;
  readonly version: number;
  readonly language: LanguageChoice;
  readonly recording: boolean;
  readonly cases: boolean;
  readonly witness: boolean;
  readonly adult: AdultAnswer;
  readonly answeredAt: Date;
  readonly receivedAt: Date;
}

const COLUMNS = `account_id AS "accountId", client_id AS id, version, language, recording, cases, witness, adult,
  answered_at AS "answeredAt", received_at AS "receivedAt"`;

/** Locks the account, so that its answers are stored one after the other. $1 account. */
export const LOCK_ANSWERING = statement(
  'identity.lock-answering',
  'SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE',
);

/** The answer of an account with a client's id. $1 account, $2 client id. */
export const CONSENT_BY_CLIENT_ID = statement(
  'identity.consent-by-client-id',
  `SELECT ${COLUMNS} FROM consent WHERE account_id = $1 AND client_id = $2`,
);

/** Number of answers of an account that were received after a time. $1 account, $2 time. */
export const RECENT_CONSENTS = statement(
  'identity.recent-consents',
  'SELECT count(*) AS total FROM consent WHERE account_id = $1 AND received_at > $2',
  { notNull: ['total'] },
);

/** The answer in force of each of some accounts. $1 accounts. */
export const CONSENTS_IN_FORCE = statement(
  'identity.consents-in-force',
  `SELECT DISTINCT ON (account_id) ${COLUMNS} FROM consent WHERE account_id = ANY ($1::bigint[])
         ORDER BY account_id, answered_at DESC, consent.id DESC`,
);

/** The answers of an account, the one in force first. $1 account, $2 the row before or null, $3 how many. */
export const CONSENT_HISTORY = statement(
  'identity.consent-history',
  `SELECT ${COLUMNS}, consent.id AS place FROM consent WHERE account_id = $1 AND ($2::bigint IS NULL OR
           (answered_at, consent.id) < (SELECT own.answered_at, own.id FROM consent own WHERE own.id = $2 AND own.account_id = $1))
         ORDER BY answered_at DESC, consent.id DESC LIMIT $3`,
);

/** Whether the answers of an account cover a use. $1 account, $2 use, $3 at that time, $4 as known at this one. */
export const CONSENT_AT = statement(
  'identity.consent-at',
  'SELECT consent_covers($1, $2, $3, $4) AS "isCovered"',
  { notNull: ['isCovered'] },
);

/** The answer on recording that an account gave last before a time; no row before its first. $1 account, $2 time. */
export const RECORDING_AT = statement(
  'identity.recording-at',
  `SELECT recording AS "isAllowed" FROM consent WHERE account_id = $1 AND answered_at <= $2
         ORDER BY answered_at DESC, consent.id DESC LIMIT 1`,
);
