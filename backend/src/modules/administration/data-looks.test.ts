import { bindViolations } from '../../testing/drives/bound-event';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';
import { driveViolator } from '../../testing/drives/violator';
import type { TestViolator } from '../../testing/drives/violator';
import { deleteOldLooks } from './retention/delete-old-looks';

const LOOKS = `{ myDataLooks { counts { looks numberLooks copies } edges { node {
  id staffRole kind journeyId violationId incidentId subjectAt reason reasonText } } } }`;
const REVEAL_PLATES = `mutation ($input: RevealRegistrationsInput!) {
  revealRegistrations(input: $input) { registrationNumber } }`;
const REVEAL_NUMBERS =
  'mutation ($input: RevealNumbersInput!) { revealNumbers(input: $input) { mobileNumber } }';

let server: TestServer;
let supervisor: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  supervisor = await staffClient(server, 'SUPERVISOR');
  admin = await staffClient(server, 'ADMIN');
});
afterAll(() => server.close());

let nextPlate = 100;
async function driver(plate = `LT ${(nextPlate += 1)} ZZ`): Promise<TestViolator & { plate: string }> {
  return { ...(await driveViolator(server, plate, [80])), plate };
}

async function looksOf(client: TestClient): Promise<JsonValue[]> {
  const { body } = await client.graphql(LOOKS);
  return body.data.myDataLooks.edges.map(({ node }: { node: JsonValue }) => node);
}

const kindsOf = async (client: TestClient): Promise<string[]> =>
  (await looksOf(client)).map(({ kind }) => kind);

async function idsOf({ client }: TestViolator) {
  const { body } = await client.graphql(
    '{ viewer { id } journeys { edges { node { id } } } violations { edges { node { id } } } }',
  );
  const { viewer, journeys, violations } = body.data;
  return {
    userId: viewer.id as string,
    journeyId: journeys.edges[0].node.id as string,
    violationId: violations.edges[0].node.id as string,
  };
}

const audited = (act: string): Promise<{ details: JsonValue }[]> =>
  server.dataSource.query('SELECT details FROM audit_entry WHERE act = $1 ORDER BY id DESC', [act]);

test('a plate that staff reveal from a row stands in the list of the owner of that row, with role and reason', async () => {
  const { client, vehicleId } = await driver();
  const { violationId } = await idsOf({ client, vehicleId });
  expect(await looksOf(client)).toEqual([]);
  const input = { vehicleIds: [vehicleId], violationIds: [violationId], reason: 'COURT_ORDER' };
  await supervisor.graphql(REVEAL_PLATES, { input });
  expect(await looksOf(client)).toMatchObject([
    { staffRole: 'SUPERVISOR', kind: 'PLATE', violationId, journeyId: null, reason: 'COURT_ORDER' },
  ]);
  const [entry] = await audited('REGISTRATIONS_REVEALED');
  expect(entry?.details).toMatchObject({ vehicleIds: [Number(vehicleId)], reason: 'COURT_ORDER' });
});

test('somebody who types the plate of another learns nothing of looks at that one', async () => {
  const owner = await driver();
  const imitator = await driver(owner.plate);
  const { violationId } = await idsOf(owner);
  await supervisor.graphql(REVEAL_PLATES, {
    input: { vehicleIds: [owner.vehicleId], violationIds: [violationId] },
  });
  await supervisor.graphql(`{ violation(id: "${violationId}") { registrationNumber } }`);
  expect(await kindsOf(owner.client)).toEqual(['VIOLATION', 'PLATE']);
  expect(await looksOf(imitator.client)).toEqual([]);
});

test('a reveal by the vehicle alone notifies its enrolled driver, and no passenger', async () => {
  const bound = await driver();
  const typed = await driver(bound.plate);
  const { journeyId } = await idsOf(bound);
  await server.dataSource.query("UPDATE journey SET binding = 'BOUND' WHERE id = $1", [journeyId]);
  await supervisor.graphql(REVEAL_PLATES, { input: { vehicleIds: [bound.vehicleId] } });
  expect(await kindsOf(bound.client)).toEqual(['PLATE']);
  expect(await looksOf(typed.client)).toEqual([]);
});

