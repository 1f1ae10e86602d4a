import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@wakafine/domain/units';
import { end, push, start } from '../../../testing/drives/drive-calls';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { checkRollups } from '../../statistics/rollups/check-rollups';
import { rejudgeJourneys } from '../judge-again/rejudge-journeys';

const DRIVE_S = 1_800;
const KMH = 40;
const FIGURES = '{ analytics(days: 2) { hours { hour judgedKm } judgedKm unjudgedKm } }';

let server: TestServer;
let citizen: TestClient;
let startedAt: Date;
beforeEach(async () => {
  server = await startTestServer();
  citizen = await TestClient.citizen(server.url);
  // A quarter of an hour before a full hour.
  startedAt = new Date(Math.floor(server.clock.now().getTime() / HOUR_MS) * HOUR_MS - HOUR_MS / 4);
  server.clock.advance(HOUR_MS);
});
afterEach(() => server.close());

const fixes = () => straightDrive(startedAt, seconds(DRIVE_S, KMH));
const ways = (id: string): Promise<JsonValue[]> =>
  server.dataSource.query('SELECT * FROM judged_way WHERE journey_id = $1 ORDER BY hour, road', [id]);
const sumOf = (rows: readonly JsonValue[], column: string): number =>
  rows.reduce((sum: number, row) => sum + Number(row[column]), 0);
const figures = async (): Promise<JsonValue> =>
  (await (await staffClient(server, 'VIEWER')).graphql(FIGURES)).body.data.analytics;

test('a journey that goes on counts, in the hour in which it was driven', async () => {
  const { id } = await start(citizen, { startedAt: startedAt.toISOString() });
  let judgedM = 0;
  for (const upTo of [300, 900, 1_200, DRIVE_S]) {
    await push(citizen, id, fixes().slice(Math.max(0, upTo - 600), upTo));
    const rows = await ways(id);
    expect(sumOf(rows, 'judged_m')).toBeGreaterThan(judgedM);
    judgedM = sumOf(rows, 'judged_m');
    expect((await figures()).judgedKm).toBeCloseTo(judgedM / 1_000, 1);
    expect(await checkRollups(server.services)).toEqual([]);
  }
  const rows = await ways(id);
  const hours = new Set(rows.map(({ hour }) => hour.getTime()));
  expect([...hours]).toEqual([startedAt.getTime() - (3 * HOUR_MS) / 4, startedAt.getTime() + HOUR_MS / 4]);
  expect(rows.map(({ is_open: isOpen }) => isOpen)).toEqual(rows.map(({ hour }) => hour > startedAt));
  expect(judgedM / 1_000).toBeCloseTo((KMH * DRIVE_S) / 3_600, 0);
  const shown = (await figures()).hours.filter(({ judgedKm }: JsonValue) => judgedKm > 0);
  expect(shown.map(({ judgedKm }: JsonValue) => Math.round(judgedKm))).toEqual([10, 10]);

  await end(citizen, id);
  expect((await ways(id)).some(({ is_open: isOpen }) => isOpen)).toBe(false);
  expect((await figures()).judgedKm).toBeCloseTo(judgedM / 1_000, 1);
  expect(await checkRollups(server.services)).toEqual([]);
});

test('a way that has grown by less than a minute is not stored again, and whole at the end', async () => {
  const { id } = await start(citizen, { startedAt: startedAt.toISOString() });
  await push(citizen, id, fixes().slice(0, 120));
  const stored = await ways(id);
  await push(citizen, id, fixes().slice(120, 150));
  expect(await ways(id)).toEqual(stored);
  await push(citizen, id, fixes().slice(150, 190));
  const grown = await ways(id);
  expect(sumOf(grown, 'judged_m') - sumOf(stored, 'judged_m')).toBeCloseTo((70 * KMH) / 3.6, -1);
  await push(citizen, id, fixes().slice(190, 200));
  await end(citizen, id);
  expect(sumOf(await ways(id), 'judged_m') - sumOf(grown, 'judged_m')).toBeCloseTo((10 * KMH) / 3.6, -1);
});

test('what a phone sends in another order, in parts and again is booked once and alike', async () => {
  const { id: whole } = await start(citizen, { startedAt: startedAt.toISOString() });
  await push(citizen, whole, fixes().slice(0, 900));
  await push(citizen, whole, fixes().slice(900));
  const other = await TestClient.citizen(server.url);
  const { id: parts } = await start(other, { startedAt: startedAt.toISOString() });
  for (const [from, to] of [
    [1_000, 1_400],
    [0, 200],
    [1_300, DRIVE_S + 1],
    [0, 900],
    [800, 1_200],
  ] as const) {
    await push(other, parts, fixes().slice(from, to));
  }
  const withoutId = (rows: readonly JsonValue[]) => rows.map((row) => ({ ...row, journey_id: null }));
  expect(withoutId(await ways(parts))).toEqual(withoutId(await ways(whole)));
  expect(await checkRollups(server.services)).toEqual([]);
});

test('an imported file is booked nowhere, and its violations are in no figure', async () => {
  const drive = straightDrive(startedAt, seconds(600, 80));
  const { id } = await start(citizen, {
    ...{ startedAt: startedAt.toISOString(), endedAt: drive.at(-1)?.recordedAt },
    ...{ clientId: randomUUID(), isImported: true },
  });
  await push(citizen, id, drive);
  const [{ grade, road }] = await server.dataSource.query('SELECT grade, road FROM violation');
  expect({ grade, road }).toEqual({ grade: 'C', road: null });
  expect(await ways(id)).toEqual([]);
  expect(
    await server.dataSource.query(`SELECT FROM rate_figure_now WHERE kind LIKE 'VIOLATION%' AND n > 0`),
  ).toEqual([]);
});

test('judging again books what was never booked, with the roads of violations, and a second time changes nothing', async () => {
  const { id } = await start(citizen, { startedAt: startedAt.toISOString() });
  await push(citizen, id, straightDrive(startedAt, seconds(600, 80)));
  await end(citizen, id);
  const before = await ways(id);
  await server.dataSource.query('DELETE FROM judged_way; UPDATE violation SET road = NULL');
  const judge = async (): Promise<boolean> => {
    let hasOtherFigures = false;
    await rejudgeJourneys(
      { ...server.services, actor: null },
      {
        since: new Date(0),
        isDryRun: false,
        notify: (received) => (hasOtherFigures = received.hasOtherFigures),
      },
    );
    return hasOtherFigures;
  };
  expect(await judge()).toBe(true);
  expect(await ways(id)).toEqual(before);
  expect(await server.dataSource.query('SELECT road FROM violation')).toEqual([{ road: 'N3' }]);
  expect(await judge()).toBe(false);
  expect(await checkRollups(server.services)).toEqual([]);
});
