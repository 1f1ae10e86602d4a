import { end, push, start } from '../../../testing/drives/drive-calls';
import { writePastJourney } from '../../../testing/drives/past-drives';
import { staffClient } from '../../../testing/staff';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { countPassages } from './count-passages';

const FIGURES = 'violations incidents journeys judgedKm rate { per1000Km low high }';
const ANALYTICS = `query ($days: Int) { analytics(days: $days) { hours { hour ${FIGURES} } days { day ${FIGURES} }
  vehicleTypes { vehicleType violations journeys judgedKm rate { per1000Km } } judgedKm unjudgedKm } }`;
const ROADS = `query ($by: HotspotMeasure, $days: Int) { roadAnalytics(by: $by, days: $days) {
  corridors { corridor violations incidents judgedKm rate { per1000Km } }
  hotspots { south west violations incidents passages violationsPerPassage } } }`;
const BEFORE_AFTER = `query ($at: DateTime!, $days: Int) { beforeAfter(at: $at, days: $days) {
  before { ${FIGURES} } after { ${FIGURES} } changePercent change } }`;
const DAY_MS = 86_400_000;

let server: TestServer;
let viewer: TestClient;
let accountId: number;
beforeAll(async () => {
  server = await startTestServer();
  viewer = await staffClient(server, 'VIEWER');
  const client = await TestClient.citizen(server.url);
  accountId = (await client.rest('GET', '/api/auth/me')).body.id;
  const drive = (days: number, count: number) =>
    writePastJourney(server, {
      ...{ accountId, endedAt: daysAgo(days), distanceM: 1_000_000 },
      violations: Array.from({ length: count }, () => ({ startedAt: daysAgo(days), speedKmh: 80 })),
    });
  await drive(10, 4);
  await drive(3, 1);
});
afterAll(() => server.close());

/** Noon of a day in Douala. */
function daysAgo(days: number): Date {
  const now = server.clock.now().getTime();
  return new Date(Math.floor(now / DAY_MS) * DAY_MS + DAY_MS / 2 - 3_600_000 - days * DAY_MS);
}

async function asked(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<JsonValue> {
  const { body } = await viewer.graphql(query, variables);
  return body.errors === undefined ? Object.values(body.data)[0] : body.errors[0].extensions;
}

/** By hand: (n + 6) / (km / 1000 + 6 / m) over 1,000 km, with m for the rate of the other day. */
const shrunk = (n: number, m: number) => ({ per1000Km: expect.closeTo((n + 6) / (1 + 6 / m), 3) as number });

test('what happened is counted by hour of the day in Douala, by day and by kind of vehicle', async () => {
  const { hours, days, vehicleTypes } = await asked(ANALYTICS, { days: 30 });
  expect(hours).toHaveLength(24);
  expect(hours[12]).toMatchObject({ hour: 12, violations: 5 });
  expect(hours[11]).toMatchObject({ hour: 11, violations: 0, journeys: 2, judgedKm: 2_000 });
  expect(days).toHaveLength(30);
  expect(days.filter(({ violations }: JsonValue) => violations > 0)).toMatchObject([
    { day: daysAgo(10).toISOString().slice(0, 10), violations: 4, judgedKm: 1_000, rate: shrunk(4, 1) },
    { day: daysAgo(3).toISOString().slice(0, 10), violations: 1, judgedKm: 1_000, rate: shrunk(1, 4) },
  ]);
  expect(vehicleTypes).toEqual([
    {
      vehicleType: 'CAR',
      violations: 5,
      journeys: 2,
      judgedKm: 2_000,
      rate: { per1000Km: 2.5 },
    },
  ]);
});

test('before and after a day are the same number of whole days', async () => {
  expect(await asked(BEFORE_AFTER, { at: daysAgo(5), days: 5 })).toMatchObject({
    before: { violations: 4, journeys: 1, judgedKm: 1_000, rate: { per1000Km: 4 } },
    after: { violations: 1, journeys: 1 },
    changePercent: -75,
    change: 'UNCERTAIN',
  });
  expect(await asked(BEFORE_AFTER, { at: daysAgo(2), days: 5 })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { at: expect.any(String) as string },
  });
});

