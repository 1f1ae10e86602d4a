import fc from 'fast-check';
import { until } from '../../../testing/server/test-sockets';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { driveViolator } from '../../../testing/drives/violator';
import { staffClient } from '../../../testing/staff';
import { checkRollups } from './check-rollups';
import { foldRollups } from './fold-rollups';

const RUNS = 16;
const HOUR_S = 3_600;
const PATIENCE_MS = 30_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** One change behind the doors; `pick` chooses among the rows that there are, so that any history is possible. */
type Step = readonly [name: keyof typeof STEPS, pick: number, value: number];

const at = (value: number): Date => new Date(Date.UTC(2026, 9, 1) + (value % 500) * 0.37 * HOUR_S * 1000);
const severityOf = (value: number): string => ['CAUTION', 'WARNING', 'DANGER'][value % 3] ?? 'DANGER';
const statusOf = (value: number): string => ['RECEIVED', 'VERIFIED', 'UNDER_REVIEW'][value % 3] ?? 'RECEIVED';

async function onOne(table: string, change: string, pick: number, values: readonly unknown[]): Promise<void> {
  const [row] = await server.dataSource.query(
    `SELECT id FROM ${table} ORDER BY id OFFSET (SELECT $1::bigint % greatest(count(*), 1) FROM ${table}) LIMIT 1`,
    [pick],
  );
  if (row !== undefined) {
    const statement = change === 'DELETE' ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${change}`;
    await server.dataSource.query(`${statement} WHERE id = $1`, [row.id, ...values]);
  }
}

const INSERT_JOURNEY = `INSERT INTO journey (account_id, vehicle_id, content_hash, vehicle_type, registration_number,
    category, transport_agency, traveller_role, started_at, last_received_at)
  VALUES (NULL, $1, '', (ARRAY['CAR', 'BUS'])[$2::int % 2 + 1], 'ABC', (ARRAY['PRIVATE', 'PUBLIC'])[$2::int % 2 + 1],
    (ARRAY[NULL, 'Demo Line'])[$2::int % 2 + 1], 'DRIVER', $3, $3)`;
const INSERT_VIOLATION = `INSERT INTO violation (journey_id, vehicle_id, vehicle_type, registration_number, category,
    transport_agency, started_at, speed_kmh, severity, grade, is_claimed, binding)
  SELECT id, vehicle_id, vehicle_type, 'ABC', category, transport_agency, $3, 80, $4,
    (ARRAY['A', 'B', 'C'])[$2::int % 3 + 1], $2::int % 5 = 0, (ARRAY['BOUND', 'TYPED'])[$2::int % 2 + 1]
  FROM journey ORDER BY id OFFSET (SELECT $1::bigint % greatest(count(*), 1) FROM journey) LIMIT 1`;
const INSERT_INCIDENT = `INSERT INTO incident (content_hash, mood, incident_type, severity, occurred_at, received_at)
  VALUES ('', 'SAD', (ARRAY['OTHER', 'PEDESTRIAN'])[$1::int % 2 + 1], 'LOW', $2, $2)`;

const INSERT_WAY = `INSERT INTO judged_way (journey_id, hour, road, judged_m, confirmed_m, unjudged_m, from_at, to_at, is_open,
    vehicle_type, agency, bound_vehicle_id)
  SELECT id, date_trunc('hour', $3::timestamptz), (ARRAY['N3', ''])[$2::int % 2 + 1], $2::int, $2::int / 2, $2::int % 7, $3, $3,
    ended_at IS NULL AND $2::int % 3 = 0, vehicle_type, coalesce(named_agency, ''), CASE WHEN binding = 'BOUND' THEN vehicle_id END
  FROM journey ORDER BY id OFFSET (SELECT $1::bigint % greatest(count(*), 1) FROM journey) LIMIT 1
  ON CONFLICT (journey_id, hour, road) DO UPDATE SET judged_m = excluded.judged_m, confirmed_m = excluded.confirmed_m,
    unjudged_m = excluded.unjudged_m, is_open = excluded.is_open`;
const SHARE_WAY = `UPDATE judged_way SET share = $2::int % 4 / 4.0 WHERE ctid = (SELECT ctid FROM judged_way
  ORDER BY journey_id, hour, road OFFSET (SELECT $1::bigint % greatest(count(*), 1) FROM judged_way) LIMIT 1)`;

const PLACE = `(ARRAY['N3-001', 'N3-002'])[$2::int % 2 + 1], (ARRAY['ALONG', 'AGAINST'])[$2::int % 3 / 2 + 1],
    date_trunc('hour', $3::timestamptz), (ARRAY['CAR', 'BUS'])[$2::int % 2 + 1]`;
const INSERT_SHARE = `INSERT INTO segment_share (journey_id, segment, direction, hour, vehicle_class, agency, judged_m, confirmed_m,
    above_m, unjudged_m, passages, speed_m, share_permille)
  SELECT id, ${PLACE}, coalesce(named_agency, ''), $2::int, $2::int / 2, $2::int / 3, $2::int % 7, $2::int % 2,
    array_fill($2::int % 9, ARRAY[31]), $2::int % 4 * 333
  FROM journey ORDER BY id OFFSET (SELECT $1::bigint % greatest(count(*), 1) FROM journey) LIMIT 1
  ON CONFLICT (journey_id, segment, direction, hour) DO UPDATE SET judged_m = excluded.judged_m,
    confirmed_m = excluded.confirmed_m, above_m = excluded.above_m, share_permille = excluded.share_permille`;
const INSERT_EVENT = `INSERT INTO segment_event (violation_id, journey_id, segment, direction, hour, vehicle_class, agency, is_counted,
    is_confirmed)
  SELECT id, journey_id, ${PLACE}, coalesce(named_agency, ''), NOT is_withdrawn AND NOT is_claimed AND is_primary AND grade <> 'C',
    is_limit_confirmed
  FROM violation WHERE journey_id IS NOT NULL
  ORDER BY id OFFSET (SELECT $1::bigint % greatest(count(*), 1) FROM violation) LIMIT 1 ON CONFLICT DO NOTHING`;

const STEPS = {
  bookSegment: (pick: number, value: number) =>
    server.dataSource.query(INSERT_SHARE, [pick, value, at(value)]),
  bookEvent: (pick: number, value: number) => server.dataSource.query(INSERT_EVENT, [pick, value, at(value)]),
  erase: (pick: number) => onOne('journey', 'account_id = NULL', pick, []),
  book: (pick: number, value: number) => server.dataSource.query(INSERT_WAY, [pick, value, at(value)]),
  share: (pick: number, value: number) => server.dataSource.query(SHARE_WAY, [pick, value]),
  bind: (pick: number, value: number) =>
    onOne('journey', `binding = (ARRAY['BOUND', 'TYPED'])[$2::int % 2 + 1]`, pick, [value]),
  place: (pick: number, value: number) =>
    onOne('violation', `road = (ARRAY['N1', '', NULL])[$2::int % 3 + 1]`, pick, [value]),
  start: (pick: number, value: number) =>
    server.dataSource.query(INSERT_JOURNEY, [vehicleIds[pick % vehicleIds.length], value, at(value)]),
  end: (pick: number, value: number) =>
    onOne('journey', `ended_at = started_at + $2 * interval '1 s', distance_m = $2`, pick, [value]),
  judgeAnew: (pick: number, value: number) =>
    onOne('journey', 'violation_count = $2::int % 3, distance_m = $2 * 1.7', pick, [value]),
  moveOn: (pick: number, value: number) =>
    onOne('journey', 'moving_s = $2::int % 900, average_speed_kmh = $2::int % 90', pick, [value]),
  startEarlier: (pick: number, value: number) =>
    onOne('journey', `started_at = started_at - $2 * interval '1 s'`, pick, [value]),
  bindAndEnd: (pick: number, value: number) =>
    onOne(
      'journey',
      `vehicle_id = $2, binding = 'BOUND', ended_at = started_at + interval '1 h', distance_m = $3`,
      pick,
      [vehicleIds[value % vehicleIds.length], value],
    ),
  deleteJourney: (pick: number) => onOne('journey', 'DELETE', pick, []),
  open: (pick: number, value: number) =>
    server.dataSource.query(INSERT_VIOLATION, [pick, value, at(value), severityOf(value)]),
  rise: (pick: number, value: number) => onOne('violation', 'severity = $2', pick, [severityOf(value)]),
  withdraw: (pick: number, value: number) =>
    onOne('violation', 'is_withdrawn = $2::int % 2 = 0', pick, [value]),
  confirm: (pick: number, value: number) =>
    onOne('violation', 'is_limit_confirmed = $2::int % 2 = 0', pick, [value]),
  prove: (pick: number, value: number) =>
    onOne('violation', `is_claimed = false, grade = 'A', started_at = $2`, pick, [at(value)]),
  deleteViolation: (pick: number) => onOne('violation', 'DELETE', pick, []),
  notify: (pick: number, value: number) => server.dataSource.query(INSERT_INCIDENT, [pick, at(value)]),
  move: (pick: number, value: number) => onOne('incident', 'status = $2', pick, [statusOf(value)]),
  deleteIncident: (pick: number) => onOne('incident', 'DELETE', pick, []),
  fold: () => foldRollups(server.services),
};

let vehicleIds: number[] = [];

test('whatever happens to rows in whatever order, the figures are what counting the rows gives', async () => {
  const rows = await server.dataSource.query(
    `INSERT INTO vehicle (plate, created_at) SELECT 'T' || n, now() FROM generate_series(1, 4) n RETURNING id`,
  );
  vehicleIds = rows.map(({ id }: { id: string }) => Number(id));
  const step = fc.tuple(
    fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
    fc.nat(1_000),
    fc.nat(10_000),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (history: Step[]) => {
      for (const [name, pick, value] of history) {
        await STEPS[name](pick, value);
      }
      expect(await checkRollups(server.services)).toEqual([]);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  // The server's own jobs change rows too: they end journeys that nothing was heard of.
  await until(async () => {
    await foldRollups(server.services);
    return (await server.dataSource.query('SELECT FROM figure_delta')).length === 0;
  }, PATIENCE_MS);
  expect(await checkRollups(server.services)).toEqual([]);
});

test('drives through the doors, and all demo data cleared, leave the figures right', async () => {
  await driveViolator(server, 'LT 711 QA', [80, 60]);
  expect(await checkRollups(server.services)).toEqual([]);
  await server.dataSource.query('UPDATE account SET is_demo = true; UPDATE journey SET is_demo = true');
  await server.dataSource.query('UPDATE violation SET is_demo = true');
  const admin = await staffClient(server, 'ADMIN');
  const { body } = await admin.graphql('mutation { clearDemoData { deleted } }');
  expect(body.errors).toBeUndefined();
  expect(await checkRollups(server.services)).toEqual([]);
});

test('figures that somebody has tampered with are found', async () => {
  const { vehicleId } = await driveViolator(server, 'LT 712 QA', [80]);
  await foldRollups(server.services);
  await server.dataSource.query(`UPDATE figure SET n = n + 1 WHERE kind = 'VIOLATION_ALL'`);
  await server.dataSource.query('UPDATE vehicle_figure SET journeys = 9 WHERE vehicle_id = $1', [vehicleId]);
  const wrong = await checkRollups(server.services);
  expect(wrong.map(({ what }) => what.split(' ')[0])).toEqual(['VIOLATION_ALL', 'VEHICLE']);
  expect(wrong[0]).toMatchObject({ stored: '2 1 0 0 0', counted: '1 1 0 0 0' });
});

test('two processes that fold at the same time count nothing twice', async () => {
  const other = await server.another();
  await server.dataSource.query('DELETE FROM figure');
  await server.dataSource.query('INSERT INTO figure SELECT * FROM figure_recount');
  await server.dataSource.query('UPDATE vehicle_figure SET journeys = 99');
  await server.dataSource.query('INSERT INTO vehicle_touched SELECT id FROM vehicle');
  await driveViolator(server, 'LT 713 QA', [80]);
  await Promise.all([
    foldRollups(server.services),
    foldRollups(other.services),
    foldRollups(server.services),
  ]);
  expect(await checkRollups(server.services)).toEqual([]);
  await other.close();
});
