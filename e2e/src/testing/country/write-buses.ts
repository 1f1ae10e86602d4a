import { KNOWN_COUNTRY, type KnownBus } from '@wakafine/simulator/country/known-truth';
import type { Client } from 'pg';

/** Way of each journey of a bus, judged m. */
const JOURNEY_M = 60_000;

/** A day of one bus: it was driven, and was too fast once or not at all. */
const DRIVEN = `WITH line AS (
    SELECT plate, registration, agency, is_bound, m, has_event,
      date_trunc('day', now() - days_ago * interval '1 day', 'Africa/Douala') + interval '11 hours' AS at
    FROM unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::integer[], $6::integer[], $7::boolean[])
      AS line (plate, registration, agency, is_bound, days_ago, m, has_event)
  ), known AS (
    INSERT INTO vehicle (plate, registration_number, registered_at, agency_name, vehicle_class, created_at)
    SELECT DISTINCT plate, registration, now(), agency, 'BUS', now() FROM line RETURNING id, plate
  ), driven AS (
    INSERT INTO journey (vehicle_id, content_hash, vehicle_type, registration_number, category, transport_agency, named_agency,
      traveller_role, started_at, ended_at, last_received_at, route_simplified_at, binding)
    SELECT known.id, '', 'BUS', registration, 'PUBLIC', agency, CASE WHEN is_bound THEN agency END, 'DRIVER', at,
      at + interval '50 minutes', now(), now(), CASE WHEN is_bound THEN 'BOUND' ELSE 'TYPED' END
    FROM line JOIN known USING (plate) RETURNING id, vehicle_id, started_at AS at, binding
  ), way AS (
    INSERT INTO judged_way (journey_id, hour, road, judged_m, confirmed_m, unjudged_m, from_at, to_at, is_open, vehicle_type,
      agency, bound_vehicle_id)
    SELECT driven.id, date_trunc('hour', line.at, 'UTC'), 'N2', m, m, 0, line.at, line.at + interval '50 minutes', false, 'BUS', '',
      CASE WHEN is_bound THEN vehicle_id END
    FROM line JOIN known USING (plate) JOIN driven ON driven.vehicle_id = known.id AND driven.at = line.at
  ), violated AS (
    INSERT INTO violation (journey_id, vehicle_id, vehicle_type, registration_number, category, transport_agency, named_agency,
      started_at, ended_at, speed_kmh, latitude, longitude, severity, grade, fix_count, proven_kmh, uncertainty_kmh, proven_s,
      limit_kmh, limit_zone, limit_source, road, binding)
    SELECT driven.id, vehicle_id, 'BUS', registration, 'PUBLIC', agency, CASE WHEN is_bound THEN agency END, line.at, line.at, 80,
      3.87, 11.5, 'DANGER', 'A', 12, 78, 2, 30, 50, 'OPEN_ROAD', 'made up', 'N2', driven.binding
    FROM line JOIN known USING (plate) JOIN driven ON driven.vehicle_id = known.id AND driven.at = line.at
    WHERE has_event RETURNING *
  )
  INSERT INTO vehicle_event (vehicle_id, started_at, ended_at, primary_violation_id, speed_kmh, severity, grade, level)
  SELECT vehicle_id, started_at, ended_at, id, speed_kmh, severity, grade, 'BOUND' FROM violated WHERE binding = 'BOUND'`;

/** Writes the buses of the known country with their days, and the calm ones beside which some of them stand out. */
export async function writeBuses(client: Client): Promise<void> {
  const { buses, calm } = KNOWN_COUNTRY;
  const agency = 'Le Voyageur';
  const calmOnes = Array.from({ length: calm.count }, (_, at): KnownBus => {
    return { plate: `NO ${at + 500} MU`, agency, daysAgo: [2], isBound: true };
  });
  const days = [
    ...buses.flatMap((bus) =>
      bus.daysAgo.map((daysAgo) => ({ ...bus, daysAgo, m: JOURNEY_M, hasEvent: true })),
    ),
    ...calmOnes.map((bus) => ({ ...bus, daysAgo: 2, m: calm.km * 1_000, hasEvent: false })),
  ];
  await client.query(DRIVEN, [
    days.map(({ plate }) => plate.replaceAll(' ', '')),
    days.map(({ plate }) => plate),
    days.map((day) => day.agency),
    days.map(({ isBound }) => isBound),
    days.map(({ daysAgo }) => daysAgo),
    days.map(({ m }) => m),
    days.map(({ hasEvent }) => hasEvent),
  ]);
}
