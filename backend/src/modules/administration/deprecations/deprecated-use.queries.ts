import { statement } from '../../../platform/db/statement';

/** Adds uses of deprecated fields. One array each: $1 fields, $2 callers, $3 days, $4 uses. */
export const ADD_DEPRECATED_USE = statement(
  'admin.add-deprecated-use',
  `INSERT INTO deprecated_use (field, caller, day, uses)
         SELECT used.field, used.caller, used.day::date, used.uses
         FROM unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) AS used (field, caller, day, uses)
         ON CONFLICT (field, caller, day) DO UPDATE SET uses = deprecated_use.uses + excluded.uses`,
);

/** Uses since a day by field and caller, those most asked for first, with the name of a key. $1 first day. */
export const DEPRECATED_USE = statement(
  'admin.deprecated-use',
  `SELECT used.*, (SELECT key.name FROM api_key key
             WHERE key.id = (CASE WHEN used.caller LIKE 'key:%' THEN substr(used.caller, 5) END)::bigint) AS "keyName"
         FROM (SELECT field, caller, sum(uses)::float8 AS uses, to_char(max(day), 'YYYY-MM-DD') AS "lastDay"
           FROM deprecated_use WHERE day >= ($1::text)::date GROUP BY field, caller) used
         ORDER BY used.uses DESC, used.field, used.caller`,
  { notNull: ['uses', 'lastDay'] },
);

/** Deletes what was used long ago. $1 before this day. */
export const DELETE_OLD_DEPRECATED_USE = statement(
  'admin.delete-old-deprecated-use',
  'DELETE FROM deprecated_use WHERE day < ($1::text)::date',
);