test('rows that are not of the vehicles whose plates are revealed notify nobody', async () => {
  const seen = await driver();
  const other = await driver();
  const { violationId, journeyId } = await idsOf(other);
  await supervisor.graphql(REVEAL_PLATES, {
    input: { vehicleIds: [seen.vehicleId], violationIds: [violationId], journeyIds: [journeyId] },
  });
  expect(await looksOf(other.client)).toEqual([]);
});

test('a number that is revealed is counted apart, and one’s own is no look', async () => {
  const someone = await driver();
  const { userId } = await idsOf(someone);
  const input = { userIds: [userId], reason: 'OTHER', reasonText: '  Lost phone at the Edéa toll  ' };
  await admin.graphql(REVEAL_NUMBERS, { input });
  const { body } = await someone.client.graphql(LOOKS);
  expect(body.data.myDataLooks.counts).toEqual({ looks: 1, numberLooks: 1, copies: 0 });
  expect(body.data.myDataLooks.edges[0].node).toMatchObject({
    kind: 'NUMBER',
    reason: 'OTHER',
    reasonText: 'Lost phone at the Edéa toll',
    staffRole: 'ADMIN',
  });
});

test.each([
  ['OTHER', null],
  ['OTHER', 'no'],
  ['SAFETY', 'x'.repeat(201)],
  ['SAFETY', 'a line\nfeed'],
])(
  'the reason %s with the text %p is refused, and nothing is shown or stored',
  async (reason, reasonText) => {
    const { client, vehicleId } = await driver();
    const { userId } = await idsOf({ client, vehicleId });
    const why = { reason, reasonText };
    const plates = await supervisor.graphql(REVEAL_PLATES, { input: { vehicleIds: [vehicleId], ...why } });
    const numbers = await admin.graphql(REVEAL_NUMBERS, { input: { userIds: [userId], ...why } });
    for (const { body } of [plates, numbers]) {
      expect(body.errors[0].extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { reasonText: 'Must have 3 to 200 characters, none of them control characters' },
      });
    }
    expect(await looksOf(client)).toEqual([]);
  },
);

test('the same look is one for ten minutes, and a new one after', async () => {
  const { client, vehicleId } = await driver();
  const { journeyId } = await idsOf({ client, vehicleId });
  server.clock.advance(600_000 - (server.clock.now().getTime() % 600_000));
  const open = () => supervisor.graphql(`{ journey(id: "${journeyId}") { route { lat } } }`);
  await Promise.all([open(), open(), open()]);
  await open();
  expect(await kindsOf(client)).toEqual(['TRACK']);
  server.clock.advance(600_000);
  await open();
  const looks = await looksOf(client);
  expect(looks.map(({ kind }) => kind)).toEqual(['TRACK', 'TRACK']);
  expect(looks[0]).toMatchObject({ journeyId, reason: null });
  expect(looks[0].subjectAt).not.toBeNull();
});

test('a list over REST is one look for each owner, of plates and, with routes, of tracks', async () => {
  const first = await driver();
  const second = await driver();
  await supervisor.rest('GET', '/api/violations');
  expect(await kindsOf(first.client)).toEqual(['PLATE']);
  expect(await kindsOf(second.client)).toEqual(['PLATE']);
  await admin.rest('GET', '/api/journeys?include=route&limit=200');
  expect((await kindsOf(first.client)).sort()).toEqual(['PLATE', 'PLATE', 'TRACK']);
  await admin.rest('GET', '/api/users');
  expect(await kindsOf(second.client)).toContain('NUMBER');
});

test('the small picture of a route is a look at the track too', async () => {
  const someone = await driver();
  await supervisor.graphql('{ journeys(first: 1) { edges { node { trace { lat } } } } }');
  expect(await kindsOf(someone.client)).toEqual(['TRACK']);
});

test('masked lists of staff, and the own things of a citizen, are no looks', async () => {
  const someone = await driver();
  const operator = await staffClient(server, 'OPERATOR');
  await operator.rest('GET', '/api/journeys');
  await operator.graphql(
    '{ violations { edges { node { registrationNumber } } } journeys { edges { node { id } } } }',
  );
  await someone.client.graphql('{ journeys { edges { node { route { lat } trace { lat } } } } }');
  expect(await looksOf(someone.client)).toEqual([]);
});

