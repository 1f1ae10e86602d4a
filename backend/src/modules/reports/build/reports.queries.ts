import { statement } from '../../../platform/db/statement';
import type { ReportScope } from './reports.policy';

/**
 * Filter of a report: $1 account, $2 from, $3 until, $4 severity, $5 status, $6 search, $7 its letters and
 * digits.
 */
const SCOPE: Record<ReportScope, string> = {
  own: 'violation.account_id = $1',
  // What several phones saw of a vehicle, or it did again within 10 minutes, is one violation; what is contested waits.
  all: '$1::bigint IS NOT NULL AND violation.is_primary AND NOT violation.is_contested',
};

/** An own plate is found by any part of it. */
const OWN_PLATE = `strpos(lower(violation.registration_number), lower($6)) > 0
  OR ($7 <> '' AND strpos(vehicle.plate, $7) > 0)`;
/** A masked plate is found by what the mask shows: if more of it found it, one could spell out what the mask hides. */
const MASKED_PLATE = `($7 <> '' AND CASE WHEN length(vehicle.plate) >= 7
  THEN strpos(left(vehicle.plate, 2), $7) > 0 OR strpos(right(vehicle.plate, 2), $7) > 0
  ELSE left(vehicle.plate, 1) = $7 END)`;

/** A citizen knows no status of a vehicle but active, nor finds one by it. */
const STATUS: Record<ReportScope, string> = { own: `'ACTIVE'`, all: 'vehicle.violator_status' };

/** Claims that no track shows and what late fixes dissolved are in no report. */
const COUNTED = 'NOT violation.is_withdrawn AND NOT violation.is_claimed';

const SUMMARY_FIGURES = ['totalCount', 'matchCount', 'high', 'medium', 'low', 'private', 'public'];
const DAY_FIGURES = ['day', 'journeys', 'distanceM', 'movingS', 'speedKmhTimesS', 'safeJourneys'];

/** The figures of a report: how many there are, and how many of them the filter leaves, by severity and category. */
export const REPORT_SUMMARY = {
  own: statement('reports.own-summary', summary('own'), { notNull: SUMMARY_FIGURES }),
  all: statement('reports.all-summary', summary('all'), { notNull: SUMMARY_FIGURES }),
};

/** A page of the rows of a report, newest first. $8 id of the row before or null, $9 rows. */
export const REPORT_ROWS = {
  own: statement('reports.own-rows', page('own'), { notNull: ['isNumberProven'] }),
  all: statement('reports.all-rows', page('all'), { notNull: ['isNumberProven'] }),
};

/** One violation as a row of a report. $1 violation. */
export const REPORT_ROW = statement(
  'reports.row',
  `${rows()} WHERE violation.id = $1 AND NOT violation.is_withdrawn`,
  { notNull: ['isNumberProven'] },
);

/** Ended journeys by the day of Africa/Douala on which they began, from 1 January 1970. $1 account, $2 from, $3 until. */
export const JOURNEYS_BY_DAY = {
  own: statement('reports.own-journeys-by-day', journeysByDay('account_id = $1'), { notNull: DAY_FIGURES }),
  all: statement('reports.all-journeys-by-day', journeysByDay('$1::bigint IS NOT NULL'), {
    notNull: DAY_FIGURES,
  }),
};

/** Counted violations by day, severity and category. $1 account, $2 from, $3 until. */
export const VIOLATIONS_BY_DAY = {
  own: statement('reports.own-violations-by-day', violationsByDay('own'), { notNull: ['day', 'count'] }),
  all: statement('reports.all-violations-by-day', violationsByDay('all'), { notNull: ['day', 'count'] }),
};

// A sum of numerics is the same whatever order the rows are read in.
function journeysByDay(scope: string): string {
  return `SELECT ${day('started_at')} AS day, count(*) AS journeys, sum(distance_m::numeric)::float8 AS "distanceM",
      sum(moving_s::numeric)::float8 AS "movingS", sum((average_speed_kmh * moving_s)::numeric)::float8 AS "speedKmhTimesS",
      count(*) FILTER (WHERE violation_count = 0) AS "safeJourneys", max(max_speed_kmh) AS "maxSpeedKmh"
    FROM journey WHERE ${scope} AND ended_at IS NOT NULL AND started_at >= $2 AND started_at < $3
    GROUP BY 1 ORDER BY 1`;
}

