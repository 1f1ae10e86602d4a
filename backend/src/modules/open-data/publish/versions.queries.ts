import { statement } from '../../../platform/db/statement';

/** Lets one process publish at a time, until its transaction ends; false when another one does. */
export const LOCK_PUBLISHING = statement(
  'open-data.lock-publishing',
  'SELECT pg_try_advisory_xact_lock(7386001) AS "isLocked"',
  { notNull: ['isLocked'] },
);

/** The newest version of a month. $1 month. */
export const NEWEST_VERSION = statement(
  'open-data.newest-version',
  `SELECT version, is_demo AS "isDemo" FROM open_data_version WHERE month = $1 ORDER BY version DESC LIMIT 1`,
);

/** The rows of a data set as they were published. $1 month, $2 version, $3 set. */
export const PUBLISHED_ROWS = statement(
  'open-data.published-rows',
  'SELECT rows, withheld_count AS "withheldCount" FROM open_data_set WHERE month = $1 AND version = $2 AND name = $3',
);

/** Stores a version. $1 month, $2 version, $3 time, $4 whether sample data, $5 leaf, $6 signed hashes. */
export const INSERT_VERSION = statement(
  'open-data.insert-version',
  `INSERT INTO open_data_version (month, version, published_at, is_demo, leaf_id, sums) VALUES ($1, $2, $3, $4, $5, $6)`,
);

/** Stores a data set of it. $1 month, $2 version, $3 set, $4 rows, $5 how many, $6 how many were withheld. */
export const INSERT_SET = statement(
  'open-data.insert-set',
  `INSERT INTO open_data_set (month, version, name, rows, row_count, withheld_count) VALUES ($1, $2, $3, $4, $5, $6)`,
);

/** Stores a file of it. $1 month, $2 version, $3 set, $4 format, $5 SHA-256 in hexadecimal, $6 bytes, $7 body. */
export const INSERT_FILE = statement(
  'open-data.insert-file',
  `INSERT INTO open_data_file (month, version, set_name, format, sha256, byte_count, body)
         VALUES ($1, $2, $3, $4, decode($5, 'hex'), $6, $7)`,
);

/** Beginning of the first journey; null before it. */
export const FIRST_JOURNEY = statement(
  'open-data.first-journey',
  'SELECT started_at AS "startedAt" FROM journey WHERE is_demo = $1 ORDER BY started_at LIMIT 1',
);
