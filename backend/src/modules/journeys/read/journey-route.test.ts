import { push, start } from '../../../testing/drives/drive-calls';
import { ownDrive } from '../../../testing/drives/own-drive';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const ROUTE =
  'query ($id: ID!, $after: DateTime) { journey(id: $id) { route(after: $after) { recordedAt zone } } }';
const FULL_ROUTE =
  'query ($id: ID!, $after: DateTime) { journey(id: $id) { route(after: $after) { lat lng recordedAt speedKmh zone } } }';

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
