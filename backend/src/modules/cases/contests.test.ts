import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { accusedDrive } from '../../testing/cases/accused-drive';
import type { AccusedDrive } from '../../testing/cases/accused-drive';
import {
  acknowledgeNotice,
  contest,
  decide,
  move,
  openCase,
  readCase,
  reviewCase,
} from '../../testing/cases/case-calls';
import { push } from '../../testing/drives/drive-calls';
import { settleEvents } from '../../testing/drives/settled-events';
import { PNG_PICTURE } from '../../testing/pictures';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { applyRetention } from '../administration/retention/apply-retention';
import { foldRollups } from '../statistics/rollups/fold-rollups';
import { checkRollups } from '../statistics/rollups/check-rollups';
import { deleteOldContests, runCaseClock } from './clock/run-case-clock';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const supervisor = (): Promise<TestClient> => staffClient(server, 'SUPERVISOR');
const code = ({ refused }: JsonValue): string | undefined => refused?.clientCode ?? refused?.code;

/** A case whose time to contest runs. */
async function served(): Promise<AccusedDrive & { caseId: string }> {
  const drive = await accusedDrive(server);
  const { id } = await openCase(await supervisor(), drive.violationId);
  await reviewCase(await supervisor(), id);
  await acknowledgeNotice(drive.holder, drive.violationId);
  return { ...drive, caseId: id };
}

/** Number of places in which everybody sees a violation: lists, live rows, counts by road, ranking, counts of journeys. */
async function shownOf({ violationId, vehicleId, journeyId }: AccusedDrive) {
  await settleEvents(server);
  await foldRollups(server.services);
  const { dataSource, url } = server;
  const visitor = new TestClient(url);
  const [row] = await dataSource.query('SELECT public_id AS id FROM violation WHERE id = $1', [violationId]);
  const publicId = String(row.id);
  const { body } = await visitor.graphql(
    `{ violations(first: 100) { edges { node { id } } }
       recentViolations(perZone: 20) { caution { id } warning { id } danger { id } } }`,
  );
  const single = await visitor.graphql('query ($id: ID!) { violation(id: $id) { id } }', { id: publicId });
  const ids = (text: unknown): number => (JSON.stringify(text).includes(`"${publicId}"`) ? 1 : 0);
  const [counted] = await dataSource.query(
    `SELECT (SELECT coalesce(sum(violations), 0)::int FROM public_figure_now WHERE vehicle_id = $1) AS ranked,
       (SELECT coalesce(sum(violations), 0)::int FROM vehicle_figure_now WHERE vehicle_id = $1) AS vehicle,
       (SELECT sum(safe)::int FROM journey, journey_figures(journey) line WHERE journey.id = $2 AND line.kind = 'JOURNEY_ALL')
         AS safe,
       (SELECT coalesce(sum(ranked), 0)::int FROM figure_now WHERE kind = 'VEHICLE_ALL' AND detail = $1::text) AS figure`,
    [vehicleId, journeyId],
  );
  expect(await checkRollups(server.services)).toEqual([]);
  return {
    ...{ listed: ids(body.data.violations), recent: ids(body.data.recentViolations) },
    single: single.body.data.violation === null ? 0 : 1,
    ...counted,
  };
}

const SHOWN = { listed: 1, recent: 1, single: 1, ranked: 1, vehicle: 1, safe: 0, figure: 1 };
const HIDDEN = { listed: 0, recent: 0, single: 0, ranked: 0, vehicle: 0, safe: 1, figure: 0 };

test('a contested violation is in no public figure until it is decided, and an upheld one is again', async () => {
  const drive = await served();
  expect(await shownOf(drive)).toEqual(SHOWN);
  await contest(drive.holder, drive.violationId);
  expect(await shownOf(drive)).toEqual(HIDDEN);
  await decide(await supervisor(), drive.caseId, 'UPHOLD');
  expect(await shownOf(drive)).toEqual(SHOWN);
});

const VIOLATION = `query ($id: ID!) { violation(id: $id) { severity isWithdrawn
  revisions { reason before { severity isWithdrawn } after { severity isWithdrawn } } case { state } } }`;

async function violationOf({ holder, violationId }: AccusedDrive): Promise<JsonValue> {
  return (await holder.graphql(VIOLATION, { id: violationId })).body.data.violation;
}

async function countOf({ holder, journeyId }: AccusedDrive): Promise<number> {
  const query = 'query ($id: ID!) { journey(id: $id) { violationCount } }';
  return (await holder.graphql(query, { id: journeyId })).body.data.journey.violationCount;
}

