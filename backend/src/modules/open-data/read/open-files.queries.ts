import { statement } from '../../../platform/db/statement';

/** A file. $1 month, $2 version, $3 set, $4 format. */
export const OPEN_FILE = statement(
  'open-data.file',
  `SELECT encode(file.sha256, 'hex') AS sha256, file.body, version.published_at AS "publishedAt"
         FROM open_data_file file JOIN open_data_version version USING (month, version)
         WHERE month = $1 AND version = $2 AND set_name = $3 AND format = $4`,
  { notNull: ['sha256'] },
);

/** The signed hashes of a version. $1 month, $2 version. */
export const OPEN_SUMS = statement(
  'open-data.sums',
  'SELECT sums, published_at AS "publishedAt" FROM open_data_version WHERE month = $1 AND version = $2',
);

/** Every data set of every version, newest first, with its files. */
export const OPEN_VERSIONS = statement(
  'open-data.versions',
  `SELECT month, version, version.published_at AS "publishedAt", version.is_demo AS "isDemo", listed.name,
           listed.row_count AS "rowCount", listed.withheld_count AS "withheldCount",
           entry.position AS "logPosition",
           (SELECT jsonb_agg(jsonb_build_object('format', file.format, 'byteCount', file.byte_count,
             'sha256', encode(file.sha256, 'hex')) ORDER BY file.format)
            FROM open_data_file file WHERE file.month = version.month AND file.version = version.version
              AND file.set_name = listed.name) AS files
         FROM open_data_version version JOIN open_data_set listed USING (month, version)
         LEFT JOIN evidence_entry entry ON entry.leaf_id = version.leaf_id
         ORDER BY month DESC, version DESC, listed.name`,
  { notNull: ['files'] },
);