test('a plate finds others only for those who may see plates, and the log stores whom, never the text', async () => {
  const { client, vehicleId, plate } = await driver();
  const search = (by: TestClient, text: string) =>
    by.graphql('query ($text: String!) { violations(search: $text) { edges { node { id } } } }', { text });
  const operator = await staffClient(server, 'OPERATOR');
  expect((await search(operator, plate)).body.data.violations.edges).toEqual([]);
  expect(await looksOf(client)).toEqual([]);
  expect((await search(supervisor, plate)).body.data.violations.edges).toHaveLength(1);
  expect(await kindsOf(client)).toEqual(['PLATE_SEARCH']);
  await search(supervisor, 'CE 9999 Q');
  const [none, found] = await audited('PLATES_SEARCHED');
  expect(found?.details).toEqual({ vehicleIds: [Number(vehicleId)] });
  expect(none?.details).toEqual({ vehicleIds: [] });
});

test('the list of violators finds no plate for those who may not see it, and notifies its driver of the others', async () => {
  const { client, plate, vehicleId } = await driver();
  await bindViolations(server, vehicleId);
  const find = (by: TestClient) =>
    by.graphql(
      'query ($search: String!) { violators(filter: { search: $search }) { totalCount edges { node { registrationNumber } } } }',
      { search: plate },
    );
  const operator = await staffClient(server, 'OPERATOR');
  expect((await find(operator)).body.data.violators).toMatchObject({ totalCount: 0, edges: [] });
  expect((await find(supervisor)).body.data.violators.totalCount).toBe(1);
  expect(await kindsOf(client)).toEqual(['PLATE_SEARCH']);
});

test('a search by mobile number is audited without the number, and its owner reads of it', async () => {
  const citizen = await TestClient.citizen(server.url);
  const search = (text: string) =>
    admin.graphql('query ($text: String!) { users(search: $text) { edges { node { id } } } }', { text });
  await search(citizen.mobileNumber);
  expect(await kindsOf(citizen)).toEqual(['NUMBER_SEARCH']);
  await search('699999999');
  const [none, found] = await audited('NUMBERS_SEARCHED');
  expect(none?.details).toEqual({ userIds: [] });
  expect(JSON.stringify(found?.details)).not.toContain(citizen.mobileNumber);
});

test('a file with plates in full is a copy for everybody in it; a masked one is none', async () => {
  const { client, plate } = await driver();
  // Plates in full want a sign-in of the last 15 minutes.
  const exporter = await staffClient(server, 'SUPERVISOR');
  const start = `mutation ($input: StartExportInput!) { startExport(input: $input) { id } }`;
  const ended = async (id: string): Promise<boolean> => {
    const { body } = await exporter.graphql(`{ exportJob(id: "${id}") { status } }`);
    return body.data.exportJob.status === 'DONE';
  };
  const make = async (withFullRegistrations: boolean): Promise<void> => {
    const input = { kind: 'VIOLATIONS', format: 'GEOJSON', withFullRegistrations, reason: 'COURT_ORDER' };
    const { body } = await exporter.graphql(start, { input: { ...input, filter: { search: plate } } });
    const { id } = body.data.startExport;
    await until(() => ended(id), 10_000);
    const file = await (await exporter.send('GET', `/api/exports/${id}`)).text();
    expect(file).not.toContain('accountId');
  };
  await make(false);
  expect(await looksOf(client)).toEqual([]);
  await make(true);
  expect(await looksOf(client)).toMatchObject([{ kind: 'COPY', reason: 'COURT_ORDER' }]);
  const [entry] = await audited('EXPORT_STARTED');
  expect(JSON.stringify(entry?.details)).not.toContain(plate);
  expect(entry?.details.filter.hasSearch).toBe(true);
});

test('an incident that staff open, or its photo, is a look at what its reporter submitted', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { body } = await citizen.rest('POST', '/api/incidents', { mood: 'sad', incidentType: 'pedestrian' });
  await citizen.graphql(`{ incident(id: "${body.id}") { id } }`);
  expect(await looksOf(citizen)).toEqual([]);
  await supervisor.graphql(`{ incident(id: "${body.id}") { id } }`);
  expect(await looksOf(citizen)).toMatchObject([{ kind: 'INCIDENT', incidentId: String(body.id) }]);
});

