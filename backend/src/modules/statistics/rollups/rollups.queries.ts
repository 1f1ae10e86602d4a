import { statement } from '../../../platform/db/statement';

const KEYS = 'kind, slot, severity, category, vehicle_type, agency, detail';
const SUMS = `sum(n)::bigint AS n, sum(ranked)::bigint AS ranked, sum(ended)::bigint AS ended,
  sum(safe)::bigint AS safe, sum(distance_m)::bigint AS distance_m`;

/** Whether something was added since the last folding. */
export const IS_FOLDING_DUE = statement(
  'statistics.is-folding-due',
  `SELECT EXISTS (SELECT FROM figure_delta) OR EXISTS (SELECT FROM vehicle_touched)
           OR EXISTS (SELECT FROM segment_touched) AS "isDue"`,
  { notNull: ['isDue'] },
);

/** Lets one process fold at a time, until its transaction ends; false when another one does. */
export const LOCK_FOLDING = statement(
  'statistics.lock-folding',
  'SELECT pg_try_advisory_xact_lock(7237002) AS "isLocked"',
  { notNull: ['isLocked'] },
);

/** Adds to the figures what was added since the last time. */
export const FOLD_FIGURES = statement(
  'statistics.fold-figures',
  `WITH gone AS (DELETE FROM figure_delta RETURNING *)
         INSERT INTO figure SELECT ${KEYS}, ${SUMS} FROM gone GROUP BY ${KEYS}
         ON CONFLICT (${KEYS}) DO UPDATE SET n = figure.n + excluded.n, ranked = figure.ranked + excluded.ranked,
           ended = figure.ended + excluded.ended, safe = figure.safe + excluded.safe,
           distance_m = figure.distance_m + excluded.distance_m`,
);

/** After a restore into another cluster, whose transactions count from the beginning, totals of hours have numbers that lie ahead: new ones. */
export const RENUMBER_HOURS = statement(
  'statistics.renumber-hours',
  'UPDATE hour_total SET changed_by = DEFAULT WHERE changed_by > pg_current_xact_id()::text::bigint',
);

/** Discards figures that have come to nothing. */
export const DELETE_EMPTY_FIGURES = statement(
  'statistics.delete-empty-figures',
  'DELETE FROM figure WHERE n = 0',
);

/** Counts the vehicles anew that something has happened to since the last time. */
export const FOLD_VEHICLES = statement(
  'statistics.fold-vehicles',
  `WITH touched AS (DELETE FROM vehicle_touched RETURNING vehicle_id),
         counted AS (SELECT * FROM vehicle_recount(ARRAY(SELECT DISTINCT vehicle_id FROM touched))),
         idle AS (
           DELETE FROM vehicle_figure WHERE vehicle_id IN (SELECT vehicle_id FROM touched)
             AND vehicle_id NOT IN (SELECT vehicle_id FROM counted)
         ),
         nonzero AS (SELECT * FROM public_recount(ARRAY(SELECT DISTINCT vehicle_id FROM touched))),
         unnamed AS (
           DELETE FROM public_figure stored WHERE vehicle_id IN (SELECT vehicle_id FROM touched)
             AND (vehicle_id, account_id) NOT IN (SELECT vehicle_id, account_id FROM nonzero)
         ),
         publicly AS (
           INSERT INTO public_figure SELECT * FROM nonzero
           ON CONFLICT (vehicle_id, account_id) DO UPDATE SET violations = excluded.violations,
             warning = excluded.warning, danger = excluded.danger, demo = excluded.demo,
             latest_hour = excluded.latest_hour
         )
         INSERT INTO vehicle_figure SELECT * FROM counted
         ON CONFLICT (vehicle_id) DO UPDATE SET violations = excluded.violations, caution = excluded.caution,
           warning = excluded.warning, danger = excluded.danger, demo = excluded.demo,
           latest_at = excluded.latest_at, journeys = excluded.journeys,
           categories = excluded.categories, agencies = excluded.agencies`,
);

/** Figures that are not what a recount gives, with both numbers; one statement, so that both see the same rows. */
export const WRONG_FIGURES = statement(
  'statistics.wrong-figures',
  `WITH stored AS (SELECT ${KEYS}, ${SUMS} FROM rate_figure_now GROUP BY ${KEYS}),
         nonzero AS (SELECT * FROM stored WHERE (n, ranked, ended, safe, distance_m) <> (0, 0, 0, 0, 0))
         SELECT concat_ws(' ', kind, slot, severity, category, vehicle_type, agency, detail) AS what,
           concat_ws(' ', nonzero.n, nonzero.ranked, nonzero.ended, nonzero.safe, nonzero.distance_m) AS stored,
           concat_ws(' ', counted.n, counted.ranked, counted.ended, counted.safe, counted.distance_m) AS counted
         FROM nonzero FULL JOIN figure_recount counted USING (${KEYS})
         WHERE (nonzero.n, nonzero.ranked, nonzero.ended, nonzero.safe, nonzero.distance_m)
           IS DISTINCT FROM (counted.n, counted.ranked, counted.ended, counted.safe, counted.distance_m)
         ORDER BY what LIMIT 100`,
  { notNull: ['what'] },
);

/** The same for the totals of hours, against the figures that they add up. */
export const WRONG_HOURS = statement(
  'statistics.wrong-hours',
  `WITH counted AS (
           SELECT kind, slot, sum(n)::bigint AS n, sum(ranked)::bigint AS ranked, sum(distance_m)::bigint AS distance_m
           FROM figure WHERE kind IN (SELECT kind FROM hour_total) GROUP BY kind, slot
         )
         SELECT concat_ws(' ', 'HOUR', kind, slot) AS what, concat_ws(' ', total.n, total.ranked, total.distance_m) AS stored,
           concat_ws(' ', counted.n, counted.ranked, counted.distance_m) AS counted
         FROM hour_total total FULL JOIN counted USING (kind, slot)
         WHERE (coalesce(total.n, 0), coalesce(total.ranked, 0), coalesce(total.distance_m, 0))
           <> (coalesce(counted.n, 0), coalesce(counted.ranked, 0), coalesce(counted.distance_m, 0))
         ORDER BY what LIMIT 100`,
  { notNull: ['what'] },
);

/** The same for the figures of vehicles. */
export const WRONG_VEHICLES = statement(
  'statistics.wrong-vehicles',
  `SELECT concat_ws(' ', 'VEHICLE', coalesce(stored.vehicle_id, counted.vehicle_id)) AS what, stored::text AS stored,
           counted::text AS counted
         FROM vehicle_figure_now stored
         FULL JOIN vehicle_recount(ARRAY(SELECT id FROM vehicle)) counted USING (vehicle_id)
         WHERE stored IS DISTINCT FROM counted ORDER BY what LIMIT 100`,
  { notNull: ['what'] },
);

/** The same for the figures of the public ranking. */
export const WRONG_PUBLIC_FIGURES = statement(
  'statistics.wrong-public-figures',
  `SELECT concat_ws(' ', 'PUBLIC', coalesce(stored.vehicle_id, counted.vehicle_id)) AS what, stored::text AS stored,
           counted::text AS counted
         FROM public_figure_now stored
         FULL JOIN public_recount(ARRAY(SELECT id FROM vehicle)) counted USING (vehicle_id, account_id)
         WHERE stored IS DISTINCT FROM counted ORDER BY what LIMIT 100`,
  { notNull: ['what'] },
);
