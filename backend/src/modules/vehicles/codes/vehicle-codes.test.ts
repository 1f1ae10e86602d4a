import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { end, push, start, tryStart } from '../../../testing/drives/drive-calls';
import { ask, registerBus } from '../../../testing/register';
import type { RegisteredBus } from '../../../testing/register';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const REVOKE =
  'mutation ($input: RevokeVehicleCodeInput!) { revokeVehicleCode(input: $input) { codeCount } }';
const ISSUE = 'mutation ($id: ID!) { issueVehicleCode(vehicleId: $id) { codeCount } }';
const READ = `query ($id: ID!) { journey(id: $id) { binding registrationNumber transportAgency
  boundVehicle { level registrationNumber transportAgency since until } } }`;
const NAMED = 'query ($code: String!) { vehicleOfCode(code: $code) { registrationNumber transportAgency } }';
/** One violation. */
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

function ago(ms: number): Date {
  return new Date(server.clock.now().getTime() - ms);
}

async function journeyOf(client: TestClient, id: string) {
  return (await ask(client, READ, { id })).journey;
}

function violationsOf(journeyId: string): Promise<{ binding: string; vehicleId: string; plate: string }[]> {
  return server.dataSource.query(
    `SELECT v.binding, v.vehicle_id AS "vehicleId", v.registration_number AS plate FROM violation v
     WHERE journey_id = $1`,
    [journeyId],
  );
}

function revokeCode(codeId = bus.codeId) {
  return ask(bus.inviter, REVOKE, { input: { codeId, reason: 'The sticker was photographed' } });
}

test.each([
  ['typed in groups', () => bus.typedCode],
  ['typed in small letters', () => bus.typedCode.toLowerCase().replaceAll('-', ' ')],
  ['scanned', () => `https://wakafine.example${bus.path}`],
])('a code that is %s makes a journey a witness of its vehicle, for 6 hours', async (_how, code) => {
  const { id, startTime } = await start(citizen, { registrationNumber: '', vehicleCode: code() });
  const journey = await journeyOf(citizen, id);
  expect(journey).toMatchObject({ binding: 'WITNESS', registrationNumber: bus.plate });
  expect(journey.boundVehicle).toEqual({
    level: 'WITNESS',
    registrationNumber: bus.plate,
    transportAgency: bus.agency,
    since: startTime,
    until: new Date(Date.parse(startTime) + 6 * HOUR_MS).toISOString(),
  });
});

test('the code wins over a plate that was typed, and its agency stands where none was', async () => {
  const over = { registrationNumber: 'CE 999 ZZ', category: 'PUBLIC', vehicleType: 'BUS' };
  const { id } = await start(citizen, { ...over, vehicleCode: bus.typedCode });
  const journey = await journeyOf(citizen, id);
  expect(journey).toMatchObject({ registrationNumber: bus.plate, transportAgency: bus.agency });
});

test('a violation under a code is a witness’s, of the vehicle of the code', async () => {
  const startedAt = ago(10 * MINUTE_MS);
  server.clock.advance(HOUR_MS);
  const drive = straightDrive(new Date(startedAt.getTime() + HOUR_MS), SPEEDS);
  const { id } = await start(citizen, { vehicleCode: bus.typedCode, startedAt: drive[0]?.recordedAt });
  await push(citizen, id, drive);
  expect(await violationsOf(id)).toEqual([
    { binding: 'WITNESS', vehicleId: Number(bus.id), plate: bus.plate },
  ]);
});

test('six hours after the scan a violation counts for a typed plate again', async () => {
  const { id } = await start(citizen, { vehicleCode: bus.typedCode });
  server.clock.advance(6 * HOUR_MS + MINUTE_MS);
  await push(citizen, id, straightDrive(ago(0), SPEEDS));
  expect(await violationsOf(id)).toMatchObject([{ binding: 'TYPED' }]);
  expect(await journeyOf(citizen, id)).toMatchObject({ boundVehicle: null });
});

test('a plate that is only typed is never bound, were it that of a registered bus', async () => {
  const { id } = await start(citizen, { registrationNumber: bus.plate });
  expect(await journeyOf(citizen, id)).toMatchObject({ binding: 'TYPED', boundVehicle: null });
  await push(citizen, id, straightDrive(ago(0), SPEEDS));
  expect(await violationsOf(id)).toMatchObject([{ binding: 'TYPED' }]);
});

/** The last character of a text replaced by another one. */
function bent(text: string): string {
  return `${text.slice(0, -2)}${text.at(-2) === 'A' ? 'B' : 'A'}${text.at(-1) ?? ''}`;
}

test('forged, tampered, foreign and mistyped codes are refused in one sentence, and start nothing', async () => {
  const other = await registerBus(server);
  const stranger = await startTestServer({ pepper: 'another pepper of another service' });
  const foreign = await registerBus(stranger);
  await stranger.close();
  const publicIdOf = (path: string): string => path.slice(4, 16);
  const swapped = bus.path.replace(publicIdOf(bus.path), publicIdOf(other.path));
  const wrong = [
    bent(bus.path),
    swapped,
    foreign.path,
    foreign.typedCode,
    bent(bus.typedCode),
    '',
    'LT 001 QX',
  ];
  const sentences = new Set<string>();
  for (const vehicleCode of wrong) {
    const { refused } = await tryStart(citizen, { vehicleCode });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { vehicleCode: expect.any(String) } });
    sentences.add(refused.fields.vehicleCode);
  }
  expect(sentences.size).toBe(1);
  expect((await ask(citizen, '{ activeJourney { id } }')).activeJourney).toBeNull();
});

