import { DAY_MS } from '@wakafine/domain/units';
import { ride, rideThrough } from '../../testing/drives/bound-ride';
import type { RideStart } from '../../testing/drives/bound-ride';
import { end, push } from '../../testing/drives/drive-calls';
import { settledEvents } from '../../testing/drives/settled-events';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import type { FixPayload } from '../../testing/drives/straight-drive';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { foldRollups } from '../statistics/rollups/fold-rollups';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let plates = 0;
/** A plate that no other test uses. */
function newPlate(): string {
  plates += 1;
  return `LT ${100 + plates} BB`;
}

const BURST = (kmh: number) => [...ramp(20, kmh), ...seconds(20, kmh), ...ramp(kmh, 20), ...seconds(20, 20)];
const someTimeAgo = (): Date => new Date(server.clock.now().getTime() - 900_000);
const drive = (startedAt: Date, kmh = 80): FixPayload[] => straightDrive(startedAt, BURST(kmh));
const begin = (registrationNumber: string, level: RideStart['level'], startedAt: Date, over = {}) =>
  ride(server, { registrationNumber, level, startedAt, ...over });
const eventsOf = async (plate: string) =>
  (await settledEvents(server)).filter((event) => event.plate === plate.replaceAll(' ', ''));
const violationsOf = (vehicleId: number) =>
  server.dataSource.query(
    `SELECT account_id AS "accountId", binding, is_primary AS "isPrimary", event_id IS NULL AS "isAlone"
     FROM violation WHERE vehicle_id = $1 ORDER BY account_id`,
    [vehicleId],
  );

test('two proven phones on one bound bus are one event with two witnesses, at the speed of the bound device', async () => {
  const plate = newPlate();
  const startedAt = someTimeAgo();
  const first = await begin(plate, 'WITNESS', startedAt);
  const device = await begin(plate, 'BOUND', startedAt);
  const second = await begin(plate, 'WITNESS', startedAt);
  await rideThrough(first, drive(startedAt, 78));
  await rideThrough(device, drive(startedAt, 80));
  await rideThrough(second, drive(startedAt, 82));
  const [event, ...more] = await eventsOf(plate);
  expect(more).toEqual([]);
  expect(event).toMatchObject({ level: 'BOUND', primaryAccount: device.accountId });
  expect(event?.speedKmh).toBeCloseTo(80, 0);
  expect(event?.witnesses).toEqual([
    { accountId: first.accountId, weighs: true, isDevice: false },
    { accountId: device.accountId, weighs: true, isDevice: true },
    { accountId: second.accountId, weighs: true, isDevice: false },
  ]);
  expect(await violationsOf(device.vehicleId)).toEqual([
    { accountId: first.accountId, binding: 'WITNESS', isPrimary: false, isAlone: false },
    { accountId: device.accountId, binding: 'BOUND', isPrimary: true, isAlone: false },
    { accountId: second.accountId, binding: 'WITNESS', isPrimary: false, isAlone: false },
  ]);
  await foldRollups(server.services);
  const [figure] = await server.dataSource.query(
    'SELECT violations FROM vehicle_figure_now WHERE vehicle_id = $1',
    [device.vehicleId],
  );
  expect(figure).toEqual({ violations: 1 });
});

test('a typed plate joins no event of that vehicle, and an unproven phone weighs nothing in one', async () => {
  const plate = newPlate();
  const startedAt = someTimeAgo();
  const device = await begin(plate, 'BOUND', startedAt);
  const typed = await begin(plate, 'TYPED', startedAt);
  const unproven = await begin(plate, 'WITNESS', startedAt, { provenForMs: null });
  for (const phone of [typed, unproven, device]) {
    await rideThrough(phone, drive(startedAt));
  }
  expect(await eventsOf(plate)).toMatchObject([
    {
      level: 'BOUND',
      witnesses: [
        { accountId: device.accountId, weighs: true },
        { accountId: unproven.accountId, weighs: false },
      ],
    },
  ]);
  expect(await violationsOf(device.vehicleId)).toContainEqual({
    ...{ accountId: typed.accountId, binding: 'TYPED', isPrimary: true, isAlone: true },
  });
});

