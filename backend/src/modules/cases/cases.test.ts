import { DAY_MS } from '@wakafine/domain/units';
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
  serveNotice,
} from '../../testing/cases/case-calls';
import { staffClient } from '../../testing/staff';
import type { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { runCaseClock } from './clock/run-case-clock';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const supervisor = (): Promise<TestClient> => staffClient(server, 'SUPERVISOR');

/** A case whose measurement somebody has confirmed. */
async function confirmed(): Promise<AccusedDrive & { caseId: string; reviewer: TestClient }> {
  const drive = await accusedDrive(server);
  const { id } = await openCase(await supervisor(), drive.violationId);
  const reviewer = await supervisor();
  await reviewCase(reviewer, id);
  return { ...drive, caseId: id, reviewer };
}

/** A case whose time to contest runs. */
async function served() {
  const known = await confirmed();
  await acknowledgeNotice(known.holder, known.violationId);
  return known;
}

/** A case whose time has ended without a word. */
async function expired() {
  const known = await served();
  server.clock.advance(17 * DAY_MS);
  await runCaseClock(server.services);
  return known;
}

const code = ({ refused }: JsonValue): string | undefined => refused?.clientCode ?? refused?.code;
const kinds = ({ steps }: JsonValue): string[] => steps.map(({ kind }: { kind: string }) => kind);

test('a case goes from evidence over review, notice and contest to a decision, each step by somebody else', async () => {
  const { holder, violationId, caseId } = await served();
  expect(await readCase(holder, caseId)).toMatchObject({
    ...{ state: 'NOTICE', isAccusation: true, mayContest: true },
    daysLeft: expect.any(Number),
  });
  const contested = await contest(holder, violationId);
  expect(contested).toMatchObject({
    ...{ state: 'CONTESTED', mayContest: false, signaturesNeeded: 1 },
    contests: [{ statement: 'The town sign was behind a lorry.', showsOwnTrack: true, photoUrl: null }],
  });
  const judge = await supervisor();
  const decided = await decide(judge, caseId, 'UPHOLD');
  expect(decided).toMatchObject({ state: 'DECIDED', decision: 'UPHOLD', isByDefault: false });
  expect(kinds(decided)).toEqual(['OPENED', 'SEALED', 'CONFIRMED', 'SERVED', 'CONTESTED', 'DECIDED']);
});

test('each step has its leaf in the evidence log, with its reason and its author apart', async () => {
  const { violationId, caseId } = await served();
  const rows: { leafId: string; name: string; body: string }[] = await server.dataSource.query(
    `SELECT leaf.id AS "leafId", part.name, part.body FROM evidence_leaf leaf JOIN evidence_part part ON part.leaf_id = leaf.id
     WHERE leaf.kind = 'CASE_STEP' AND part.violation_id = $1 ORDER BY leaf.id, part.name`,
    [violationId],
  );
  const bodies = (name: string): JsonValue[] =>
    rows.filter((row) => row.name === name).map(({ body }) => JSON.parse(body));
  const steps = await server.dataSource.query(
    'SELECT kind, by_whom, version, actor_id::int, reason FROM case_step WHERE case_id = $1 ORDER BY version',
    [caseId],
  );
  expect(steps.map(({ kind }: { kind: string }) => kind)).toEqual([
    'OPENED',
    'SEALED',
    'CONFIRMED',
    'SERVED',
  ]);
  expect(bodies('step')).toEqual(
    steps.map(({ kind, by_whom, version }: JsonValue) =>
      expect.objectContaining({ caseId: Number(caseId), kind, by: by_whom, version }),
    ),
  );
  const ofStaff = steps.filter(({ actor_id }: JsonValue) => actor_id !== null);
  expect(bodies('actor')).toEqual(ofStaff.map(({ actor_id }: JsonValue) => ({ accountId: actor_id })));
  expect(bodies('reason')).toEqual(ofStaff.map(({ reason }: JsonValue) => ({ reason })));
});

test('a step that is refused leaves no leaf', async () => {
  const { caseId } = await served();
  const count = 'SELECT count(*)::int FROM evidence_leaf';
  const before = await server.dataSource.query(count);
  expect(code(await decide(await supervisor(), caseId, 'UPHOLD'))).toBe('case-wrong-state');
  expect(await server.dataSource.query(count)).toEqual(before);
});

test('its holder reads every step, the reasons and roles, and staff the names', async () => {
  const { holder, violationId, caseId } = await served();
  await contest(holder, violationId);
  const own = await readCase(holder, caseId);
  expect(own.steps).toEqual([
    expect.objectContaining({ kind: 'OPENED', by: 'STAFF', actorName: null, isOwn: false }),
    expect.objectContaining({ kind: 'SEALED', by: 'SYSTEM', actorName: null }),
    expect.objectContaining({ kind: 'CONFIRMED', actorName: null, reason: 'Looked at the fixes.' }),
    expect.objectContaining({ kind: 'SERVED', by: 'HOLDER', serviceWay: 'IN_APP', isOwn: true }),
    expect.objectContaining({ kind: 'CONTESTED', by: 'HOLDER', isOwn: true }),
  ]);
  expect(own).toMatchObject({ doubts: [], witnessCount: null, proposal: null });
  const seen = await readCase(await supervisor(), caseId);
  expect(seen.steps[0].actorName).toMatch(/^supervisor-/);
  expect(seen.doubts.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['CONTESTED', 'NO_WITNESS']),
  );
});

