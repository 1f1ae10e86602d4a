import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { ride, rideThrough } from '../../testing/drives/bound-ride';
import type { TestRide } from '../../testing/drives/bound-ride';
import { settledEvents } from '../../testing/drives/settled-events';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import type { FixPayload } from '../../testing/drives/straight-drive';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { applyViolatorRule } from '../violators/apply-violator-rule';
import { deleteOldPresences } from './delete-old-presences';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const SPEEDS = [...ramp(0, 80), ...seconds(200, 80), ...ramp(80, 0)];
/** The same drive so many degrees further north. */
const movedBy = (fixes: readonly FixPayload[], degrees: number): FixPayload[] =>
  fixes.map((fix) => ({ ...fix, lat: fix.lat + degrees }));
const someTimeAgo = (): Date =>
  new Date(Math.floor(server.clock.now().getTime() / MINUTE_MS) * MINUTE_MS - 20 * MINUTE_MS);
const phone = (registrationNumber: string, level: 'WITNESS' | 'BOUND', startedAt: Date) =>
  ride(server, { registrationNumber, level, startedAt });
const bindingsOf = async (plate: string) =>
  server.dataSource.query(
    `SELECT violation.account_id AS "accountId", binding FROM violation JOIN vehicle ON vehicle.id = vehicle_id
     WHERE vehicle.plate = $1 AND NOT is_withdrawn ORDER BY account_id`,
    [plate.replaceAll(' ', '')],
  );
const bindingOf = async ({ journeyId }: TestRide) => {
  const [row] = await server.dataSource.query(
    `SELECT ended_reason AS reason, bound_until AS "boundUntil" FROM journey_binding WHERE journey_id = $1`,
    [journeyId],
  );
  return row;
};

test('ten accounts with a photographed code name nobody, while the enrolled device stands elsewhere', async () => {
  const plate = 'LT 701 CC';
  const startedAt = someTimeAgo();
  const parked = await phone(plate, 'BOUND', startedAt);
  await rideThrough(parked, straightDrive(startedAt, seconds(200, 0)));
  const framers = [];
  for (let index = 0; index < 10; index += 1) {
    const framer = await phone(plate, 'WITNESS', startedAt);
    await rideThrough(framer, movedBy(straightDrive(startedAt, SPEEDS), 0.3));
    framers.push(framer);
  }
  const events = await settledEvents(server);
  expect(events.map(({ level }) => level)).toEqual(['CONFLICT']);
  expect(await bindingsOf(plate)).toEqual(
    framers.map(({ accountId }) => ({ accountId, binding: 'CONFLICT' })),
  );
  await applyViolatorRule(server.services);
  const [vehicle] = await server.dataSource.query(
    `SELECT violator_status AS status, (SELECT count(*)::int FROM rule_proposal) AS proposals
     FROM vehicle WHERE id = $1`,
    [parked.vehicleId],
  );
  expect(vehicle).toEqual({ status: 'ACTIVE', proposals: 0 });
});

test('an enrolled device that stands still elsewhere is no alibi for the other: both are a conflict', async () => {
  const plate = 'LT 702 CC';
  const startedAt = someTimeAgo();
  const mock = await phone(plate, 'BOUND', startedAt);
  const tracker = await phone(plate, 'BOUND', startedAt);
  await rideThrough(tracker, straightDrive(startedAt, SPEEDS));
  await settledEvents(server);
  expect(await bindingsOf(plate)).toEqual([{ accountId: tracker.accountId, binding: 'BOUND' }]);
  await rideThrough(mock, movedBy(straightDrive(startedAt, seconds(200, 0)), 0.3));
  await settledEvents(server);
  expect(await bindingsOf(plate)).toEqual([{ accountId: tracker.accountId, binding: 'CONFLICT' }]);
});

test.each([
  ['first', true],
  ['last', false],
])('a witness who gets off is one no longer, also where the device reports %s', async (_when, isFirst) => {
  const plate = isFirst ? 'LT 703 CC' : 'LT 704 CC';
  const startedAt = someTimeAgo();
  const device = await phone(plate, 'BOUND', startedAt);
  const witness = await phone(plate, 'WITNESS', startedAt);
  const bus = straightDrive(startedAt, seconds(420, 30));
  // Rides along for three minutes, stands for two, and is fast in another car after that.
  const rider = straightDrive(startedAt, [
    ...seconds(180, 30),
    ...ramp(30, 0),
    ...seconds(120, 0),
    ...ramp(0, 80),
    ...seconds(30, 80),
  ]);
  for (const [who, fixes] of isFirst
    ? ([
        [device, bus],
        [witness, rider],
      ] as const)
    : ([
        [witness, rider],
        [device, bus],
      ] as const)) {
    await rideThrough(who, fixes);
    await settledEvents(server);
  }
  const { reason, boundUntil } = await bindingOf(witness);
  expect([reason, (boundUntil.getTime() - startedAt.getTime()) / MINUTE_MS]).toEqual(['LEFT_VEHICLE', 4]);
  expect(await bindingsOf(plate)).toEqual([{ accountId: witness.accountId, binding: 'TYPED' }]);
});

test('where phones were is deleted after 30 days, and their events stay', async () => {
  const startedAt = someTimeAgo();
  const device = await phone('LT 706 CC', 'BOUND', startedAt);
  await rideThrough(device, straightDrive(startedAt, SPEEDS));
  await settledEvents(server);
  const stored = async () =>
    (await server.dataSource.query('SELECT FROM vehicle_presence WHERE vehicle_id = $1', [device.vehicleId]))
      .length;
  const inDays = (days: number) => ({
    ...server.services,
    clock: () => new Date(server.clock.now().getTime() + days * DAY_MS),
  });
  await deleteOldPresences(inDays(29));
  expect(await stored()).toBeGreaterThan(0);
  await deleteOldPresences(inDays(31));
  expect(await stored()).toBe(0);
  expect(await bindingsOf('LT 706 CC')).toEqual([{ accountId: device.accountId, binding: 'BOUND' }]);
});
