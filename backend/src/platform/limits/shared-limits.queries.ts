import { statement } from '../db/statement';

/**
 * Takes points from common pots, as many as asked for or as there are; none where there are fewer than the least. One row at a time,
 * so that the processes together never take more than a pot gives. Each subject stands once.
 * $1 subjects, $2 points asked for, $3 least, $4 size of a full pot, $5 points that come back in a second, $6 now.
 */
export const TAKE_FROM_POTS = statement(
  'limits.take-from-pots',
  `INSERT INTO shared_budget AS pot (subject, points, filled_at, taken)
         SELECT asked.subject, $4::float8 - least(asked.points, $4::float8), $6::timestamptz, least(asked.points, $4::float8)
         FROM unnest($1::text[], $2::float8[]) AS asked (subject, points) ORDER BY asked.subject
         ON CONFLICT (subject) DO UPDATE SET (points, filled_at, taken) = (
           SELECT there - given, greatest(pot.filled_at, excluded.filled_at), given
           FROM (SELECT least($4::float8, pot.points + $5::float8
             * greatest(0, extract(epoch FROM excluded.filled_at - pot.filled_at)::float8)) AS there) filled,
           LATERAL (SELECT CASE WHEN there >= $3::float8 THEN least(there, excluded.taken) ELSE 0 END AS given) gift
         )
         RETURNING subject, taken, points`,
);

/** Deletes pots that have long been full. $1 last touched before. */
export const DELETE_FULL_POTS = statement(
  'limits.delete-full-pots',
  'DELETE FROM shared_budget WHERE filled_at < $1',
);

/**
 * Reserves a place among those that the processes share, where fewer than so many are held by those that live; no row where none is
 * left. $1 whose places, $2 own process, $3 processes that live, the own one among them, $4 how many there are.
 */
export const HOLD_PLACE = statement(
  'limits.hold-place',
  `INSERT INTO socket_hold AS known (holder, held)
         SELECT $1::text, jsonb_build_object($2::text, 1) WHERE $4::integer > 0
         ON CONFLICT (holder) DO UPDATE SET held = (
           SELECT jsonb_object_agg(process, count) FROM (
             SELECT process, sum(count) AS count FROM (
               SELECT key AS process, value::integer AS count FROM jsonb_each_text(known.held) WHERE key = ANY ($3::text[])
               UNION ALL SELECT $2::text, 1
             ) each GROUP BY process
           ) summed)
         WHERE $4::integer > (SELECT coalesce(sum(value::integer), 0) FROM jsonb_each_text(known.held)
           WHERE key = ANY ($3::text[]))
         RETURNING holder`,
);

/** Gives a shared place back. $1 whose places, $2 own process. */
export const FREE_PLACE = statement(
  'limits.free-place',
  `UPDATE socket_hold SET held = CASE WHEN (held ->> $2::text)::integer > 1
           THEN jsonb_set(held, ARRAY[$2::text], to_jsonb((held ->> $2::text)::integer - 1)) ELSE held - $2::text END
         WHERE holder = $1 AND held ? $2::text`,
);

/** Deletes what none of the living processes holds. $1 processes that live. */
export const DELETE_FREE_PLACES = statement(
  'limits.delete-free-places',
  'DELETE FROM socket_hold WHERE NOT held ?| $1::text[]',
);