test('a rejected violation is withdrawn with a revision, leaves every count, and no late fix brings it back', async () => {
  const drive = await served();
  await contest(drive.holder, drive.violationId);
  await decide(await supervisor(), drive.caseId, 'REJECT');
  expect(await violationOf(drive)).toMatchObject({
    isWithdrawn: true,
    revisions: [{ reason: 'CASE', before: { isWithdrawn: false }, after: { isWithdrawn: true } }],
  });
  expect(await shownOf(drive)).toEqual(HIDDEN);
  expect(await countOf(drive)).toBe(0);
  const [last] = await server.dataSource.query(
    'SELECT seq, lat, lng, recorded_at AS at FROM fix WHERE journey_id = $1 ORDER BY seq DESC LIMIT 1',
    [drive.journeyId],
  );
  const late = { seq: last.seq + 1, lat: last.lat, lng: last.lng, accuracyM: 5 };
  const recordedAt = new Date(last.at.getTime() + 1000).toISOString();
  await push(drive.holder, drive.journeyId, [{ ...late, recordedAt }]);
  expect(await violationOf(drive)).toMatchObject({ isWithdrawn: true });
  expect(await countOf(drive)).toBe(0);
});

test('a lowered one stays with the lower severity, one step where none is said, and never a higher one', async () => {
  const drive = await served();
  await contest(drive.holder, drive.violationId);
  const before = (await violationOf(drive)).severity;
  expect(before).toBe('DANGER');
  const judge = await supervisor();
  const higher = await decide(judge, drive.caseId, 'UPHOLD_LOWER', { loweredTo: 'DANGER' });
  expect(higher.refused.fields).toHaveProperty('loweredTo');
  const lowered = await decide(judge, drive.caseId, 'UPHOLD_LOWER');
  expect(lowered).toMatchObject({ decision: 'UPHOLD_LOWER', loweredTo: 'WARNING' });
  expect(await violationOf(drive)).toMatchObject({
    ...{ severity: 'WARNING', isWithdrawn: false },
    revisions: [{ reason: 'CASE', before: { severity: 'DANGER' }, after: { severity: 'WARNING' } }],
  });
  expect(await shownOf(drive)).toMatchObject({ listed: 1, vehicle: 1 });
});

test('a refused measurement withdraws the violation, and taking a case back does not', async () => {
  const refused = await accusedDrive(server);
  const { id } = await openCase(await supervisor(), refused.violationId);
  expect(await reviewCase(await supervisor(), id, false)).toMatchObject({ state: 'WITHDRAWN' });
  expect(await violationOf(refused)).toMatchObject({ isWithdrawn: true });
  const taken = await served();
  await move(await supervisor(), 'withdrawCase', taken.caseId);
  expect(await violationOf(taken)).toMatchObject({ isWithdrawn: false, case: { state: 'WITHDRAWN' } });
});

test('without a case a driver contests any violation of their own, and two people decide', async () => {
  const drive = await accusedDrive(server, { level: 'TYPED' });
  const objected = await contest(drive.holder, drive.violationId);
  expect(objected).toMatchObject({ state: 'CONTESTED', isAccusation: false, signaturesNeeded: 2 });
  expect(await shownOf(drive)).toMatchObject({ listed: 0, recent: 0, ranked: 0 });
  expect(await decide(await supervisor(), objected.id, 'REJECT')).toMatchObject({ state: 'CONTESTED' });
  expect(await decide(await supervisor(), objected.id, 'REJECT')).toMatchObject({ state: 'DECIDED' });
  expect(await violationOf(drive)).toMatchObject({ isWithdrawn: true });
});

test('the same contest sent again is the same, other content is not, and a second one conflicts', async () => {
  const { holder, violationId, caseId } = await served();
  const clientId = randomUUID();
  const sent = { clientId, photo: PNG_PICTURE.toString('base64') };
  const answers = await Promise.all([1, 2, 3].map(() => contest(holder, violationId, sent)));
  expect(answers.map(({ id, contests }) => [id, contests.length])).toEqual([
    [caseId, 1],
    [caseId, 1],
    [caseId, 1],
  ]);
  const other = await contest(holder, violationId, { ...sent, statement: 'Something else.' });
  expect(code(other)).toBe('IDEMPOTENCY_MISMATCH');
  expect(code(await contest(holder, violationId))).toBe('case-wrong-state');
});

test('after the time it is refused with its code, but what was written in time offline is heard', async () => {
  const late = await served();
  const dueAt = new Date((await readCase(late.holder, late.caseId)).dueAt);
  server.clock.advance(dueAt.getTime() - server.clock.now().getTime() + HOUR_MS);
  const refused = await contest(late.holder, late.violationId);
  expect(refused.refused).toMatchObject({
    ...{ code: 'CONFLICT', clientCode: 'case-term-ended' },
    current: { state: 'EXPIRED', dueAt: dueAt.toISOString() },
  });
  const writtenAt = new Date(dueAt.getTime() - HOUR_MS).toISOString();
  expect(await contest(late.holder, late.violationId, { writtenAt })).toMatchObject({ state: 'CONTESTED' });
});

