import { statement } from '../../../platform/db/statement';

const SHARE = '(1 - sum(least(observed_s, seconds)) / nullif(sum(seconds), 0))::float8';

/** The bound journeys of vehicles since a time, with how long each lasted: conditions in SQL. */
const boundJourneys = (ofVehicles: string, since: string): string =>
  `journey CROSS JOIN LATERAL (
           SELECT extract(epoch FROM coalesce(ended_at, last_received_at) - started_at) AS seconds) lasted
         WHERE vehicle_id ${ofVehicles} AND binding = 'BOUND' AND NOT is_imported
           AND observed_s IS NOT NULL AND started_at >= ${since} AND seconds > 0`;

/** The unobserved share of the time of the bound journeys of one vehicle since a time, in SQL; null without such a journey. */
export const unobservedShareOf = (vehicle: string, since: string): string =>
  `SELECT ${SHARE} FROM ${boundJourneys(`= ${vehicle}`, since)}`;

/** The unobserved share of the time of the bound journeys of some vehicles. $1 vehicles, $2 since. */
export const UNOBSERVED_SHARES = statement(
  'journeys.unobserved-shares',
  `SELECT vehicle_id AS "vehicleId", ${SHARE} AS share
         FROM ${boundJourneys('= ANY ($1::bigint[])', '$2')}
         GROUP BY vehicle_id`,
);
