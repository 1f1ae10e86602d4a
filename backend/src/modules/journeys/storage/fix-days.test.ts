import { civilDayOf, isoDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import { Client } from 'pg';
import { push, read, start } from '../../../testing/drives/drive-calls';
import { ownDrive } from '../../../testing/drives/own-drive';
import type { OwnDrive } from '../../../testing/drives/own-drive';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { allStatements } from '../../../testing/server/all-statements';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { dropFixDays, prepareFixDays } from './fix-days';

const ROUTE = 'query ($id: ID!) { journey(id: $id) { route { lat lng recordedAt speedKmh zone } } }';

let server: TestServer;
let owner: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = new Client(server.ownerUrl);
  await owner.connect();
  // Midnight changes nothing: whatever is created here is of one day.
  await owner.query(`ALTER TABLE journey ALTER COLUMN fix_day SET DEFAULT '${dayFrom(0)}'`);
  await prepare();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

const TODAY = civilDayOf(Date.now());
const NOON = new Date(startOfDayMs(TODAY) + DAY_MS / 2);
const dayFrom = (days: number): string => isoDay(TODAY + days);
const partOf = (day: string): string => `fix_${day.replaceAll('-', '_')}`;
const prepare = (): Promise<void> => prepareFixDays((...call) => server.services.owner.run(...call), NOON);
/** As retention does it where whatever ended so many days ago is due. */
const drop = (days: number): Promise<void> =>
  dropFixDays({ ...server.services, clock: () => NOON }, new Date(NOON.getTime() - days * DAY_MS));

async function partsOf(journeyId: string): Promise<Record<string, number>> {
  const { rows } = await owner.query(
    'SELECT tableoid::regclass::text AS part, count(*)::int FROM fix WHERE journey_id = $1 GROUP BY 1',
    [journeyId],
  );
  return Object.fromEntries(rows.map(({ part, count }) => [part, count]));
}

async function isThere(day: string): Promise<boolean> {
  const { rows } = await owner.query('SELECT to_regclass($1) IS NOT NULL AS found', [partOf(day)]);
  return rows[0]?.found === true;
}

/** Makes a journey one that was created on an earlier day. */
async function moveTo(day: string, journeyId: string): Promise<void> {
  await owner.query('SELECT fix_day_add($1)', [day]);
  await owner.query('UPDATE fix SET fix_day = $1 WHERE journey_id = $2', [day, journeyId]);
  await owner.query('UPDATE journey SET fix_day = $1 WHERE id = $2', [day, journeyId]);
}

/** Leaves a journey without a day, as when none of its fixes is retained. */
async function thin(journeyId: string): Promise<void> {
  await owner.query(
    `UPDATE journey SET fix_day = '-infinity', route_simplified_at = now(), are_passages_counted = true WHERE id = $1`,
    [journeyId],
  );
}

async function routeOf({ client, journeyId }: OwnDrive): Promise<JsonValue> {
  return (await client.graphql(ROUTE, { id: journeyId })).body.data.journey.route;
}

test('fixes lie in the partition of the day on which the server created their journey, whatever times they bear', async () => {
  const citizen = await TestClient.citizen(server.url);
  const startedAt = new Date(Date.now() - 6 * DAY_MS);
  const { id } = await start(citizen, { startedAt: startedAt.toISOString() });
  await push(citizen, id, straightDrive(startedAt, seconds(9, 36)));
  expect(await partsOf(id)).toEqual({ [partOf(dayFrom(0))]: 10 });
});

test('the present day and seven more are there, and the role that serves makes and drops none', async () => {
  expect([await isThere(dayFrom(0)), await isThere(dayFrom(7))]).toEqual([true, true]);
  for (const statement of [
    `SELECT fix_days_prepare('2030-01-01', 0)`,
    `SELECT fix_day_drop('${dayFrom(7)}')`,
  ]) {
    await expect(server.dataSource.query(statement)).rejects.toMatchObject({ code: '42501' });
  }
  expect(await isThere(dayFrom(7))).toBe(true);
});

test('no push fails for the want of a partition, and its fixes are sorted into one later', async () => {
  const today = partOf(dayFrom(0));
  await owner.query(`CREATE TABLE put_aside AS SELECT * FROM ${today}`);
  await owner.query(`DROP TABLE ${today}`);
  await owner.query('INSERT INTO fix SELECT * FROM put_aside');
  await owner.query('DROP TABLE put_aside');
  const mine = await ownDrive(server);
  expect(await partsOf(mine.journeyId)).toEqual({ fix_default: mine.fixes.length });
  const [journey, route] = [await read(mine.client, mine.journeyId), await routeOf(mine)];
  await Promise.all([prepare(), prepare()]);
  expect(await partsOf(mine.journeyId)).toEqual({ [today]: mine.fixes.length });
  expect([await read(mine.client, mine.journeyId), await routeOf(mine)]).toEqual([journey, route]);
  const { rows } = await owner.query('SELECT count(*)::int FROM fix_default');
  expect(rows).toEqual([{ count: 0 }]);
});

test('a day goes once it is due and no journey has it, and other days stay', async () => {
  const [day, next] = [dayFrom(-50), dayFrom(-49)];
  const [mine, other] = [await ownDrive(server), await ownDrive(server)];
  await moveTo(day, mine.journeyId);
  await moveTo(next, other.journeyId);
  await drop(49);
  expect(await isThere(day)).toBe(true);
  // What was thinned out of it is still there; the journey has none of it any more.
  await thin(mine.journeyId);
  expect(await routeOf(mine)).toEqual([]);
  await drop(50);
  expect(await isThere(day)).toBe(true);
  await drop(49);
  expect([await isThere(day), await isThere(next)]).toEqual([false, true]);
  expect(await isThere(dayFrom(0))).toBe(true);
  expect(await partsOf(mine.journeyId)).toEqual({});
  expect(await partsOf(other.journeyId)).toEqual({ [partOf(next)]: other.fixes.length });
});

test('journeys that went on for longer than a day move to the present one, with their fixes', async () => {
  const day = dayFrom(-40);
  const [mine, thinned] = [await ownDrive(server), await ownDrive(server)];
  const [journey, route] = [await read(mine.client, mine.journeyId), await routeOf(mine)];
  await moveTo(day, mine.journeyId);
  await moveTo(day, thinned.journeyId);
  await thin(thinned.journeyId);
  await drop(39);
  expect(await isThere(day)).toBe(true);
  await drop(38);
  expect(await isThere(day)).toBe(false);
  expect(await partsOf(mine.journeyId)).toEqual({ [partOf(dayFrom(0))]: mine.fixes.length });
  expect(await partsOf(thinned.journeyId)).toEqual({});
  expect([await read(mine.client, mine.journeyId), await routeOf(mine)]).toEqual([journey, route]);
});

test('a push that meets the moving of its journey loses no fix', async () => {
  const day = dayFrom(-30);
  const mine = await ownDrive(server);
  await moveTo(day, mine.journeyId);
  const pushing = server.dataSource.createQueryRunner();
  await pushing.startTransaction();
  await pushing.query('UPDATE journey SET version = version + 1 WHERE id = $1', [mine.journeyId]);
  const moving = drop(20);
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await owner.query(waiting)).rows.length === 0) {
    await new Promise(setImmediate);
  }
  await pushing.query(
    `INSERT INTO fix (journey_id, seq, fix_day, lat, lng, recorded_at, is_future)
     SELECT id, 9000, fix_day, 4, 9.7, now(), false FROM journey WHERE id = $1`,
    [mine.journeyId],
  );
  await pushing.commitTransaction();
  await pushing.release();
  await moving;
  expect(await partsOf(mine.journeyId)).toEqual({ [partOf(dayFrom(0))]: mine.fixes.length + 1 });
});

