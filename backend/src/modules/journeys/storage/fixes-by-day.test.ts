import { DAY_MS } from '@wakafine/domain/units';
import { DataSource } from 'typeorm';
import { end, push, read, start } from '../../../testing/drives/drive-calls';
import { ownDrive } from '../../../testing/drives/own-drive';
import type { OwnDrive } from '../../../testing/drives/own-drive';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { simplifyOldRoutes } from '../record/simplify-route';

const ROUTE = 'query ($id: ID!) { journey(id: $id) { route { lat lng recordedAt speedKmh zone } } }';

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

async function seen({ client, journeyId }: OwnDrive): Promise<JsonValue> {
  const { body } = await client.graphql(ROUTE, { id: journeyId });
  return [await read(client, journeyId), body.data.journey.route];
}

test('whole fixes lie in the day of their journey and thinned ones apart, and all are read', async () => {
  const thinned = await ownDrive(server);
  const endedBefore = new Date(server.clock.now().getTime() + DAY_MS);
  expect(await simplifyOldRoutes(server.services, { endedBefore, limit: 10 })).toBe(1);
  const whole = await ownDrive(server);
  const startedAt = new Date(Date.now() - 60_000);
  const { id } = await start(whole.client, { startedAt: startedAt.toISOString() });
  const going = { ...whole, journeyId: id, fixes: straightDrive(startedAt, seconds(39, 36)) };
  await push(going.client, id, going.fixes.slice(0, 20));

  const parts = await owner.query(
    `SELECT DISTINCT journey_id::text AS id, fix.tableoid::regclass::text AS part
     FROM fix JOIN journey ON journey.id = fix.journey_id AND journey.fix_day = fix.fix_day ORDER BY 1`,
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
