import { timesOf, WHOLE_COUNTRY } from '@wakafine/domain/segments/segment-filter';
import { HOUR_MS } from '@wakafine/domain/units';
import { end, push, start } from '../../../testing/drives/drive-calls';
import { provenCitizen } from '../../../testing/drives/prove-number';
import { roadDrive } from '../../../testing/drives/road-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import type { JsonValue, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { simplifyOldRoutes } from '../../journeys/record/simplify-route';
import { checkRollups } from '../rollups/check-rollups';
import { foldRollups } from '../rollups/fold-rollups';
import { bookSegments } from './book-segments';
import { figureDays } from './figures/figure-days';
import { rebuildSegments } from './rebuild-segments';
import { HOLD_JOURNEY } from './segments.queries';

/** Between Boumnyébel and Édéa. The limit is 50 km/h everywhere. */
const SEGMENTS = ['N3-022', 'N3-023', 'N3-024'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const query = (sql: string, values: unknown[] = []) => server.dataSource.query(sql, values);

interface Driven {
  readonly client: TestClient;
  readonly journeyId: string;
  readonly fixes: readonly FixPayload[];
}

/** A citizen who drives three segments, the middle one too fast, and has ended. */
async function driven(speedsKmh = [45, 80, 45], startedAt = server.clock.now()): Promise<Driven> {
  const client = await provenCitizen(server);
  const fixes = await roadDrive({ startedAt, segments: SEGMENTS, speedsKmh });
  const { id: journeyId } = await start(client, { startedAt: startedAt.toISOString() });
  server.clock.advance(HOUR_MS / 2);
  await push(client, journeyId, fixes);
  await end(client, journeyId, new Date(fixes.at(-1)?.recordedAt ?? 0));
  return { client, journeyId, fixes };
}

async function book(): Promise<number> {
  server.clock.advance(HOUR_MS / 4);
  const booked = await bookSegments(server.services);
  await foldRollups(server.services);
  expect(await checkRollups(server.services)).toEqual([]);
  return booked;
}

const sharesOf = ({ journeyId }: Driven): Promise<JsonValue[]> =>
  query(
    `SELECT segment, direction, sum(judged_m)::int AS "judgedM", sum(above_m)::int AS "aboveM", sum(passages)::int AS passages
     FROM segment_share WHERE journey_id = $1 GROUP BY 1, 2 ORDER BY 1`,
    [journeyId],
  );
const figures = (): Promise<JsonValue[]> =>
  query(
    `SELECT segment, direction, vehicle_class AS "vehicleClass", sum(judged_m)::int AS "judgedM", sum(events)::int AS events,
       sum(passages)::int AS passages FROM segment_figure_now GROUP BY 1, 2, 3 ORDER BY 1, 2`,
  );
const isDue = async ({ journeyId }: Driven): Promise<boolean> =>
  (await query('SELECT FROM segment_due WHERE journey_id = $1', [journeyId])).length === 1;

beforeEach(async () => {
  await query('DELETE FROM journey');
  await query('DELETE FROM violation');
  await query('DELETE FROM segment_share');
  await foldRollups(server.services);
});

test('an ended journey adds its way, its speeds and its event to the segments that it drove', async () => {
  const drive = await driven();
  expect(await sharesOf(drive)).toEqual([]);
  expect(await book()).toBe(1);
  const shares = await sharesOf(drive);
  expect(shares.map(({ segment, direction }) => `${segment} ${direction}`)).toEqual(
    SEGMENTS.map((id) => `${id} ALONG`),
  );
  const [{ judgedM }] = await query(
    'SELECT sum(judged_m)::int AS "judgedM" FROM judged_way WHERE journey_id = $1',
    [drive.journeyId],
  );
  expect(Math.abs(judgedM - shares.reduce((sum, share) => sum + share.judgedM, 0))).toBeLessThan(10);
  expect(shares.map(({ aboveM }) => aboveM > 3_000)).toEqual([false, true, false]);
  expect((await figures()).map(({ events, passages }) => [events, passages])).toEqual([
    [0, 1],
    [1, 1],
    [0, 1],
  ]);
  expect((await figures()).every(({ vehicleClass }) => vehicleClass === 'CAR')).toBe(true);
});

test('booked twice, by two processes at once and rebuilt, it counts once', async () => {
  const drive = await driven();
  server.clock.advance(HOUR_MS);
  const other = await server.another();
  await Promise.all([
    bookSegments(server.services),
    bookSegments(other.services),
    bookSegments(server.services),
  ]);
  await other.close();
  await book();
  const before = [await figures(), await sharesOf(drive)];
  expect(await rebuildSegments(server.services)).toBe(1);
  await foldRollups(server.services);
  expect([await figures(), await sharesOf(drive)]).toEqual(before);
  expect(await checkRollups(server.services)).toEqual([]);
});

test('late fixes make a journey due again, and it is booked as if all had come at once', async () => {
  const [early, whole] = [await driven(), await driven()];
  await book();
  await query('DELETE FROM journey WHERE id = $1', [whole.journeyId]);
  const expected = await sharesOf(early);
  await query('DELETE FROM fix WHERE journey_id = $1 AND seq BETWEEN 100 AND 200', [early.journeyId]);
  await query('UPDATE journey SET version = version + 1 WHERE id = $1', [early.journeyId]);
  expect(await isDue(early)).toBe(true);
  await book();
  expect(await sharesOf(early)).not.toEqual(expected);
  const late = early.fixes.filter(({ seq }) => seq >= 100 && seq <= 200);
  await push(early.client, early.journeyId, late);
  expect(await isDue(early)).toBe(true);
  await book();
  expect(await sharesOf(early)).toEqual(expected);
});

test('killed halfway nothing has changed, and the journey is still due', async () => {
  const drive = await driven();
  const asOwner = (text: string) => server.services.owner.run(text, []);
  await asOwner(`CREATE FUNCTION test_fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cut'; END $$;
    CREATE TRIGGER test_fault BEFORE INSERT ON segment_event FOR EACH ROW EXECUTE FUNCTION test_fault()`);
  server.clock.advance(HOUR_MS);
  await expect(bookSegments(server.services)).rejects.toThrow('cut');
  await asOwner('DROP TRIGGER test_fault ON segment_event; DROP FUNCTION test_fault()');
  expect(await sharesOf(drive)).toEqual([]);
  expect(await isDue(drive)).toBe(true);
  await book();
  expect((await figures()).length).toBe(3);
  expect(await isDue(drive)).toBe(false);
});

test('a journey that has changed since it was read is not stored, and comes again', async () => {
  const drive = await driven();
  const [{ version }] = await query('SELECT version FROM journey WHERE id = $1', [drive.journeyId]);
  expect(await server.services.db.rows(HOLD_JOURNEY, [Number(drive.journeyId), version - 1])).toEqual([]);
  expect(await isDue(drive)).toBe(true);
});

test('a violation that stands no more is no event from the same moment on', async () => {
  const drive = await driven();
  await book();
  const events = async () => (await figures()).reduce((sum, each) => sum + each.events, 0);
  expect(await events()).toBe(1);
  for (const [off, on] of [
    ['is_withdrawn = true', 'is_withdrawn = false'],
    ['is_primary = false', 'is_primary = true'],
    [`grade = 'C'`, `grade = 'A'`],
  ]) {
    await query(`UPDATE violation SET ${off} WHERE journey_id = $1`, [drive.journeyId]);
    expect(await events()).toBe(0);
    await query(`UPDATE violation SET ${on} WHERE journey_id = $1`, [drive.journeyId]);
    expect(await events()).toBe(1);
  }
  expect(await checkRollups(server.services)).toEqual([]);
});

test('of several phones in one vehicle the way counts once', async () => {
  const drive = await driven();
  await book();
  const metres = async () => (await figures()).reduce((sum, each) => sum + each.judgedM, 0);
  const whole = await metres();
  await query('UPDATE judged_way SET share = 0.25 WHERE journey_id = $1', [drive.journeyId]);
  expect(Math.abs((await metres()) - whole / 4)).toBeLessThan(3);
  await query('UPDATE journey SET version = version + 1 WHERE id = $1', [drive.journeyId]);
  await book();
  expect(Math.abs((await metres()) - whole / 4)).toBeLessThan(3);
});

test('an imported file adds nothing', async () => {
  const drive = await driven();
  await query('UPDATE journey SET is_imported = true WHERE id = $1', [drive.journeyId]);
  await book();
  expect(await figures()).toEqual([]);
  expect(await isDue(drive)).toBe(false);
});

test('what was thinned stays booked, and nothing leads from one segment to the next once the account is erased', async () => {
  const drive = await driven();
  await book();
  const [before, shares] = [await figures(), await sharesOf(drive)];
  await simplifyOldRoutes(server.services, { endedBefore: server.clock.now(), limit: 10 });
  await query('UPDATE journey SET version = version + 1 WHERE id = $1', [drive.journeyId]);
  await book();
  await rebuildSegments(server.services);
  expect(await sharesOf(drive)).toEqual(shares);
  const vehicles = async (): Promise<number[]> => {
    const times = timesOf(WHOLE_COUNTRY, server.clock.now().getTime());
    const ids: number[] = [];
    for await (const { day } of figureDays(server.services, times)) {
      ids.push(...day.vehicleIds);
    }
    return ids;
  };
  const [{ vehicleId }] = await query('SELECT vehicle_id::float8 AS "vehicleId" FROM journey WHERE id = $1', [
    drive.journeyId,
  ]);
  expect(new Set(await vehicles())).toEqual(new Set([vehicleId]));
  await query('UPDATE journey SET account_id = NULL WHERE id = $1', [drive.journeyId]);
  expect(await sharesOf(drive)).toEqual([]);
  expect(await figures()).toEqual(before);
  await foldRollups(server.services);
  expect(await vehicles()).toEqual([]);
  expect(await figures()).toEqual(before);
  expect(await checkRollups(server.services)).toEqual([]);
});

test('an agency has its figures only where it may be named, also after it was renamed; a deleted journey leaves none', async () => {
  const drive = await driven();
  await book();
  const agencies = () => query('SELECT DISTINCT agency FROM segment_figure_now ORDER BY 1');
  expect(await agencies()).toEqual([{ agency: '' }]);
  await query(`INSERT INTO transport_agency (name, position) VALUES ('Made Up Travel', 99)`);
  await query(`UPDATE vehicle SET agency_name = 'Made Up Travel'`);
  await query(`UPDATE journey SET binding = 'BOUND' WHERE id = $1`, [drive.journeyId]);
  await query(`UPDATE violation SET binding = 'BOUND' WHERE journey_id = $1`, [drive.journeyId]);
  expect(await agencies()).toEqual([{ agency: 'Made Up Travel' }]);
  await query(`UPDATE transport_agency SET name = 'Made Up Lines' WHERE name = 'Made Up Travel'`);
  expect(await agencies()).toEqual([{ agency: 'Made Up Lines' }]);
  expect(await checkRollups(server.services)).toEqual([]);
  await query('DELETE FROM journey WHERE id = $1', [drive.journeyId]);
  await foldRollups(server.services);
  expect(await query('SELECT FROM segment_figure')).toEqual([]);
  expect(await checkRollups(server.services)).toEqual([]);
});