test('places count for the road they are near, and for their cell', async () => {
  const { corridors, hotspots } = await asked(ROADS);
  expect(corridors).toHaveLength(11);
  expect(corridors.find(({ violations }: JsonValue) => violations > 0)).toEqual({
    ...{ corridor: 'N3', violations: 5, incidents: 0, judgedKm: 2_000 },
    rate: { per1000Km: 2.5 },
  });
  expect(hotspots).toEqual([
    { south: 4.05, west: 9.76, violations: 5, incidents: 0, passages: 0, violationsPerPassage: null },
  ]);
  expect(await asked(ROADS, { days: 93 })).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('a cell is passed once by a journey however often it was fixed there, counted once it is over', async () => {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(server.clock.now().getTime() - 60_000);
  const { id } = await start(client, { startedAt: startedAt.toISOString() });
  await push(client, id, straightDrive(startedAt, seconds(40, 30)));
  await end(client, id);
  await countPassages(server.services);
  expect(await server.dataSource.query('SELECT FROM cell_passage')).toEqual([]);
  server.clock.advance(601_000);
  await countPassages(server.services);
  await countPassages(server.services);
  const rows = await server.dataSource.query('SELECT lat_cell, lng_cell, passages FROM cell_passage');
  expect(rows).toContainEqual({ lat_cell: 405, lng_cell: 976, passages: 1 });
});

test('for each passage only cells are compared that were passed often enough', async () => {
  expect((await asked(ROADS, { days: 29, by: 'PER_PASSAGE' })).hotspots).toEqual([]);
  await server.dataSource.query('UPDATE cell_passage SET passages = 50');
  expect((await asked(ROADS, { days: 28, by: 'PER_PASSAGE' })).hotspots).toMatchObject([
    { passages: 50, violationsPerPassage: 0.1 },
  ]);
});

/** Changes of a row that remove it from all figures. */
const UNCOUNTED = ["grade = 'C'", 'is_contested = true', 'is_primary = false', 'is_claimed = true'];

test('as many rows lie behind each figure as it says, and nothing that it does not count', async () => {
  const hour = (hours: number) => new Date(daysAgo(6).getTime() + hours * 3_600_000);
  const { violationIds } = await writePastJourney(server, {
    ...{ accountId, endedAt: daysAgo(6), distanceM: 900_000, registrationNumber: 'OU 100 A' },
    violations: [0, 0, 7, 11, 12, 12, 12, 12].map((hours) => ({ startedAt: hour(hours), speedKmh: 80 })),
  });
  const set = (change: string, index: number) =>
    server.dataSource.query(`UPDATE violation SET ${change} WHERE id = $1`, [violationIds[index]]);
  await set(`road = '', vehicle_type = 'BUS'`, 2);
  await set(`vehicle_type = 'BUS'`, 3);
  for (const [at, change] of UNCOUNTED.entries()) {
    await set(change, 4 + at);
  }
  const { hours, days, vehicleTypes } = await asked(ANALYTICS, { days: 27 });
  const { corridors, hotspots } = await asked(ROADS, { days: 27 });
  const from = new Date(daysAgo(26).getTime() - 12 * 3_600_000).toISOString();
  const rows = async (filter: Readonly<Record<string, unknown>>): Promise<number> =>
    (
      await asked('query ($filter: ViolationFilter) { violations(filter: $filter) { totalCount } }', {
        filter,
      })
    ).totalCount;
  for (const figure of hours) {
    const counted = { fromHour: figure.hour, untilHour: figure.hour + 1 };
    expect([figure.hour, await rows({ from, counted })]).toEqual([figure.hour, figure.violations]);
  }
  for (const { day, violations } of days) {
    const begin = Date.parse(`${day}T00:00:00+01:00`);
    const of = { from: new Date(begin).toISOString(), to: new Date(begin + DAY_MS).toISOString() };
    expect([day, await rows({ ...of, counted: {} })]).toEqual([day, violations]);
  }
  for (const { vehicleType, violations } of vehicleTypes) {
    expect([vehicleType, await rows({ from, counted: { vehicleType } })]).toEqual([vehicleType, violations]);
  }
  for (const { corridor, violations } of corridors) {
    const road = corridor ?? 'OTHER';
    expect([road, await rows({ from, counted: { road } })]).toEqual([road, violations]);
  }
  expect(hotspots).not.toEqual([]);
  for (const { south, west, violations } of hotspots) {
    expect(await rows({ from, counted: { cell: { south, west } } })).toBe(violations);
    expect(await rows({ from, counted: { cell: { south: south + 0.01, west } } })).toBe(0);
  }
  expect(await rows({ from, counted: { fromHour: 23, untilHour: 19 } })).toBe(5 + 3);
  expect(await rows({ from, counted: { agency: 'Oasis Travels' } })).toBe(0);
  expect(await rows({ from })).toBe(5 + 8);
});

test('as many incidents lie behind each day and hour as the figure says', async () => {
  const hour = (days: number, hours: number) => new Date(daysAgo(days).getTime() + hours * 3_600_000);
  for (const at of [hour(2, 0), hour(2, 0.9), hour(2, 11.5), hour(5, -12), hour(9, 0)]) {
    await server.dataSource.query(
      `INSERT INTO incident (content_hash, mood, incident_type, severity, occurred_at, received_at)
       VALUES ('', 'SAD', 'OTHER', 'LOW', $1, $1)`,
      [at],
    );
  }
  const { hours, days } = await asked(ANALYTICS, { days: 26 });
  const rows = async (filter: Readonly<Record<string, unknown>>): Promise<number> => {
    const query = `query ($filter: IncidentFilter) { incidents(filter: $filter) { totalCount }
      incidentCounts(filter: $filter) { total } }`;
    const { body } = await viewer.graphql(query, { filter });
    expect(body.data.incidentCounts.total).toBe(body.data.incidents.totalCount);
    return body.data.incidents.totalCount;
  };
  const from = new Date(daysAgo(25).getTime() - 12 * 3_600_000);
  expect(hours.map(({ incidents }: JsonValue) => incidents)).toEqual(
    Array.from({ length: 24 }, (_, at) => ({ 0: 1, 12: 3, 23: 1 })[at] ?? 0),
  );
  for (const { hour: fromHour, incidents } of hours) {
    expect(await rows({ from, fromHour, untilHour: fromHour + 1 })).toBe(incidents);
  }
  for (const { day, incidents } of days) {
    const begin = Date.parse(`${day}T00:00:00+01:00`);
    expect(await rows({ from: new Date(begin), to: new Date(begin + DAY_MS) })).toBe(incidents);
  }
  expect(await rows({ fromHour: 23, untilHour: 1 })).toBe(2);
  expect(await rows({ fromHour: 23 })).toBe(1);
  expect(await rows({ fromHour: 5, untilHour: 5 })).toBe(5);
  expect(await asked('{ incidents(filter: { untilHour: 25 }) { totalCount } }')).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'filter.untilHour': expect.any(String) as string },
  });
  const citizen = await TestClient.citizen(server.url);
  const { body } = await citizen.graphql('{ incidents(filter: { fromHour: 12 }) { totalCount } }');
  expect(body.data.incidents.totalCount).toBe(0);
});