test('no step can be skipped', async () => {
  const drive = await accusedDrive(server);
  const { id } = await openCase(await supervisor(), drive.violationId);
  const other = await supervisor();
  expect(code(await decide(other, id, 'UPHOLD'))).toBe('case-wrong-state');
  expect(code(await serveNotice(other, id))).toBe('case-wrong-state');
  await reviewCase(await supervisor(), id);
  expect(code(await reviewCase(other, id))).toBe('case-wrong-state');
  expect(code(await decide(other, id, 'UPHOLD'))).toBe('case-wrong-state');
  await serveNotice(await supervisor(), id);
  expect(code(await decide(other, id, 'UPHOLD'))).toBe('case-wrong-state');
  expect(code(await move(other, 'reopenCase', id))).toBe('case-wrong-state');
});

test('nobody acts twice in one case: not its proposer, not its reviewer, not the person who states the service', async () => {
  const drive = await accusedDrive(server);
  const [proposer, reviewer, server1] = [await supervisor(), await supervisor(), await supervisor()];
  const { id } = await openCase(proposer, drive.violationId);
  expect(code(await reviewCase(proposer, id))).toBe('case-acted-before');
  await reviewCase(reviewer, id);
  expect(code(await serveNotice(reviewer, id))).toBe('case-acted-before');
  await serveNotice(server1, id);
  await contest(drive.holder, drive.violationId);
  for (const again of [proposer, reviewer, server1]) {
    expect(code(await decide(again, id, 'REJECT'))).toBe('case-acted-before');
    expect(code(await move(again, 'withdrawCase', id))).toBe('case-acted-before');
  }
  expect(await decide(await supervisor(), id, 'REJECT')).toMatchObject({ state: 'DECIDED' });
});

test('a case is decided once: of two at the same time one wins, and the other gets what is there instead', async () => {
  const { holder, violationId, caseId } = await served();
  await contest(holder, violationId);
  const judges = await Promise.all([supervisor(), supervisor(), supervisor()]);
  const answers = await Promise.all(
    judges.map((judge, index) => decide(judge, caseId, index === 0 ? 'REJECT' : 'UPHOLD')),
  );
  expect(answers.filter(({ state }) => state === 'DECIDED')).toHaveLength(1);
  const lost = answers.filter(({ refused }) => refused !== undefined);
  expect(lost).toHaveLength(2);
  for (const { refused } of lost) {
    expect(refused).toMatchObject({ code: 'CONFLICT', current: { caseId, state: 'DECIDED', version: 6 } });
    expect(['UPHOLD', 'REJECT']).toContain(refused.current.decision);
  }
});

test('a decision that rests on an older version conflicts', async () => {
  const { holder, violationId, caseId } = await served();
  await contest(holder, violationId);
  const judge = await supervisor();
  expect(await decide(judge, caseId, 'UPHOLD', { version: 4 })).toMatchObject({
    refused: { code: 'CONFLICT', current: { version: 5 } },
  });
  expect(await decide(judge, caseId, 'UPHOLD', { version: 5 })).toMatchObject({ state: 'DECIDED' });
});

