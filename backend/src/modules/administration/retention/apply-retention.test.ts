import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import { DAY_MS } from '@wakafine/domain/units';
import { push, read } from '../../../testing/drives/drive-calls';
import { ownDrive, signInAgain } from '../../../testing/drives/own-drive';
import type { OwnDrive } from '../../../testing/drives/own-drive';
import { straightDrive } from '../../../testing/drives/straight-drive';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { applyRetention } from './apply-retention';

const RETENTION = { fixDays: 30, journeyMonths: 12, violationMonths: 24 };
const ROUTE = `query ($id: ID!) { journey(id: $id) { route { lat lng recordedAt speedKmh zone } } }`;

let server: TestServer;
let mine: OwnDrive;
let before: JsonValue;
beforeAll(async () => {
  server = await startTestServer();
  mine = await ownDrive(server);
  before = await read(mine.client, mine.journeyId);
});
afterAll(() => server.close());

const run = () => applyRetention(server.services, RETENTION);
const storedFixes = () =>
  server.dataSource.query(
    'SELECT seq, lat, lng, recorded_at AS "recordedAt" FROM fix WHERE journey_id = $1 ORDER BY seq',
    [mine.journeyId],
  );

/** One story in the order of time: each test goes on where the last one ended. */
it('leaves everything as it is within 30 days of the end', async () => {
  server.clock.advance(29 * DAY_MS);
  await run();
  expect(await storedFixes()).toHaveLength(mine.fixes.length);
});

it('then retains a few fixes of the route, without its ends, with their displayed speeds', async () => {
  server.clock.advance(2 * DAY_MS);
  await run();
  await signInAgain(mine);
  const fixes = await storedFixes();
  expect(fixes.length).toBeGreaterThanOrEqual(4);
  expect(fixes.length).toBeLessThan(mine.fixes.length / 5);
  const [home, goal] = [mine.fixes[0], mine.fixes.at(-1)];
  for (const [end, stored] of [
    [home, fixes[0]],
    [goal, fixes.at(-1)],
  ]) {
    expect(distanceBetweenM(end ?? stored, stored)).toBeGreaterThanOrEqual(200);
    expect(distanceBetweenM(end ?? stored, stored)).toBeLessThan(230);
  }
  const { route } = (await mine.client.graphql(ROUTE, { id: mine.journeyId })).body.data.journey;
  expect(route.map(({ recordedAt }: JsonValue) => recordedAt)).toEqual(
    fixes.map(({ recordedAt }: JsonValue) => recordedAt.toISOString()),
  );
  expect(new Set(route.map(({ zone }: JsonValue) => zone))).toEqual(
    new Set(['SAFE', 'CAUTION', 'WARNING', 'DANGER']),
  );
  expect(Math.max(...route.map(({ speedKmh }: JsonValue) => speedKmh))).toBeGreaterThan(70);
});

it('drops the day with all that was thinned out', async () => {
  const parts = await server.dataSource.query('SELECT DISTINCT tableoid::regclass::text AS part FROM fix');
  expect(parts).toEqual([{ part: 'fix_thinned' }]);
});

it('touches no figure and no violation', async () => {
  expect(before).toMatchObject({ violationCount: 1, violations: [{ severity: 'DANGER' }] });
  expect(await read(mine.client, mine.journeyId)).toEqual(before);
  await run();
  expect(await read(mine.client, mine.journeyId)).toEqual(before);
});

it('accepts no late fixes from then on, neither new nor old ones, and judges nothing anew', async () => {
  const late = straightDrive(new Date(before.endTime), [40, 40], mine.fixes.length + 1);
  expect(await push(mine.client, mine.journeyId, late)).toMatchObject({ refused: { code: 'CONFLICT' } });
  expect(await push(mine.client, mine.journeyId, mine.fixes)).toMatchObject({
    refused: { code: 'CONFLICT' },
  });
  const point = { lat: 4.05, lng: 9.76, timestamp: before.endTime };
  const patch = await mine.client.rest('PATCH', `/api/journeys/${mine.journeyId}`, {
    route: [point],
    maxSpeed: 90,
  });
  expect([patch.status, patch.body.code]).toEqual([409, 'CONFLICT']);
  expect(await read(mine.client, mine.journeyId)).toEqual(before);
  const [{ claimed }] = await server.dataSource.query(
    'SELECT claimed_max_speed_kmh AS claimed FROM journey WHERE id = $1',
    [mine.journeyId],
  );
  expect(claimed).toBeNull();
});

it('leaves a journey alone that has changed while its route was worked on', async () => {
  const other = await ownDrive(server);
  server.clock.advance(31 * DAY_MS);
  // Another process moves the version between reading and writing: here, before every write.
  const { owner } = server.services;
  const trigger = `
    CREATE FUNCTION move_on() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
    CREATE TRIGGER move_on BEFORE UPDATE ON journey FOR EACH ROW
      WHEN (NEW.route_simplified_at IS NOT NULL) EXECUTE FUNCTION move_on()`;
  await owner.run(trigger, []);
  await run();
  await owner.run('DROP TRIGGER move_on ON journey; DROP FUNCTION move_on()', []);
  const count = async () =>
    (
      await server.dataSource.query('SELECT count(*)::int FROM fix WHERE journey_id = $1', [other.journeyId])
    )[0].count;
  expect(await count()).toBe(other.fixes.length);
  await run();
  expect(await count()).toBeLessThan(other.fixes.length / 5);
});

it('deletes the journey after 12 months and keeps its violation without it', async () => {
  server.clock.advance(400 * DAY_MS);
  await run();
  await signInAgain(mine);
  expect(await read(mine.client, mine.journeyId)).toBeNull();
  const { body } = await mine.client.rest('GET', '/api/violations?limit=1');
  expect(body).toMatchObject([{ severity: 'DANGER', journeyId: null }]);
  const { body: violations } = await mine.client.graphql(
    '{ violations { edges { node { journeyId isOwn severity } } } }',
  );
  expect(violations.data.violations.edges).toEqual([
    { node: { journeyId: '0', isOwn: true, severity: 'DANGER' } },
  ]);
});

it('deletes violations after 24 months', async () => {
  server.clock.advance(300 * DAY_MS);
  await run();
  const [{ count }] = await server.dataSource.query('SELECT count(*)::int FROM violation');
  expect(count).toBe(0);
});