test('two journeys of one account are two tracks, never two witnesses', async () => {
  const plate = newPlate();
  const startedAt = someTimeAgo();
  const client = await TestClient.citizen(server.url);
  const first = await begin(plate, 'WITNESS', startedAt, { client });
  await rideThrough(first, drive(startedAt));
  const later = new Date(startedAt.getTime() + 700_000);
  const second = await begin(plate, 'WITNESS', later, { client, provenForMs: null });
  await rideThrough(second, drive(later));
  const witnesses = (await eventsOf(plate)).flatMap((event) => event.witnesses);
  expect(witnesses.map(({ weighs }) => weighs)).toEqual([true, true]);
  await server.dataSource.query(`UPDATE violation SET started_at = $2, ended_at = $3 WHERE journey_id = $1`, [
    second.journeyId,
    startedAt,
    new Date(startedAt.getTime() + 60_000),
  ]);
  await server.dataSource.query('UPDATE journey_binding SET bound_from = $2 WHERE journey_id = $1', [
    ...[second.journeyId, startedAt],
  ]);
  await server.dataSource.query(`INSERT INTO vehicle_event_due VALUES ($1, $2, $3)`, [
    first.vehicleId,
    startedAt,
    later,
  ]);
  const [event, ...more] = await eventsOf(plate);
  expect(more).toEqual([]);
  expect(event?.witnesses.filter(({ weighs }) => weighs)).toHaveLength(1);
});

test('whatever arrives first, also in pieces and long after the end, the events are the same', async () => {
  const outcomes: unknown[] = [];
  for (const order of [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ]) {
    const plate = newPlate();
    const startedAt = someTimeAgo();
    const levels = ['BOUND', 'WITNESS', 'WITNESS'] as const;
    const phones = [];
    for (const level of levels) {
      phones.push(await begin(plate, level, startedAt));
    }
    const speeds = [80, 79, 81];
    for (const index of order) {
      const phone = phones[index];
      const fixes = drive(startedAt, speeds[index]);
      if (phone !== undefined) {
        await push(phone.client, phone.journeyId, fixes.slice(30));
        await end(phone.client, phone.journeyId, new Date(fixes.at(-1)?.recordedAt ?? 0));
        await settledEvents(server);
        await push(phone.client, phone.journeyId, fixes.slice(0, 30));
      }
    }
    const accounts = phones.map(({ accountId }) => accountId);
    outcomes.push(
      (await eventsOf(plate)).map(({ level, speedKmh, primaryAccount, witnesses }) => ({
        level,
        speedKmh: Math.round(speedKmh * 100) / 100,
        primary: accounts.indexOf(primaryAccount),
        witnesses: witnesses.map(({ accountId }) => accounts.indexOf(accountId)),
      })),
    );
  }
  expect(outcomes[0]).toEqual([{ level: 'BOUND', speedKmh: 80, primary: 0, witnesses: [0, 1, 2] }]);
  expect(outcomes[1]).toEqual(outcomes[0]);
  expect(outcomes[2]).toEqual(outcomes[0]);
});

test('an event is withdrawn with its last violation, and one of its phones may go without it', async () => {
  const plate = newPlate();
  const startedAt = someTimeAgo();
  const device = await begin(plate, 'BOUND', startedAt);
  const witness = await begin(plate, 'WITNESS', startedAt);
  await rideThrough(device, drive(startedAt));
  await rideThrough(witness, drive(startedAt));
  expect(await eventsOf(plate)).toMatchObject([{ level: 'BOUND', primaryAccount: device.accountId }]);
  const withdraw = (journeyId: string) =>
    server.dataSource.query('UPDATE violation SET is_withdrawn = true WHERE journey_id = $1', [journeyId]);
  await withdraw(device.journeyId);
  expect(await eventsOf(plate)).toMatchObject([{ level: 'SEEN', primaryAccount: witness.accountId }]);
  expect(await violationsOf(device.vehicleId)).toContainEqual({
    ...{ accountId: witness.accountId, binding: 'WITNESS', isPrimary: true, isAlone: false },
  });
  await withdraw(witness.journeyId);
  expect(await eventsOf(plate)).toEqual([]);
});

