import { timesOf, WHOLE_COUNTRY } from '@wakafine/domain/segments/segment-filter';
import { civilDayOf } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import { Caches } from '../../../../platform/memory/caches';
import { writeLedger } from '../../../../testing/country/write-ledger';
import { startTestServer } from '../../../../testing/server/test-server';
import type { TestServer } from '../../../../testing/server/test-server';
import { figureDays } from './figure-days';
import type { VisitedDay } from './figure-days';
import { packFigureDays } from './pack-days';

let server: TestServer;
/** Days of the ledger, counted back from today. */
const DAYS_AGO = [0, 1, 2, 30, 60, 100];

beforeEach(async () => {
  server = await startTestServer();
  await writeLedger(
    server,
    DAYS_AGO.map((daysAgo) => lineOf(daysAgo)),
  );
  await query('UPDATE segment_day SET body = NULL');
});
afterEach(() => server.close());

function lineOf(daysAgo: number) {
  const at = new Date(server.clock.now().getTime() - daysAgo * DAY_MS);
  return { segment: 'N5-017', agency: 'Made Up', at, judgedM: 1_000 + daysAgo, events: 0 };
}

const query = (sql: string, values: unknown[] = []) => server.dataSource.query(sql, values);

/** The days as a process sees them that has begun just now, or one that knows some of them. */
async function seen(caches = new Caches()): Promise<VisitedDay[]> {
  const times = timesOf(WHOLE_COUNTRY, server.clock.now().getTime());
  const days: VisitedDay[] = [];
  for await (const day of figureDays({ db: server.services.db, caches }, times)) {
    days.push(day);
  }
  return days;
}

async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const rows = jest.spyOn(server.services.db, 'rows');
  await work();
  const names = rows.mock.calls.map(([{ name }]) => name).filter((name) => name.startsWith('segments.'));
  rows.mockRestore();
  return names;
}

const metres = (days: readonly VisitedDay[]) => days.map(({ day }) => [...day.judgedM]);

test('the days of both times are given in their order, each now or before', async () => {
  const today = civilDayOf(server.clock.now().getTime());
  const days = await seen();
  expect(days.map(({ civilDay, isNow }) => [today - civilDay, isNow])).toEqual(
    [100, 60, 30, 2, 1, 0].map((daysAgo) => [daysAgo, daysAgo < 56]),
  );
  expect(metres(days)).toEqual([100, 60, 30, 2, 1, 0].map((daysAgo) => [1_000 + daysAgo]));
});

test('packed days say what their rows say, and only those of today and yesterday are read from these', async () => {
  const before = await seen();
  await packFigureDays(server.services);
  expect(await seen()).toEqual(before);
  const names = await statementsOf(() => seen());
  expect(names.filter((name) => name === 'segments.packed-day')).toHaveLength(6);
  expect(names.filter((name) => name === 'segments.figures-of-day')).toHaveLength(2);
  expect(await packFigureDays(server.services)).toBe(0);
});

test('a process reads a day once, those who ask at once together, and again once it has changed', async () => {
  const caches = new Caches();
  const first = await statementsOf(() => Promise.all([seen(caches), seen(caches), seen(caches)]));
  expect(first.filter((name) => name === 'segments.figures-of-day')).toHaveLength(6);
  expect(await statementsOf(() => seen(caches))).toEqual(['segments.days']);
  await packFigureDays(server.services);
  await writeLedger(server, [{ ...lineOf(30), segment: 'N5-018', judgedM: 7 }]);
  const again = await statementsOf(() => seen(caches));
  expect(again).toEqual(['segments.days', 'segments.packed-day', 'segments.figures-of-day']);
  expect(metres(await seen(caches))[2]?.sort()).toEqual([1_030, 7]);
  expect(metres(await seen())).toEqual(metres(await seen(caches)));
  await query('DELETE FROM segment_figure WHERE judged_m = 7');
  expect(metres(await seen(caches))[2]).toEqual([1_030]);
  await query('UPDATE segment_figure SET judged_m = 8 WHERE judged_m = 1060');
  expect(metres(await seen(caches))[1]).toEqual([8]);
});

test('a day that changes while it is packed is not stored as it was', async () => {
  const { rows } = server.services.db;
  let isChanged = false;
  const slow = jest.spyOn(server.services.db, 'rows').mockImplementation(async (statement, values) => {
    const read = await rows.call(server.services.db, statement, values);
    if (statement.name === 'segments.figures-of-day' && !isChanged) {
      isChanged = true;
      await query('UPDATE segment_figure SET judged_m = 5 WHERE judged_m = 1002');
    }
    return read as never;
  });
  await packFigureDays(server.services);
  slow.mockRestore();
  expect(metres(await seen())[3]).toEqual([5]);
  expect(await packFigureDays(server.services)).toBe(1);
  expect(metres(await seen())[3]).toEqual([5]);
});

test('a damaged day is read from its rows', async () => {
  const before = await seen();
  await packFigureDays(server.services);
  await query(`UPDATE segment_day SET body = substring(body FROM 1 FOR 60)`);
  expect(await seen()).toEqual(before);
});
