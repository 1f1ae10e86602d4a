import { statement } from '../../../platform/db/statement';

const SELECT = `SELECT id, period, violation_id AS "violationId", generated_at AS "generatedAt", title, subtitle,
  violation_count AS "violationCount", period_from AS "from"`;

/** Holds an account while a report of it is made, one after another. $1 account. */
export const LOCK_READER = statement(
  'reports.lock-reader',
  'SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE',
);

/** The report that a client has had made under an id of its own. $1 account, $2 client id. */
export const REPORT_BY_CLIENT_ID = statement(
  'reports.by-client-id',
  `${SELECT}, content_hash AS "contentHash" FROM stored_report WHERE account_id = $1 AND client_id = $2`,
);

/** Stores a report. $1 account, $2 client id, $3 hash of what was asked, then as in the statement. */
export const STORE_REPORT = statement(
  'reports.store',
  `WITH kept AS (
           INSERT INTO stored_report (account_id, client_id, content_hash, period, violation_id, generated_at,
             oldest_at, title, subtitle, violation_count, content, period_from)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING *
         ) ${SELECT} FROM kept`,
);

/** Deletes all but the newest reports of an account. $1 account, $2 how many stay. */
export const DROP_OLDEST_REPORTS = statement(
  'reports.drop-oldest',
  `DELETE FROM stored_report WHERE id IN (
           SELECT id FROM stored_report WHERE account_id = $1 ORDER BY generated_at DESC, id DESC OFFSET $2
         )`,
);

/** A page of the reports of an account, newest first. $1 account, $2 id of the row before or null, $3 rows. */
export const STORED_REPORTS = statement(
  'reports.stored',
  `${SELECT} FROM stored_report WHERE account_id = $1 AND ($2::bigint IS NULL OR (generated_at, id) <
           (SELECT place.generated_at, place.id FROM stored_report place WHERE place.id = $2 AND place.account_id = $1))
         ORDER BY generated_at DESC, id DESC LIMIT $3`,
);

/** Content of a report. $1 report, $2 account. */
export const REPORT_CONTENT = statement(
  'reports.content',
  'SELECT content FROM stored_report WHERE id = $1 AND account_id = $2',
);
