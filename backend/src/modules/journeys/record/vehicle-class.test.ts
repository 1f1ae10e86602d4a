import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { end, push, start } from '../../../testing/drives/drive-calls';
import { ask, bind, registerBus } from '../../../testing/register';
import type { RegisteredBus } from '../../../testing/register';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { rejudgeJourneys } from '../judge-again/rejudge-journeys';

/** Below what a bus may drive on the open road, and above what one over 12.5 t may. */
const SPEEDS = [...ramp(0, 70), ...seconds(30, 70), ...ramp(70, 0)];
const SET_CLASS = `mutation ($input: SetVehicleClassInput!) { setVehicleClass(input: $input) { vehicleClass } }`;
const READ = `query ($id: ID!) { journey(id: $id) { vehicleClass vehicleClassFrom violations { limitKmh startedAt } } }`;

let server: TestServer;
let bus: RegisteredBus;
let citizen: TestClient;
beforeAll(async () => {
  server = await startTestServer({ limitBasis: 'register' });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(HOUR_MS);
  bus = await registerBus(server);
  citizen = await TestClient.citizen(server.url);
});

async function setClass(vehicleClass: string | null): Promise<void> {
  const input = { vehicleId: bus.id, vehicleClass };
  expect(await ask(bus.inviter, SET_CLASS, { input })).toEqual({ setVehicleClass: { vehicleClass } });
}

/** The limits of the violations of a whole journey that begins now, by what was typed or scanned at its start. */
async function limitsOf(typed: Readonly<Record<string, unknown>>): Promise<number[]> {
  const startedAt = server.clock.now();
  const { id } = await start(citizen, { ...typed, startedAt: startedAt.toISOString() });
  server.clock.advance(MINUTE_MS);
  await push(citizen, id, straightDrive(startedAt, SPEEDS));
  await end(citizen, id, server.clock.now());
  return limitsOfJourney(id);
}

async function limitsOfJourney(id: string): Promise<number[]> {
  const { journey } = await ask(citizen, READ, { id });
  return journey.violations.map(({ limitKmh }: { limitKmh: number }) => limitKmh);
}

test('a bus over 12.5 t is judged by the limit of its class where the journey is bound to it, typed as a bus it is not', async () => {
  await setClass('BUS_OVER_12_5T');
  expect(await limitsOf({ vehicleType: 'BUS', registrationNumber: bus.plate })).toEqual([]);
  expect(await limitsOf({ vehicleType: 'BUS', vehicleCode: bus.typedCode })).toEqual([60]);
});

test('who types TRAIN in a bound bus is still judged, and without its code is not', async () => {
  await setClass('BUS_OVER_12_5T');
  expect(await limitsOf({ vehicleType: 'TRAIN', registrationNumber: bus.plate })).toEqual([]);
  expect(await limitsOf({ vehicleType: 'TRAIN', vehicleCode: bus.typedCode })).toEqual([60]);
});

test('a bound vehicle without a class is judged by the typed kind of vehicle, as a car where that is a train', async () => {
  const classOf = async (vehicleType: string): Promise<unknown> => {
    const { id } = await start(citizen, { vehicleType, vehicleCode: bus.typedCode });
    await end(citizen, id);
    return (await ask(citizen, READ, { id })).journey.vehicleClass;
  };
  expect([await classOf('BUS'), await classOf('BIKE'), await classOf('TRAIN')]).toEqual([
    'BUS',
    'BIKE',
    'CAR',
  ]);
});

test('a class that staff change counts for later journeys: earlier ones are judged as before, also again', async () => {
  await setClass('BUS_OVER_12_5T');
  const startedAt = server.clock.now();
  const { id } = await start(citizen, { vehicleType: 'BUS', vehicleCode: bus.typedCode });
  const fixes = straightDrive(startedAt, SPEEDS);
  await push(citizen, id, fixes.slice(0, 20));
  await setClass('CAR');
  server.clock.advance(MINUTE_MS);
  await push(citizen, id, fixes.slice(20));
  await end(citizen, id, server.clock.now());
  const notify = jest.fn();
  await rejudgeJourneys({ ...server.services, actor: null }, { since: startedAt, isDryRun: false, notify });
  expect(await limitsOfJourney(id)).toEqual([60]);
  expect(await limitsOf({ vehicleType: 'BUS', vehicleCode: bus.typedCode })).toEqual([]);
  await setClass(null);
});

test('a code scanned under way counts from then on, in whatever order the fixes arrive', async () => {
  await setClass('BUS_OVER_12_5T');
  const startedAt = server.clock.now();
  const { id } = await start(citizen, { vehicleType: 'BUS' });
  const before = straightDrive(startedAt, SPEEDS);
  const scannedAt = new Date(startedAt.getTime() + 20 * MINUTE_MS);
  const after = straightDrive(scannedAt, SPEEDS, before.length + 1);
  await push(citizen, id, before.slice(0, 10));
  server.clock.advance(20 * MINUTE_MS);
  expect((await bind(citizen, bus.typedCode)).outcome).toBe('WITNESS');
  server.clock.advance(MINUTE_MS);
  await push(citizen, id, after);
  await push(citizen, id, before.slice(10));
  const { journey } = await ask(citizen, READ, { id });
  expect(journey).toMatchObject({
    vehicleClass: 'BUS_OVER_12_5T',
    violations: [{ limitKmh: 60 }],
  });
  const [{ startedAt: aboveFrom }] = journey.violations;
  expect([scannedAt.toISOString(), journey.vehicleClassFrom, aboveFrom]).toEqual(
    [scannedAt.toISOString(), journey.vehicleClassFrom, aboveFrom].sort(),
  );
});

test('staff enter the class of a vehicle of the register alone, and every change is audited', async () => {
  const input = { vehicleId: '999999', vehicleClass: 'BUS' };
  expect((await ask(bus.inviter, SET_CLASS, { input })).refused.code).toBe('NOT_FOUND');
  expect((await ask(citizen, SET_CLASS, { input: { ...input, vehicleId: bus.id } })).refused.code).toBe(
    'FORBIDDEN',
  );
  await setClass('BUS');
  await setClass('BUS');
  await setClass(null);
  const acts = await server.dataSource.query(
    `SELECT details FROM audit_entry WHERE act = 'VEHICLE_CLASS_SET' AND target = $1 ORDER BY id`,
    [`vehicle:${bus.id}`],
  );
  expect(acts).toEqual([
    { details: { vehicleClass: 'BUS', before: null } },
    { details: { vehicleClass: null, before: 'BUS' } },
  ]);
});

test.each(['BUS', null])('a vehicle is registered with its class or without (%j)', async (vehicleClass) => {
  const plate = `CE ${vehicleClass ?? 'NONE'} 1`;
  const { registerVehicle } = await ask(
    bus.inviter,
    'mutation ($input: RegisterVehicleInput!) { registerVehicle(input: $input) { vehicleClass } }',
    { input: { registrationNumber: plate, vehicleClass } },
  );
  expect(registerVehicle).toEqual({ vehicleClass });
});
