import { statement } from '../../../platform/db/statement';

/**
 * Counts the cells that some ended journeys have passed, each once a journey, on the day of Africa/Douala on which it began.
 * $1 ended and nothing received since, $2 the same where the server has ended it for its silence, $3 journeys at most. Gives how
 * many journeys; two processes share the work.
 */
export const COUNT_PASSAGES = statement(
  'statistics.count-passages',
  `WITH due AS (
           SELECT id, started_at, is_demo, fix_day FROM journey
           WHERE ended_at IS NOT NULL AND NOT are_passages_counted AND ended_at < $1
             AND last_received_at < CASE WHEN is_end_provisional THEN $2 ELSE $1 END
           ORDER BY ended_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED
         ), passed AS (
           SELECT DISTINCT due.id, (due.started_at AT TIME ZONE 'Africa/Douala')::date AS day,
             floor(fix.lat * 100)::smallint AS lat_cell, floor(fix.lng * 100)::smallint AS lng_cell, due.is_demo
           FROM due CROSS JOIN LATERAL (
             SELECT lat, lng FROM fix
             WHERE fix.journey_id = due.id AND fix.fix_day = due.fix_day
               AND NOT is_future AND coalesce(accuracy_m, 0) <= 50
             -- One journey after another, each by its key in its one partition.
             OFFSET 0
           ) AS fix
         ), added AS (
           INSERT INTO cell_passage (day, lat_cell, lng_cell, is_demo, passages)
           SELECT day, lat_cell, lng_cell, is_demo, count(*) FROM passed GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
           ON CONFLICT (day, lat_cell, lng_cell, is_demo)
             DO UPDATE SET passages = cell_passage.passages + excluded.passages
         ), marked AS (
           UPDATE journey SET are_passages_counted = true FROM due WHERE journey.id = due.id RETURNING 1
         )
         SELECT count(*) AS count FROM marked`,
  { notNull: ['count'] },
);
