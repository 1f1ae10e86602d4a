import { statement } from '../../../platform/db/statement';
import type { VehicleType } from '../../vehicles/vehicle-types';

/** Parts of a rate. */
export interface Judged {
  /** Violations whose way is booked. */
  readonly ratedViolations: number;
  /** Judged distance, metres. */
  readonly judgedM: number;
}

/** Figures of some hours, with the violations and metres of their rate. */
export interface Happened extends Judged {
  readonly violations: number;
  /** Those of them above a limit that is not confirmed. */
  readonly unconfirmedViolations: number;
  readonly incidents: number;
  readonly journeys: number;
  /** Metres that were driven and could have shown no violation. */
  readonly unjudgedM: number;
}

/** The sums that a rate is made of. */
const JUDGED = (violations: string, judged: string): string =>
  `coalesce(sum(ranked) FILTER (WHERE kind = '${violations}'), 0)::bigint AS "ratedViolations",
   coalesce(sum(distance_m) FILTER (WHERE kind = '${judged}'), 0)::bigint AS "judgedM"`;
const UNCONFIRMED = (kind: string): string =>
  `coalesce(sum(n) FILTER (WHERE kind = '${kind}' AND detail = 'UNCONFIRMED'), 0)::bigint AS "unconfirmedViolations"`;
const HAPPENED = `coalesce(sum(n) FILTER (WHERE kind = 'VIOLATION_HOUR'), 0)::bigint AS violations,
  ${UNCONFIRMED('VIOLATION_HOUR')},
  coalesce(sum(n) FILTER (WHERE kind = 'INCIDENT_HOUR'), 0)::bigint AS incidents,
  coalesce(sum(n) FILTER (WHERE kind = 'JOURNEY_HOUR'), 0)::bigint AS journeys,
  ${JUDGED('VIOLATION_HOUR', 'JUDGED_HOUR')},
  coalesce(sum(distance_m) FILTER (WHERE kind = 'UNJUDGED_HOUR'), 0)::bigint AS "unjudgedM"`;
const FROM_HOURS = `FROM rate_figure_now
  WHERE kind IN ('VIOLATION_HOUR', 'INCIDENT_HOUR', 'JOURNEY_HOUR', 'JUDGED_HOUR', 'UNJUDGED_HOUR')
    AND slot >= $1 AND slot < $2`;

/** Total figures. $1 from, $2 until. */
export const HAPPENED_IN = statement('statistics.happened-in', `SELECT ${HAPPENED} ${FROM_HOURS}`, {
  notNull: [
    'violations',
    'unconfirmedViolations',
    'incidents',
    'journeys',
    'ratedViolations',
    'judgedM',
    'unjudgedM',
  ],
});

/** Figures of an hour of the day over all days, or of a day over all its hours. */
export interface TimeRow extends Happened {
  /** 0-23; null for a day. */
  readonly hour: number | null;
  /** Counted from 1 January 1970; null for an hour of the day. */
  readonly day: number | null;
}

/** Figures by the hour of the day of Africa/Douala, and by the day. $1 from, $2 until. */
export const BY_HOUR_AND_DAY = statement(
  'statistics.by-hour-and-day',
  `SELECT hour, day, sum(violations)::bigint AS violations,
           sum("unconfirmedViolations")::bigint AS "unconfirmedViolations", sum(incidents)::bigint AS incidents,
           sum(journeys)::bigint AS journeys, sum("ratedViolations")::bigint AS "ratedViolations",
           sum("judgedM")::bigint AS "judgedM", sum("unjudgedM")::bigint AS "unjudgedM"
         FROM (
           SELECT extract(hour FROM slot AT TIME ZONE 'Africa/Douala')::int AS hour,
             (slot AT TIME ZONE 'Africa/Douala')::date - DATE '1970-01-01' AS day, figures.*
           FROM (SELECT slot, ${HAPPENED} ${FROM_HOURS} GROUP BY slot) figures
         ) slots GROUP BY GROUPING SETS ((hour), (day))`,
  {
    notNull: [
      'violations',
      'unconfirmedViolations',
      'incidents',
      'journeys',
      'ratedViolations',
      'judgedM',
      'unjudgedM',
    ],
  },
);