test.each([
  ['no words', { statement: '  ' }, 'statement'],
  ['2,001 characters', { statement: 'x'.repeat(2_001) }, 'statement'],
  ['no UUID', { clientId: 'first' }, 'clientId'],
  ['a time of last week', { writtenAt: new Date(Date.now() - 8 * DAY_MS).toISOString() }, 'writtenAt'],
  ['a time to come', { writtenAt: '2099-01-01T00:00:00Z' }, 'writtenAt'],
  ['no picture', { photo: 'PHN2Zz4=' }, 'photo'],
  ['a journey that is not theirs', { trackJourneyId: '1' }, 'trackJourneyId'],
  ['a journey that is none', { trackJourneyId: 'x' }, 'trackJourneyId'],
])('a contest with %s is refused, and nothing of it is stored', async (_what, over, field) => {
  const { holder, violationId, caseId } = await served();
  expect((await contest(holder, violationId, over)).refused).toMatchObject({
    ...{ code: 'BAD_USER_INPUT' },
    fields: { [field]: expect.any(String) },
  });
  expect(await readCase(holder, caseId)).toMatchObject({ state: 'NOTICE', contests: [] });
});

test('exactly 2,000 characters and an own journey fit', async () => {
  const { holder, violationId, journeyId } = await served();
  const over = { statement: 'x'.repeat(2_000), trackJourneyId: journeyId, showsOwnTrack: false };
  expect(await contest(holder, violationId, over)).toMatchObject({
    contests: [{ trackJourneyId: journeyId, showsOwnTrack: false }],
  });
});

