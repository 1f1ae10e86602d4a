import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../../database';
import { createTestDatabase } from '../../testing/server/test-database';
import type { TestDatabase } from '../../testing/server/test-database';
import { pooledDb } from '../db/db';
import type { Db } from '../db/db';
import type { Readiness } from '../health/readiness';
import { ServedMinutes } from '../health/served-minutes';
import { deleteOldServiceDays, noteService, serviceRecord } from './service-days';

/** Noon in Douala. */
const NOON_MS = Date.parse('2026-11-20T11:00:00Z');
const READY: Readiness = { status: 'ready', database: true, writes: true, disk: true };
const REFUSING: Readiness = { ...READY, status: 'degraded', writes: false };
const GONE: Readiness = { ...REFUSING, status: 'unavailable', database: false };

let database: TestDatabase;
let dataSource: DataSource;
let db: Db;
let nowMs = NOON_MS;
const clock = () => new Date(nowMs);

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await openDatabase(database);
  db = pooledDb(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(async () => {
  nowMs = NOON_MS;
  await dataSource.query('DELETE FROM service_day');
});

/** A server process that notes that it serves; each call is one note, at a time. */
function newProcess() {
  const servedMinutes = new ServedMinutes();
  return (atMs: number, readiness = READY) => {
    nowMs = atMs;
    return noteService({ db, clock, servedMinutes, readiness: { ask: () => Promise.resolve(readiness) } });
  };
}

/** Record as it is at a time. */
function recordAt(atMs: number) {
  nowMs = atMs;
  return serviceRecord({ db, clock });
}

const minute = (index: number) => NOON_MS + index * MINUTE_MS;

test('nothing is measured before the first note, and the minute under way is not', async () => {
  expect(await recordAt(NOON_MS)).toMatchObject({
    measuredSince: null,
    total: { served: 0, degraded: 0, away: 0 },
  });
  await newProcess()(NOON_MS);
  const record = await recordAt(NOON_MS + 59_000);
  expect(record).toMatchObject({
    measuredSince: new Date(NOON_MS),
    total: { served: 0, degraded: 0, away: 0 },
  });
  expect(record.days).toHaveLength(90);
  expect(record.days[0]?.day).toBe('2026-08-23');
  expect(record.days[89]?.day).toBe('2026-11-20');
});

test('a minute counts once, by however many processes and however often it is noted', async () => {
  const [one, other] = [newProcess(), newProcess()];
  for (const index of [0, 1, 2]) {
    await Promise.all([one(minute(index)), other(minute(index))]);
    await one(minute(index) + 50_000);
  }
  const { total, days } = await recordAt(minute(3));
  expect(total).toEqual({ served: 3, degraded: 0, away: 0 });
  expect(days[89]).toEqual({ day: '2026-11-20', served: 3, degraded: 0, away: 0 });
});

test('a minute without a note is away, and one in which a process was started again is not', async () => {
  await newProcess()(minute(0) + 1_000);
  await newProcess()(minute(0) + 58_000);
  await newProcess()(minute(2) + 58_000);
  const { total } = await recordAt(minute(5));
  expect(total).toEqual({ served: 2, degraded: 0, away: 3 });
});

test('minutes in which writes were refused are stored once writes are accepted, and count apart', async () => {
  const [one, other] = [newProcess(), newProcess()];
  await one(minute(0));
  await one(minute(1), REFUSING);
  await other(minute(1));
  await one(minute(2));
  await one(minute(2) + 10_000, REFUSING);
  await one(minute(3), REFUSING);
  await one(minute(4), GONE);
  expect((await recordAt(minute(5))).total).toEqual({ served: 2, degraded: 1, away: 2 });
  await one(minute(5));
  expect((await recordAt(minute(6))).total).toEqual({ served: 2, degraded: 3, away: 1 });
});

test('a write that fails makes its minute degraded, and is stored later', async () => {
  const servedMinutes = new ServedMinutes();
  servedMinutes.note(minute(0), { isDegraded: false });
  servedMinutes.note(minute(1), { isDegraded: false });
  await expect(servedMinutes.flush(() => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  const readiness = { ask: () => Promise.resolve(READY) };
  nowMs = minute(2);
  await noteService({ db, clock, servedMinutes, readiness });
  expect((await recordAt(minute(3))).total).toEqual({ served: 2, degraded: 1, away: 0 });
});

test('what is remembered has a bound: a day of refused writes', async () => {
  const servedMinutes = new ServedMinutes();
  for (let index = 0; index < 3_000; index += 1) {
    servedMinutes.note(minute(index), { isDegraded: true });
  }
  await servedMinutes.flush((minutes) => {
    expect(minutes).toHaveLength(1_440);
    expect(minutes.at(-1)?.minute).toBe(minute(2_999) / MINUTE_MS);
    return Promise.resolve();
  });
});

test('a clock that is set back changes nothing, be it to before the first day or by an hour', async () => {
  const note = newProcess();
  await note(minute(0));
  await note(minute(61));
  const before = await recordAt(minute(62));
  expect(before.total).toEqual({ served: 2, degraded: 0, away: 60 });
  await note(minute(0));
  await note(minute(0) - 20 * DAY_MS);
  expect(await recordAt(minute(62))).toEqual(before);
  expect((await recordAt(minute(1))).total).toEqual({ served: 1, degraded: 0, away: 0 });
});

test('a clock that was ahead leaves a day that is not shown', async () => {
  const note = newProcess();
  await note(minute(0));
  await note(minute(0) + 400 * DAY_MS);
  await note(minute(1));
  expect((await recordAt(minute(2))).total).toEqual({ served: 2, degraded: 0, away: 0 });
});

test('days before the first are not measured, and days without a row between are away', async () => {
  const note = newProcess();
  await note(minute(0) - 2 * DAY_MS);
  await note(minute(0));
  const { days, measuredSince, total } = await recordAt(minute(1));
  expect(measuredSince).toEqual(new Date(minute(0) - 2 * DAY_MS));
  expect(days.slice(86)).toEqual([
    { day: '2026-11-17', served: 0, degraded: 0, away: 0 },
    { day: '2026-11-18', served: 1, degraded: 0, away: 12 * 60 - 1 },
    { day: '2026-11-19', served: 0, degraded: 0, away: 24 * 60 },
    { day: '2026-11-20', served: 1, degraded: 0, away: 12 * 60 },
  ]);
  expect(total).toEqual({ served: 2, degraded: 0, away: 48 * 60 - 1 });
});

test('days are stored for 90 days, and an absence longer than that is an absence', async () => {
  const note = newProcess();
  for (const days of [95, 91, 90, 89, 0]) {
    await note(minute(0) - days * DAY_MS);
  }
  await deleteOldServiceDays({ db, clock });
  // The newest of the old ones shows that the days after it were measured.
  expect(await storedDays()).toEqual(['2026-08-22', '2026-08-23', '2026-11-20']);
  await note(minute(0) + 300 * DAY_MS);
  await deleteOldServiceDays({ db, clock });
  expect(await storedDays()).toEqual(['2026-11-20', '2027-09-16']);
  const { total, measuredSince } = await recordAt(minute(1) + 300 * DAY_MS);
  expect(total).toEqual({ served: 1, degraded: 0, away: 89 * 24 * 60 + 12 * 60 });
  expect(measuredSince).toEqual(new Date(NOON_MS + 300 * DAY_MS - 89 * DAY_MS - 12 * HOUR_MS));
});

async function storedDays(): Promise<string[]> {
  const rows: { day: string }[] = await dataSource.query(
    "SELECT to_char(day, 'YYYY-MM-DD') AS day FROM service_day ORDER BY 1",
  );
  return rows.map(({ day }) => day);
}
