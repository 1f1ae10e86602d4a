import { setTimeout as wait } from 'node:timers/promises';
import { end, push, start } from '../../testing/drives/drive-calls';
import { staffClient } from '../../testing/staff';
import { seconds, straightDrive } from '../../testing/drives/straight-drive';
import { collect, TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const REPORT =
  'mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }';
const MAP = `{ operationsMap { journeys { id registrationNumber latitude longitude speedKmh zone }
  incidents { latitude severity status } violations { severity latitude } } }`;
const MOVES =
  'subscription { liveJourneysUpdated { changed { id registrationNumber latitude zone } endedIds } }';

let server: TestServer;
let viewer: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  viewer = await staffClient(server, 'VIEWER');
});
afterAll(() => server.close());

/** A staff socket with one subscription that stands, and what came so far. */
async function watch(document: string) {
  const socket = viewer.socket();
  const { results, atLeast } = collect(socket, document);
  await collect(socket, 'subscription { activeJourney { id } }').atLeast(1);
  const received = () => results.map(({ data }) => Object.values(data ?? {})[0]);
  return { received, atLeast, leave: () => socket.dispose() };
}

async function driver(speedKmh: number) {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(server.clock.now().getTime() - 60_000);
  const { id } = await start(client, {
    registrationNumber: 'LT 555 KD',
    startedAt: startedAt.toISOString(),
  });
  const fixes = straightDrive(startedAt, seconds(40, speedKmh));
  return { client, id, fixes };
}

test('the dashboard comes again after a change, and at most once a second however much happens', async () => {
  const { received, atLeast, leave } = await watch(
    'subscription { dashboardUpdated { activeJourneys { value } totalViolations { value } } }',
  );
  const { client, id, fixes } = await driver(80);
  await atLeast(1);
  for (const fix of fixes) {
    await push(client, id, [fix]);
  }
  await wait(1_100);
  const shown = received();
  expect(shown.length).toBeLessThan(8);
  expect(shown.at(-1)).toEqual({ activeJourneys: { value: 1 }, totalViolations: { value: 1 } });
  await end(client, id);
  await leave();
});

test('journeys move on the map together, with their last place, and leave it when they end', async () => {
  const moving = await driver(30);
  const { received, atLeast, leave } = await watch(MOVES);
  await push(moving.client, moving.id, moving.fixes);
  await atLeast(1);
  const lat = expect.closeTo(moving.fixes.at(-1)?.lat ?? 0, 4) as number;
  expect(received()[0]).toEqual({
    changed: [{ id: moving.id, registrationNumber: 'LT ••• KD', latitude: lat, zone: 'SAFE' }],
    endedIds: [],
  });
  const { body } = await viewer.graphql(MAP);
  expect(body.data.operationsMap.journeys).toMatchObject([{ id: moving.id, latitude: lat, zone: 'SAFE' }]);
  await end(moving.client, moving.id);
  await atLeast(2);
  expect(received()[1]).toEqual({ changed: [], endedIds: [moving.id] });
  expect((await viewer.graphql(MAP)).body.data.operationsMap.journeys).toEqual([]);
  await leave();
});

test('a process that remembers nothing of a journey reads its last place', async () => {
  const moving = await driver(30);
  await push(moving.client, moving.id, moving.fixes);
  const other = await server.another();
  const there = await staffClient(other, 'VIEWER');
  const { body } = await there.graphql(MAP);
  expect(body.data.operationsMap.journeys[0].latitude).toBeCloseTo(moving.fixes.at(-1)?.lat ?? 0, 4);
  await other.close();
  await end(moving.client, moving.id);
});

test('an incident is published as it comes, and stands on the map with those violations of today that count', async () => {
  const { received, atLeast, leave } = await watch(
    'subscription { incidentReported { severity incidentType } }',
  );
  const { client } = await driver(30);
  const input = { mood: 'SAD', incidentType: 'OTHER', severity: 'HIGH', location: { lat: 4.05, lng: 9.77 } };
  await client.graphql(REPORT, { input });
  await atLeast(1);
  expect(received()).toEqual([{ severity: 'HIGH', incidentType: 'OTHER' }]);
  const { body } = await viewer.graphql(MAP);
  expect(body.data.operationsMap.incidents).toEqual([
    { latitude: 4.05, severity: 'HIGH', status: 'RECEIVED' },
  ]);
  expect(body.data.operationsMap.violations).toMatchObject([{ severity: 'DANGER' }]);
  await leave();
});

test('each journey is published at most once a second, and a filter leaves out what was not asked for', async () => {
  const all = await watch('subscription { journeyUpdated { id isActive acceptedThrough } }');
  const ended = await watch(
    'subscription { journeyUpdated(filter: { isActive: false }) { id isActive acceptedThrough } }',
  );
  const { client, id, fixes } = await driver(30);
  for (const fix of fixes) {
    await push(client, id, [fix]);
  }
  await end(client, id);
  await ended.atLeast(1);
  expect(all.received().length).toBeLessThan(8);
  expect(all.received().at(-1)).toEqual({ id, isActive: false, acceptedThrough: fixes.length });
  expect(ended.received()).toEqual([{ id, isActive: false, acceptedThrough: fixes.length }]);
  await Promise.all([all.leave(), ended.leave()]);
});

test('other staff learn at once what kind of thing was done, and nothing more', async () => {
  const { received, atLeast, leave } = await watch('subscription { staffActed }');
  const admin = await staffClient(server, 'ADMIN');
  await admin.graphql(
    'mutation { setSpeedThresholds(input: { caution: 55, warning: 65, danger: 75 }) { caution } }',
  );
  await atLeast(1);
  expect(received().at(-1)).toBe('THRESHOLDS_CHANGED');
  await leave();
});

test('a table of the rows behind a figure hears of those that the figure counts, and of no others', async () => {
  const opened = (counted: string) =>
    watch(`subscription { violationCreated(filter: { counted: ${counted} }) { id } }`);
  const all = [
    await opened('{ road: N3, vehicleType: CAR }'),
    await opened('{ road: N9 }'),
    await opened('{ vehicleType: BUS }'),
    await opened('{ agency: "Oasis Travels" }'),
    // It is booked on its stretch when its journey has ended.
    await opened('{ stretch: { road: "N3", fromKm: 0, toKm: 9999 } }'),
  ] as const;
  const { client, id, fixes } = await driver(80);
  await push(client, id, fixes);
  await all[0].atLeast(1);
  expect(all.map(({ received }) => received().length)).toEqual([1, 0, 0, 0, 0]);
  await end(client, id);
  for (const { leave } of all) {
    await leave();
  }
});

test.each([
  'staffActed',
  'dashboardUpdated { range }',
  'journeyUpdated { id }',
  'liveJourneysUpdated { endedIds }',
  'violationCreated(filter: { counted: { road: N3 } }) { id }',
])('a citizen may not watch %s', async (field) => {
  const client = await TestClient.citizen(server.url);
  const { body } = await client.graphql('{ operationsMap { computedAt } }');
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  const socket = client.socket();
  const refused = new Promise((resolve) =>
    socket.subscribe(
      { query: `subscription { ${field} }` },
      { next: resolve, error: resolve, complete: () => undefined },
    ),
  );
  expect(JSON.stringify(await refused)).toContain('FORBIDDEN');
  await socket.dispose();
});