test('what is somebody else’s answers as if it were not there, in every act and list', async () => {
  const { violationId, caseId, holder } = await served();
  await contest(holder, violationId, { photo: PNG_PICTURE.toString('base64') });
  const other = await TestClient.citizen(server.url);
  const operator = await staffClient(server, 'OPERATOR');
  const visitor = new TestClient(server.url);
  expect(code(await contest(other, violationId))).toBe('NOT_FOUND');
  expect(code(await acknowledgeNotice(other, violationId))).toBe('NOT_FOUND');
  expect(code(await contest(await supervisor(), violationId))).toBe('FORBIDDEN');
  const photo = `/api/cases/${caseId}/photo`;
  for (const stranger of [other, operator, visitor]) {
    expect(await readCase(stranger, caseId)).toBeNull();
  }
  expect((await other.send('GET', photo)).status).toBe(404);
  expect((await operator.send('GET', photo)).status).toBe(404);
  expect((await visitor.send('GET', photo)).status).toBe(401);
  expect((await holder.send('GET', photo)).status).toBe(200);
  const list = async (client: TestClient) =>
    (await client.graphql('{ cases(first: 100) { totalCount edges { node { id } } } }')).body;
  expect((await list(other)).data.cases).toEqual({ totalCount: 0, edges: [] });
  expect((await list(holder)).data.cases).toEqual({ totalCount: 1, edges: [{ node: { id: caseId } }] });
  expect((await list(operator)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await list(visitor)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const ofViewer = await operator.graphql('query ($id: ID!) { violation(id: $id) { case { id } } }', {
    id: violationId,
  });
  expect(ofViewer.body.data.violation.case).toBeNull();
});

test('staff list cases by their states, page by page', async () => {
  const { caseId, holder, violationId } = await served();
  await contest(holder, violationId);
  const judge = await supervisor();
  const query = `query ($after: String, $states: [CaseState!]) { cases(first: 1, after: $after, filter: { states: $states }) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id state violation { registrationNumber } } } } }`;
  const { body } = await judge.graphql(query, { states: ['CONTESTED'] });
  expect(body.data.cases.edges[0].node).toMatchObject({ id: caseId, state: 'CONTESTED' });
  expect(body.data.cases.edges[0].node.violation.registrationNumber).toContain('•');
  const after = body.data.cases.pageInfo.endCursor;
  const next = await judge.graphql(query, { states: ['CONTESTED'], after });
  expect(next.body.data.cases.edges.map(({ node }: JsonValue) => node.id)).not.toContain(caseId);
  expect(next.body.data.cases.totalCount).toBe(body.data.cases.totalCount);
  const none = await judge.graphql(query, { states: ['EVIDENCE'] });
  expect(none.body.data.cases).toMatchObject({ totalCount: 0, edges: [] });
});

test('its holder can read who has opened a case, and is notified of its steps', async () => {
  const { holder, caseId, violationId } = await served();
  await readCase(await supervisor(), caseId);
  const looks = await holder.graphql('{ myDataLooks { edges { node { kind } } } }');
  expect(JSON.stringify(looks.body.data)).toContain('VIOLATION');
  await contest(holder, violationId);
  await decide(await supervisor(), caseId, 'REJECT');
  const bodies = async (): Promise<string[]> => {
    const { body } = await holder.graphql(
      '{ notifications(first: 50, language: EN) { edges { node { kind body path } } } }',
    );
    return body.data.notifications.edges
      .filter(({ node }: JsonValue) => node.kind === 'CASE_STEP')
      .map(({ node }: JsonValue) => `${node.path} ${node.body}`);
  };
  for (let tries = 0; tries < 50 && (await bodies()).length < 3; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await bodies()).toEqual([
    `/violations/${violationId} It was decided that your violation does not stand. It is withdrawn. Both tracks agree.`,
    expect.stringContaining('We have your contest.'),
    expect.stringContaining('A person checked one of your violations.'),
  ]);
});

test('what late fixes dissolve ends its case', async () => {
  const { caseId, violationId, holder } = await served();
  await server.dataSource.query('UPDATE violation SET is_withdrawn = true WHERE id = $1', [violationId]);
  await runCaseClock(server.services);
  expect(await readCase(holder, caseId)).toMatchObject({ state: 'WITHDRAWN' });
});

test('90 days after the decision the words and the photo are gone, and that there was a contest stays', async () => {
  const { caseId, violationId, holder } = await served();
  await contest(holder, violationId, { photo: PNG_PICTURE.toString('base64') });
  await decide(await supervisor(), caseId, 'UPHOLD');
  server.clock.advance(89 * DAY_MS);
  await deleteOldContests(server.services);
  expect(await readCase(await supervisor(), caseId)).toMatchObject({
    contests: [{ statement: expect.any(String), photoUrl: expect.any(String) }],
  });
  server.clock.advance(2 * DAY_MS);
  await deleteOldContests(server.services);
  expect(await readCase(await supervisor(), caseId)).toMatchObject({
    contests: [{ statement: null, photoUrl: null }],
  });
});

test('a violation whose case is open or whose words are stored outlives its time, and goes after that', async () => {
  const { violationId, caseId, holder } = await served();
  await contest(holder, violationId);
  const started = `UPDATE violation SET started_at = now() - interval '40 months', ended_at = now() - interval '40 months'
    WHERE id = $1`;
  await server.dataSource.query(started, [violationId]);
  const isThere = async (): Promise<boolean> => {
    await applyRetention(server.services, { fixDays: 30, journeyMonths: 600, violationMonths: 24 });
    return (await server.dataSource.query('SELECT FROM violation WHERE id = $1', [violationId])).length > 0;
  };
  expect(await isThere()).toBe(true);
  await decide(await supervisor(), caseId, 'UPHOLD');
  expect(await isThere()).toBe(true);
  server.clock.advance(91 * DAY_MS);
  await runCaseClock(server.services);
  await deleteOldContests(server.services);
  expect(await isThere()).toBe(false);
});

test('at most 20 violations of one person are contested at a time', async () => {
  const drive = await accusedDrive(server, { level: 'TYPED' });
  await server.dataSource.query(
    `INSERT INTO violation (account_id, vehicle_id, vehicle_type, registration_number, category, started_at, ended_at, speed_kmh,
       severity, grade, is_contested)
     SELECT account_id, vehicle_id, vehicle_type, registration_number, category, started_at, ended_at, speed_kmh, severity, grade,
       true FROM violation, generate_series(1, 20) WHERE id = $1`,
    [drive.violationId],
  );
  expect(code(await contest(drive.holder, drive.violationId))).toBe('case-too-many-contested');
});

test('the journeys of a suspended vehicle say so to staff and to its own driver, not to a person who types its plate', async () => {
  const bound = await accusedDrive(server);
  const typed = await accusedDrive(server, { level: 'TYPED' });
  await server.dataSource.query(`UPDATE vehicle SET violator_status = 'SUSPENDED' WHERE id = ANY ($1)`, [
    [bound.vehicleId, typed.vehicleId],
  ]);
  const says = async (client: TestClient, { journeyId }: AccusedDrive): Promise<boolean> => {
    const query = 'query ($id: ID!) { journey(id: $id) { isVehicleSuspended } }';
    return (await client.graphql(query, { id: journeyId })).body.data.journey.isVehicleSuspended;
  };
  const viewer = await staffClient(server, 'VIEWER');
  expect(await says(bound.holder, bound)).toBe(true);
  expect(await says(typed.holder, typed)).toBe(false);
  expect([await says(viewer, bound), await says(viewer, typed)]).toEqual([true, true]);
});