test('by default two people decide, who sign the same, and the case says so', async () => {
  const { holder, caseId } = await expired();
  const [first, second, third] = [await supervisor(), await supervisor(), await supervisor()];
  const signed = await decide(first, caseId, 'UPHOLD');
  expect(signed).toMatchObject({
    ...{ state: 'EXPIRED', signaturesNeeded: 2, decision: null },
    proposal: { decision: 'UPHOLD', reason: 'Both tracks agree.' },
  });
  const own = await readCase(holder, caseId);
  expect(own.steps.at(-1)).toMatchObject({ kind: 'PROPOSED', decision: null, reason: null });
  expect(code(await decide(first, caseId, 'UPHOLD'))).toBe('case-acted-before');
  expect((await decide(second, caseId, 'REJECT')).refused).toMatchObject({
    ...{ code: 'CONFLICT', clientCode: 'case-other-decision' },
    current: { proposed: 'UPHOLD' },
  });
  expect(await decide(second, caseId, 'UPHOLD')).toMatchObject({ state: 'DECIDED', isByDefault: true });
  expect(code(await decide(third, caseId, 'UPHOLD'))).toBe('case-wrong-state');
});

test('a decision by default can be reopened for 30 days, and its holder gets a new notice', async () => {
  const { caseId, holder, violationId } = await expired();
  await decide(await supervisor(), caseId, 'UPHOLD');
  await decide(await supervisor(), caseId, 'UPHOLD');
  const reopened = await move(await supervisor(), 'reopenCase', caseId);
  expect(reopened).toMatchObject({ state: 'NOTICE', dueAt: null, decision: null, isByDefault: false });
  expect(await contest(holder, violationId)).toMatchObject({ state: 'CONTESTED' });
});

test('after 30 days a decision is final', async () => {
  const { caseId } = await expired();
  await decide(await supervisor(), caseId, 'UPHOLD');
  await decide(await supervisor(), caseId, 'UPHOLD');
  server.clock.advance(31 * DAY_MS);
  await runCaseClock(server.services);
  const late = await supervisor();
  expect(code(await move(late, 'reopenCase', caseId))).toBe('case-wrong-state');
  expect(await readCase(late, caseId)).toMatchObject({ state: 'CLOSED', decision: 'UPHOLD' });
});

test('without a proven service no time runs and nobody decides; after 180 days it lapses', async () => {
  const { caseId } = await confirmed();
  server.clock.advance(60 * DAY_MS);
  await runCaseClock(server.services);
  const judge = await supervisor();
  expect(await readCase(judge, caseId)).toMatchObject({ state: 'NOTICE', dueAt: null });
  expect(code(await decide(judge, caseId, 'UPHOLD'))).toBe('case-wrong-state');
  server.clock.advance(121 * DAY_MS);
  await runCaseClock(server.services);
  const lapsed = await readCase(await supervisor(), caseId);
  expect(lapsed).toMatchObject({ state: 'CLOSED', decision: null });
  expect(kinds(lapsed).at(-1)).toBe('LAPSED');
});

test('a person who decides right after the time has ended has its end recorded first', async () => {
  const { caseId } = await served();
  server.clock.advance(17 * DAY_MS);
  const signed = await decide(await supervisor(), caseId, 'UPHOLD');
  expect(kinds(signed).slice(-2)).toEqual(['EXPIRED', 'PROPOSED']);
});

test('the clock reminds three days and one day before the end, once each', async () => {
  const { caseId, holder } = await served();
  for (const days of [13, 0, 2, 0]) {
    server.clock.advance(days * DAY_MS);
    await runCaseClock(server.services);
  }
  const client = await supervisor();
  expect(kinds(await readCase(client, caseId)).slice(-2)).toEqual(['REMINDED_3', 'REMINDED_1']);
  expect(holder).toBeDefined();
});

test('what is sent back is reviewed and served anew', async () => {
  const { holder, violationId, caseId } = await served();
  await contest(holder, violationId);
  const back = await decide(await supervisor(), caseId, 'SEND_BACK');
  expect(back).toMatchObject({ state: 'REVIEW', dueAt: null });
  expect(await reviewCase(await supervisor(), caseId)).toMatchObject({ state: 'NOTICE', dueAt: null });
});

