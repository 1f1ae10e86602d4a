import { statement } from '../../../../platform/db/statement';

const EPOCH = `date '1970-01-01'`;

/** Days with figures, counted from 1 January 1970. $1 first day now, $2 the one after the last, $3 and $4 the same before. */
export const DAYS_OF_FIGURES = statement(
  'segments.days',
  `SELECT day - ${EPOCH} AS "civilDay", version FROM segment_day
         WHERE day >= ${EPOCH} + $1::int AND day < ${EPOCH} + $2::int
           OR day >= ${EPOCH} + $3::int AND day < ${EPOCH} + $4::int ORDER BY day`,
  { notNull: ['civilDay'] },
);

/** The packed figures of a day; null where they are not packed. $1 day. */
export const PACKED_DAY = statement(
  'segments.packed-day',
  `SELECT version, body FROM segment_day WHERE day = ${EPOCH} + $1::int`,
);

/** The figures of a day, with the vehicles of accounts that are not erased. $1 from, $2 until. */
export const FIGURES_OF_DAY = statement(
  'segments.figures-of-day',
  `SELECT segment, direction, extract(hour FROM hour AT TIME ZONE 'Africa/Douala')::int AS hour,
           vehicle_class AS "vehicleClass", agency, judged_m AS "judgedM", confirmed_m AS "confirmedM", above_m AS "aboveM",
           passages, events, confirmed_events AS "confirmedEvents", speed_m AS "speedM", array(
             SELECT DISTINCT journey.vehicle_id::float8 FROM segment_share share JOIN journey ON journey.id = share.journey_id
             WHERE (share.segment, share.direction, share.hour, share.vehicle_class, share.agency)
               = (figure.segment, figure.direction, figure.hour, figure.vehicle_class, figure.agency)
           ) AS "vehicleIds"
         FROM segment_figure figure WHERE hour >= $1 AND hour < $2`,
  { notNull: ['hour', 'vehicleIds'] },
);

/** Days before one whose figures are not packed, the last first. $1 day, $2 how many. */
export const DAYS_TO_PACK = statement(
  'segments.days-to-pack',
  `SELECT day - ${EPOCH} AS "civilDay", version FROM segment_day
         WHERE body IS NULL AND day < ${EPOCH} + $1::int ORDER BY day DESC LIMIT $2`,
  { notNull: ['civilDay'] },
);

/** Stores the packed figures of a day that has not changed since they were read. $1 day, $2 version, $3 figures. */
export const STORE_DAY = statement(
  'segments.store-day',
  `UPDATE segment_day SET body = $3 WHERE day = ${EPOCH} + $1::int AND version = $2`,
);
