import type { TestServer } from '../server/test-server';

/** A drive along a straight line at an even speed, a fix each minute. */
export interface WrittenDrive {
  /** Number of its driver, from 0: the account `driver-7`. */
  readonly driver: number;
  readonly plate: string;
  /** An agency that agreed to be named, whose bound bus it is. */
  readonly agency?: string;
  readonly startedAtMs: number;
  readonly minutes: number;
  /** Degrees, north then east. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** Judged metres, all of them under confirmed limits. */
  readonly judgedM: number;
  /** Proven violations, all at the start. */
  readonly events?: number;
}

/** Citizens with proven numbers who have said yes to everything. Gives their account ids. */
export async function writeDrivers({ dataSource }: TestServer, count: number): Promise<number[]> {
  const rows: { id: number }[] = await dataSource.query(
    `WITH added AS (
       INSERT INTO account (username, mobile_number, role, created_at, number_proven_at)
       SELECT 'driver-' || n, (680000000 + n)::text, 'CITIZEN', now() - interval '1 year', now() - interval '1 year'
       FROM generate_series(0, $1 - 1) n RETURNING id, created_at
     ), agreed AS (
       INSERT INTO consent (account_id, client_id, version, language, recording, cases, witness, adult, answered_at, received_at)
       SELECT id, gen_random_uuid(), 2, 'EN', true, true, true, 'YES', created_at, created_at FROM added
     )
     SELECT id FROM added ORDER BY id`,
    [count],
  );
  return rows.map(({ id }) => Number(id));
}

/** Writes drives of such drivers, with their booked way and violations. */
export async function writeDrives(
  { dataSource }: TestServer,
  drives: readonly WrittenDrive[],
): Promise<void> {
  const agencies = [...new Set(drives.flatMap(({ agency }) => agency ?? []))];
  await dataSource.query(
    `INSERT INTO transport_agency (name, position) SELECT name, 900 + n FROM unnest($1::text[]) WITH ORDINALITY AS agency (name, n)
     ON CONFLICT DO NOTHING`,
    [agencies],
  );
  await dataSource.query(WRITE, [
    JSON.stringify(drives.map((drive) => ({ agency: null, events: 0, ...drive }))),
  ]);
}

const WRITE = `
  WITH drive AS (
    SELECT row_number() OVER () AS n, *, to_timestamp("startedAtMs" / 1000.0) AS started_at
    FROM jsonb_to_recordset($1::jsonb) AS drive (driver integer, plate text, agency text, "startedAtMs" float8, minutes integer,
      "from" jsonb, "to" jsonb, "judgedM" integer, events integer)
  ), plates AS (
    INSERT INTO vehicle (plate, created_at, agency_name, registered_at, registration_number)
    SELECT DISTINCT ON (plate) plate, now(), agency, CASE WHEN agency IS NOT NULL THEN now() END, plate FROM drive
    ON CONFLICT (plate) DO UPDATE SET plate = excluded.plate RETURNING id, plate
  ), ids AS (
    SELECT drive.*, nextval(pg_get_serial_sequence('journey', 'id')) AS journey_id, plates.id AS vehicle_id, account.id AS account_id,
      started_at + make_interval(mins => minutes) AS ended_at
    FROM drive JOIN plates USING (plate) JOIN account ON account.username = 'driver-' || driver
  ), journeys AS (
    INSERT INTO journey (id, account_id, vehicle_id, registration_number, started_at, ended_at, last_received_at, content_hash,
      vehicle_type, category, traveller_role, distance_m, average_speed_kmh, moving_s, violation_count, binding, transport_agency,
      named_agency)
    SELECT journey_id, account_id, vehicle_id, plate, started_at, ended_at, ended_at, decode(md5(n::text), 'hex'),
      CASE WHEN agency IS NULL THEN 'CAR' ELSE 'BUS' END, CASE WHEN agency IS NULL THEN 'PRIVATE' ELSE 'PUBLIC' END, 'DRIVER',
      "judgedM", 60, minutes * 60, events, CASE WHEN agency IS NULL THEN 'TYPED' ELSE 'BOUND' END, agency, agency
    FROM ids RETURNING id, fix_day
  ), fixes AS (
    INSERT INTO fix (journey_id, fix_day, seq, lat, lng, recorded_at, accuracy_m, is_future)
    SELECT journey_id, fix_day, minute + 1,
      ("from" ->> 0)::float8 + (("to" ->> 0)::float8 - ("from" ->> 0)::float8) * minute / minutes,
      ("from" ->> 1)::float8 + (("to" ->> 1)::float8 - ("from" ->> 1)::float8) * minute / minutes,
      started_at + make_interval(mins => minute), 5, false
    FROM ids JOIN journeys ON journeys.id = journey_id CROSS JOIN LATERAL generate_series(0, minutes) minute
  ), ways AS (
    INSERT INTO judged_way (journey_id, hour, road, judged_m, confirmed_m, unjudged_m, from_at, to_at, is_open, vehicle_type, agency,
      bound_vehicle_id)
    SELECT journey_id, date_trunc('hour', started_at, 'UTC'), 'N3', "judgedM", "judgedM", 0, started_at, ended_at, false,
      CASE WHEN agency IS NULL THEN 'CAR' ELSE 'BUS' END, coalesce(agency, ''), CASE WHEN agency IS NOT NULL THEN vehicle_id END
    FROM ids
  )
  INSERT INTO violation (journey_id, account_id, vehicle_id, registration_number, transport_agency, named_agency, started_at, ended_at,
    vehicle_type, category, speed_kmh, latitude, longitude, severity, grade, fix_count, binding, is_primary, road)
  SELECT journey_id, account_id, vehicle_id, plate, agency, agency, started_at + make_interval(secs => event),
    started_at + make_interval(secs => event + 1), CASE WHEN agency IS NULL THEN 'CAR' ELSE 'BUS' END,
    CASE WHEN agency IS NULL THEN 'PRIVATE' ELSE 'PUBLIC' END, 90, ("from" ->> 0)::float8, ("from" ->> 1)::float8, 'DANGER', 'A', 12,
    CASE WHEN agency IS NULL THEN 'TYPED' ELSE 'BOUND' END, true, 'N3'
  FROM ids CROSS JOIN LATERAL generate_series(1, events) event`;
