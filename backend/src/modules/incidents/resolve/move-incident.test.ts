import { staffClient } from '../../../testing/staff';
import { provenCitizen } from '../../../testing/drives/prove-number';
import type { TestClient } from '../../../testing/server/test-client';
import { collect } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const REPORT_INCIDENT = `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id version } } }`;
const MOVE = `mutation ($input: MoveIncidentInput!) { moveIncident(input: $input) {
  incident { id status statusReason version duplicateOfId resolvedAt confirmationCount } } }`;
const READ = `query ($id: ID!) { incident(id: $id) {
  status version duplicateOfId confirmationCount history { status reason } } }`;

let server: TestServer;
let owner: TestClient;
let operator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  owner = await provenCitizen(server);
  operator = await staffClient(server, 'OPERATOR');
});
afterAll(() => server.close());

async function received(client: TestClient = owner, description = 'A broken bridge'): Promise<string> {
  const input = { mood: 'ANGRY', incidentType: 'ROAD_HAZARD', description };
  return (await client.graphql(REPORT_INCIDENT, { input })).body.data.reportIncident.incident.id;
}

async function move(input: Readonly<Record<string, unknown>>, client = operator) {
  const { body } = await client.graphql(MOVE, { input });
  return body.errors === undefined ? body.data.moveIncident.incident : body.errors[0].extensions;
}

async function read(id: string, client = owner) {
  return (await client.graphql(READ, { id })).body.data.incident;
}

test('an incident goes step by step to its end, and the person who submitted it reads every step with its reason', async () => {
  const incidentId = await received();
  expect(await move({ incidentId, to: 'VERIFIED', version: 0 })).toMatchObject({
    version: 1,
    resolvedAt: null,
  });
  await move({ incidentId, to: 'UNDER_REVIEW', version: 1, reason: ' Sent a patrol. ' });
  const closed = await move({ incidentId, to: 'RESOLVED', version: 2, reason: 'Repaired.' });
  expect(closed).toMatchObject({ status: 'RESOLVED', version: 3, resolvedAt: expect.any(String) });
  const { history } = await read(incidentId);
  expect(history).toEqual([
    { status: 'RECEIVED', reason: null },
    { status: 'VERIFIED', reason: null },
    { status: 'UNDER_REVIEW', reason: 'Sent a patrol.' },
    { status: 'RESOLVED', reason: 'Repaired.' },
  ]);
  const log = await server.dataSource.query(
    'SELECT act, details FROM audit_entry WHERE target = $1 ORDER BY id',
    [`incident:${incidentId}`],
  );
  expect(log.map(({ act }: { act: string }) => act)).toEqual([
    'INCIDENT_MOVED',
    'INCIDENT_MOVED',
    'INCIDENT_RESOLVED',
  ]);
});

test('of two who decide on the same version the second gets what is there now', async () => {
  const incidentId = await received();
  const decide = (to: string) => move({ incidentId, to, version: 0, reason: 'Seen on the spot.' });
  const results = await Promise.all([decide('RESOLVED'), decide('REJECTED'), decide('UNDER_REVIEW')]);
  const done = results.filter(({ version }) => version === 1);
  const refused = results.filter(({ code }) => code === 'CONFLICT');
  expect([done.length, refused.length]).toEqual([1, 2]);
  expect(refused[0].current).toMatchObject({ id: incidentId, status: done[0].status, version: 1 });
});

test('what is closed stays so, and closing it needs a reason', async () => {
  const incidentId = await received();
  expect(await move({ incidentId, to: 'REJECTED', version: 0 })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { reason: expect.any(String) },
  });
  await move({ incidentId, to: 'REJECTED', version: 0, reason: 'Nothing there.' });
  expect(await move({ incidentId, to: 'VERIFIED', version: 1 })).toMatchObject({
    code: 'CONFLICT',
    current: { status: 'REJECTED', version: 1 },
  });
});

