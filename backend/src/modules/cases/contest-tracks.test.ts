import { randomUUID } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { accusedDrive } from '../../testing/cases/accused-drive';
import type { AccusedDrive } from '../../testing/cases/accused-drive';
import { contest, decide, openCase, reviewCase } from '../../testing/cases/case-calls';
import { PNG_PICTURE } from '../../testing/pictures';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { eraseDueAccounts } from '../administration/retention/erase-accounts';
import { sealDueEvidence } from '../evidence/proofs/seal-evidence';
import { sequenceLeaves } from '../evidence/log/sequence-leaves';
import { deleteOldContests, runCaseClock } from './clock/run-case-clock';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const supervisor = (): Promise<TestClient> => staffClient(server, 'SUPERVISOR');

/** A track of so many points a second apart, from the start of a violation on. */
async function trackOf({ violationId }: AccusedDrive, count: number, fromMs = 0): Promise<object[]> {
  const [row] = await server.dataSource.query('SELECT started_at AS at FROM violation WHERE id = $1', [
    violationId,
  ]);
  return Array.from({ length: count }, (_, second) => ({
    ...{ lat: Number((4.05 + second / 100_000).toFixed(7)), lng: 9.77, speedKmh: 48.26, accuracyM: 4.2 },
    recordedAt: new Date(row.at.getTime() + fromMs + second * 1_000).toISOString(),
  }));
}

const TRACKS = `query ($id: ID!) { case(id: $id) { contests {
  track { pointCount startedAt endedAt } trackPoints { lat lng recordedAt speedKmh accuracyM } } } }`;

async function tracks(client: TestClient, caseId: string): Promise<JsonValue> {
  return (await client.graphql(TRACKS, { id: caseId })).body.data.case?.contests ?? null;
}

async function contested(over: object = {}): Promise<AccusedDrive & { caseId: string; track: object[] }> {
  const drive = await accusedDrive(server);
  const track = await trackOf(drive, 60);
  const { id: caseId } = await contest(drive.holder, drive.violationId, { track, ...over });
  return { ...drive, caseId, track };
}

test('a track that came with a contest is there for its holder and for those who decide, as it was given', async () => {
  const { holder, caseId, track } = await contested();
  const given = track.map((point) => ({ ...point, speedKmh: 48.3, accuracyM: 5 }));
  for (const client of [holder, await supervisor()]) {
    const [shown] = await tracks(client, caseId);
    expect(shown.trackPoints).toEqual(given);
    expect(shown.track).toEqual({
      pointCount: 60,
      startedAt: shown.trackPoints[0].recordedAt,
      endedAt: shown.trackPoints[59].recordedAt,
    });
  }
  for (const stranger of [await TestClient.citizen(server.url), await staffClient(server, 'OPERATOR')]) {
    expect(await tracks(stranger, caseId)).toBeNull();
  }
});

test('a contest without a track has none', async () => {
  const { holder, caseId } = await contested({ track: null });
  expect(await tracks(holder, caseId)).toEqual([{ track: null, trackPoints: [] }]);
});

test('the same contest with the same track is one, and with another track, or none, it is refused', async () => {
  const drive = await accusedDrive(server);
  const track = await trackOf(drive, 10);
  const clientId = randomUUID();
  const first = await contest(drive.holder, drive.violationId, { clientId, track });
  const again = await contest(drive.holder, drive.violationId, { clientId, track });
  expect(again).toMatchObject({ id: first.id, version: first.version });
  for (const other of [track.slice(1), null]) {
    const { refused } = await contest(drive.holder, drive.violationId, { clientId, track: other });
    expect(refused.code).toBe('IDEMPOTENCY_MISMATCH');
  }
});

test('the longest track and the largest photo go together', async () => {
  const drive = await accusedDrive(server);
  const track = await trackOf(drive, 3_600, -30 * MINUTE_MS);
  const photo = PNG_PICTURE.toString('base64');
  expect(await contest(drive.holder, drive.violationId, { track, photo })).toMatchObject({
    state: 'CONTESTED',
  });
  const largest = JSON.stringify({ track, photo: 'A'.repeat(204_800), statement: 'é'.repeat(2_000) });
  expect(Buffer.byteLength(largest)).toBeLessThan(1024 * 1024);
});

