import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { Client } from 'pg';
import { bindViolations } from '../../testing/drives/bound-event';
import { driveViolator } from '../../testing/drives/violator';
import { staffClient } from '../../testing/staff';
import { collect, TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const LIST = `{ attention { isCut nextDueAt doneToday { id subject reason doneBy version }
  items { id kind harm state rank subjectId subject detail count dueAt latitude proposedBy version snoozedUntil
    assignee { id name isViewer } } } }`;
const ASSIGN = 'mutation ($input: AssignAttentionInput!) { assignAttention(input: $input) { id version } }';
const SNOOZE = 'mutation ($input: SnoozeAttentionInput!) { snoozeAttention(input: $input) { version } }';
const DONE = 'mutation ($input: CompleteAttentionInput!) { completeAttention(input: $input) { version } }';
const REOPEN = 'mutation ($input: ReopenAttentionInput!) { reopenAttention(input: $input) { version } }';
const PEOPLE = 'query ($id: ID!) { attentionPeople(rowId: $id) { id name isViewer } }';
const SUBMIT =
  'mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }';
const MOVE = `mutation ($input: MoveIncidentInput!) { moveIncident(input: $input) { incident { status } } }`;
const SET = `mutation ($input: SetViolatorStatusInput!) { setViolatorStatus(input: $input) { proposedStatus } }`;

let server: TestServer;
let operator: TestClient;
let supervisor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  [operator, supervisor] = await Promise.all([
    staffClient(server, 'OPERATOR'),
    staffClient(server, 'SUPERVISOR'),
  ]);
});
afterAll(() => server.close());

async function run(client: TestClient, query: string, input: Readonly<Record<string, unknown>>) {
  const { body } = await client.graphql(query, { input });
  return body.errors === undefined ? Object.values(body.data)[0] : body.errors[0].extensions.code;
}

async function queue(client: TestClient): Promise<JsonValue> {
  const { body } = await client.graphql(LIST);
  return body.data.attention;
}

const itemOf = async (client: TestClient, id: string): Promise<JsonValue> =>
  (await queue(client)).items.find((item: JsonValue) => item.id === id) ?? null;

/** An incident of the highest severity, as a row of the queue. */
async function unanswered(): Promise<string> {
  const citizen = await TestClient.citizen(server.url);
  const location = { lat: 4.05, lng: 9.77 };
  const { body } = await citizen.graphql(SUBMIT, {
    input: { mood: 'SAD', incidentType: 'OTHER', severity: 'HIGH', location },
  });
  return `INCIDENT:${body.data.reportIncident.incident.id}`;
}

/** A suspension that a supervisor has proposed, as a row of the queue. */
async function proposed(plate: string, by: TestClient): Promise<string> {
  const { vehicleId } = await driveViolator(server, plate, [80]);
  await bindViolations(server, vehicleId);
  await run(by, SET, { vehicleId, status: 'SUSPENDED', reason: 'Raced twice.' });
  const rows = await server.dataSource.query('SELECT id FROM status_proposal WHERE vehicle_id = $1', [
    vehicleId,
  ]);
  return `STATUS_PROPOSAL:${vehicleId}-${rows[0].id}`;
}

/** Does something as the owner of the database. */
async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: server.ownerUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

test('an unanswered incident needs somebody until staff answer it', async () => {
  const id = await unanswered();
  expect(await itemOf(operator, id)).toMatchObject({
    ...{ kind: 'INCIDENT', harm: 'HIGH', state: 'OPEN', detail: 'OTHER', latitude: 4.05, version: 0 },
    ...{ assignee: null, dueAt: expect.any(String) },
  });
  await run(operator, MOVE, { incidentId: id.split(':')[1], to: 'UNDER_REVIEW', version: 0 });
  expect(await itemOf(operator, id)).toBeNull();
});

