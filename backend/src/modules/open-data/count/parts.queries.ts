import { DISCLOSURE } from '@wakafine/domain/opendata/disclosure';
import { CELLS_PER_DEGREE } from '@wakafine/domain/opendata/cells';
import { statement } from '../../../platform/db/statement';

/** Cell of way whose place is not known. */
export const NO_CELL = -9_999;

/** A hidden vehicle is one for each account that typed it: else anyone who types a plate could see whether it was there before. */
const vehicleOf = (bound: string, account: string, typed: string): string =>
  `CASE WHEN ${bound} THEN 'vehicle ' || ${typed} ELSE ${account} || ' in ' || ${typed} END`;
const cellOf = (degrees: string): string => `floor((${degrees}) * ${CELLS_PER_DEGREE})::smallint`;
const hourOf = (time: string): string => `extract(hour FROM ${time} AT TIME ZONE 'Africa/Douala')::smallint`;
/** As `bandOfHour` of the domain. */
const bandOf = (
  hour: string,
): string => `CASE WHEN ${hour} < 6 OR ${hour} >= 22 THEN '22-06' WHEN ${hour} < 10 THEN '06-10'
  WHEN ${hour} < 16 THEN '10-16' ELSE '16-22' END`;

/** The middles of the pieces of at most a kilometre that the way of a journey consists of; jumps of over 250 km/h are no way. */
const PIECES = `SELECT from_lat + (lat - from_lat) * middle AS lat, from_lng + (lng - from_lng) * middle AS lng,
    from_at + (recorded_at - from_at) * middle AS at, metres / pieces AS metres
  FROM (
    SELECT lat, lng, recorded_at, lag(lat) OVER ordered AS from_lat, lag(lng) OVER ordered AS from_lng,
      lag(recorded_at) OVER ordered AS from_at
    FROM fix WHERE fix.journey_id = journeys.id AND fix.fix_day = journeys.fix_day
      AND NOT is_future AND coalesce(accuracy_m, 0) <= 50
    WINDOW ordered AS (ORDER BY recorded_at, seq)
  ) leg
  CROSS JOIN LATERAL (
    SELECT 111195 * sqrt((lat - from_lat) ^ 2 + ((lng - from_lng) * cos(radians(lat))) ^ 2) AS metres
  ) length
  CROSS JOIN LATERAL (SELECT least(500, greatest(1, ceil(metres / 1000)))::integer AS pieces) cut
  CROSS JOIN LATERAL (SELECT (piece - 0.5) / pieces AS middle FROM generate_series(1, pieces) piece) of_piece
  WHERE metres > 0 AND metres <= extract(epoch FROM recorded_at - from_at) * 70 OFFSET 0`;

/**
 * Way and events of a month by person, cell and hour. The metres are those that were booked (`judged_way`); the fixes only say in
 * which cells they lie. Only persons count whose number was proven before the month, so that nobody quickly makes up the other nine; left out are imported files
 * and persons who have withdrawn their yes, refuse, or have asked to be erased. $1 from, $2 until, $3 whether sample data, $4 now.
 */