test('as many incidents lie behind each road as the figure says, and those without a place behind none', async () => {
  // Near Edea, in Douala where three roads begin, south of the equator and west of Greenwich, and nowhere.
  const places = [
    ...[
      [3.801, 10.131],
      [3.806, 10.139],
      [4.05, 9.77],
      [4.051, 9.771],
      [-0.001, -0.001],
      [6.1, 12.4],
    ],
    [null, null],
  ];
  for (const [lat, lng] of places) {
    await server.dataSource.query(
      `INSERT INTO incident (content_hash, mood, incident_type, severity, latitude, longitude, occurred_at, received_at)
       VALUES ('', 'SAD', 'OTHER', 'HIGH', $1, $2, $3, $3)`,
      [lat, lng, daysAgo(3)],
    );
  }
  const { corridors } = await asked(ROADS, { days: 24 });
  const from = new Date(daysAgo(23).getTime() - 12 * 3_600_000);
  const query = `query ($filter: IncidentFilter) { incidents(filter: $filter) { totalCount edges { node { latitude } } }
    incidentCounts(filter: $filter) { total } }`;
  let all = 0;
  for (const { corridor, incidents } of corridors) {
    const { body } = await viewer.graphql(query, { filter: { from, road: corridor ?? 'OTHER' } });
    const { totalCount, edges } = body.data.incidents;
    expect([corridor, totalCount, edges.length]).toEqual([corridor, incidents, incidents]);
    expect(body.data.incidentCounts.total).toBe(incidents);
    all += incidents;
  }
  expect(all).toBe(places.length - 1);
  const other = await viewer.graphql(query, { filter: { road: 'OTHER' } });
  expect(other.body.data.incidents.edges.map(({ node }: JsonValue) => node.latitude)).toEqual([6.1, -0.001]);
  const citizen = await TestClient.citizen(server.url);
  expect((await citizen.graphql(query, { filter: { road: 'OTHER' } })).body.data.incidents.totalCount).toBe(
    0,
  );
});

test('nobody but those who see the figures narrows violations to one of them', async () => {
  const query = '{ violations(filter: { counted: { road: N3 } }) { totalCount } }';
  const codeOf = ({ body }: JsonValue) => body.errors[0].extensions.code;
  expect(codeOf(await new TestClient(server.url).graphql(query))).toBe('UNAUTHENTICATED');
  const citizen = await TestClient.citizen(server.url);
  expect(codeOf(await citizen.graphql(query))).toBe('FORBIDDEN');
  const nowhere = 'cell: { south: 91, west: 9.7 }';
  expect(await asked(`{ violations(filter: { counted: { ${nowhere} } }) { totalCount } }`)).toMatchObject({
    fields: { 'filter.counted.cell.south': expect.any(String) as string },
  });
  for (const [stretch, field] of [
    ['road: "n3", fromKm: 0, toKm: 9', 'road'],
    ['road: "N3", fromKm: -1, toKm: 9', 'fromKm'],
    ['road: "N3", fromKm: 0, toKm: 10000', 'toKm'],
    ['road: "N3", fromKm: 9, toKm: 9', 'toKm'],
    ['road: "N3", fromKm: 9, toKm: 8.9', 'toKm'],
  ] as const) {
    const wrong = `{ violations(filter: { counted: { stretch: { ${stretch} } } }) { totalCount } }`;
    expect(await asked(wrong)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [`filter.counted.stretch.${field}`]: expect.any(String) as string },
    });
    expect(codeOf(await citizen.graphql(wrong))).toMatch(/^(FORBIDDEN|BAD_USER_INPUT)$/);
  }
  const stretch =
    '{ violations(filter: { counted: { stretch: { road: "N3", fromKm: 9, toKm: 8 } } }) { totalCount } }';
  expect(codeOf(await citizen.graphql(stretch))).toBe('FORBIDDEN');
  expect(await asked('{ violations(filter: { counted: { fromHour: 24 } }) { totalCount } }')).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'filter.counted.fromHour': expect.any(String) as string },
  });
});
