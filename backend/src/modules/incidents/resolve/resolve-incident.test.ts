import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const REPORT_INCIDENT = `mutation { reportIncident(input: { mood: ANGRY, incidentType: RECKLESS_DRIVING }) {
  incident { id severity status isOwn latitude } } }`;
const RESOLVE = `mutation ($input: ResolveIncidentInput!) { resolveIncident(input: $input) {
  incident { id status statusReason resolvedAt isOwn } } }`;

let server: TestServer;
let owner: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  owner = await TestClient.citizen(server.url);
});
afterAll(() => server.close());

async function received(): Promise<string> {
  const { body } = await owner.graphql(REPORT_INCIDENT);
  expect(body.data.reportIncident.incident).toMatchObject({
    severity: 'MEDIUM',
    status: 'RECEIVED',
    isOwn: true,
    latitude: null,
  });
  return body.data.reportIncident.incident.id;
}

async function resolve(client: TestClient, input: Readonly<Record<string, unknown>>) {
  const { body } = await client.graphql(RESOLVE, { input });
  return body.errors === undefined ? body.data.resolveIncident.incident : body.errors[0].extensions.code;
}

function entries(target: string): Promise<{ act: string; details: unknown; actor_role: string }[]> {
  return server.dataSource.query('SELECT act, details, actor_role FROM audit_entry WHERE target = $1', [
    target,
  ]);
}

test('staff resolve with a reason, once; the same decision again changes nothing, the other is a conflict', async () => {
  const incidentId = await received();
  const operator = await staffClient(server, 'OPERATOR');
  const first = await resolve(operator, { incidentId, status: 'REJECTED', reason: ' Nothing there. ' });
  expect(first).toEqual({
    id: incidentId,
    status: 'REJECTED',
    statusReason: 'Nothing there.',
    resolvedAt: expect.any(String),
    isOwn: false,
  });
  expect(await resolve(operator, { incidentId, status: 'REJECTED', reason: 'Again' })).toEqual(first);
  expect(await resolve(operator, { incidentId, status: 'RESOLVED' })).toBe('CONFLICT');
  expect(await entries(`incident:${incidentId}`)).toEqual([
    {
      act: 'INCIDENT_RESOLVED',
      actor_role: 'OPERATOR',
      details: { status: 'REJECTED', reason: 'Nothing there.' },
    },
  ]);
});

test('the history stores every status with its time and reason, oldest first, and not who decided', async () => {
  const incidentId = await received();
  await resolve(await staffClient(server, 'OPERATOR'), { incidentId, reason: 'Cleared' });
  const { body } = await owner.graphql(`{ incidents(first: 100) { edges { node {
    id receivedAt resolvedAt history { status at reason } } } } }`);
  const { node } = body.data.incidents.edges.find(
    ({ node: each }: { node: { id: string } }) => each.id === incidentId,
  );
  expect(node.history).toEqual([
    { status: 'RECEIVED', at: node.receivedAt, reason: null },
    { status: 'RESOLVED', at: node.resolvedAt, reason: 'Cleared' },
  ]);
});

test('what stands behind a whole list of incidents comes with one statement', async () => {
  for (let count = 0; count < 3; count += 1) {
    await received();
  }
  const rows = jest.spyOn(server.services.db, 'rows');
  const { body } = await owner.graphql(`{ incidents { edges { node {
    history { at } photoUrl confirmationCount crowdVerdict { reason } } } } }`);
  const statements = rows.mock.calls
    .map(([{ name }]) => name)
    .filter((name) => name.startsWith('incidents.'));
  rows.mockRestore();
  expect(body.data.incidents.edges.length).toBeGreaterThan(2);
  expect(statements).toEqual(['incidents.details']);
});

test('an incident that is verified or under review can still be decided on', async () => {
  for (const status of ['VERIFIED', 'UNDER_REVIEW']) {
    const incidentId = await received();
    await server.dataSource.query('UPDATE incident SET status = $1 WHERE id = $2', [status, incidentId]);
    const decided = await resolve(await staffClient(server, 'OPERATOR'), { incidentId, status: 'REJECTED' });
    expect(decided.status).toBe('REJECTED');
  }
});

test('of several decisions at once one stands and is logged', async () => {
  const incidentId = await received();
  const operators = await Promise.all([1, 2, 3, 4].map(() => staffClient(server, 'OPERATOR')));
  const results = await Promise.all(
    operators.map((client, index) =>
      resolve(client, { incidentId, status: index % 2 === 0 ? 'RESOLVED' : 'REJECTED' }),
    ),
  );
  expect(results.filter((result) => result === 'CONFLICT')).toHaveLength(2);
  expect(await entries(`incident:${incidentId}`)).toHaveLength(1);
});

test('citizens and viewers decide nothing; what is not theirs is not there', async () => {
  const incidentId = await received();
  expect(await resolve(new TestClient(server.url), { incidentId })).toBe('UNAUTHENTICATED');
  expect(await resolve(await TestClient.citizen(server.url), { incidentId })).toBe('NOT_FOUND');
  expect(await resolve(owner, { incidentId })).toBe('FORBIDDEN');
  expect(await resolve(await staffClient(server, 'VIEWER'), { incidentId })).toBe('FORBIDDEN');
  const admin = await staffClient(server, 'ADMIN');
  expect(await resolve(admin, { incidentId: '999999999' })).toBe('NOT_FOUND');
  expect(await resolve(admin, { incidentId: 'x' })).toBe('NOT_FOUND');
  expect(await resolve(admin, { incidentId, reason: 'x'.repeat(501) })).toBe('BAD_USER_INPUT');
  expect(await entries(`incident:${incidentId}`)).toEqual([]);
});

test('the list is paged, narrowed and counted', async () => {
  const citizen = await TestClient.citizen(server.url);
  for (let count = 0; count < 3; count += 1) {
    await citizen.graphql(REPORT_INCIDENT);
  }
  const LIST = `query ($after: String) { incidents(first: 2, after: $after, filter: { status: RECEIVED }) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id } } } }`;
  const { body: first } = await citizen.graphql(LIST);
  expect(first.data.incidents).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  const { body: second } = await citizen.graphql(LIST, { after: first.data.incidents.pageInfo.endCursor });
  expect(second.data.incidents.edges).toHaveLength(1);
  const { body: none } = await citizen.graphql('{ incidents(filter: { severity: LOW }) { totalCount } }');
  expect(none.data.incidents.totalCount).toBe(0);
  const { body: refused } = await new TestClient(server.url).graphql('{ incidents { totalCount } }');
  expect(refused.errors[0].extensions.code).toBe('UNAUTHENTICATED');
});
