import { statement } from '../../../platform/db/statement';

/**
 * The next ended journeys whose fixes are whole, newest first, and whether each has a fix in one of some boxes. $1 started
 * since, $2 and $3 start and id of the journey before, $4 rows, $5-$8 south, north, west and east of the boxes.
 */
export const JOURNEYS_THROUGH_AREA = statement(
  'journeys.journeys-through-area',
  `SELECT candidate.id, candidate.started_at AS "startedAt", EXISTS (
           SELECT FROM fix JOIN unnest($5::float8[], $6::float8[], $7::float8[], $8::float8[])
               AS box (south, north, west, east)
             ON fix.lat BETWEEN box.south AND box.north AND fix.lng BETWEEN box.west AND box.east
           WHERE fix.journey_id = candidate.id AND fix.fix_day = candidate.fix_day
         ) AS "isThrough"
         FROM (
           SELECT id, started_at, fix_day FROM journey
           WHERE ended_at IS NOT NULL AND route_simplified_at IS NULL AND NOT is_imported
             AND started_at >= $1 AND (started_at, id) < ($2::timestamptz, $3::bigint)
           ORDER BY started_at DESC, id DESC LIMIT $4
         ) candidate
         ORDER BY candidate.started_at DESC, candidate.id DESC`,
  { notNull: ['isThrough'] },
);
