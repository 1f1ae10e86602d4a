import { ledgerStatements } from './ledger';

/** Size of a full country. */
const FULL = {
  accounts: 40_000,
  vehicles: 20_000,
  journeys: 200_000,
  active: 2_000,
  violations: 1_000_000,
  fixes: 10_000_000,
  incidents: 50_000,
  auditEntries: 200_000,
} as const;

/** Size of a country. */
export type CountrySize = Readonly<Record<keyof typeof FULL, number>>;

/** The share of a full country, percent. */
export function countrySize(percent: number): CountrySize {
  const share = (count: number): number => Math.max(1, Math.round((count * percent) / 100));
  return {
    accounts: share(FULL.accounts),
    vehicles: share(FULL.vehicles),
    journeys: share(FULL.journeys),
    active: share(FULL.active),
    violations: share(FULL.violations),
    fixes: share(FULL.fixes),
    incidents: share(FULL.incidents),
    auditEntries: share(FULL.auditEntries),
  };
}

const AGENCIES = `(ARRAY['Touristique Express', 'Musango Bus Service', 'United Express', 'Afrique Con Plc',
  'General Express Voyages', 'Moghamo Travel Agency', 'Finexs Voyages', 'Garanti Express'])`;
const NAMES = "(ARRAY['Demo', 'Sample', 'Example', 'Model', 'Pattern', 'Trial', 'Test'])";
/** A year up to now, so that the last rows are of this minute. */
const TIME_OF = (index: string, count: number): string =>
  `now() - interval '360 days' * (1 - ${index}::float8 / ${count})`;

/** Ids of public rows in no order, as the trigger makes them that is off meanwhile, and slow. */
const PUBLIC_ID = '281474976710656 + n::bigint * 2654435761 % 4294967296';

const TRIGGERS = (does: 'DISABLE' | 'ENABLE'): string =>
  ['journey', 'violation', 'incident', 'judged_way', 'segment_share', 'segment_event']
    .map((table) => `ALTER TABLE ${table} ${does} TRIGGER USER`)
    .join('; ');
/** References of the long tables, row by row, would take most of the time. */
const REFERENCES = [
  ['violation', 'journey'],
  ['violation', 'account'],
  ['violation', 'vehicle'],
] as const;
const WITHOUT_REFERENCES = REFERENCES.map(
  ([table, to]) => `ALTER TABLE ${table} DROP CONSTRAINT ${table}_${to}_id_fkey`,
).join('; ');
const WITH_REFERENCES = REFERENCES.map(
  ([table, to]) =>
    `ALTER TABLE ${table} ADD CONSTRAINT ${table}_${to}_id_fkey FOREIGN KEY (${to}_id) REFERENCES ${to} NOT VALID`,
).join('; ');

/**
 * The statements that make a country, each with a word on what it makes; without segments it has no segment ledger. Triggers and references are off meanwhile, and
 * the figures counted at the end, as after loading a dump.
 */
