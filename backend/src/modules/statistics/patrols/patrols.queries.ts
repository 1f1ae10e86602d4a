import { statement } from '../../../platform/db/statement';
import type { RowOf } from '../../../platform/db/statement';

const planFrom = (
  plans: string,
): string => `SELECT plan.night::text AS night, plan.version, plan.copies, version.saved_at AS "savedAt", account.username AS "savedBy",
    version.from_hour AS "fromHour", version.hours, version.starts, version.basis, version.is_all_traffic AS "isAllTraffic",
    version.figures, version.content_hash AS "contentHash",
    coalesce((SELECT jsonb_object_agg(stop, counted) FROM patrol_count count
      WHERE count.night = plan.night AND count.version = plan.version), '{}') AS counts
  FROM ${plans} plan CROSS JOIN LATERAL (
    SELECT * FROM patrol_plan_version own WHERE own.night = plan.night AND own.version = plan.version LIMIT 1
  ) version
  LEFT JOIN account ON account.id = version.saved_by`;
const NOT_NULL = { notNull: ['night', 'counts'] };

/** The plan of a night in its last version. $1 the night. */
export const PATROL_PLAN = statement(
  'patrols.plan',
  `${planFrom('patrol_plan')} WHERE plan.night = $1::text::date`,
  NOT_NULL,
);

/** Plan of a night with what the teams have counted. */
export type PatrolPlanRow = RowOf<'patrols.plan'>;

/** The last nights that have ended, newest first. $1 the first day that is too late, $2 how many. */
export const PATROL_NIGHTS = statement(
  'patrols.nights',
  `${planFrom('(SELECT * FROM patrol_plan WHERE night < $1::text::date ORDER BY night DESC LIMIT $2)')} ORDER BY plan.night DESC`,
  NOT_NULL,
);

/** Begins the plan of a night; no row where there is one. $1 the night. */
export const INSERT_PATROL_PLAN = statement(
  'patrols.insert-plan',
  'INSERT INTO patrol_plan (night) VALUES ($1::text::date) ON CONFLICT DO NOTHING RETURNING version',
);

/** Holds the plan of a night for a change. $1 the night. */
export const LOCK_PATROL_PLAN = statement(
  'patrols.lock-plan',
  'SELECT version, copies FROM patrol_plan WHERE night = $1::text::date FOR UPDATE',
);

/** Sets the version of a plan that is in force. $1 the night, $2 version. */
export const SET_PATROL_VERSION = statement(
  'patrols.set-version',
  'UPDATE patrol_plan SET version = $2 WHERE night = $1::text::date',
);

/**
 * Stores a version of a plan. $1 the night, $2 version, $3 now, $4 staff, $5 from hour, $6 hours, $7 towns of the starts, $8 basis,
 * $9 whether of all traffic, $10 figures as JSON, $11 hash of what was asked for.
 */
export const INSERT_PATROL_VERSION = statement(
  'patrols.insert-version',
  `INSERT INTO patrol_plan_version (night, version, saved_at, saved_by, from_hour, hours, starts, basis, is_all_traffic, figures,
           content_hash)
         VALUES ($1::text::date, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

/** Stores what teams have counted, in place of what was entered before. $1 the night, $2 version, $3 stops, $4 counts, $5 now, $6 staff. */
export const STORE_PATROL_COUNTS = statement(
  'patrols.store-counts',
  `INSERT INTO patrol_count AS count (night, version, stop, counted, counted_at, counted_by)
         SELECT $1::text::date, $2, line.stop, line.counted, $5, $6
         FROM unnest($3::smallint[], $4::integer[]) AS line (stop, counted)
         ON CONFLICT (night, version, stop) DO UPDATE SET counted = excluded.counted, counted_at = excluded.counted_at,
           counted_by = excluded.counted_by
         WHERE count.counted <> excluded.counted`,
);

/** Stores the number of the last copy of a plan. $1 the night, $2 number. */
export const NUMBER_PATROL_COPY = statement(
  'patrols.number-copy',
  'UPDATE patrol_plan SET copies = $2 WHERE night = $1::text::date',
);

/** Stores a copy. $1 the night, $2 its number, $3 version, $4 now, $5 staff, $6 client's id. */
export const INSERT_PATROL_COPY = statement(
  'patrols.insert-copy',
  `INSERT INTO patrol_copy (night, copy, version, printed_at, printed_by, client_id)
         VALUES ($1::text::date, $2, $3, $4, $5, $6)`,
);

/** A copy that the same person has printed under an id of their own. $1 staff, $2 client's id. */
export const PRINTED_BEFORE = statement(
  'patrols.printed-before',
  `SELECT night::text AS night, copy, version FROM patrol_copy WHERE printed_by = $1 AND client_id = $2`,
  { notNull: ['night'] },
);

const SHIFTED = `(hour AT TIME ZONE 'Africa/Douala' - make_interval(hours => $3))`;

/**
 * Ways and violations by segment and hour of the night, in some weeks. $1 from, $2 until, $3 hour of the day at which the night begins, $4
 * hours, $5 weekday of the night (1 Monday): hours after midnight are of the night that began before it.
 */
export const SEGMENT_HOURS = statement(
  'patrols.segment-hours',
  `SELECT segment, extract(hour FROM ${SHIFTED})::int AS hour, sum(judged_m)::bigint AS "judgedM", sum(events)::int AS events,
           sum(passages)::int AS passages,
           coalesce(sum(judged_m) FILTER (WHERE extract(isodow FROM ${SHIFTED})::int = $5), 0)::bigint AS "sameDayM"
         FROM segment_figure
         WHERE hour >= $1 AND hour < $2 AND extract(hour FROM ${SHIFTED})::int < $4
         GROUP BY 1, 2 ORDER BY 1, 2`,
  { notNull: ['hour', 'judgedM', 'events', 'passages', 'sameDayM'] },
);