test('who submitted a duplicate and who confirmed it count for the incident that stays, once each', async () => {
  const stored = await received();
  const [second, third] = await Promise.all([provenCitizen(server), provenCitizen(server)]);
  const duplicate = await received(second);
  const confirm = (incident: string, client: TestClient & { mobileNumber: string }) =>
    server.dataSource.query(
      `INSERT INTO incident_confirmation SELECT $1, id, now() FROM account WHERE mobile_number = $2`,
      [incident, client.mobileNumber],
    );
  await confirm(stored, third);
  await confirm(duplicate, third);
  const merged = await move({ incidentId: duplicate, to: 'DUPLICATE', version: 0, duplicateOfId: stored });
  expect(merged).toMatchObject({ status: 'DUPLICATE', duplicateOfId: stored });
  expect(await read(stored)).toMatchObject({ confirmationCount: 2, status: 'RECEIVED' });
  // Anyone who submitted the duplicate learns that it is one, not which incident of somebody else it belongs to.
  expect(await read(duplicate, second)).toMatchObject({ status: 'DUPLICATE', duplicateOfId: null });
});

test('chains of duplicates are refused at both ends, as is a merge with oneself or with nothing', async () => {
  const [one, two, three] = [await received(), await received(), await received()];
  await move({ incidentId: two, to: 'DUPLICATE', version: 0, duplicateOfId: one });
  const onto = (incidentId: string, duplicateOfId: string | null) =>
    move({ incidentId, to: 'DUPLICATE', version: 0, duplicateOfId });
  expect(await onto(three, two)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await onto(one, three)).toMatchObject({ code: 'CONFLICT' });
  for (const duplicateOfId of [three, null, 'x', '999999999']) {
    expect((await onto(three, duplicateOfId)).fields).toHaveProperty('duplicateOfId');
  }
});

test('an open page of the reporter and of staff is updated at once, that of others is not', async () => {
  const incidentId = await received();
  const stranger = await provenCitizen(server);
  const watchers = [owner, operator, stranger].map((client) =>
    collect(client.socket(), 'subscription { incidentUpdated { id status isOwn } }'),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await move({ incidentId, to: 'UNDER_REVIEW', version: 0 });
  await Promise.all(watchers.slice(0, 2).map(({ atLeast }) => atLeast(1)));
  expect(watchers.map(({ results }) => results[0]?.data?.incidentUpdated ?? null)).toEqual([
    { id: incidentId, status: 'UNDER_REVIEW', isOwn: true },
    { id: incidentId, status: 'UNDER_REVIEW', isOwn: false },
    null,
  ]);
  watchers.forEach(({ stop }) => stop());
});

test('staff find incidents by type, time and text, and the counts are those of the same list', async () => {
  await received(owner, 'Lorry with 100% load_lost');
  const search = (filter: Readonly<Record<string, unknown>>) =>
    operator.graphql(
      `query ($filter: IncidentFilter) { incidents(filter: $filter) { totalCount }
         incidentCounts(filter: $filter) { total bySeverity { severity count } byStatus { status count } } }`,
      { filter },
    );
  const { body } = await search({ search: '100% LOAD_', incidentType: 'ROAD_HAZARD' });
  expect(body.data).toEqual({
    incidents: { totalCount: 1 },
    incidentCounts: {
      total: 1,
      bySeverity: [{ severity: 'MEDIUM', count: 1 }],
      byStatus: [{ status: 'RECEIVED', count: 1 }],
    },
  });
  const soon = new Date(server.clock.now().getTime() + 60_000).toISOString();
  expect((await search({ from: soon })).body.data.incidents.totalCount).toBe(0);
  expect((await search({ to: soon })).body.data.incidentCounts.total).toBeGreaterThan(5);
  const { body: tooLong } = await search({ search: 'x'.repeat(101) });
  expect(Object.keys(tooLong.errors[0].extensions.fields)).toEqual(['filter.search']);
});