describe('statements look into the partition of their journey alone', () => {
  const [from, until] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)];
  const values: Readonly<Record<string, (id: string) => unknown[]>> = {
    'journeys.last-places': (id) => [[id]],
    'journeys.journeys-through-area': () => [from, until, 0, 50, [0], [9], [5], [12]],
    'incidents.fixes-since': (id) => [id, from, until],
    'evidence.fixes-between': (id) => [id, from, until],
    'statistics.count-passages': () => [until, until, 10],
    'notifications.travellers': () => [null],
    'reports.exported-fixes': (id) => [id, 0, 10],
    'agencies.live-places': () => ['Demo Lines', until, until],
    'open-data.fill-parts': () => [from, until, false, until],
  };
  /** They look into all: what was thinned out of a journey, too, goes with its account. */
  const ofEachDay = ['admin.anonymise-journeys', 'admin.delete-fixes-of'];
  /** They call functions that have the day as a parameter. */
  const byFunction = ['journeys.fixes-after', 'journeys.fixes-of-journey', 'journeys.outlines-of-journeys'];
  const writing = ['journeys.store-fixes', ...saveStatements()];

  function saveStatements(): string[] {
    return allStatements().flatMap(({ name }) => (/^journeys\.save-.*drives$/.test(name) ? [name] : []));
  }

  test('these are all that know of fixes', () => {
    const found = allStatements().filter(({ text }) =>
      /\b(FROM|JOIN|INTO|UPDATE) fix\b|\bfix\w+\(/.test(text),
    );
    expect(found.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(values), ...ofEachDay, ...byFunction, ...writing].sort(),
    );
  });

  test.each(Object.keys(values))('%s', async (name) => {
    const mine = await ownDrive(server);
    await owner.query('UPDATE journey SET are_passages_counted = false WHERE id = $1', [mine.journeyId]);
    const { text = '' } = allStatements().find((each) => each.name === name) ?? {};
    await owner.query('BEGIN; SET LOCAL plan_cache_mode = force_generic_plan');
    const { rows } = await owner.query(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      values[name]?.(mine.journeyId),
    );
    await owner.query('ROLLBACK');
    const looked = partsIn(rows[0]['QUERY PLAN'][0].Plan);
    expect([...new Set(looked)].filter((part) => part !== partOf(dayFrom(0)))).toEqual([]);
  });

  /** Partitions of fixes that a step and those below it have looked into. */
  function partsIn(plan: JsonValue): string[] {
    const table: string = plan['Relation Name'] ?? '';
    const own = table.startsWith('fix_') && plan['Actual Loops'] > 0 ? [table] : [];
    return [...own, ...(plan.Plans ?? []).flatMap((each: JsonValue) => partsIn(each))];
  }
});
