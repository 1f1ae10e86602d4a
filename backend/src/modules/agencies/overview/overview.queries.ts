import { statement } from '../../../platform/db/statement';

/** Journeys of an agency that have ended, in two periods. $1 agency, $2 beginning of the period, $3 beginning of the one before. */
export const AGENCY_JOURNEYS = statement(
  'agencies.journeys',
  `SELECT coalesce(sum(ended) FILTER (WHERE slot >= $2), 0)::integer AS ended,
           coalesce(sum(safe) FILTER (WHERE slot >= $2), 0)::integer AS safe,
           coalesce(sum(ended) FILTER (WHERE slot < $2), 0)::integer AS "endedBefore",
           coalesce(sum(safe) FILTER (WHERE slot < $2), 0)::integer AS "safeBefore"
         FROM rate_figure_now WHERE kind = 'JOURNEY_DAY' AND slot >= $3 AND agency = $1`,
  { notNull: ['ended', 'safe', 'endedBefore', 'safeBefore'] },
);

/** Violations and judged distance of an agency by day. $1 agency, $2 since when, $3 until when. */
export const AGENCY_DAYS = statement(
  'agencies.days',
  `SELECT slot, coalesce(sum(ranked) FILTER (WHERE kind = 'VIOLATION_DAY'), 0)::integer AS violations,
           coalesce(sum(distance_m) FILTER (WHERE kind = 'JUDGED_DAY' AND detail = ''), 0)::float8 AS "distanceM"
         FROM rate_figure_now
         WHERE kind IN ('VIOLATION_DAY', 'JUDGED_DAY') AND slot >= $2 AND slot < $3 AND agency = $1 GROUP BY slot`,
  { notNull: ['slot', 'violations', 'distanceM'] },
);

/** Vehicles of an agency, and its first steps. $1 agency, $2 beginning of the period. */
export const AGENCY_FLEET = statement(
  'agencies.fleet',
  `SELECT count(*)::integer AS vehicles,
           (count(*) FILTER (WHERE EXISTS (SELECT FROM journey_binding binding WHERE binding.vehicle_id = vehicle.id
             AND binding.level = 'BOUND' AND binding.bound_from >= $2)))::integer AS observed,
           (count(*) FILTER (WHERE NOT EXISTS (SELECT FROM vehicle_code code WHERE code.vehicle_id = vehicle.id
             AND code.revoked_at IS NULL)))::integer AS "withoutCode",
           coalesce(bool_or(EXISTS (SELECT FROM vehicle_code code WHERE code.vehicle_id = vehicle.id)), false) AS "hasCode",
           coalesce(bool_or(EXISTS (SELECT FROM journey_binding binding WHERE binding.vehicle_id = vehicle.id)), false)
             AS "hasScan",
           (SELECT id FROM journey WHERE named_agency = $1 AND ended_at IS NOT NULL ORDER BY started_at DESC LIMIT 1)
             IS NOT NULL AS "hasJourney",
           coalesce(bool_and(vehicle.is_demo), false) AS "isDemo"
         FROM vehicle WHERE agency_name = $1 AND registered_at IS NOT NULL`,
  { notNull: ['vehicles', 'observed', 'withoutCode', 'hasCode', 'hasScan', 'hasJourney', 'isDemo'] },
);

/** Violations and judged distance of each agency in a week. $1 its beginning, $2 its end. */
export const WEEK_EXPOSURES = statement(
  'agencies.week-exposures',
  `SELECT agency, coalesce(sum(ranked) FILTER (WHERE kind = 'VIOLATION_DAY'), 0)::integer AS violations,
           coalesce(sum(distance_m) FILTER (WHERE kind = 'JUDGED_DAY' AND detail = ''), 0)::float8 AS "distanceM"
         FROM rate_figure_now
         WHERE kind IN ('VIOLATION_DAY', 'JUDGED_DAY') AND slot >= $1 AND slot < $2 AND agency <> '' GROUP BY agency`,
  { notNull: ['agency', 'violations', 'distanceM'] },
);

/** Vehicles of an agency, and those of them that an enrolled device recorded in a week. $1 agency, $2 its beginning, $3 its end. */
export const AGENCY_FLEET_OF_WEEK = statement(
  'agencies.fleet-of-week',
  `SELECT count(*)::integer AS vehicles,
           (count(*) FILTER (WHERE EXISTS (SELECT FROM journey_binding binding WHERE binding.vehicle_id = vehicle.id
             AND binding.level = 'BOUND' AND binding.bound_from >= $2 AND binding.bound_from < $3)))::integer AS observed
         FROM vehicle WHERE agency_name = $1 AND registered_at IS NOT NULL`,
  { notNull: ['vehicles', 'observed'] },
);