export const FILL_PARTS = statement(
  'open-data.fill-parts',
  `WITH journeys AS MATERIALIZED (
           SELECT journey.id, journey.account_id, journey.vehicle_id, journey.fix_day
           FROM journey JOIN account ON account.id = journey.account_id
           WHERE journey.started_at >= $1::timestamptz - interval '8 days' AND journey.started_at < $2
             AND journey.is_demo = $3 AND NOT journey.is_imported
             AND (account.number_proven_at < $1 OR account.is_demo) AND account.deletion_requested_at IS NULL
             AND consent_covers(account.id, 'RECORDING', $4, $4)
             AND NOT EXISTS (SELECT FROM open_data_refusal refusal WHERE refusal.account_id = account.id)
         ), way AS (
           SELECT journeys.id AS journey_id, booked.hour, booked.vehicle_type, booked.agency, journeys.account_id,
             ${vehicleOf('booked.bound_vehicle_id IS NOT NULL', 'journeys.account_id', 'coalesce(booked.bound_vehicle_id, journeys.vehicle_id)')}
               AS vehicle,
             sum(booked.judged_m * booked.share) AS judged_m, sum(booked.confirmed_m * booked.share) AS confirmed_m
           FROM journeys JOIN judged_way booked ON booked.journey_id = journeys.id
           WHERE booked.hour >= $1 AND booked.hour < $2 GROUP BY 1, 2, 3, 4, 5, 6
         ), passed AS (
           SELECT journeys.id AS journey_id, date_trunc('hour', piece.at, 'UTC') AS hour, ${cellOf('piece.lat')} AS lat_cell,
             ${cellOf('piece.lng')} AS lng_cell, sum(piece.metres) AS metres
           FROM journeys CROSS JOIN LATERAL (${PIECES}) piece GROUP BY 1, 2, 3, 4
         ), placed AS (
           SELECT coalesce(lat_cell, ${NO_CELL})::smallint AS lat_cell, coalesce(lng_cell, ${NO_CELL})::smallint AS lng_cell,
             ${hourOf('way.hour')} AS hour, vehicle_type, agency, account_id, vehicle,
             coalesce(metres / sum(metres) OVER (PARTITION BY way.journey_id, way.hour), 1) AS part,
             judged_m, confirmed_m
           FROM way LEFT JOIN passed ON passed.journey_id = way.journey_id AND passed.hour = way.hour
         ), parts AS (
           SELECT lat_cell, lng_cell, hour, vehicle_type, agency, account_id, vehicle, judged_m * part AS judged_m,
             confirmed_m * part AS confirmed_m, 0 AS events, 0 AS confirmed_events
           FROM placed
           UNION ALL
           SELECT ${cellOf('violation.latitude')}, ${cellOf('violation.longitude')}, ${hourOf('violation.started_at')},
             violation.vehicle_type, coalesce(violation.named_agency, ''), journeys.account_id,
             ${vehicleOf("violation.binding = 'BOUND'", 'journeys.account_id', 'violation.vehicle_id')},
             0, 0, 1, violation.is_limit_confirmed::integer
           FROM journeys JOIN violation ON violation.journey_id = journeys.id
           WHERE violation.started_at >= $1 AND violation.started_at < $2 AND NOT violation.is_withdrawn
             AND NOT violation.is_claimed AND violation.is_primary AND violation.grade <> 'C' AND violation.binding <> 'CONFLICT'
             AND violation.road IS NOT NULL AND violation.latitude IS NOT NULL
         )
         INSERT INTO open_data_part (lat_cell, lng_cell, hour, band, vehicle_type, agency, person, vehicle, judged_m,
           confirmed_m, events, confirmed_events)
         SELECT lat_cell, lng_cell, hour, ${bandOf('hour')}, vehicle_type, agency, account_id, vehicle, sum(judged_m),
           sum(confirmed_m), sum(events), sum(confirmed_events)
         FROM parts GROUP BY lat_cell, lng_cell, hour, vehicle_type, agency, account_id, vehicle`,
);

/** Empties the parts. */
export const DELETE_PARTS = statement('open-data.delete-parts', 'DELETE FROM open_data_part');

const FACTS = {
  notNull: ['persons', 'vehicles', 'distanceM', 'events', 'people'],
} as const;

/** The parts added up by some columns, with what their disclosure is judged by. */
function factsBy(keys: string, { metres = 'judged_m', events = 'events', where = 'true' } = {}): string {
  return `WITH own AS (
           SELECT ${keys}, person, sum(${metres}) AS metres, sum(${events}) AS events
           FROM open_data_part WHERE ${where} GROUP BY ${keys}, person
         ), ordered AS (
           SELECT *, row_number() OVER (PARTITION BY ${keys} ORDER BY metres DESC, person) AS by_way,
             row_number() OVER (PARTITION BY ${keys} ORDER BY events DESC, person) AS by_events
           FROM own
         ), driven AS (
           SELECT ${keys}, count(DISTINCT vehicle) FILTER (WHERE ${metres} > 0) AS vehicles
           FROM open_data_part WHERE ${where} GROUP BY ${keys}
         )
         SELECT ${keys}, count(*) FILTER (WHERE metres > 0)::integer AS persons, max(vehicles)::integer AS vehicles,
           sum(metres)::float8 AS "distanceM", sum(events)::integer AS events,
           jsonb_agg(jsonb_build_object('person', person, 'distanceM', metres, 'events', events) ORDER BY by_way)
             FILTER (WHERE by_way < ${DISCLOSURE.k} OR by_events < ${DISCLOSURE.k}) AS people
         FROM ordered JOIN driven USING (${keys}) GROUP BY ${keys} ORDER BY ${keys}`;
}

/** By cell, part of the day, kind of vehicle and agency. */
export const FACTS_BY_CELL = statement(
  'open-data.facts-by-cell',
  factsBy('lat_cell, lng_cell, band, vehicle_type, agency'),
  FACTS,
);

/** By hour of the day and kind of vehicle. */
export const FACTS_BY_HOUR = statement('open-data.facts-by-hour', factsBy('hour, vehicle_type'), FACTS);

/** By cell. */
export const FACTS_OF_CELLS = statement('open-data.facts-of-cells', factsBy('lat_cell, lng_cell'), FACTS);

/** By agency, of confirmed limits. */
export const FACTS_BY_AGENCY = statement(
  'open-data.facts-by-agency',
  factsBy('agency', { metres: 'confirmed_m', events: 'confirmed_events', where: "agency <> ''" }),
  FACTS,
);

/** Vehicles of each agency in the register. */
export const FLEETS = statement(
  'open-data.fleets',
  `SELECT agency_name AS agency, count(*)::integer AS vehicles FROM vehicle
         WHERE agency_name IS NOT NULL AND registered_at IS NOT NULL GROUP BY agency_name`,
  { notNull: ['agency', 'vehicles'] },
);
