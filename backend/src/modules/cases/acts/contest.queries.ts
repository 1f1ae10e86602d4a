import { statement } from '../../../platform/db/statement';

/** A contest that a client has sent under an id of its own. $1 account, $2 client id. */
export const FIND_CONTEST = statement(
  'cases.find-contest',
  `SELECT case_id AS "caseId", content_hash AS "contentHash" FROM case_contest WHERE account_id = $1 AND client_id = $2`,
);

/**
 * Stores what a holder says. $1 step, $2 case, $3 account, $4 client id, $5 content hash, $6 statement, $7 whether the own track is
 * shown, $8 another own journey, $9 type of the photo, $10 its bytes, $11 track as JSON or null.
 */
export const INSERT_CONTEST = statement(
  'cases.insert-contest',
  `INSERT INTO case_contest (step_id, case_id, account_id, client_id, content_hash, statement, shows_own_track,
           track_journey_id, photo_type, photo, track)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb)`,
);

/** Number of cases of an account that are contested and not decided. $1 account. */
export const COUNT_CONTESTED = statement(
  'cases.count-contested',
  'SELECT count(*)::integer AS count FROM violation WHERE account_id = $1 AND is_contested AND NOT is_withdrawn',
  { notNull: ['count'] },
);

/** One row where a journey is of an account. $1 journey, $2 account. */
export const OWN_JOURNEY = statement(
  'cases.own-journey',
  'SELECT id FROM journey WHERE id = $1 AND account_id = $2',
);