test('what no track can be is refused by its path, and nothing is stored of it', async () => {
  const drive = await accusedDrive(server);
  const track = await trackOf(drive, 5);
  const [first = {}, second = {}, ...rest] = track;
  const late = { ...second, recordedAt: '2031-01-01T00:00:00.000Z' };
  const cases: [string, object[]][] = [
    ['track', []],
    ['track', await trackOf(drive, 3_601)],
    ['track', [second, first, ...rest]],
    ['track', [first, first]],
    ['track', await trackOf(drive, 5, -41 * MINUTE_MS)],
    ['track', [first, late]],
    ['track.1.lat', [first, { ...second, lat: 90.1 }]],
    ['track.0.lng', [{ ...first, lng: -181 }, second]],
    ['track.1.speedKmh', [first, { ...second, speedKmh: 300.1 }]],
    ['track.1.accuracyM', [first, { ...second, accuracyM: -1 }]],
  ];
  for (const [path, wrong] of cases) {
    const { refused } = await contest(drive.holder, drive.violationId, { track: wrong });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [path]: expect.any(String) } });
  }
  const stored = 'SELECT count(*)::int AS count FROM case_contest WHERE account_id = $1';
  expect(await server.dataSource.query(stored, [drive.accountId])).toEqual([{ count: 0 }]);
});

test('a look of staff at it is one that its holder can read of, also by the list', async () => {
  const { holder, violationId } = await contested();
  const query = '{ cases(first: 1) { edges { node { contests { trackPoints { lat } } } } } }';
  const { body } = await (await supervisor()).graphql(query);
  expect(body.data.cases.edges[0].node.contests[0].trackPoints).toHaveLength(60);
  const looks = `SELECT violation_id::int AS id FROM data_look WHERE violation_id = $1`;
  expect(await server.dataSource.query(looks, [violationId])).toEqual([{ id: Number(violationId) }]);
  const { body: read } = await holder.graphql('{ myDataLooks { edges { node { kind } } } }');
  expect(JSON.stringify(read.data)).toContain('VIOLATION');
});

test('too many at once cost too much', async () => {
  const query = '{ cases(first: 100) { edges { node { contests { trackPoints { lat } } } } } }';
  const { body } = await (await supervisor()).graphql(query);
  expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
});

test('it is part of the export of one’s own data', async () => {
  const { holder, track } = await contested();
  const response = await holder.send('GET', '/api/me/export.json');
  const { contests } = JSON.parse(await response.text());
  expect(contests).toMatchObject([
    { track: track.map((point) => ({ ...point, speedKmh: 48.3, accuracyM: 5 })) },
  ]);
});

test('90 days after the decision it is gone', async () => {
  const { caseId } = await contested();
  await decideByTwo(caseId);
  server.clock.advance(89 * DAY_MS);
  await deleteOldContests(server.services);
  expect((await stored(caseId)).hasTrack).toBe(true);
  server.clock.advance(2 * DAY_MS);
  await deleteOldContests(server.services);
  expect(await stored(caseId)).toEqual({ hasTrack: false, statement: null });
});

async function decideByTwo(caseId: string): Promise<void> {
  await decide(await supervisor(), caseId, 'REJECT');
  await decide(await supervisor(), caseId, 'REJECT');
}

async function stored(caseId: string): Promise<JsonValue> {
  const [row] = await server.dataSource.query(
    'SELECT track IS NOT NULL AS "hasTrack", statement FROM case_contest WHERE case_id = $1',
    [caseId],
  );
  return row;
}

async function erase({ holder }: AccusedDrive): Promise<void> {
  const { body } = await holder.graphql(
    'mutation { deleteMyAccount(input: { pin: "483920" }) { deletionDueAt } }',
  );
  expect(body.errors).toBeUndefined();
  server.clock.advance(31 * DAY_MS);
  await eraseDueAccounts(server.services);
}

test('an erased account takes words and track along, but for what an open case holds', async () => {
  const objected = await contested();
  await erase(objected);
  await runCaseClock(server.services);
  expect(await stored(objected.caseId)).toEqual({ hasTrack: false, statement: null });

  const accused = await accusedDrive(server);
  const { id } = await openCase(await supervisor(), accused.violationId);
  await reviewCase(await supervisor(), id);
  await contest(accused.holder, accused.violationId, { track: await trackOf(accused, 60) });
  await sequenceLeaves(server.services);
  await sealDueEvidence(server.services);
  await erase(accused);
  expect(await stored(id)).toMatchObject({ hasTrack: true });
});
