import { HOUR_MS } from '@wakafine/domain/units';
import { push, read } from '../../../testing/drives/drive-calls';
import { ownDrive } from '../../../testing/drives/own-drive';
import type { OwnDrive } from '../../../testing/drives/own-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { staffClient } from '../../../testing/staff';
import type { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { simplifyOldRoutes } from '../record/simplify-route';
import { packTracks } from './pack-tracks';
import { TRACK_MARK } from './read-track';
import { STORE_TRACK } from './tracks.queries';

const ROUTE = `query ($id: ID!, $after: DateTime) { journey(id: $id) {
  route(after: $after) { lat lng recordedAt speedKmh zone } routeLine { from points steps speeds zones } trace { lat lng zone } } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const query = (sql: string, values: unknown[] = []) => server.dataSource.query(sql, values);

async function pack(): Promise<void> {
  server.clock.advance(HOUR_MS / 4);
  await packTracks(server.services);
}

/** A journey as the tables have it: whether it is packed, and what lies there. */
async function packedOf({ journeyId }: OwnDrive): Promise<JsonValue> {
  const [row] = await query(
    `SELECT is_packed AS "isPacked", length(body) AS bytes, journey_id IS NOT NULL AS "hasTrack"
     FROM journey LEFT JOIN journey_track ON journey_id = id WHERE id = $1`,
    [journeyId],
  );
  return row;
}

async function asked(client: TestClient, journeyId: string, after?: string): Promise<JsonValue> {
  return (await client.graphql(ROUTE, { id: journeyId, after })).body.data.journey;
}

async function textOf(client: TestClient, path: string): Promise<string> {
  const headers = { cookie: `wf_session=${client.cookie('wf_session')}` };
  return (await fetch(new URL(path, server.url), { headers })).text();
}

/** Answers of everything that reads a track: to its owner, and to staff. */
async function answers({ client, journeyId, fixes }: OwnDrive, staff: TestClient): Promise<JsonValue> {
  const middle = fixes[150]?.recordedAt;
  const { journeys } = JSON.parse(await textOf(client, '/api/me/export.json'));
  return {
    journey: await read(client, journeyId),
    whole: await asked(client, journeyId),
    later: await asked(client, journeyId, String(middle)),
    none: await asked(client, journeyId, fixes.at(-1)?.recordedAt),
    staff: await asked(staff, journeyId),
    gpx: await textOf(client, `/api/me/journeys/${journeyId}.gpx`),
    geojson: JSON.parse(await textOf(client, `/api/me/journeys/${journeyId}.geojson`)),
    list: (await client.rest('GET', '/api/journeys?include=route')).body,
    exported: journeys,
  };
}

test('every reader answers the same once a journey is packed, and routes and lists need its fixes no more', async () => {
  const mine = await ownDrive(server);
  const viewer = await staffClient(server, 'VIEWER');
  const before = await answers(mine, viewer);
  expect(before.whole.route.length).toBeGreaterThan(200);
  expect(before.later.route).toEqual(before.whole.route.slice(-before.later.route.length));
  expect(before.later.route.length).toBeLessThan(120);
  expect(before.none.route).toEqual([]);
  expect(before.whole.trace).toHaveLength(48);
  expect(before.list[0].route).toHaveLength(mine.fixes.length);
  await packTracks(server.services);
  expect(await packedOf(mine)).toMatchObject({ isPacked: false, hasTrack: false });
  await pack();
  const { isPacked, bytes } = await packedOf(mine);
  expect(isPacked).toBe(true);
  // The test's drives have numbers of seventeen digits.
  expect(bytes / mine.fixes.length).toBeLessThan(40);
  expect(await answers(mine, viewer)).toEqual(before);
  await query('DELETE FROM fix');
  const { whole, later, list, gpx, geojson } = await answers(mine, viewer);
  expect(before).toMatchObject({ whole, later, list, gpx, geojson });
});

test('fixes that come late are answered as before, and the journey is packed anew with them', async () => {
  const [mine, twin] = [await ownDrive(server), await ownDrive(server)];
  await query('UPDATE journey SET is_packed = true WHERE id = $1', [twin.journeyId]);
  await pack();
  expect(await packedOf(mine)).toMatchObject({ hasTrack: true });
  expect(await packedOf(twin)).toMatchObject({ hasTrack: false });
  const late = ({ fixes }: OwnDrive): FixPayload[] => [
    ...fixes.slice(0, 3),
    ...fixes
      .slice(5, 8)
      .map((fix) => ({ ...fix, seq: fix.seq + 2_000, recordedAt: shifted(fix.recordedAt, 250) })),
  ];
  const [answer, expected] = [
    await push(mine.client, mine.journeyId, late(mine)),
    await push(twin.client, twin.journeyId, late(twin)),
  ];
  expect(answer).toMatchObject({ accepted: 3, duplicates: 3 });
  expect({ ...answer, journey: null }).toEqual({ ...expected, journey: null });
  expect(await packedOf(mine)).toMatchObject({ isPacked: false, hasTrack: false });
  const route = await asked(mine.client, mine.journeyId);
  await pack();
  expect(await packedOf(mine)).toMatchObject({ isPacked: true, hasTrack: true });
  expect(await asked(mine.client, mine.journeyId)).toEqual(route);
  const { body } = await mine.client.rest('GET', '/api/journeys?include=route');
  expect(body[0].route).toHaveLength(mine.fixes.length + 3);
});

test('what was read before a change is not stored after it, and two that pack at once store one track', async () => {
  const mine = await ownDrive(server);
  const [{ version }] = await query('SELECT version FROM journey WHERE id = $1', [mine.journeyId]);
  const nothing = Buffer.alloc(2);
  const store = (of: number) =>
    server.services.db.rows(STORE_TRACK, [Number(mine.journeyId), of, TRACK_MARK, nothing, nothing]);
  expect(await store(version - 1)).toEqual([]);
  expect(await packedOf(mine)).toMatchObject({ isPacked: false, hasTrack: false });
  server.clock.advance(HOUR_MS);
  await Promise.all([packTracks(server.services), packTracks(server.services)]);
  expect(await packedOf(mine)).toMatchObject({ isPacked: true, hasTrack: true });
  expect((await asked(mine.client, mine.journeyId)).route.length).toBeGreaterThan(200);
});

test.each([
  ['of other rules', `UPDATE journey_track SET mark = 'older' WHERE journey_id = $1`],
  ['that is damaged', `UPDATE journey_track SET body = '\\x0163' WHERE journey_id = $1`],
])('a track %s is not read: the fixes are there', async (_name, damage) => {
  const mine = await ownDrive(server);
  const before = await asked(mine.client, mine.journeyId);
  await pack();
  await query(damage, [mine.journeyId]);
  expect(await asked(mine.client, mine.journeyId)).toEqual(before);
});

test('thinning takes the track with the fixes, in one commit', async () => {
  const mine = await ownDrive(server);
  await pack();
  const [{ trace }, packed] = [await asked(mine.client, mine.journeyId), await packedOf(mine)];
  expect(packed).toMatchObject({ hasTrack: true });
  const endedBefore = new Date(server.clock.now().getTime() + HOUR_MS);
  expect(await simplifyOldRoutes(server.services, { endedBefore, limit: 20 })).toBeGreaterThan(0);
  expect(await query('SELECT journey_id FROM journey_track')).toEqual([]);
  const thinned = await asked(mine.client, mine.journeyId);
  expect(thinned.route.length).toBeLessThan(50);
  expect(thinned.trace.length).toBeLessThan(trace.length);
  await pack();
  expect(await packedOf(mine)).toMatchObject({ isPacked: false, hasTrack: false });
});

function shifted(time: string, ms: number): string {
  return new Date(Date.parse(time) + ms).toISOString();
}