test('a proposal needs a second person: neither the first nor those who may not decide are shown it', async () => {
  const id = await proposed('LT 417 ZK', supervisor);
  const second = await staffClient(server, 'SUPERVISOR');
  expect(await itemOf(second, id)).toMatchObject({ subject: 'LT ••• ZK', detail: 'SUSPENDED', harm: 'HIGH' });
  expect(await itemOf(supervisor, id)).toBeNull();
  expect(await itemOf(operator, id)).toBeNull();
  expect(await run(operator, SNOOZE, { id, until: 'ONE_HOUR', version: 0 })).toBe('NOT_FOUND');
  expect((await queue(second)).nextDueAt).not.toBeNull();
  expect((await queue(operator)).nextDueAt).toBeNull();
});

test('somebody who is on a row is named there, and who may not read it can not be asked', async () => {
  const id = await unanswered();
  const { body } = await operator.graphql(PEOPLE, { id });
  const [own] = body.data.attentionPeople.filter(({ isViewer }: JsonValue) => isViewer);
  const rankBefore = (await itemOf(operator, id)).rank;
  const other = await unanswered();
  expect(await run(operator, ASSIGN, { id, assigneeId: own.id, version: 0 })).toEqual({ id, version: 1 });
  expect(await itemOf(operator, id)).toMatchObject({
    version: 1,
    assignee: { name: own.name, isViewer: true },
  });
  expect(await itemOf(supervisor, id)).toMatchObject({ assignee: { isViewer: false } });
  expect((await itemOf(operator, other)).rank).toBeLessThanOrEqual(rankBefore);
  expect((await itemOf(operator, id)).rank).toBeGreaterThan((await itemOf(operator, other)).rank);
  const waiting = await proposed('LT 418 ZK', supervisor);
  const second = await staffClient(server, 'SUPERVISOR');
  expect(await run(second, ASSIGN, { id: waiting, assigneeId: own.id, version: 0 })).toBe('BAD_USER_INPUT');
  for (const assigneeId of ['999999999', 'x', '-1', '1e999']) {
    expect(await run(second, ASSIGN, { id: waiting, assigneeId, version: 0 })).toBe('BAD_USER_INPUT');
  }
  expect(await run(second, ASSIGN, { id, assigneeId: null, version: 1 })).toEqual({ id, version: 2 });
  expect(await itemOf(operator, id)).toMatchObject({ assignee: null });
});

const SEEN = `query ($id: ID!) { incident(id: $id) { assignment { rowId version assignedAt assignedBy
  assignee { name isViewer } } } }`;
const TAKEN = '{ attention { taken { id detail takenBy assignee } } }';

test('an incident of any severity can be assigned until it is closed, and the one who was on it before can read who is now', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { body: sent } = await citizen.graphql(SUBMIT, {
    input: { mood: 'SAD', incidentType: 'FLOOD', severity: 'LOW' },
  });
  const incidentId: string = sent.data.reportIncident.incident.id;
  const assignment = async (client: TestClient): Promise<JsonValue> =>
    (await client.graphql(SEEN, { id: incidentId })).body.data.incident.assignment;
  const meOf = async (client: TestClient): Promise<JsonValue> =>
    (await client.graphql(PEOPLE, { id: `INCIDENT:${incidentId}` })).body.data.attentionPeople.find(
      ({ isViewer }: JsonValue) => isViewer,
    );
  expect(await assignment(operator)).toMatchObject({ version: 0, assignee: null, assignedAt: null });
  expect(await assignment(citizen)).toBeNull();
  const { rowId: id } = await assignment(operator);
  const [first, second] = [await meOf(operator), await meOf(supervisor)];
  await run(operator, ASSIGN, { id, assigneeId: first.id, version: 0 });
  expect(await assignment(operator)).toMatchObject({
    ...{ version: 1, assignedBy: first.name, assignedAt: expect.any(String) },
    assignee: { name: first.name, isViewer: true },
  });
  const late = await supervisor.graphql(ASSIGN, { input: { id, assigneeId: second.id, version: 0 } });
  expect(late.body.errors[0].extensions).toMatchObject({
    ...{ code: 'CONFLICT', current: { version: 1, assignee: first.name } },
  });
  await run(supervisor, ASSIGN, { id, assigneeId: second.id, version: 1 });
  const { body } = await operator.graphql(TAKEN);
  expect(body.data.attention.taken).toEqual([
    { id, detail: 'FLOOD', takenBy: second.name, assignee: second.name },
  ]);
  expect((await supervisor.graphql(TAKEN)).body.data.attention.taken).toEqual([]);
  await run(supervisor, ASSIGN, { id, assigneeId: null, version: 2 });
  expect(await assignment(operator)).toMatchObject({ version: 3, assignee: null });
  await run(supervisor, MOVE, { incidentId, to: 'RESOLVED', version: 0, reason: 'Dry again.' });
  expect(await run(operator, ASSIGN, { id, assigneeId: first.id, version: 3 })).toBe('NOT_FOUND');
});