function violationsByDay(scope: ReportScope): string {
  return `SELECT ${day('started_at')} AS day, severity, category, count(*) AS count
    FROM violation WHERE ${within(scope)} GROUP BY 1, 2, 3`;
}

function day(time: string): string {
  return `(${time} AT TIME ZONE 'Africa/Douala')::date - DATE '1970-01-01'`;
}

function summary(scope: ReportScope): string {
  return `SELECT count(*) AS "totalCount", count(*) FILTER (WHERE matches) AS "matchCount",
      count(*) FILTER (WHERE matches AND severity = 'DANGER') AS high,
      count(*) FILTER (WHERE matches AND severity = 'WARNING') AS medium,
      count(*) FILTER (WHERE matches AND severity = 'CAUTION') AS low,
      count(*) FILTER (WHERE matches AND category = 'PRIVATE') AS private,
      count(*) FILTER (WHERE matches AND category = 'PUBLIC') AS public
    FROM (
      SELECT violation.severity, violation.category, ${matches(scope)} AS matches
      FROM violation JOIN vehicle ON vehicle.id = violation.vehicle_id WHERE ${within(scope)}
    ) counted`;
}

function page(scope: ReportScope): string {
  return `${rows()} WHERE ${within(scope)} AND ${matches(scope)}
    AND ($8::bigint IS NULL OR (violation.started_at, violation.id) <
      (SELECT place.started_at, place.id FROM violation place WHERE place.id = $8))
    ORDER BY violation.started_at DESC, violation.id DESC LIMIT $9`;
}

function rows(): string {
  return `SELECT violation.id, violation.journey_id AS "journeyId", violation.account_id AS "accountId",
      violation.vehicle_id AS "vehicleId", violation.vehicle_type AS "vehicleType",
      violation.registration_number AS "registrationNumber", violation.category,
      violation.transport_agency AS "transportAgency", violation.started_at AS "startedAt",
      violation.speed_kmh AS "speedKmh", violation.severity, violation.grade, violation.proven_kmh AS "provenKmh",
      violation.proven_s AS "provenS", violation.uncertainty_kmh AS "uncertaintyKmh",
      violation.is_over_gaps AS "isOverGaps", violation.limit_kmh AS "limitKmh", violation.limit_zone AS "limitZone",
      violation.limit_place AS "limitPlace", violation.limit_source AS "limitSource",
      violation.is_limit_confirmed AS "isLimitConfirmed", violation.latitude,
      violation.longitude, violation.heading_deg AS "headingDeg", violation.reported_at AS "reportedAt", violation.is_demo AS "isDemo",
      vehicle.violator_status AS "vehicleStatus",
      CASE WHEN journey.traveller_role = 'DRIVER' THEN account.full_name END AS "driverName",
      CASE WHEN journey.traveller_role = 'DRIVER' THEN account.mobile_number END AS "driverNumber",
      account.number_proven_at IS NOT NULL AS "isNumberProven"
    FROM violation JOIN vehicle ON vehicle.id = violation.vehicle_id
    LEFT JOIN journey ON journey.id = violation.journey_id
    LEFT JOIN account ON account.id = violation.account_id`;
}

function within(scope: ReportScope): string {
  return `${SCOPE[scope]} AND ${COUNTED} AND violation.started_at >= $2 AND violation.started_at < $3`;
}

function matches(scope: ReportScope): string {
  return `($4::text IS NULL OR violation.severity = $4) AND ($5::text IS NULL OR ${STATUS[scope]} = $5)
    AND ($6::text IS NULL OR strpos(lower(coalesce(violation.transport_agency, '')), lower($6)) > 0
      OR strpos(CASE violation.severity WHEN 'DANGER' THEN 'high' WHEN 'WARNING' THEN 'medium' ELSE 'low' END,
        lower($6)) > 0
      OR strpos(replace(lower(${STATUS[scope]}), '_', ' '), lower($6)) > 0
      OR ${scope === 'own' ? OWN_PLATE : MASKED_PLATE})`;
}