test('what a device recorded after it was revoked is typed, and no event', async () => {
  const plate = newPlate();
  const startedAt = someTimeAgo();
  const device = await begin(plate, 'BOUND', startedAt);
  await rideThrough(device, drive(startedAt));
  expect(await eventsOf(plate)).toHaveLength(1);
  await server.dataSource.query(
    `UPDATE journey_binding SET bound_until = $2, ended_reason = 'REVOKED' WHERE journey_id = $1`,
    [device.journeyId, new Date(startedAt.getTime() + 5_000)],
  );
  expect(await eventsOf(plate)).toEqual([]);
  expect(await violationsOf(device.vehicleId)).toEqual([
    { accountId: device.accountId, binding: 'TYPED', isPrimary: true, isAlone: true },
  ]);
});

test('who scans the code of one vehicle and types the plate of another accuses nobody with that plate', async () => {
  const startedAt = someTimeAgo();
  const mine = await begin(newPlate(), 'BOUND', startedAt);
  const rival = newPlate();
  const framer = await begin(rival, 'WITNESS', startedAt);
  await server.dataSource.query('UPDATE journey_binding SET vehicle_id = $2 WHERE journey_id = $1', [
    ...[framer.journeyId, mine.vehicleId],
  ]);
  await rideThrough(framer, drive(startedAt));
  expect(await eventsOf(rival)).toEqual([]);
  expect(await violationsOf(framer.vehicleId)).toEqual([]);
  await server.dataSource.query(`UPDATE violation SET vehicle_id = $2 WHERE journey_id = $1`, [
    framer.journeyId,
    framer.vehicleId,
  ]);
  await server.dataSource.query(`INSERT INTO vehicle_event_due VALUES ($1, $2, $3), ($4, $2, $3)`, [
    ...[mine.vehicleId, startedAt, new Date(startedAt.getTime() + 60_000), framer.vehicleId],
  ]);
  expect(await eventsOf(rival)).toEqual([]);
  expect(await violationsOf(framer.vehicleId)).toMatchObject([{ binding: 'TYPED', isAlone: true }]);
});

describe('without an enrolled device', () => {
  async function seenBy(count: number, over: (index: number) => object, live = true) {
    const plate = newPlate();
    const startedAt = server.clock.now();
    const codeId = await newCode();
    const rides = [];
    for (let index = 0; index < count; index += 1) {
      rides.push(
        await begin(plate, 'WITNESS', startedAt, { codeId, provenForMs: 40 * DAY_MS, ...over(index) }),
      );
    }
    const fixes = drive(startedAt);
    server.clock.advance(live ? 30_000 : 150_000);
    for (const { client, journeyId } of rides) {
      await push(client, journeyId, fixes.slice(0, 30));
    }
    server.clock.advance(25_000);
    for (const phone of rides) {
      await rideThrough(phone, fixes.slice(30));
    }
    return { rides, levels: (await eventsOf(plate)).map(({ level }) => level) };
  }
  async function newCode(): Promise<number> {
    const plate = newPlate().replaceAll(' ', '');
    const [vehicle] = await server.dataSource.query(
      'INSERT INTO vehicle (plate, created_at) VALUES ($1, now()) RETURNING id',
      [plate],
    );
    const [code] = await server.dataSource.query(
      `INSERT INTO vehicle_code (vehicle_id, public_id, key_id, signature, issued_at)
       VALUES ($1, $2, 'test', '\\x00', now()) RETURNING id`,
      [vehicle.id, `CODE${plate}`],
    );
    return Number(code.id);
  }

  test('three independent witnesses make an event for review, and never again together within 90 days', async () => {
    const { rides, levels } = await seenBy(3, () => ({}));
    expect(levels).toEqual(['WITNESSED']);
    const clients = rides.map(({ client }) => client);
    server.clock.advance(3_600_000);
    const again = await seenBy(3, (index) => ({ client: clients[index], provenForMs: null }));
    expect(again.levels).toEqual(['SEEN']);
  });

  test.each([
    ['two', 2, () => ({}), true],
    ['three with a number proven a week ago', 3, () => ({ provenForMs: 7 * DAY_MS }), true],
    [
      'three of whom one never proved a number',
      3,
      (i: number) => (i === 0 ? { provenForMs: null } : {}),
      true,
    ],
    ['three who sent what they saw later', 3, () => ({}), false],
    ['three without a code', 3, () => ({ codeId: null }), true],
  ])('%s are no case', async (_who, count, over, live) => {
    expect((await seenBy(count, over, live)).levels).toEqual(['SEEN']);
  });
});