test('a revoked code binds no start after it, and says so to who holds it', async () => {
  server.clock.advance(MINUTE_MS);
  expect((await revokeCode()).revokeVehicleCode).toEqual({ codeCount: 0 });
  server.clock.advance(MINUTE_MS);
  const { refused } = await tryStart(citizen, { vehicleCode: bus.path });
  expect(refused.fields.vehicleCode).toMatch(/no longer in force/);
  expect((await revokeCode()).refused.code).toBe('CONFLICT');
});

test('a start of before the revocation that arrives after it is bound, as is a journey under way', async () => {
  const rider = await TestClient.citizen(server.url);
  const { id } = await start(rider, { vehicleCode: bus.typedCode });
  const startedAt = server.clock.now().toISOString();
  server.clock.advance(MINUTE_MS);
  await revokeCode();
  server.clock.advance(HOUR_MS);
  const endedAt = ago(30 * MINUTE_MS).toISOString();
  const late = await start(citizen, { vehicleCode: bus.typedCode, startedAt, endedAt });
  expect(await journeyOf(citizen, late.id)).toMatchObject({ binding: 'WITNESS' });
  expect(await journeyOf(rider, id)).toMatchObject({ boundVehicle: { level: 'WITNESS' } });
});

test('a code that was issued after a journey began does not bind it', async () => {
  const startedAt = ago(DAY_MS).toISOString();
  const { refused } = await tryStart(citizen, { vehicleCode: bus.typedCode, startedAt });
  expect(refused.fields).toHaveProperty('vehicleCode');
});

test('a file is never bound', async () => {
  const startedAt = ago(MINUTE_MS).toISOString();
  const file = { startedAt, endedAt: ago(0).toISOString(), isImported: true, vehicleCode: bus.typedCode };
  expect((await tryStart(citizen, file)).refused.fields).toHaveProperty('vehicleCode');
});

test('a photographed code in ten accounts makes ten witnesses, and binds none of them', async () => {
  for (let copy = 0; copy < 10; copy += 1) {
    const rider = await TestClient.citizen(server.url);
    const startedAt = server.clock.now();
    const { id } = await start(rider, { vehicleCode: bus.path, startedAt: startedAt.toISOString() });
    await push(rider, id, straightDrive(startedAt, SPEEDS));
    await end(rider, id);
    expect(await violationsOf(id)).toMatchObject([{ binding: 'WITNESS', vehicleId: Number(bus.id) }]);
  }
});

test('the same start with the same code is one journey, and with another code another content', async () => {
  const clientId = randomUUID();
  const first = await start(citizen, { clientId, vehicleCode: bus.typedCode });
  expect((await start(citizen, { clientId, vehicleCode: bus.typedCode })).id).toBe(first.id);
  const other = await registerBus(server);
  const { refused } = await tryStart(citizen, { clientId, vehicleCode: other.typedCode });
  expect(refused.code).toBe('IDEMPOTENCY_MISMATCH');
  const rows = await server.dataSource.query('SELECT id FROM journey_binding WHERE journey_id = $1', [
    first.id,
  ]);
  expect(rows).toHaveLength(1);
});

test('somebody who tries 30 wrong codes waits, also with a right one, and nobody else does', async () => {
  expect((await ask(citizen, NAMED, { code: bus.typedCode })).vehicleOfCode).toEqual({
    registrationNumber: bus.plate,
    transportAgency: bus.agency,
  });
  for (let guess = 0; guess < 30; guess += 1) {
    expect((await ask(citizen, NAMED, { code: bent(bus.path) })).refused.code).toBe('BAD_USER_INPUT');
  }
  expect((await ask(citizen, NAMED, { code: bus.typedCode })).refused.code).toBe('RATE_LIMITED');
  const other = await TestClient.citizen(server.url);
  expect((await ask(other, NAMED, { code: bus.typedCode })).vehicleOfCode).toBeTruthy();
});

test('a code that a former key has signed is right while that key is named, and no longer', async () => {
  const old = {
    vehicleCodeKey: 'the first key of vehicles of this test',
    sharing: server,
    clock: server.clock,
  };
  const first = await startTestServer(old);
  const { path, plate } = await registerBus(first);
  await first.close();
  const next = { ...old, vehicleCodeKey: 'the second key of vehicles of this test' };
  const second = await startTestServer({ ...next, formerVehicleCodeKey: old.vehicleCodeKey });
  const rider = await TestClient.citizen(second.url);
  expect((await ask(rider, NAMED, { code: path })).vehicleOfCode.registrationNumber).toBe(plate);
  await second.close();
  const third = await startTestServer({
    ...next,
    formerVehicleCodeKey: 'a third key of vehicles of this test',
  });
  const later = await TestClient.citizen(third.url);
  expect((await ask(later, NAMED, { code: path })).refused.code).toBe('BAD_USER_INPUT');
  await third.close();
});

test('a vehicle has five codes in force at most, also when they are issued in parallel', async () => {
  const issued = await Promise.all(Array.from({ length: 8 }, () => ask(bus.inviter, ISSUE, { id: bus.id })));
  expect(issued.filter(({ refused }) => refused?.code === 'CONFLICT')).toHaveLength(4);
});

test('REST takes the code too, and its plate wins', async () => {
  const body = { vehicleType: 'Bus', category: 'Private', registrationNumber: 'CE 999 ZZ' };
  const started = await citizen.rest('POST', '/api/journeys', { ...body, vehicleCode: bus.typedCode });
  expect([started.status, started.body.registrationNumber]).toEqual([201, bus.plate]);
  const stranger = await TestClient.citizen(server.url);
  const refused = await stranger.rest('POST', '/api/journeys', { ...body, vehicleCode: 'x' });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['vehicleCode']]);
});
