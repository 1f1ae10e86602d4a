import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { push, start } from '../../../testing/drives/drive-calls';
import {
  bind,
  enrolPhone,
  newPhoneKey,
  provenCitizen,
  registerBus,
  signedStart,
} from '../../../testing/register';
import type { RegisteredBus } from '../../../testing/register';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const SPEEDS = [...ramp(0, 80), ...seconds(20, 80), ...ramp(80, 0)];

let server: TestServer;
let bus: RegisteredBus;
let citizen: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  bus = await registerBus(server);
  citizen = await TestClient.citizen(server.url);
});

function bindingsOf(
  journeyId: string,
): Promise<{ vehicleId: number; isOpen: boolean; reason: string | null }[]> {
  return server.dataSource.query(
    `SELECT vehicle_id::int AS "vehicleId", bound_until > $2 AS "isOpen", ended_reason AS reason
     FROM journey_binding WHERE journey_id = $1 ORDER BY id`,
    [journeyId, server.clock.now()],
  );
}

test('scanning under way binds from now on: what came before stays with the plate that was typed', async () => {
  const startedAt = server.clock.now();
  const { id } = await start(citizen, {
    startedAt: startedAt.toISOString(),
    registrationNumber: 'CE 555 AA',
  });
  const first = straightDrive(startedAt, SPEEDS);
  await push(citizen, id, first.slice(0, 5));
  server.clock.advance(10 * MINUTE_MS);
  const bound = await bind(citizen, bus.path);
  expect(bound).toMatchObject({
    outcome: 'WITNESS',
    device: null,
    journey: { id, binding: 'WITNESS', registrationNumber: bus.plate },
  });
  // The phone had been offline: these are from before the scan.
  await push(citizen, id, first.slice(5));
  server.clock.advance(MINUTE_MS);
  const second = straightDrive(server.clock.now(), SPEEDS);
  await push(
    citizen,
    id,
    second.map((fix) => ({ ...fix, seq: fix.seq + first.length })),
  );
  const violations = await server.dataSource.query(
    `SELECT v.binding, v.registration_number AS plate, vehicle.plate AS canonical FROM violation v
     JOIN vehicle ON vehicle.id = v.vehicle_id WHERE journey_id = $1 ORDER BY started_at`,
    [id],
  );
  expect(violations).toEqual([
    { binding: 'TYPED', plate: 'CE 555 AA', canonical: 'CE555AA' },
    { binding: 'WITNESS', plate: bus.plate, canonical: bus.plate.replaceAll(' ', '') },
  ]);
});

test('the same code again, alone or in parallel, is one binding', async () => {
  const { id } = await start(citizen);
  const answers = await Promise.all(Array.from({ length: 5 }, () => bind(citizen, bus.typedCode)));
  expect(answers.map(({ journey }) => journey.boundVehicle.since)).toEqual(
    answers.map(() => answers[0].journey.boundVehicle.since),
  );
  expect(await bindingsOf(id)).toEqual([{ vehicleId: Number(bus.id), isOpen: true, reason: null }]);
});

test('another code ends the binding before it', async () => {
  const { id } = await start(citizen, { vehicleCode: bus.typedCode });
  const other = await registerBus(server);
  server.clock.advance(HOUR_MS);
  expect((await bind(citizen, other.typedCode)).journey.boundVehicle.registrationNumber).toBe(other.plate);
  expect(await bindingsOf(id)).toEqual([
    { vehicleId: Number(bus.id), isOpen: false, reason: 'OTHER_CODE' },
    { vehicleId: Number(other.id), isOpen: true, reason: null },
  ]);
});

test('an enrolled phone that scans the code of its own bus stays bound', async () => {
  const driver = await provenCitizen(server);
  const key = newPhoneKey();
  const deviceId = await enrolPhone(bus, driver, key);
  await start(driver, signedStart(key, { deviceId, startedAt: server.clock.now() }));
  expect((await bind(driver, bus.typedCode)).journey.boundVehicle.level).toBe('BOUND');
});

test('without an active journey a code binds nothing', async () => {
  const { refused } = await bind(citizen, bus.typedCode);
  expect(refused).toMatchObject({ code: 'CONFLICT', clientCode: 'no-active-journey' });
});

test.each(['', 'x', 'LT 482 KD', '7K2M-Q9XV-PD3T', 'x'.repeat(10_000), '\u0000', 'NaN'])(
  '%j is no code',
  async (code) => {
    await start(citizen);
    const { refused } = await bind(citizen, code);
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', ['code']]);
  },
);

test('visitors and staff bind nothing', async () => {
  expect((await bind(new TestClient(server.url), bus.typedCode)).refused.code).toBe('UNAUTHENTICATED');
  expect((await bind(bus.inviter, bus.typedCode)).refused.code).toBe('FORBIDDEN');
});
