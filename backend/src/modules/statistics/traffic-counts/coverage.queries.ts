import { statement } from '../../../platform/db/statement';
import type { RowOf } from '../../../platform/db/statement';

const COUNT = `SELECT count.id, count.segment, count.counted_on::text AS "countedOn", count.from_hour AS "fromHour",
    count.until_hour AS "untilHour", count.vehicle_group AS "vehicleGroup", count.vehicles, count.entered_at AS "enteredAt",
    account.username AS "enteredBy", count.is_withdrawn AS "isWithdrawn"
  FROM traffic_count count LEFT JOIN account ON account.id = count.entered_by`;
const NOT_NULL = { notNull: ['countedOn'] };

/** The latest counts, withdrawn ones among them. $1 how many. */
export const TRAFFIC_COUNTS = statement(
  'coverage.counts',
  `${COUNT} ORDER BY count.counted_on DESC, count.id DESC LIMIT $1`,
  NOT_NULL,
);

/** One count. $1 its id. */
export const TRAFFIC_COUNT_BY_ID = statement(
  'coverage.count-by-id',
  `${COUNT} WHERE count.id = $1`,
  NOT_NULL,
);

/** A count of vehicles. */
export type TrafficCountRow = RowOf<'coverage.count-by-id'>;

/**
 * Stores a count; no row where the same person has sent the same id before. $1 segment, $2 day, $3 from hour, $4 until hour, $5 group, $6
 * vehicles, $7 now, $8 staff, $9 client's id, $10 hash of the content.
 */
export const INSERT_TRAFFIC_COUNT = statement(
  'coverage.insert-count',
  `INSERT INTO traffic_count (segment, counted_on, from_hour, until_hour, vehicle_group, vehicles, entered_at, entered_by,
           client_id, content_hash)
         VALUES ($1, $2::text::date, $3, $4, $5, $6, $7, $8, $9, $10)
         ON CONFLICT (entered_by, client_id) DO NOTHING RETURNING id`,
);

/** A count that a person has entered under an id of their own. $1 staff, $2 client's id. */
export const COUNTED_BEFORE = statement(
  'coverage.counted-before',
  `SELECT id, content_hash AS "contentHash" FROM traffic_count WHERE entered_by = $1 AND client_id = $2`,
);

/** Withdraws a count; no row where it is withdrawn already. $1 its id. */
export const WITHDRAW_TRAFFIC_COUNT = statement(
  'coverage.withdraw-count',
  'UPDATE traffic_count SET is_withdrawn = true WHERE id = $1 AND NOT is_withdrawn RETURNING id',
);

/**
 * Counts of some days with the passages that were seen in the same hours. $1 first day, $2 the day after the last, $3 segments (null: all), $4
 * group of vehicles, $5 its classes.
 */
export const COUNTED_AND_SEEN = statement(
  'coverage.counted-and-seen',
  `SELECT count.vehicles AS counted, (
             SELECT coalesce(sum(passages), 0)::int FROM segment_figure figure
             WHERE figure.segment = count.segment AND figure.vehicle_class = ANY ($5::text[])
               AND figure.hour >= (count.counted_on + make_interval(hours => count.from_hour)) AT TIME ZONE 'Africa/Douala'
               AND figure.hour < (count.counted_on + make_interval(hours => count.until_hour)) AT TIME ZONE 'Africa/Douala'
           ) AS seen
         FROM traffic_count count
         WHERE count.counted_on >= $1::text::date AND count.counted_on < $2::text::date AND NOT count.is_withdrawn
           AND ($3::text[] IS NULL OR count.segment = ANY ($3)) AND count.vehicle_group = $4`,
  { notNull: ['seen'] },
);