test('no look can be changed or removed, but those of an account go with it', async () => {
  const { client, vehicleId } = await driver();
  await supervisor.graphql(REVEAL_PLATES, { input: { vehicleIds: [vehicleId] } });
  const [{ id }] = await looksOf(client);
  const run = (text: string) => server.services.owner.run(text, []);
  for (const change of [
    `UPDATE data_look SET reason = 'SAFETY' WHERE id = ${id}`,
    `DELETE FROM data_look WHERE id = ${id}`,
    'TRUNCATE data_look',
  ]) {
    await expect(run(change)).rejects.toThrow('data_look only grows');
    await expect(server.dataSource.query(change)).rejects.toThrow('permission denied');
  }
  expect(await looksOf(client)).toHaveLength(1);
  const { userId } = await idsOf({ client, vehicleId });
  await run(`UPDATE journey SET account_id = NULL WHERE account_id = ${userId}`);
  await run(`DELETE FROM account WHERE id = ${userId}`);
  expect(await run(`SELECT FROM data_look WHERE account_id = ${userId}`)).toEqual([]);
});

test('a look goes once it is older than the audit log is retained, and not before', async () => {
  const { client, vehicleId } = await driver();
  const { userId } = await idsOf({ client, vehicleId });
  await supervisor.graphql(REVEAL_PLATES, { input: { vehicleIds: [vehicleId] } });
  await server.dataSource.query(
    `INSERT INTO data_look (at, slot, account_id, staff_account_id, staff_role, kind)
     SELECT now() - age, 0, $1, 1, 'ADMIN', kind
     FROM (VALUES (interval '25 months', 'TRACK'), (interval '23 months', 'NUMBER')) old (age, kind)`,
    [userId],
  );
  await deleteOldLooks(server.services);
  expect((await kindsOf(client)).sort()).toEqual(['NUMBER', 'PLATE']);
});

test('somebody who asks for it is notified of every look, and nobody else is', async () => {
  const asking = await driver();
  const silent = await driver();
  await asking.client.graphql(
    'mutation { updateSettings(input: { version: 0, lookNotices: true }) { settings { version } } }',
  );
  const vehicleIds = [asking.vehicleId, silent.vehicleId];
  await supervisor.graphql(REVEAL_PLATES, { input: { vehicleIds } });
  const inbox = async ({ client }: TestViolator): Promise<JsonValue[]> => {
    const { body } = await client.graphql(
      '{ notifications(language: EN) { edges { node { kind body path } } } }',
    );
    const nodes = body.data.notifications.edges.map(({ node }: { node: JsonValue }) => node);
    return nodes.filter(({ kind }: { kind: string }) => kind === 'DATA_LOOK');
  };
  await until(async () => (await inbox(asking)).length > 0, 5_000);
  expect(await inbox(asking)).toEqual([
    { kind: 'DATA_LOOK', body: 'Your plate was shown in full.', path: '/settings/who-has-seen' },
  ]);
  expect(await inbox(silent)).toEqual([]);
});

test('pages go on where the one before ended, and nobody reads another’s', async () => {
  const { client, vehicleId } = await driver();
  for (const reason of ['SAFETY', 'CASE_REVIEW', 'DATA_QUALITY']) {
    await supervisor.graphql(REVEAL_PLATES, { input: { vehicleIds: [vehicleId], reason } });
  }
  const page = async (after: string | null) => {
    const query = `query ($after: String) { myDataLooks(first: 2, after: $after) {
      edges { node { reason } } pageInfo { hasNextPage endCursor } } }`;
    return (await client.graphql(query, { after })).body.data.myDataLooks;
  };
  const first = await page(null);
  expect(first.edges.map(({ node }: JsonValue) => node.reason)).toEqual(['DATA_QUALITY', 'CASE_REVIEW']);
  const rest = await page(first.pageInfo.endCursor);
  expect(rest).toMatchObject({ edges: [{ node: { reason: 'SAFETY' } }], pageInfo: { hasNextPage: false } });
  expect(await looksOf(await TestClient.citizen(server.url))).toEqual([]);
  expect((await supervisor.graphql(LOOKS)).body.errors[0].extensions.code).toBe('FORBIDDEN');
});
