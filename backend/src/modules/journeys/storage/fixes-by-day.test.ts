import { DAY_MS } from '@wakafine/domain/units';
import { DataSource } from 'typeorm';
import { openDatabase } from '../../../database';
import { FixesByDay1764374000000 } from '../../../migrations/before-release/1764374000000-fixes-by-day';
import { PackedTracks1764379000000 } from '../../../migrations/before-release/1764379000000-packed-tracks';
import { end, push, read, start } from '../../../testing/drives/drive-calls';
import { ownDrive } from '../../../testing/drives/own-drive';
import type { OwnDrive } from '../../../testing/drives/own-drive';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { simplifyOldRoutes } from '../record/simplify-route';

const ROUTE = 'query ($id: ID!) { journey(id: $id) { route { lat lng recordedAt speedKmh zone } } }';
const ROWS = `SELECT journey_id, seq, lat, lng, recorded_at, accuracy_m, speed_kmh, heading_deg, clock_offset_ms, is_future
  FROM fix ORDER BY journey_id, seq`;

let server: TestServer;
let owner: DataSource;
beforeAll(async () => {
  server = await startTestServer();
  owner = await new DataSource({
    type: 'postgres',
    url: server.ownerUrl,
    installExtensions: false,
  }).initialize();
});
afterAll(async () => {
  await owner.destroy();
  await server.close();
});

/** Brings the tables to where they were before the migration. */
async function undo(): Promise<void> {
  await owner.transaction(async ({ queryRunner }) => {
    // With what was built on it.
    for (const migration of [new PackedTracks1764379000000(), new FixesByDay1764374000000()]) {
      if (queryRunner !== undefined) {
        await migration.down(queryRunner);
        await queryRunner.query('DELETE FROM migrations WHERE name = $1', [migration.name]);
      }
    }
  });
}

/** As the next start of the server does it. */
async function migrate(): Promise<void> {
  const serving = await openDatabase({ url: server.databaseUrl, ownerUrl: server.ownerUrl });
  await serving.destroy();
}

async function seen({ client, journeyId }: OwnDrive): Promise<JsonValue> {
  const { body } = await client.graphql(ROUTE, { id: journeyId });
  return [await read(client, journeyId), body.data.journey.route];
}

test('fixes of before move to their days, whole and thinned ones, and journeys under way go on', async () => {
  const thinned = await ownDrive(server);
  const endedBefore = new Date(server.clock.now().getTime() + DAY_MS);
  expect(await simplifyOldRoutes(server.services, { endedBefore, limit: 10 })).toBe(1);
  const whole = await ownDrive(server);
  const startedAt = new Date(Date.now() - 60_000);
  const { id } = await start(whole.client, { startedAt: startedAt.toISOString() });
  const going = { ...whole, journeyId: id, fixes: straightDrive(startedAt, seconds(39, 36)) };
  await push(going.client, id, going.fixes.slice(0, 20));

  await undo();
  // What only thinning had left behind is gone with it; the rest is the table that there was.
  const before = await owner.query(ROWS);
  expect(before.length).toBeGreaterThan(whole.fixes.length + 20);
  expect(before.length).toBeLessThan(whole.fixes.length + 20 + thinned.fixes.length / 5);
  const versions = await owner.query('SELECT id, version, account_id FROM journey ORDER BY id');

  await migrate();
  expect(await owner.query(ROWS)).toEqual(before);
  expect(await owner.query('SELECT id, version, account_id FROM journey ORDER BY id')).toEqual(versions);
  const parts = await owner.query(
    `SELECT DISTINCT journey_id::text AS id, tableoid::regclass::text AS part FROM fix ORDER BY 1`,
  );
  const today = expect.stringMatching(/^fix_\d{4}_\d\d_\d\d$/);
  expect(parts).toEqual([
    { id: thinned.journeyId, part: 'fix_thinned' },
    { id: whole.journeyId, part: today },
    { id, part: today },
  ]);
  for (const drive of [thinned, whole]) {
    const [journey, route] = await seen(drive);
    expect(journey).toMatchObject({ violationCount: 1 });
    expect(route.length).toBeGreaterThan(3);
  }
  const pushed = await push(going.client, id, going.fixes.slice(20));
  expect(pushed).toMatchObject({ accepted: 20, acceptedThrough: 40 });
  expect(await end(going.client, id)).toMatchObject({ isActive: false });
  expect(await owner.query('SELECT count(*)::int FROM fix_default')).toEqual([{ count: 0 }]);
});

test('a fix can be there once alone, and refers to no day of its own', async () => {
  const { journeyId } = await ownDrive(server);
  await expect(
    owner.query(
      `INSERT INTO fix (journey_id, seq, fix_day, lat, lng, recorded_at, is_future)
       SELECT id, 1, fix_day, 4, 9, now(), false FROM journey WHERE id = $1`,
      [journeyId],
    ),
  ).rejects.toMatchObject({ code: '23505' });
  await expect(
    owner.query(
      `INSERT INTO fix (journey_id, seq, lat, lng, recorded_at, is_future) VALUES ($1, 9999, 4, 9, now(), false)`,
      [journeyId],
    ),
  ).rejects.toMatchObject({ code: '23502' });
});
