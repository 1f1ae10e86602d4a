import type { KnownLine } from '@wakafine/simulator/country/known-country';
import type { Client } from 'pg';

/**
 * The bulk door of the segment ledger: writes what months of journeys add up to, as their bookings would store it, way into
 * `segment_share` and violations with the segment on which each began. The server counts the figures from it within seconds. All
 * violations are of one vehicle, whose plate was only typed.
 */
export async function writeLines(client: Client, lines: readonly KnownLine[]): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `WITH vehicle AS (
       INSERT INTO vehicle (plate, created_at) VALUES ('MADEUP1', now()) RETURNING id
     )
     INSERT INTO journey (vehicle_id, content_hash, vehicle_type, registration_number, category, traveller_role, started_at,
       ended_at, last_received_at, route_simplified_at)
     SELECT id, '', 'BUS', 'MADE UP 1', 'PRIVATE', 'DRIVER', now() - interval '200 days', now() - interval '1 hour', now(), now()
     FROM vehicle RETURNING id`,
  );
  await client.query(
    `INSERT INTO segment_share (segment, direction, hour, vehicle_class, agency, judged_m, confirmed_m, above_m,
       unjudged_m, passages, speed_m, share_permille)
     SELECT segment, 'ALONG', date_trunc('hour', at), 'BUS', agency, judged_m, judged_m, judged_m / 10, 0, 6,
       array_fill(0, ARRAY[15]) || ARRAY[judged_m] || array_fill(0, ARRAY[15]), 1000
     FROM unnest($1::text[], $2::timestamptz[], $3::text[], $4::integer[]) AS line (segment, at, agency, judged_m)`,
    [...columnsOf(lines), lines.map(({ judgedM }) => judgedM)],
  );
  const events = lines.flatMap((line) => Array.from({ length: line.events }, () => line));
  await client.query(
    `WITH event AS (
       SELECT nextval('record_id_seq') AS id, journey.id AS journey_id, vehicle_id, line.*
       FROM journey, unnest($2::text[], $3::timestamptz[], $4::text[]) AS line (segment, at, agency) WHERE journey.id = $1
     ), violated AS (
       INSERT INTO violation (id, journey_id, vehicle_id, vehicle_type, registration_number, category, started_at, ended_at,
         speed_kmh, latitude, longitude, severity, grade, fix_count, proven_kmh, uncertainty_kmh, proven_s, limit_kmh,
         limit_zone, limit_source, road)
       SELECT id, journey_id, vehicle_id, 'BUS', 'MADE UP 1', 'PRIVATE', at, at, 80, 4.05116, 9.76794, 'DANGER', 'A', 12,
         78, 2, 30, 50, 'OPEN_ROAD', 'made up', split_part(segment, '-', 1) FROM event RETURNING id
     )
     INSERT INTO segment_event (segment, direction, hour, vehicle_class, agency, violation_id, journey_id, is_counted, is_confirmed)
     SELECT segment, 'ALONG', date_trunc('hour', at), 'BUS', agency, id, journey_id, true, true FROM event JOIN violated USING (id)`,
    [rows[0]?.id, ...columnsOf(events)],
  );
}

function columnsOf(lines: readonly KnownLine[]): [string[], Date[], string[]] {
  return [
    lines.map(({ segment }) => segment),
    lines.map(({ atMs }) => new Date(atMs)),
    lines.map(({ agency }) => agency),
  ];
}
