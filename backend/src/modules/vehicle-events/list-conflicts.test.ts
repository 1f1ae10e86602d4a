import { MINUTE_MS } from '@wakafine/domain/units';
import { ride, rideThrough } from '../../testing/drives/bound-ride';
import type { TestRide } from '../../testing/drives/bound-ride';
import { settledEvents } from '../../testing/drives/settled-events';
import { staffClient } from '../../testing/staff';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import type { FixPayload } from '../../testing/drives/straight-drive';
import type { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { CONFLICTS, DEVICES_IN_CELLS } from './list-conflicts.queries';

const LIST = `query ($first: Int!, $after: String) { vehicleConflicts(first: $first, after: $after) {
  pageInfo { hasNextPage endCursor }
  edges { node { id level vehicleId registrationNumber transportAgency startedAt endedAt speedKmh severity phoneCount
    phones { isDevice hasViolation apartM beside { vehicleId registrationNumber minutes } } } } } }`;
const SPEEDS = [...ramp(0, 80), ...seconds(240, 80), ...ramp(80, 0)];

let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  staff = await staffClient(server, 'SUPERVISOR');
});
afterAll(() => server.close());

const elsewhere = (fixes: readonly FixPayload[]): FixPayload[] =>
  fixes.map((fix) => ({ ...fix, lat: fix.lat + 0.3 }));
const someTimeAgo = (): Date =>
  new Date(Math.floor(server.clock.now().getTime() / MINUTE_MS) * MINUTE_MS - 20 * MINUTE_MS);
async function conflicts(first = 20, after: string | null = null) {
  const { body } = await staff.graphql(LIST, { first, after });
  expect(body.errors).toBeUndefined();
  return body.data.vehicleConflicts;
}

/** A bus whose device stands in the depot, while a phone with its code rides at 80 km/h in another bus. */
async function framed(plate: string, other: string): Promise<{ bus: TestRide; rival: TestRide }> {
  const startedAt = someTimeAgo();
  const bus = await ride(server, { registrationNumber: plate, level: 'BOUND', startedAt });
  const framer = await ride(server, { registrationNumber: plate, level: 'WITNESS', startedAt });
  const rival = await ride(server, { registrationNumber: other, level: 'BOUND', startedAt });
  await rideThrough(bus, straightDrive(startedAt, seconds(300, 0)));
  const fast = elsewhere(straightDrive(startedAt, SPEEDS));
  await rideThrough(framer, fast);
  await rideThrough(rival, fast);
  await settledEvents(server);
  return { bus, rival };
}

test('staff see which phones disagree, how far apart they were, and in which other vehicle one may have been', async () => {
  const { bus, rival } = await framed('LT 801 CF', 'LT 802 RV');
  const { edges } = await conflicts();
  expect(edges.map(({ node }: { node: object }) => node)).toEqual([
    {
      id: expect.any(String),
      level: 'CONFLICT',
      vehicleId: String(bus.vehicleId),
      registrationNumber: 'LT•••CF',
      transportAgency: null,
      startedAt: expect.any(String),
      endedAt: expect.any(String),
      speedKmh: expect.closeTo(80, 0),
      severity: 'DANGER',
      phoneCount: 2,
      phones: [
        { isDevice: true, hasViolation: false, apartM: null, beside: null },
        {
          isDevice: false,
          hasViolation: true,
          apartM: expect.any(Number),
          beside: {
            vehicleId: String(rival.vehicleId),
            registrationNumber: 'LT•••RV',
            minutes: expect.any(Number),
          },
        },
      ],
    },
  ]);
  const [, framer] = edges[0].node.phones;
  expect(framer.apartM).toBeGreaterThan(30_000);
  expect(framer.apartM).toBeLessThan(40_000);
  expect(framer.beside.minutes).toBeGreaterThanOrEqual(3);
});

test('conflicts and events for review are paged newest first, and what is bound is not among them', async () => {
  await framed('LT 803 CF', 'LT 804 RV');
  await server.dataSource.query(
    `UPDATE vehicle_event SET level = 'WITNESSED' FROM vehicle
     WHERE vehicle.id = vehicle_id AND vehicle.plate = 'LT804RV'`,
  );
  const whole = await conflicts();
  const rows = whole.edges.map(({ node }: { node: { id: string; level: string } }) => node);
  expect(rows.map(({ level }: { level: string }) => level).sort()).toEqual([
    'CONFLICT',
    'CONFLICT',
    'WITNESSED',
  ]);
  const starts = rows.map(({ startedAt }: { startedAt: string }) => startedAt);
  expect(starts).toEqual([...starts].sort().reverse());
  const paged = [];
  let after: string | null = null;
  do {
    const { edges, pageInfo } = await conflicts(1, after);
    paged.push(...edges.map(({ node }: { node: { id: string } }) => node.id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  expect(paged).toEqual(rows.map(({ id }: { id: string }) => id));
});

test('the list and the devices near a phone are found by their indexes, however much there is of others', async () => {
  const { bus } = await framed('LT 805 CF', 'LT 806 RV');
  await server.dataSource.query(
    `INSERT INTO vehicle_event (vehicle_id, started_at, ended_at, primary_violation_id, speed_kmh, severity, grade, level)
     SELECT vehicle_id, started_at - n * interval '1 second', ended_at, primary_violation_id, 70, 'DANGER', 'A', 'SEEN'
     FROM vehicle_event, generate_series(1, 5000) n WHERE vehicle_id = $1 LIMIT 20000`,
    [bus.vehicleId],
  );
  await server.dataSource.query(
    `INSERT INTO vehicle_presence
     SELECT $1, date_trunc('minute', now()) - n * interval '1 minute', $2, n % 2 = 0, now(), now(), 4, 9, 5, n
     FROM generate_series(100, 20000) n`,
    [bus.vehicleId, bus.journeyId],
  );
  await server.dataSource.query('ANALYZE vehicle_event, vehicle_presence');
  const planOf = async (text: string, values: readonly unknown[]): Promise<string> => {
    const plan = await server.dataSource.query(`EXPLAIN ${text}`, [...values]);
    return plan.map((line: Record<string, string>) => line['QUERY PLAN']).join('\n');
  };
  const list = await planOf(CONFLICTS.text, [null, 21]);
  expect(list).toMatch(/Index Scan using vehicle_event_for_staff/);
  const cells = Array.from({ length: 500 }, (_, index) => index);
  const near = await planOf(DEVICES_IN_CELLS.text, [cells, cells.map(() => server.clock.now())]);
  expect(near).toMatch(/Index Scan using vehicle_presence_cell/);
  expect(list + near).not.toMatch(/Seq Scan on (vehicle_event|vehicle_presence)/);
});