export function countryStatements(
  size: CountrySize,
  segments: readonly string[] = [],
): [what: string, statement: string][] {
  const { accounts, vehicles, journeys, active, violations, fixes, incidents, auditEntries } = size;
  return [
    [
      'quiet',
      `SET synchronous_commit = off; SELECT setseed(0.42); ${TRIGGERS('DISABLE')}; ${WITHOUT_REFERENCES}`,
    ],
    [
      'accounts',
      `INSERT INTO account (id, username, mobile_number, role, full_name, is_suspended, created_at)
       SELECT 1000 + n, 600000000 + n, 600000000 + n, 'CITIZEN',
         CASE WHEN n % 5 > 0 THEN ${NAMES}[1 + n % 7] || ' Citizen ' || to_hex(n::bigint * 2654435761 % 4294967296) END,
         n % 50 = 0, ${TIME_OF('n', accounts)} FROM generate_series(1, ${accounts}) n`,
    ],
    [
      'vehicles',
      `INSERT INTO vehicle (id, plate, violator_status, created_at)
       SELECT n, (ARRAY['LT', 'CE', 'OU', 'SW', 'NW', 'AD'])[1 + n % 6] || lpad((n / 676 % 1000)::text, 3, '0')
         || chr(65 + n % 26) || chr(65 + n / 26 % 26) || CASE WHEN n / 676 >= 1000 THEN 'X' ELSE '' END,
         CASE WHEN n % 900 = 0 THEN 'SUSPENDED' WHEN n % 40 = 0 THEN 'UNDER_REVIEW' ELSE 'ACTIVE' END, now() FROM generate_series(1, ${vehicles}) n`,
    ],
    [
      'journeys',
      `INSERT INTO journey (id, account_id, vehicle_id, content_hash, vehicle_type, registration_number, category,
         transport_agency, public_id, traveller_role, started_at, declared_ended_at, ended_at, last_received_at,
         last_fix_at, fix_count, accepted_through, distance_m, max_speed_kmh, average_speed_kmh, moving_s, current_speed_kmh,
         violation_count, are_passages_counted, fix_day, route_simplified_at)
       SELECT n, 1001 + n % ${accounts}, vehicle.id, '', CASE WHEN is_public THEN 'BUS' ELSE 'CAR' END, vehicle.plate,
         CASE WHEN is_public THEN 'PUBLIC' ELSE 'PRIVATE' END,
         CASE WHEN is_public THEN ${AGENCIES}[1 + (vehicle.id % 29) % 8] END, ${PUBLIC_ID}, 'DRIVER', at, ended, ended,
         coalesce(ended, now()), coalesce(ended, now()), ${Math.round(fixes / journeys)},
         ${Math.round(fixes / journeys)}, 40000 + n % 7 * 9000, 90, 55, 3000,
         CASE WHEN ended IS NULL THEN n % 90 END, ${Math.round(violations / journeys)},
         ended IS NOT NULL, CASE WHEN at < now() - interval '31 days' THEN '-infinity' ELSE at::date END,
         CASE WHEN at < now() - interval '31 days' THEN at + interval '30 days' END
       FROM (
         SELECT n, 1 + (n::bigint * 7919) % ${vehicles} AS vehicle_id, ${TIME_OF('n', journeys)} AS at,
           CASE WHEN n <= ${journeys - active} THEN ${TIME_OF('n', journeys)} + interval '50 min' END AS ended
         FROM generate_series(1, ${journeys}) n
       ) made JOIN vehicle ON vehicle.id = made.vehicle_id CROSS JOIN LATERAL (SELECT vehicle.id % 2 = 0) kind (is_public)
       ORDER BY n`,
    ],
    [
      'violations',
      `INSERT INTO violation (id, journey_id, account_id, vehicle_id, vehicle_type, registration_number, category,
         transport_agency, public_id, started_at, ended_at, speed_kmh, mean_speed_kmh, latitude, longitude, severity, grade,
         fix_count, is_claimed, is_withdrawn, reported_at)
       SELECT n, journey.id, account_id, vehicle_id, vehicle_type, registration_number, category, transport_agency,
         ${PUBLIC_ID}, at, at + interval '40 s', kmh, kmh - 3, 3.8 + chance * 3, 9.7 + chance * 2,
         CASE WHEN kmh >= 70 THEN 'DANGER' WHEN kmh >= 60 THEN 'WARNING' ELSE 'CAUTION' END,
         CASE WHEN n % 20 = 0 THEN 'C' WHEN n % 4 = 0 THEN 'B' ELSE 'A' END, 12, n % 97 = 0, n % 53 = 0,
         CASE WHEN n % 71 = 0 THEN at END
       FROM (
         SELECT n, 1 + (n - 1) * ${journeys}::bigint / ${violations} AS journey_id, random() AS chance,
           50 + 70 * power(random(), 2) AS kmh FROM generate_series(1, ${violations}) n
       ) made JOIN journey ON journey.id = made.journey_id
         CROSS JOIN LATERAL (SELECT started_at + n % 5 * interval '9 min') moment (at)
       ORDER BY n`,
    ],
    [
      'fixes',
      `SELECT fix_day_add(day) FROM (SELECT DISTINCT fix_day AS day FROM journey WHERE fix_day > '-infinity') AS found;
       INSERT INTO fix (journey_id, seq, fix_day, lat, lng, recorded_at, accuracy_m, speed_kmh, is_future)
       SELECT journey.id, seq, fix_day, 4.05 + seq * 0.001, 9.77 + seq * 0.001, started_at + seq * interval '1 min', 8, 50, false
       FROM journey CROSS JOIN generate_series(1, ${Math.round(fixes / journeys)}) seq`,
    ],
    [
      'incidents',
      `INSERT INTO incident (id, account_id, content_hash, mood, incident_type, severity, description, latitude,
         longitude, occurred_at, received_at, status, resolved_at)
       SELECT ${violations} + n, 1001 + n % ${accounts}, '', 'WORRIED', 'ROAD_HAZARD',
         (ARRAY['LOW', 'MEDIUM', 'HIGH'])[1 + n % 3], 'Made by a benchmark, at the stone ' || to_hex(n * 40503 % 65536), 4.05, 9.77, at, at,
         CASE WHEN n % 9 = 0 THEN 'RECEIVED' ELSE 'RESOLVED' END, CASE WHEN n % 9 > 0 THEN at END
       FROM generate_series(1, ${incidents}) n CROSS JOIN LATERAL (SELECT ${TIME_OF('n', incidents)}) moment (at)`,
    ],
    [
      'passages',
      `INSERT INTO cell_passage (day, lat_cell, lng_cell, is_demo, passages)
       SELECT (now() - interval '1 day' * day)::date, 380 + cell, 970 + cell * 2 / 3, false, 1 + (cell * 7 + day) % 90
       FROM generate_series(0, 359) day CROSS JOIN generate_series(0, 299) cell`,
    ],
    [
      'audit log',
      `INSERT INTO audit_entry (at, account_id, actor_name, actor_role, act, target, details)
       SELECT ${TIME_OF('n', auditEntries)}, NULL, 'staff-' || n % 60, 'OPERATOR',
         (ARRAY['STAFF_SIGNED_IN', 'REGISTRATIONS_REVEALED', 'INCIDENT_MOVED', 'EXPORT_STARTED'])[1 + n % 4],
         'incident:' || ${violations} + n % ${incidents}, jsonb_build_object('reason', 'Made by a benchmark', 'number', n)
       FROM generate_series(1, ${auditEntries}) n`,
    ],
    [
      'judged ways',
      `INSERT INTO judged_way (journey_id, hour, road, judged_m, confirmed_m, unjudged_m, from_at, to_at, is_open,
         vehicle_type, agency, bound_vehicle_id)
       SELECT id, date_trunc('hour', started_at), (ARRAY['', 'N1', 'N3', 'N4', 'N5'])[1 + id % 5], distance_m, distance_m,
         distance_m / 20, started_at, coalesce(ended_at, last_received_at), ended_at IS NULL, vehicle_type,
         coalesce(named_agency, ''), CASE WHEN binding = 'BOUND' THEN vehicle_id END
       FROM journey;
       UPDATE violation SET road = (ARRAY['', 'N1', 'N3', 'N4', 'N5'])[1 + journey_id % 5] WHERE grade <> 'C'`,
    ],
    ...(segments.length === 0 ? [] : ledgerStatements(segments)),
    [
      'rule',
      `INSERT INTO rule_proposal (vehicle_id, proposed_at, events, days, dangers, low_per_1000_km, peers_per_1000_km)
       SELECT id, now(), 6, 4, 1, 1.5, 0.2 FROM vehicle WHERE id % 400 = 0`,
    ],
    [
      'figures',
      `DELETE FROM figure; INSERT INTO figure SELECT * FROM figure_recount ORDER BY slot;
       INSERT INTO vehicle_figure SELECT * FROM vehicle_recount(ARRAY(SELECT id FROM vehicle))`,
    ],
    [
      'numbers',
      `SELECT setval(pg_get_serial_sequence(name, 'id'), 10000000) FROM unnest(ARRAY['account', 'vehicle', 'journey']) name;
       SELECT setval('record_id_seq', 10000000)`,
    ],
    ['as before', `${TRIGGERS('ENABLE')}; ${WITH_REFERENCES}`],
    ['statistics', 'VACUUM (ANALYZE)'],
  ];
}
