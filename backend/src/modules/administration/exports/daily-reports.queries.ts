import { statement } from '../../../platform/db/statement';

/** Days, of some, that have a report. $1 days. */
export const KNOWN_DAYS = statement(
  'admin.known-days',
  'SELECT day FROM daily_report WHERE day = ANY ($1::text[])',
);

/** The figures of a day. $1 begin, $2 end. */
export const DAY_FIGURES = statement(
  'admin.day-figures',
  `SELECT (SELECT count(*) FROM violation WHERE NOT is_withdrawn AND NOT is_contested AND NOT is_claimed
             AND started_at >= $1 AND started_at < $2) AS violations,
           (SELECT count(*) FROM violation WHERE NOT is_withdrawn AND NOT is_contested AND NOT is_claimed AND severity = 'DANGER'
             AND started_at >= $1 AND started_at < $2) AS dangers,
           (SELECT count(*) FROM journey WHERE started_at >= $1 AND started_at < $2) AS journeys,
           (SELECT count(*) FROM incident WHERE occurred_at >= $1 AND occurred_at < $2) AS incidents`,
  { notNull: ['violations', 'dangers', 'journeys', 'incidents'] },
);

/** Stores the report of a day unless there is one. $1 day, $2 now, $3-$6 figures, $7 CSV. */
export const STORE_DAILY_REPORT = statement(
  'admin.store-daily-report',
  `INSERT INTO daily_report (day, made_at, violation_count, danger_count, journey_count, incident_count, csv)
         VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
);

/** The reports, newest day first. $1 the day before or null, $2 how many. */
export const DAILY_REPORTS = statement(
  'admin.daily-reports',
  `SELECT day, made_at AS "madeAt", violation_count AS "violationCount", danger_count AS "dangerCount",
           journey_count AS "journeyCount", incident_count AS "incidentCount"
         FROM daily_report WHERE $1::text IS NULL OR day < $1 ORDER BY day DESC LIMIT $2`,
);

/** The file of a day. $1 day. */
export const DAILY_REPORT_FILE = statement(
  'admin.daily-report-file',
  'SELECT csv FROM daily_report WHERE day = $1',
);

/** Discards reports of which the violations are gone. $1 before this day. */
export const DELETE_OLD_DAILY_REPORTS = statement(
  'admin.delete-old-daily-reports',
  'DELETE FROM daily_report WHERE day < $1',
);