test.each([
  ['a typed plate', 'case-not-bound', 'SELECT $1::bigint', 'TYPED' as const],
  ['grade C', 'case-not-proven', `UPDATE violation SET grade = 'C' WHERE id = $1`, 'BOUND' as const],
  [
    'an unconfirmed limit',
    'case-limit-unconfirmed',
    'UPDATE violation SET is_limit_confirmed = false WHERE id = $1',
    'BOUND' as const,
  ],
  [
    'no consent to the use in cases',
    'case-no-consent',
    `INSERT INTO consent (account_id, client_id, version, language, recording, cases, witness, adult, answered_at, received_at)
     SELECT account_id, gen_random_uuid(), 1, 'EN', true, false, true, 'YES', answered_at, received_at FROM consent
     WHERE account_id = (SELECT account_id FROM violation WHERE id = $1)`,
    'BOUND' as const,
  ],
  [
    'what was withdrawn',
    'case-violation-withdrawn',
    'UPDATE violation SET is_withdrawn = true WHERE id = $1',
    'BOUND' as const,
  ],
])('nothing can be opened on %s', async (_what, clientCode, change, level) => {
  const { violationId } = await accusedDrive(server, { level });
  await server.dataSource.query(change, [violationId]);
  expect(code(await openCase(await supervisor(), violationId))).toBe(clientCode);
});

test('a violation has one case, even if two open it at the same time', async () => {
  const { violationId } = await accusedDrive(server);
  const clients = await Promise.all([supervisor(), supervisor()]);
  const answers = await Promise.all(clients.map((client) => openCase(client, violationId)));
  expect(answers.filter(({ id }) => id !== undefined)).toHaveLength(1);
  expect(answers.find(({ refused }) => refused !== undefined)?.refused).toMatchObject({ code: 'CONFLICT' });
});

test('staff write why, within bounds, and every act is in the audit log', async () => {
  const { caseId } = await confirmed();
  const client = await supervisor();
  for (const reason of ['', '   ', 'x'.repeat(501)]) {
    expect((await serveNotice(client, caseId, { reason })).refused.fields).toHaveProperty('reason');
  }
  expect((await serveNotice(client, caseId, { way: 'IN_APP' })).refused.fields).toHaveProperty('way');
  for (const days of [-1, 8]) {
    const servedAt = new Date(server.clock.now().getTime() - days * DAY_MS).toISOString();
    expect((await serveNotice(client, caseId, { servedAt })).refused.fields).toHaveProperty('servedAt');
  }
  await serveNotice(client, caseId);
  const log = await server.dataSource.query('SELECT act FROM audit_entry WHERE target = $1 ORDER BY id', [
    `case:${caseId}`,
  ]);
  expect(log.map(({ act }: { act: string }) => act)).toEqual(['CASE_OPENED', 'CASE_REVIEWED', 'CASE_SERVED']);
});

test('the database itself refuses a step out of order, a second one by the same, and any change of one', async () => {
  const { caseId, reviewer } = await confirmed();
  const { dataSource } = server;
  const [{ actor_id: actorId }] = await dataSource.query(
    `SELECT actor_id FROM case_step WHERE case_id = $1 AND kind = 'CONFIRMED'`,
    [caseId],
  );
  expect(reviewer).toBeDefined();
  const add = (version: number, kind: string, actor: number) =>
    dataSource.query(
      `INSERT INTO case_step (case_id, version, kind, at, by_whom, actor_id, decision, reason)
       VALUES ($1, $2, $3, now(), 'STAFF', $4, CASE WHEN $3 = 'DECIDED' THEN 'UPHOLD' END, 'x')`,
      [caseId, version, kind, actor],
    );
  await expect(add(4, 'DECIDED', 999)).rejects.toThrow(/No step DECIDED/);
  await expect(add(6, 'WITHDRAWN', 999)).rejects.toThrow(/No step WITHDRAWN/);
  await expect(add(4, 'WITHDRAWN', Number(actorId))).rejects.toThrow(/case_step_nobody_twice/);
  const owner = [`UPDATE case_step SET reason = 'y'`, 'DELETE FROM case_step', 'TRUNCATE case_step CASCADE'];
  for (const statement of [...owner, 'DELETE FROM violation_case']) {
    await expect(dataSource.query(statement)).rejects.toThrow(/only added|permission denied/);
  }
});

test('a case goes with its violation, and with nothing else', async () => {
  const { caseId, violationId } = await confirmed();
  await server.dataSource.query('DELETE FROM violation WHERE id = $1', [violationId]);
  const [left] = await server.dataSource.query('SELECT count(*)::int FROM case_step WHERE case_id = $1', [
    caseId,
  ]);
  expect(left.count).toBe(0);
});