/** Figures of vehicles of a kind. */
export interface VehicleTypeRow extends Judged {
  readonly vehicleType: VehicleType;
  readonly violations: number;
  /** Those of them above a limit that is not confirmed. */
  readonly unconfirmedViolations: number;
  readonly journeys: number;
}

/** Figures by the kind of vehicle. $1 from, $2 until. */
export const BY_VEHICLE_TYPE = statement(
  'statistics.by-vehicle-type',
  `SELECT vehicle_type AS "vehicleType",
           coalesce(sum(n) FILTER (WHERE kind = 'VIOLATION_DAY'), 0)::bigint AS violations,
           ${UNCONFIRMED('VIOLATION_DAY')},
           coalesce(sum(n) FILTER (WHERE kind = 'JOURNEY_DAY'), 0)::bigint AS journeys,
           ${JUDGED('VIOLATION_DAY', 'JUDGED_DAY')}
         FROM rate_figure_now WHERE kind IN ('VIOLATION_DAY', 'JOURNEY_DAY', 'JUDGED_DAY') AND slot >= $1 AND slot < $2
         GROUP BY 1 ORDER BY violations DESC, 1`,
  {
    notNull: ['vehicleType', 'violations', 'unconfirmedViolations', 'journeys', 'ratedViolations', 'judgedM'],
  },
);

/** Violations by cell and by road, as `violation_figures` names them. $1 from, $2 until, both when days begin in Africa/Douala. */
export const BY_PLACE = statement(
  'statistics.by-place',
  `SELECT kind, detail, sum(n)::bigint AS violations FROM figure_now
         WHERE kind IN ('VIOLATION_CELL', 'VIOLATION_ROAD') AND slot >= $1 AND slot < $2 GROUP BY kind, detail`,
  { notNull: ['kind', 'detail', 'violations'] },
);

/** Way judged on each road, metres; '' is every road that is no national one. $1 from, $2 until. */
export const JUDGED_BY_ROAD = statement(
  'statistics.judged-by-road',
  `SELECT detail AS road, sum(distance_m)::bigint AS "judgedM" FROM rate_figure_now
         WHERE kind = 'JUDGED_HOUR' AND slot >= $1 AND slot < $2 GROUP BY detail`,
  { notNull: ['road', 'judgedM'] },
);

/**
 * Incidents in each cell, hundredths of degrees rounded down, and the journeys that passed it: of cells with any incident, and of those that
 * are asked for. $1 from, $2 until, $3 and $4 cells.
 */
export const BY_CELL = statement(
  'statistics.by-cell',
  `WITH happened AS (
           SELECT floor(latitude * 100)::int AS lat_cell, floor(longitude * 100)::int AS lng_cell, count(*) AS incidents
           FROM incident WHERE occurred_at >= $1 AND occurred_at < $2 AND latitude IS NOT NULL GROUP BY 1, 2
         ), cells AS (
           SELECT lat_cell, lng_cell FROM happened
           UNION SELECT * FROM unnest($3::int[], $4::int[]) AS asked (lat_cell, lng_cell)
         ), passed AS (
           SELECT lat_cell, lng_cell, sum(passages) AS passages FROM cell_passage
           WHERE day >= ($1::timestamptz AT TIME ZONE 'Africa/Douala')::date
             AND day < ($2::timestamptz AT TIME ZONE 'Africa/Douala')::date
           GROUP BY 1, 2
         )
         SELECT cells.lat_cell AS "latCell", cells.lng_cell AS "lngCell", coalesce(incidents, 0)::bigint AS incidents,
           coalesce(passages, 0)::bigint AS passages
         FROM cells LEFT JOIN happened ON happened.lat_cell = cells.lat_cell AND happened.lng_cell = cells.lng_cell
         LEFT JOIN passed ON passed.lat_cell = cells.lat_cell AND passed.lng_cell = cells.lng_cell`,
  { notNull: ['latCell', 'lngCell', 'incidents', 'passages'] },
);
