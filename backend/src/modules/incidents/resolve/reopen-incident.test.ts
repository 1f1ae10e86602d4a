import { provenCitizen } from '../../../testing/drives/prove-number';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';

const SUBMIT = `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }`;
const MOVE = `mutation ($input: MoveIncidentInput!) { moveIncident(input: $input) { incident { status version } } }`;
const REOPEN = `mutation ($input: ReopenIncidentInput!) { reopenIncident(input: $input) {
  incident { status statusReason version resolvedAt duplicateOfId } } }`;
const READ = `query ($id: ID!) { incident(id: $id) { history { status reason by isReopening } } }`;
const ANSWERS = `query ($id: ID!, $act: AnsweredAct!) { incidentAnswers(incidentId: $id, act: $act) {
  language answers { key text } } }`;
const INBOX = '{ notifications(language: EN) { edges { node { body } } } }';

let server: TestServer;
let owner: TestClient;
let operator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  owner = await provenCitizen(server);
  operator = await staffClient(server, 'OPERATOR');
});
afterAll(() => server.close());

async function run(query: string, variables: Readonly<Record<string, unknown>>, client = operator) {
  const { body } = await client.graphql(query, variables);
  return body.errors === undefined ? Object.values<JsonValue>(body.data)[0] : body.errors[0].extensions;
}

const reopen = (input: Readonly<Record<string, unknown>>, client = operator) =>
  run(REOPEN, { input }, client);

async function received(): Promise<string> {
  const input = { mood: 'ANGRY', incidentType: 'ROAD_HAZARD', location: { lat: 4.05, lng: 9.77 } };
  return (await run(SUBMIT, { input }, owner)).incident.id;
}

async function closed(to: 'RESOLVED' | 'REJECTED' = 'RESOLVED'): Promise<string> {
  const incidentId = await received();
  await run(MOVE, { input: { incidentId, to, version: 0, reason: 'A team was there.' } });
  return incidentId;
}

test('a closed incident is open again with its reason, its step names who did it, and it can be closed anew', async () => {
  const incidentId = await closed();
  const { incident } = await reopen({ incidentId, version: 1, reason: ' It is there again. ' });
  expect(incident).toEqual({
    ...{ status: 'UNDER_REVIEW', statusReason: 'It is there again.', version: 2 },
    ...{ resolvedAt: null, duplicateOfId: null },
  });
  const [latest] = (await run(READ, { id: incidentId })).history.slice(-1);
  expect(latest).toEqual({
    ...{ status: 'UNDER_REVIEW', reason: 'It is there again.', isReopening: true },
    by: expect.any(String),
  });
  const own = (await run(READ, { id: incidentId }, owner)).history;
  expect(own.map(({ by }: JsonValue) => by)).toEqual([null, null, null]);
  await run(MOVE, { input: { incidentId, to: 'RESOLVED', version: 2, reason: 'Now it is gone.' } });
  const log = await server.dataSource.query(
    'SELECT act, details FROM audit_entry WHERE target = $1 ORDER BY id',
    [`incident:${incidentId}`],
  );
  const moves = log.filter(({ act }: JsonValue) => act !== 'INCIDENT_OPENED');
  expect(moves.map(({ act }: JsonValue) => act)).toEqual([
    ...['INCIDENT_RESOLVED', 'INCIDENT_REOPENED', 'INCIDENT_RESOLVED'],
  ]);
  expect(log.find(({ act }: JsonValue) => act === 'INCIDENT_REOPENED').details).toEqual({
    ...{ before: 'RESOLVED', status: 'UNDER_REVIEW', reason: 'It is there again.' },
  });
});

test('the person who submitted it is notified of every step, also of the same status again', async () => {
  const citizen = await provenCitizen(server);
  const input = { mood: 'SAD', incidentType: 'FLOOD' };
  const incidentId = (await run(SUBMIT, { input }, citizen)).incident.id;
  const close = (version: number, reason: string) =>
    run(MOVE, { input: { incidentId, to: 'RESOLVED', version, reason } });
  await close(0, 'First answer.');
  await reopen({ incidentId, version: 1, reason: 'Water again.' });
  await close(2, 'Second answer.');
  const bodies = await inboxOf(citizen, 3);
  expect(bodies.map((body) => body.split('. ').at(-1))).toEqual([
    'Second answer.',
    'Water again.',
    'First answer.',
  ]);
});