test('only open pages of staff hear who is on an incident', async () => {
  const id = await unanswered();
  const incidentId = id.split(':')[1];
  const stranger = await TestClient.citizen(server.url);
  const watchers = [operator, stranger].map((client) =>
    collect(client.socket(), 'subscription { incidentUpdated { id assignment { version } } }'),
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  await run(supervisor, ASSIGN, { id, assigneeId: null, version: 0 });
  await watchers[0]?.atLeast(1);
  expect(watchers.map(({ results }) => results[0]?.data?.incidentUpdated ?? null)).toEqual([
    { id: incidentId, assignment: { version: 1 } },
    null,
  ]);
  watchers.forEach(({ stop }) => stop());
});

test('of two people at once one decides, and the other is shown how', async () => {
  const id = await unanswered();
  const answers = await Promise.all(
    [operator, supervisor].map((client) =>
      client.graphql(SNOOZE, { input: { id, until: 'ONE_HOUR', version: 0 } }),
    ),
  );
  const refused = answers.flatMap(({ body }) => body.errors ?? []);
  expect(refused).toHaveLength(1);
  expect(refused[0].extensions).toMatchObject({ code: 'CONFLICT', current: { version: 1 } });
});

test('what is snoozed comes back at its time, and an hour before its deadline', async () => {
  const [id, waiting] = [await unanswered(), await proposed('LT 419 ZK', supervisor)];
  const second = await staffClient(server, 'SUPERVISOR');
  await run(second, SNOOZE, { id, until: 'ONE_HOUR', version: 0 });
  await run(second, SNOOZE, { id: waiting, until: 'UNTIL_CHANGE', version: 0 });
  expect(await itemOf(second, id)).toMatchObject({ state: 'SNOOZED', snoozedUntil: expect.any(String) });
  const { dueAt, snoozedUntil } = await itemOf(second, waiting);
  expect(Date.parse(dueAt) - Date.parse(snoozedUntil)).toBe(HOUR_MS);
  server.clock.advance(HOUR_MS);
  const later = await staffClient(server, 'SUPERVISOR');
  expect(await itemOf(later, id)).toMatchObject({ state: 'OPEN' });
  expect(await itemOf(later, waiting)).toMatchObject({ state: 'SNOOZED' });
  server.clock.advance(3 * DAY_MS - 1.5 * HOUR_MS);
  expect(await itemOf(await staffClient(server, 'SUPERVISOR'), waiting)).toMatchObject({ state: 'OPEN' });
});

test('what is done needs a reason, can be undone, and comes back as soon as its cause grows', async () => {
  const id = await unanswered();
  for (const reason of [undefined, null, '', '   ']) {
    expect(await run(operator, DONE, { id, reason, version: 0 })).toBe('BAD_USER_INPUT');
  }
  expect(await run(operator, DONE, { id, reason: 'The police are there.', version: 0 })).toEqual({
    version: 1,
  });
  expect(await itemOf(operator, id)).toBeNull();
  const [done] = (await queue(supervisor)).doneToday.filter((each: JsonValue) => each.id === id);
  expect(done).toMatchObject({ reason: 'The police are there.', doneBy: expect.stringMatching(/^operator/) });
  expect(await run(operator, REOPEN, { id, version: 1 })).toEqual({ version: 2 });
  expect(await itemOf(operator, id)).toMatchObject({ state: 'OPEN', version: 2 });
  expect(await run(operator, REOPEN, { id, version: 2 })).toBe('CONFLICT');
  await run(operator, DONE, { id, reason: 'The police are there.', version: 2 });
  await server.dataSource.query(
    `INSERT INTO incident_confirmation (incident_id, account_id, confirmed_at)
     SELECT $1, id, now() FROM account WHERE mobile_number IS NOT NULL ORDER BY id LIMIT 1`,
    [id.split(':')[1]],
  );
  await server.dataSource.query(
    'UPDATE account SET number_proven_at = now() WHERE mobile_number IS NOT NULL',
  );
  expect(await itemOf(operator, id)).toMatchObject({ state: 'OPEN', count: 1, version: 3 });
  const acts = await server.dataSource.query(
    'SELECT act, details FROM audit_entry WHERE target = $1 ORDER BY id',
    [`attention:${id}`],
  );
  expect(acts.map(({ act }: JsonValue) => act)).toEqual([
    'ATTENTION_DONE',
    'ATTENTION_REOPENED',
    'ATTENTION_DONE',
  ]);
  expect(acts[0].details).toMatchObject({ reason: 'The police are there.' });
});

test('a row whose cause is gone is done without a reason, and nothing else can be done with it', async () => {
  const id = await unanswered();
  await run(operator, SNOOZE, { id, until: 'MONDAY', version: 0 });
  await run(supervisor, MOVE, { incidentId: id.split(':')[1], to: 'UNDER_REVIEW', version: 0 });
  expect(await run(operator, SNOOZE, { id, until: 'ONE_HOUR', version: 1 })).toBe('NOT_FOUND');
  expect(await run(operator, DONE, { id, version: 1 })).toEqual({ version: 2 });
});

test('what is no row is not found', async () => {
  for (const id of [
    '',
    'INCIDENT',
    'INCIDENT:',
    'INCIDENT:0',
    'SOURCE:x',
    'NONE:1',
    `INCIDENT:${'9'.repeat(400)}`,
  ]) {
    expect(await run(operator, DONE, { id, reason: 'Gone.', version: 0 })).toBe('NOT_FOUND');
  }
});

test('viewers look and do not act, and citizens do neither', async () => {
  const id = await unanswered();
  const viewer = await staffClient(server, 'VIEWER');
  expect(await itemOf(viewer, id)).toMatchObject({ kind: 'INCIDENT' });
  expect(await run(viewer, DONE, { id, reason: 'Gone.', version: 0 })).toBe('FORBIDDEN');
  const { body } = await (await TestClient.citizen(server.url)).graphql(LIST);
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
});

test('a source that fails is a row itself, for those who may read what it has, and the others go on', async () => {
  const id = await unanswered();
  await asOwner('ALTER TABLE rule_proposal RENAME COLUMN events TO away');
  const failed = await itemOf(supervisor, 'SOURCE:RULE_PROPOSAL');
  const [unseen, other] = [await itemOf(operator, 'SOURCE:RULE_PROPOSAL'), await itemOf(operator, id)];
  const snoozed = await run(supervisor, SNOOZE, { id: failed?.id, until: 'ONE_HOUR', version: 0 });
  await asOwner('ALTER TABLE rule_proposal RENAME COLUMN away TO events');
  expect(failed).toMatchObject({ kind: 'SOURCE', detail: 'RULE_PROPOSAL' });
  expect(unseen).toBeNull();
  expect(other).not.toBeNull();
  expect(snoozed).toEqual({ version: 1 });
  expect(await itemOf(supervisor, 'SOURCE:RULE_PROPOSAL')).toBeNull();
});

test('an agency that drove every day and has stopped is silent; one that drove today is not', async () => {
  const today = server.clock.now().getTime();
  const days = Array.from({ length: 10 }, (_, index) => new Date(today - (index + 3) * DAY_MS));
  const add = (agency: string, at: Date) =>
    server.dataSource.query(
      `INSERT INTO figure (kind, slot, severity, category, vehicle_type, agency, detail, n, ranked, ended, safe, distance_m)
       VALUES ('JOURNEY_DAY', date_trunc('day', $2::timestamptz, 'Africa/Douala'), '', 'PUBLIC', 'BUS', $1, '', 4, 0, 4, 4, 0)`,
      [agency, at],
    );
  for (const day of days) {
    await Promise.all(['Noun Coaches', 'Wouri Line'].map((agency) => add(agency, day)));
  }
  await add('Wouri Line', new Date(today));
  const silent = (await queue(operator)).items.filter(({ kind }: JsonValue) => kind === 'SILENT_AGENCY');
  expect(silent).toMatchObject([{ subject: 'Noun Coaches', count: 4 }]);
});

test('several journeys of one account that contradict themselves are one row, which names nobody', async () => {
  const driver = await TestClient.citizen(server.url);
  const ids: string[] = [];
  for (const minutes of [90, 60, 30]) {
    const at = (ms: number) => new Date(server.clock.now().getTime() - ms).toISOString();
    const input = {
      ...{ vehicleType: 'CAR', registrationNumber: 'LT 700 AB', category: 'PRIVATE' },
      ...{ startedAt: at(minutes * 60_000), endedAt: at((minutes - 10) * 60_000) },
    };
    const { body } = await driver.graphql(
      'mutation ($input: StartJourneyInput!) { startJourney(input: $input) { journey { id } } }',
      { input },
    );
    ids.push(body.data.startJourney.journey.id);
  }
  const finding = { kind: 'INCONSISTENT', startedAt: '', endedAt: '', arrival: null };
  await server.dataSource.query('UPDATE journey SET findings = $2 WHERE id = ANY ($1)', [
    ids.map(Number),
    JSON.stringify([finding]),
  ]);
  const rows = (await queue(supervisor)).items.filter(({ kind }: JsonValue) => kind === 'TRACKS');
  expect(rows).toMatchObject([{ subjectId: ids[0], subject: ids[2], count: 3 }]);
  expect((await queue(operator)).items.filter(({ kind }: JsonValue) => kind === 'TRACKS')).toEqual([]);
});

test('the queue comes anew by itself when something has come, and when somebody else has acted', async () => {
  const socket = operator.socket();
  const { results, atLeast } = collect(
    socket,
    'subscription { attentionUpdated { items { id assignee { name } } } }',
  );
  await collect(socket, 'subscription { activeJourney { id } }').atLeast(1);
  const id = await unanswered();
  await atLeast(1);
  const listed = () => results.at(-1)?.data?.attentionUpdated as JsonValue;
  expect(listed().items.map((item: JsonValue) => item.id)).toContain(id);
  const before = results.length;
  const { body } = await supervisor.graphql(PEOPLE, { id });
  await run(supervisor, ASSIGN, { id, assigneeId: body.data.attentionPeople[0].id, version: 0 });
  await atLeast(before + 1);
  expect(listed().items.find((item: JsonValue) => item.id === id).assignee).not.toBeNull();
  await socket.dispose();
});

test('jobs and backups are for those who run the service', async () => {
  const admin = await staffClient(server, 'ADMIN');
  server.services.gauges.storeJob({
    name: 'weekly-mail',
    everyMs: 1_000,
    endedAtMs: 1,
    tookMs: 1,
    hasFailed: true,
  });
  expect(await itemOf(admin, 'JOB:weekly-mail')).toMatchObject({
    harm: 'LOW',
    subject: 'weekly-mail',
    count: 1,
  });
  expect(await itemOf(supervisor, 'JOB:weekly-mail')).toBeNull();
});
