import { DataSource } from 'typeorm';
import type { QueryRunner } from 'typeorm';
import { start } from '../../../testing/drives/drive-calls';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

let server: TestServer;
let owner: DataSource;
let journeyId: string;
beforeAll(async () => {
  server = await startTestServer();
  owner = await new DataSource({
    type: 'postgres',
    url: server.ownerUrl,
    installExtensions: false,
  }).initialize();
  ({ id: journeyId } = await start(await TestClient.citizen(server.url)));
});
afterAll(async () => {
  await owner.destroy();
  await server.close();
});

/** Changes of a journey that are no journey, with the check that says so. */
const BAD_JOURNEYS: readonly [set: string, check: string][] = [
  ...['distance_m = -0.1', 'distance_m = 5000001', `distance_m = 'NaN'`].map(figure),
  ...['max_speed_kmh = 301', 'average_speed_kmh = -1', `current_speed_kmh = 'Infinity'`].map(figure),
  ...['moving_s = -1', `moving_s = 'Infinity'`, `moving_s = 'NaN'`].map(figure),
  ...['fix_count = -1', 'accepted_through = -1', 'observed_s = -1'].map(figure),
  ...['violation_count = -1', 'contested_count = -1'].map(figure),
  ...[`ended_at = started_at - interval '1 ms'`].map(figure),
  ...['alerts', 'findings'].map((list) =>
    figure(`${list} = (SELECT jsonb_agg(n) FROM generate_series(1, 501) n)`),
  ),
  [`vehicle_type = 'BOAT'`, 'journey_vehicle_type_check'],
  [`category = 'private'`, 'journey_category_check'],
  [`traveller_role = ''`, 'journey_traveller_role_check'],
  [`binding = 'SURE'`, 'journey_binding_check'],
  [`registration_number = 'AB'`, 'journey_registration_number_check'],
  [`registration_number = repeat('A', 21)`, 'journey_registration_number_check'],
  [`transport_agency = 'A'`, 'journey_transport_agency_check'],
  [`category = 'PUBLIC', transport_agency = NULL`, 'journey_check1'],
  [`typed_registration_number = 'LT 482 KD', typed_vehicle_id = NULL`, 'journey_check2'],
  [
    `typed_registration_number = 'AB', typed_vehicle_id = vehicle_id`,
    'journey_typed_registration_number_check',
  ],
  ['claimed_distance_km = 5001', 'journey_claimed_distance_km_check'],
  ['claimed_max_speed_kmh = 301', 'journey_claimed_max_speed_kmh_check'],
  ['claimed_average_speed_kmh = -1', 'journey_claimed_average_speed_kmh_check'],
  [`vehicle_classes = '{}'`, 'journey_vehicle_classes_check'],
  [`vehicle_classes = '[{"vehicleClass": "BOAT", "fromMs": 1}]'`, 'journey_vehicle_classes_check'],
  [`vehicle_classes = '[{"vehicleClass": "CAR", "fromMs": "1"}]'`, 'journey_vehicle_classes_check'],
];
const GOOD_JOURNEYS: readonly string[] = [
  'distance_m = 5000000, max_speed_kmh = NULL, average_speed_kmh = 300, current_speed_kmh = 0, moving_s = 1e300',
  `observed_s = NULL, ended_at = started_at, alerts = '[]', findings = '[1]'`,
  `category = 'PUBLIC', transport_agency = 'Vatican Express', vehicle_type = 'TRAIN', binding = 'WITNESS'`,
  `typed_registration_number = 'ABC', typed_vehicle_id = vehicle_id, claimed_distance_km = 0`,
  `vehicle_classes = '[{"vehicleClass": "TRAILER_OVER_0_75T", "fromMs": 1}, {"vehicleClass": "CAR", "fromMs": 2.5}]'`,
];

const FIX = { seq: '1', lat: '4', lng: '9.7', recorded_at: `'2026-11-25T08:00Z'` };
const BAD_FIXES: readonly Readonly<Record<string, string>>[] = [
  ...[{ seq: '0' }, { lat: '90.1' }, { lat: '-90.1' }, { lat: `'NaN'` }, { lng: '180.1' }, { lng: '-180.1' }],
  ...[{ recorded_at: `'infinity'` }, { accuracy_m: '-1' }, { accuracy_m: '100001' }, { speed_kmh: '-1' }],
  ...[{ speed_kmh: '301' }, { heading_deg: '-1' }, { heading_deg: '361' }, { heading_deg: `'NaN'` }],
];
const GOOD_FIXES: readonly Readonly<Record<string, string>>[] = [
  { lat: '-90', lng: '180', accuracy_m: '100000', speed_kmh: '300', heading_deg: '360' },
  { accuracy_m: 'NULL', speed_kmh: 'NULL', heading_deg: 'NULL', clock_offset_ms: '-5' },
];

function figure(set: string): [string, string] {
  return [set, 'journey_figures_check'];
}

const change = (set: string): string => `UPDATE journey SET ${set} WHERE id = ${journeyId}`;
function insert(over: Readonly<Record<string, string>>): string {
  const values = { ...FIX, ...over };
  return `INSERT INTO fix (journey_id, fix_day, is_future, ${Object.keys(values).join(', ')})
    SELECT id, fix_day, false, ${Object.values(values).join(', ')} FROM journey WHERE id = ${journeyId}`;
}

/** The check by which a statement is refused, or null for none; it leaves nothing. */
async function refusal(runner: QueryRunner, statement: string): Promise<string | null> {
  await runner.query('SAVEPOINT attempt');
  const refused: unknown = await runner.query(statement).then(
    () => null,
    (error: unknown) => error,
  );
  await runner.query('ROLLBACK TO SAVEPOINT attempt');
  if (refused === null) {
    return null;
  }
  expect(refused).toMatchObject({ code: '23514' });
  return (refused as { driverError: { constraint: string } }).driverError.constraint;
}

async function refusals(runner: QueryRunner, statements: readonly string[]): Promise<(string | null)[]> {
  const all: (string | null)[] = [];
  for (const statement of statements) {
    all.push(await refusal(runner, statement));
  }
  return all;
}

test('rows of journeys and fixes are held to their bounds', async () => {
  const runner = owner.createQueryRunner();
  const good = [...GOOD_JOURNEYS.map(change), ...GOOD_FIXES.map(insert)];
  const bad = [...BAD_JOURNEYS.map(([set]) => change(set)), ...BAD_FIXES.map(insert)];
  await runner.startTransaction();
  try {
    expect(await refusals(runner, bad)).toEqual([
      ...BAD_JOURNEYS.map(([, check]) => check),
      ...BAD_FIXES.map(() => 'fix_values_check'),
    ]);
    expect(await refusals(runner, good)).toEqual(good.map(() => null));
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
});

test('a journey that is inserted is held to them too', async () => {
  const columns = `account_id, vehicle_id, vehicle_type, category, traveller_role, started_at, last_received_at, is_demo`;
  const copied = `INSERT INTO journey (client_id, content_hash, registration_number, ${columns})
    SELECT gen_random_uuid(), '', 'AB', ${columns.replace('started_at,', `started_at - interval '2 h',`)} FROM journey WHERE id = ${journeyId}`;
  await expect(owner.query(copied)).rejects.toMatchObject({
    driverError: { code: '23514', constraint: 'journey_registration_number_check' },
  });
});
