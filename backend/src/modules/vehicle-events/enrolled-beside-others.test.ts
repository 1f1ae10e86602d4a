import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { ride, rideThrough } from '../../testing/drives/bound-ride';
import { push } from '../../testing/drives/drive-calls';
import { registerBus } from '../../testing/register';
import { settledEvents } from '../../testing/drives/settled-events';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { staffClient } from '../../testing/staff';
import { collect, TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const ROW = 'registrationNumber transportAgency isWithdrawn';
const SET_AGENCY = 'mutation ($input: SetVehicleAgencyInput!) { setVehicleAgency(input: $input) { id } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The violations of others as a stranger sees them. */
async function watch(kind: 'violationCreated' | 'violationUpdated') {
  const socket = (await TestClient.citizen(server.url)).socket();
  const { results, atLeast } = collect(socket, `subscription { ${kind} { ${ROW} } }`);
  // The socket is served in order: once this is answered, the watch stands.
  await collect(socket, 'subscription { activeJourney { id } }').atLeast(1);
  return { received: () => results.map(({ data }) => data?.[kind]), atLeast, leave: () => socket.dispose() };
}

/** Levels of the violations that somebody sees. */
async function levelsFor(client: TestClient): Promise<JsonValue[]> {
  const { body } = await client.graphql('{ violations { edges { node { binding } } } }');
  return body.data.violations.edges.map(({ node }: { node: JsonValue }) => node.binding);
}

test('once another device of the vehicle was elsewhere, nothing that the public sees names the agency with it', async () => {
  const { plate, agency } = await registerBus(server);
  const startedAt = server.clock.now();
  server.clock.advance(20 * MINUTE_MS);
  const enrolled = () => ride(server, { registrationNumber: plate, level: 'BOUND', startedAt });
  const [created, updated] = [await watch('violationCreated'), await watch('violationUpdated')];
  const drive = straightDrive(startedAt, [...ramp(0, 80), ...seconds(200, 80), ...ramp(80, 0)]);
  const fast = await enrolled();
  await rideThrough(fast, drive);
  await settledEvents(server);
  await created.atLeast(1);
  expect(created.received()).toMatchObject([{ transportAgency: agency }]);

  const elsewhere = straightDrive(startedAt, seconds(200, 0)).map((fix) => ({ ...fix, lat: fix.lat + 0.3 }));
  await rideThrough(await enrolled(), elsewhere);
  await settledEvents(server);
  await updated.atLeast(1);
  const nameless = { registrationNumber: 'LT •••• ••', transportAgency: null, isWithdrawn: false };
  expect(updated.received()).toEqual([nameless]);
  expect(await levelsFor(await staffClient(server, 'VIEWER'))).toEqual(['CONFLICT']);
  for (const client of [fast.client, new TestClient(server.url)]) {
    expect(await levelsFor(client)).toEqual([null]);
  }
  await Promise.all([created.leave(), updated.leave()]);

  server.clock.advance(26 * HOUR_MS);
  const { body } = await new TestClient(server.url).rest('GET', '/api/journeys');
  expect(body).toMatchObject([
    { transportAgency: agency, violations: 0 },
    { transportAgency: agency, violations: 0 },
  ]);
});

test('what the device recorded before its vehicle was given to another agency names neither, however late it comes', async () => {
  const { plate, id: vehicleId, approver } = await registerBus(server);
  const startedAt = server.clock.now();
  server.clock.advance(10 * MINUTE_MS);
  await approver.graphql(SET_AGENCY, { input: { vehicleId, transportAgency: 'Sample Lines' } });
  const after = server.clock.now();
  server.clock.advance(10 * MINUTE_MS);
  for (const begin of [startedAt, after]) {
    const late = await ride(server, { registrationNumber: plate, level: 'BOUND', startedAt: begin });
    await rideThrough(late, straightDrive(begin, [...ramp(0, 80), ...seconds(20, 80), ...ramp(80, 0)]));
  }
  await settledEvents(server);
  const named = await server.dataSource.query(
    `SELECT journey.named_agency AS journey, violation.named_agency AS violation, violation.binding
     FROM violation JOIN journey ON journey.id = journey_id WHERE violation.vehicle_id = $1 ORDER BY 3, journey.id`,
    [vehicleId],
  );
  expect(named).toEqual([
    { journey: null, violation: null, binding: 'BOUND' },
    { journey: 'Sample Lines', violation: 'Sample Lines', binding: 'BOUND' },
  ]);
});

// The violation begins 6 s after the start: in the minute of the device's fix, and in the next one.
test.each([
  ['was on board and tells of no violation', 10, true, 'SEEN'],
  ['was on board in the minute before and tells of no violation', 57, true, 'SEEN'],
  ['was not on the road', 57, false, 'WITNESSED'],
])('three independent witnesses where the enrolled device %s', async (_what, second, isOnBoard, level) => {
  const { plate: registrationNumber, codeId } = await registerBus(server);
  const intoMinuteMs = server.clock.now().getTime() % MINUTE_MS;
  server.clock.advance(2 * MINUTE_MS - intoMinuteMs + second * 1000);
  const startedAt = server.clock.now();
  const fixes = straightDrive(startedAt, [...ramp(20, 80), ...seconds(20, 80), ...ramp(80, 20)]);
  const witnesses = [];
  for (let index = 0; index < 3; index += 1) {
    witnesses.push(
      await ride(server, {
        ...{ registrationNumber, level: 'WITNESS', startedAt, codeId: Number(codeId) },
        provenForMs: 40 * DAY_MS,
      }),
    );
  }
  const device = await ride(server, { registrationNumber, level: 'BOUND', startedAt });
  server.clock.advance(30_000);
  for (const { client, journeyId } of witnesses) {
    await push(client, journeyId, fixes.slice(0, 30));
  }
  server.clock.advance(25_000);
  for (const witness of witnesses) {
    await rideThrough(witness, fixes.slice(30));
  }
  if (isOnBoard) {
    // A tracker that reports once a minute: where it was, and too seldom to prove a speed.
    await push(
      device.client,
      device.journeyId,
      fixes.filter((_, index) => index % 60 === 0),
    );
  }
  const events = await settledEvents(server);
  const plate = registrationNumber.replaceAll(' ', '');
  expect(events.filter((event) => event.plate === plate).map((event) => event.level)).toEqual([level]);
});
