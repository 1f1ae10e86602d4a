import { pointsOfLine } from '@wakafine/domain/packed/route-line';
import { end, push, start } from '../../../testing/drives/drive-calls';
import { ownDrive } from '../../../testing/drives/own-drive';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';

const ROUTE =
  'query ($id: ID!, $after: DateTime) { journey(id: $id) { route(after: $after) { recordedAt zone } } }';
const FULL_ROUTE =
  'query ($id: ID!, $after: DateTime) { journey(id: $id) { route(after: $after) { lat lng recordedAt speedKmh zone } } }';

const SET_THRESHOLDS =
  'mutation { setSpeedThresholds(input: { caution: 70, warning: 90, danger: 110 }) { caution } }';
const LINE =
  'query ($id: ID!) { journey(id: $id) { route { lat lng recordedAt speedKmh zone } routeLine { from points steps speeds zones } } }';

/** Asks for both forms of a route at once, and expects them to be one; gives its number of points. */
async function expectOneRoute(client: TestClient, id: string): Promise<number> {
  const { body } = await client.graphql(LINE, { id });
  const { route, routeLine } = body.data.journey;
  const { from, ...texts } = routeLine;
  const points = pointsOfLine({ fromMs: from === null ? null : Date.parse(from), ...texts });
  expect(points).toEqual(
    route.map(({ lat, lng, recordedAt, speedKmh, zone }: JsonValue) => ({
      ...{ lat: expect.closeTo(lat, 4.9), lng: expect.closeTo(lng, 4.9), atMs: Date.parse(recordedAt), zone },
      speedKmh: speedKmh === null ? null : Math.floor(Math.round(speedKmh * 1_000) / 100) / 10,
    })),
  );
  return route.length;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a page that knows a route up to a time is given what came later, judged as part of the whole', async () => {
  const { client, journeyId } = await ownDrive(server);
  const routeAfter = async (after?: string | null) =>
    (await client.graphql(ROUTE, { id: journeyId, after })).body.data.journey.route;
  const whole = await routeAfter();
  const middle = 150;
  expect(whole.length).toBeGreaterThan(200);
  expect(await routeAfter(null)).toEqual(whole);
  expect(await routeAfter(whole[middle].recordedAt)).toEqual(whole.slice(middle + 1));
  expect(await routeAfter(whole.at(-1).recordedAt)).toEqual([]);
});

test('a page that follows a journey under way is given the same as one that reads all of it, and only what is new is read', async () => {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(server.clock.now().getTime() - 600_000);
  const fixes = straightDrive(startedAt, [
    ...ramp(0, 60),
    ...seconds(400, 60),
    ...ramp(60, 20),
    ...seconds(60, 20),
  ]);
  const { id } = await start(client, { startedAt: startedAt.toISOString() });
  const route = async (after: string | null): Promise<JsonValue> =>
    (await client.graphql(FULL_ROUTE, { id, after })).body.data.journey.route;
  const known: JsonValue[] = [];
  const follow = async (): Promise<number> => {
    const more = await route(known.at(-1)?.recordedAt ?? null);
    known.push(...more);
    return more.length;
  };
  await push(client, id, fixes.slice(0, 300));
  expect(await follow()).toBe(300);
  const rows = jest.spyOn(server.services.db, 'rows');
  for (let from = 300; from < 340; from += 10) {
    await push(client, id, fixes.slice(from, from + 10));
    expect(await follow()).toBe(10);
    expect(await follow()).toBe(0);
  }
  const names = rows.mock.calls.map(([{ name }]) => name).filter((name) => name.startsWith('journeys.fixes'));
  rows.mockRestore();
  expect(names).toEqual(Array(4).fill('journeys.fixes-after'));
  expect(known).toEqual(await route(null));
  // A jump, a repetition and what is inaccurate are flagged as they come.
  const [odd = fixes[0], ...others] = fixes.slice(340, 350);
  await push(client, id, [
    { ...odd, lat: 5 },
    ...others.slice(0, 4),
    { ...others[4], accuracyM: 90 },
    ...others.slice(5),
  ] as FixPayload[]);
  expect(await follow()).toBe(8);
  expect(known).toEqual(await route(null));
  // Left out so far: what comes late changes what is known before it.
  await push(client, id, fixes.slice(360, 380));
  await follow();
  await push(client, id, fixes.slice(350, 360));
  await push(client, id, fixes.slice(380, 400));
  const after = fixes[379]?.recordedAt ?? null;
  expect(await route(after)).toEqual((await route(null)).slice(-20));
  expect((await route(null)).map(({ recordedAt }: JsonValue) => recordedAt)).toEqual(
    [...fixes.slice(0, 400)]
      .filter((_, index) => index !== 340 && index !== 345)
      .map(({ recordedAt }) => recordedAt),
  );
});

test('the line of a route is the same route: as it grows, as late fixes come, under other thresholds, once it has ended', async () => {
  const client = await TestClient.citizen(server.url);
  const admin = await staffClient(server, 'ADMIN');
  const startedAt = new Date(server.clock.now().getTime() - 600_000);
  const fixes = straightDrive(startedAt, [...ramp(0, 66), ...seconds(700, 66)]);
  const { id } = await start(client, { startedAt: startedAt.toISOString() });
  expect(await expectOneRoute(client, id)).toBe(0);
  await push(client, id, fixes.slice(0, 100));
  expect(await expectOneRoute(client, id)).toBe(100);
  await push(client, id, fixes.slice(100, 110));
  expect(await expectOneRoute(client, id)).toBe(110);
  await push(client, id, fixes.slice(120, 130));
  expect(await expectOneRoute(client, id)).toBe(120);
  await push(client, id, fixes.slice(110, 120));
  expect(await expectOneRoute(client, id)).toBe(130);
  await admin.graphql(SET_THRESHOLDS);
  server.clock.advance(120_000);
  await push(client, id, fixes.slice(130, 700));
  expect(await expectOneRoute(client, id)).toBe(700);
  const { body } = await client.graphql(ROUTE, { id });
  const zones = new Set(body.data.journey.route.map(({ zone }: JsonValue) => zone));
  expect(zones).toEqual(new Set([null, 'SAFE', 'CAUTION', 'WARNING']));
  await end(client, id);
  expect(await expectOneRoute(client, id)).toBe(700);
});