/** The notifications of a citizen once there are so many. */
async function inboxOf(citizen: TestClient, count: number): Promise<string[]> {
  for (let tries = 0; tries < 50; tries += 1) {
    const { body } = await citizen.graphql(INBOX);
    const { edges } = body.data.notifications;
    if (edges.length >= count) {
      return edges.map(({ node }: JsonValue) => node.body);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Fewer than ${count} notifications`);
}

test('a duplicate that is reopened is one no longer', async () => {
  const [original, incidentId] = [await received(), await received()];
  const merge = { incidentId, to: 'DUPLICATE', version: 0, duplicateOfId: original };
  await run(MOVE, { input: merge });
  const { incident } = await reopen({ incidentId, version: 1, reason: 'Another bridge.' });
  expect(incident).toMatchObject({ status: 'UNDER_REVIEW', duplicateOfId: null });
});

test('of two who reopen it one does, and what is open can not be reopened', async () => {
  const incidentId = await closed('REJECTED');
  const input = { incidentId, version: 1, reason: 'It is there.' };
  const answers = await Promise.all([reopen(input), reopen(input)]);
  const refused = answers.filter(({ code }) => code === 'CONFLICT');
  expect(refused).toHaveLength(1);
  expect(refused[0].current).toMatchObject({ status: 'UNDER_REVIEW', version: 2 });
  expect((await reopen({ ...input, version: 2 })).code).toBe('CONFLICT');
});

test('only staff but viewers reopen, with a reason, and what is not there is not found', async () => {
  const incidentId = await closed();
  const input = { incidentId, version: 1, reason: 'It is there.' };
  expect((await reopen(input, new TestClient(server.url))).code).toBe('UNAUTHENTICATED');
  expect((await reopen(input, owner)).code).toBe('FORBIDDEN');
  expect((await reopen(input, await TestClient.citizen(server.url))).code).toBe('NOT_FOUND');
  expect((await reopen(input, await staffClient(server, 'VIEWER'))).code).toBe('FORBIDDEN');
  for (const reason of ['', '  ', 'x'.repeat(501)]) {
    expect((await reopen({ ...input, reason })).fields).toHaveProperty('reason');
  }
  expect((await reopen({ ...input, incidentId: '999999999' })).code).toBe('NOT_FOUND');
  expect((await reopen({ ...input, incidentId: 'x' })).code).toBe('NOT_FOUND');
});

test('templates of answers are filled in the language of the person who submitted it', async () => {
  const incidentId = await received();
  const ask = (act: string, client = operator) => run(ANSWERS, { id: incidentId, act }, client);
  expect(await ask('RESOLVED')).toMatchObject({ language: 'EN' });
  await server.dataSource.query(
    `INSERT INTO consent (account_id, client_id, version, language, recording, cases, witness, adult, answered_at, received_at)
     SELECT account_id, gen_random_uuid(), 1, 'PIDGIN', true, false, false, 'UNSAID', now(), now() FROM incident WHERE id = $1`,
    [incidentId],
  );
  expect(await ask('RESOLVED')).toMatchObject({ language: 'PIDGIN' });
  const settings = `mutation { updateSettings(input: { language: FR, version: 0 }) { settings { language } } }`;
  expect((await owner.graphql(settings)).body.errors).toBeUndefined();
  const french = await ask('REOPENED');
  expect(french.language).toBe('FR');
  expect(french.answers[0].text).toMatch(/^Nous examinons de nouveau votre signalement du .*Douala/);
  expect((await ask('RESOLVED', owner)).code).toBe('FORBIDDEN');
  expect((await ask('RESOLVED', await TestClient.citizen(server.url))).code).toBe('NOT_FOUND');
});
