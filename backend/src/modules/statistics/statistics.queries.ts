import type { Statement } from '../../platform/db';

// The average of a journey is its moving distance over its moving time, so that the two give back the distance.
const FIGURES = `SELECT count(*) AS "totalJourneys",
    coalesce(sum(distance_m), 0) AS "totalDistanceM",
    coalesce(sum(average_speed_kmh * moving_s) FILTER (WHERE ended_at IS NOT NULL)
      / nullif(sum(moving_s) FILTER (WHERE ended_at IS NOT NULL), 0), 0) AS "averageSpeedKmh",
    coalesce(sum(violation_count), 0) AS "totalViolations",
    count(*) FILTER (WHERE ended_at IS NOT NULL) AS "endedJourneys",
    count(*) FILTER (WHERE ended_at IS NOT NULL AND violation_count = 0) AS "safeJourneys"
  FROM journey`;

/** The figures over all journeys. */
export const ALL_FIGURES: Statement = { name: 'statistics.all-figures', text: FIGURES };

/** The figures over the journeys of one account. $1 account. */
export const OWN_FIGURES: Statement = {
  name: 'statistics.own-figures',
  text: `${FIGURES} WHERE account_id = $1`,
};

/** Vehicles that have been on a journey since a time. $1 time. */
export const ACTIVE_VEHICLES: Statement = {
  name: 'statistics.active-vehicles',
  text: `SELECT count(DISTINCT vehicle_id) AS "activeVehicles" FROM journey WHERE started_at > $1`,
};

/** Whether there are journeys, and all of them are sample data. */
export const IS_ALL_DEMO: Statement = {
  name: 'statistics.is-all-demo',
  text: `SELECT EXISTS (SELECT 1 FROM journey) AND NOT EXISTS (SELECT 1 FROM journey WHERE NOT is_demo) AS "isDemo"`,
};
