import { end, push, start } from '../../../testing/drives/drive-calls';
import { staffClient } from '../../../testing/staff';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const FIGURES =
  '{ startedAt endedAt severity grade speedKmh provenKmh limitKmh isLimitConfirmed isWithdrawn }';
const REVISIONS = `revisions { id at reason isPending outcome before ${FIGURES} after ${FIGURES} }`;
const ONE = `query ($id: ID!) { violation(id: $id) { severity provenKmh ${REVISIONS} } }`;
const LISTED = `{ violations(filter: { scope: PUBLIC }) { edges { node { ${REVISIONS} } } } }`;
const PENDING = `{ pendingRevisions { id violationId journeyId isPending } }`;
const DECIDE = `mutation ($id: ID!, $isApplied: Boolean!) { decideRevision(id: $id, isApplied: $isApplied) }`;

/** 40 km/h, half a minute at 72, then half a minute at 90, and 40 again. */
const SPEEDS = [
  ...[...ramp(0, 40), ...seconds(20, 40), ...ramp(40, 70), ...seconds(30, 72)],
  ...[...ramp(70, 90), ...seconds(30, 90), ...ramp(90, 40), ...seconds(30, 40)],
];

let server: TestServer;
let citizen: TestClient;
let journeyId: string;
let startedAt: Date;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  citizen = await TestClient.citizen(server.url);
  startedAt = new Date(server.clock.now().getTime() - 3_600_000);
  ({ id: journeyId } = await start(citizen, { startedAt: startedAt.toISOString() }));
});

/** All from the end of the 72 km/h on. */
const isLate = ({ seq }: { seq: number }): boolean => seq > 59;

/** A journey that ended without its fastest fixes, which come later: gives the id of its violation. */
async function driveWithLateFixes(): Promise<string> {
  const fixes = straightDrive(startedAt, SPEEDS);
  await push(
    citizen,
    journeyId,
    fixes.filter((fix) => !isLate(fix)),
  );
  const { violations } = await end(citizen, journeyId);
  await push(citizen, journeyId, fixes.filter(isLate));
  return violations[0].id;
}

async function seenBy(client: TestClient, id: string): Promise<JsonValue> {
  const { body } = await client.graphql(ONE, { id });
  expect(body.errors).toBeUndefined();
  return body.data.violation;
}

test('late fixes change a violation that had ended, and its owner and staff read what it was', async () => {
  const id = await driveWithLateFixes();
  const { severity, provenKmh, revisions } = await seenBy(citizen, id);
  expect(revisions).toHaveLength(1);
  expect(revisions[0]).toMatchObject({
    ...{ reason: 'LATE_FIXES', isPending: false, outcome: null },
    before: { severity: 'WARNING', limitKmh: 50, isLimitConfirmed: true, isWithdrawn: false },
    after: { severity, provenKmh, isWithdrawn: false },
  });
  expect(severity).toBe('DANGER');
  expect(provenKmh).toBeGreaterThan(revisions[0].before.provenKmh);
  expect((await seenBy(await staffClient(server, 'VIEWER'), id)).revisions).toEqual(revisions);
});

test('strangers read no revisions on public rows', async () => {
  await driveWithLateFixes();
  const { body } = await new TestClient(server.url).graphql(LISTED);
  expect(body.data.violations.edges.length).toBeGreaterThan(0);
  for (const { node } of body.data.violations.edges) {
    expect(node.revisions).toEqual([]);
  }
});

test('a drive that goes on and is faster under the same limit soon after revises nothing', async () => {
  const pause = [...ramp(70, 40), ...seconds(15, 40), ...ramp(40, 90)];
  const fixes = straightDrive(startedAt, [...SPEEDS.slice(0, 57), ...pause, ...SPEEDS.slice(59)]);
  for (let from = 0; from < fixes.length; from += 7) {
    await push(citizen, journeyId, fixes.slice(from, from + 7));
  }
  const { violations } = await end(citizen, journeyId);
  expect(violations).toHaveLength(1);
  expect((await seenBy(citizen, violations[0].id)).revisions).toEqual([]);
});

test('a pending change is shown to staff and not to the owner, and only who may suspend vehicles decides on it', async () => {
  const id = await driveWithLateFixes();
  await server.dataSource.query(
    `INSERT INTO violation_revision (violation_id, at, reason, before, after, is_pending)
     SELECT violation_id, at, 'RULE', before, after, true FROM violation_revision WHERE violation_id = $1`,
    [id],
  );
  const supervisor = await staffClient(server, 'SUPERVISOR');
  expect((await seenBy(supervisor, id)).revisions).toMatchObject([{ isPending: true }, { isPending: false }]);
  expect((await seenBy(citizen, id)).revisions).toMatchObject([{ isPending: false }]);
  const [waiting] = (await supervisor.graphql(PENDING)).body.data.pendingRevisions;
  expect(waiting).toMatchObject({ violationId: id, journeyId, isPending: true });
  const drop = { id: waiting.id, isApplied: false };
  const refused = await (await staffClient(server, 'OPERATOR')).graphql(DECIDE, drop);
  expect(refused.body.errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await supervisor.graphql(DECIDE, drop)).body.data).toEqual({ decideRevision: true });
  const again = await supervisor.graphql(DECIDE, drop);
  expect(again.body.errors[0].extensions.code).toBe('NOT_FOUND');
  expect((await seenBy(citizen, id)).revisions).toHaveLength(1);
  const [entry] = await server.dataSource.query(
    `SELECT actor_role, target FROM audit_entry WHERE act = 'REVISION_DROPPED'`,
  );
  expect(entry).toEqual({ actor_role: 'SUPERVISOR', target: `violation:${id}` });
});

test('revisions go with their violation', async () => {
  const id = await driveWithLateFixes();
  await server.dataSource.query('DELETE FROM violation WHERE id = $1', [id]);
  const left = await server.dataSource.query('SELECT FROM violation_revision WHERE violation_id = $1', [id]);
  expect(left).toEqual([]);
});
