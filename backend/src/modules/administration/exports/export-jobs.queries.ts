import { statement } from '../../../platform/db/statement';

const COLUMNS = `id, account_id AS "accountId", kind, format, filter, has_full_plates AS "hasFullPlates", status, total,
  done, byte_count AS "byteCount", created_at AS "createdAt", finished_at AS "finishedAt",
  created_at + interval '1 day' AS "expiresAt"`;

/** Begins an export. $1 account, $2 kind, $3 format, $4 filter, $5 whether plates are in full, $6 rows, $7 now. */
export const INSERT_EXPORT = statement(
  'admin.insert-export',
  `INSERT INTO export_job (account_id, kind, format, filter, has_full_plates, total, created_at, touched_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7) RETURNING ${COLUMNS}`,
  { notNull: ['expiresAt'] },
);

/** An export of an account that is not older than a day. $1 export, $2 account, $3 since. */
export const FIND_EXPORT = statement(
  'admin.find-export',
  `SELECT ${COLUMNS} FROM export_job WHERE id = $1 AND account_id = $2 AND created_at > $3`,
  { notNull: ['expiresAt'] },
);

/** The exports of an account, newest first. $1 account, $2 since, $3 how many. */
export const LIST_EXPORTS = statement(
  'admin.list-exports',
  `SELECT ${COLUMNS} FROM export_job WHERE account_id = $1 AND created_at > $2
         ORDER BY created_at DESC, id DESC LIMIT $3`,
  { notNull: ['expiresAt'] },
);

/** Number of exports of an account that are under way. $1 account. */
export const RUNNING_EXPORTS = statement(
  'admin.running-exports',
  `SELECT count(*) AS count FROM export_job WHERE account_id = $1 AND status = 'RUNNING'`,
  { notNull: ['count'] },
);

/** Holds an account while an export of it begins. $1 account. */
export const LOCK_EXPORTER = statement(
  'admin.lock-exporter',
  'SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE',
);

/**
 * Stores a piece of an export that is still wanted; gives no row when it is not. $1 export, $2 position, $3 bytes,
 * $4 rows done in all, $5 how many bytes, $6 now.
 */
export const STORE_PIECE = statement(
  'admin.store-piece',
  `WITH wanted AS (
           UPDATE export_job SET done = $4, byte_count = byte_count + $5, touched_at = $6
           WHERE id = $1 AND status = 'RUNNING' RETURNING id
         )
         INSERT INTO export_piece (job_id, position, bytes) SELECT id, $2, $3 FROM wanted RETURNING job_id AS id`,
);

/** Ends an export that is under way. $1 export, $2 status, $3 now. */
export const END_EXPORT = statement(
  'admin.end-export',
  `UPDATE export_job SET status = $2, finished_at = $3 WHERE id = $1 AND status = 'RUNNING' RETURNING id`,
);

/** A piece of an export. $1 export, $2 position. */
export const EXPORT_PIECE = statement(
  'admin.export-piece',
  'SELECT bytes FROM export_piece WHERE job_id = $1 AND position = $2',
);

/** Ends exports whose process is gone: nothing came of them for a while. $1 since, $2 now. */
export const FAIL_LOST_EXPORTS = statement(
  'admin.fail-lost-exports',
  `UPDATE export_job SET status = 'FAILED', finished_at = $2 WHERE status = 'RUNNING' AND touched_at < $1`,
);

/** Discards exports with their files. $1 before. */
export const DELETE_OLD_EXPORTS = statement(
  'admin.delete-old-exports',
  'DELETE FROM export_job WHERE created_at < $1',
);
