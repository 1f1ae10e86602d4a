import type { AdultAnswer } from '@wakafine/domain/people/consent';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import type { Statement } from '../../../platform/db/db';

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
export const LOCK_ANSWERING: Statement = {
  name: 'identity.lock-answering',
  text: 'SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE',
};

/** The answer of an account with a client's id. $1 account, $2 client id. */
export const CONSENT_BY_CLIENT_ID: Statement = {
  name: 'identity.consent-by-client-id',
  text: `SELECT ${COLUMNS} FROM consent WHERE account_id = $1 AND client_id = $2`,
};

/** Number of answers of an account that were received after a time. $1 account, $2 time. */
export const RECENT_CONSENTS: Statement = {
  name: 'identity.recent-consents',
  text: 'SELECT count(*) AS total FROM consent WHERE account_id = $1 AND received_at > $2',
};

/** Stores an answer. $1 account, $2 client id, $3-$8 the answer, $9 answered, $10 received. */
export const INSERT_CONSENT: Statement = {
  name: 'identity.insert-consent',
  text: `INSERT INTO consent
           (account_id, client_id, version, language, recording, cases, witness, adult, answered_at, received_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
};

/** The answer in force of each of some accounts. $1 accounts. */
export const CONSENTS_IN_FORCE: Statement = {
  name: 'identity.consents-in-force',
  text: `SELECT DISTINCT ON (account_id) ${COLUMNS} FROM consent WHERE account_id = ANY ($1::bigint[])
         ORDER BY account_id, answered_at DESC, consent.id DESC`,
};

/** The answers of an account, the one in force first. $1 account, $2 how many. */
export const CONSENT_HISTORY: Statement = {
  name: 'identity.consent-history',
  text: `SELECT ${COLUMNS} FROM consent WHERE account_id = $1
         ORDER BY answered_at DESC, consent.id DESC LIMIT $2`,
};

/** Whether the answers of an account cover a use. $1 account, $2 use, $3 at that time, $4 as known at this one. */
export const CONSENT_AT: Statement = {
  name: 'identity.consent-at',
  text: 'SELECT consent_covers($1, $2, $3, $4) AS "isCovered"',
};

/** The answer on recording that an account gave last before a time; no row before its first. $1 account, $2 time. */
export const RECORDING_AT: Statement = {
  name: 'identity.recording-at',
  text: `SELECT recording AS "isAllowed" FROM consent WHERE account_id = $1 AND answered_at <= $2
         ORDER BY answered_at DESC, consent.id DESC LIMIT 1`,
};
