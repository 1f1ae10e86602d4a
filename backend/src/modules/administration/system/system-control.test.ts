import { push, start } from '../../../testing/drives/drive-calls';
import { staffClient } from '../../../testing/staff';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { collect, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { Account } from '../../identity/accounts/account.entity';

const COUNTS = `{ systemCounts { activeJourneys demoAccounts demoJourneys demoViolations demoIncidents demoTotal } }`;
const END =
  'mutation ($confirmation: ConfirmationInput) { endAllJourneys(confirmation: $confirmation) { ended } }';
const CLEAR =
  'mutation ($confirmation: ConfirmationInput) { clearDemoData(confirmation: $confirmation) { deleted } }';
const LOG = `query ($filter: AuditFilter) { auditLog(filter: $filter) { totalCount edges { node { act target } } } }`;
const HEALTH = `{ serviceHealth { upS sockets fixesPerSecond writesUnderWay writeP99Ms memoryBytes databaseAnswerMs
  database { sizeBytes connections connectionsMax waitingForConnection } jobs { name everyS lastRunAt hasFailed } } }`;

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ isDemo: true });
  admin = await staffClient(server, 'ADMIN');
});
afterAll(() => server.close());

async function run(query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { body } = await admin.graphql(query, variables);
  return body.errors === undefined ? Object.values(body.data)[0] : body.errors[0].extensions;
}

async function driving(): Promise<TestClient & { mobileNumber: string }> {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(server.clock.now().getTime() - 30_000);
  const { id } = await start(client, { startedAt: startedAt.toISOString() });
  await push(client, id, straightDrive(startedAt, seconds(20, 40)));
  return client;
}

test('what would be touched is known before, and ending all journeys needs its words and the number shown', async () => {
  await Promise.all([driving(), driving()]);
  expect(await run(COUNTS)).toMatchObject({ activeJourneys: 2, demoTotal: 0 });
  const end = (words: string, expectedCount: number) => run(END, { confirmation: { words, expectedCount } });
  expect(await end('END', 2)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'confirmation.words': 'Must be END ALL' },
  });
  expect(await end('end all', 7)).toMatchObject({ code: 'CONFLICT', currentCount: 2 });
  expect(await run(COUNTS)).toMatchObject({ activeJourneys: 2 });
  expect(await end('end all', 2)).toEqual({ ended: 2 });
});

test('clearing the demo data deletes as many as were announced', async () => {
  const client = await driving();
  await server.services.db.entities.update(Account, { mobileNumber: client.mobileNumber }, { isDemo: true });
  await client.rest('POST', '/api/incidents', { mood: 'sad', incidentType: 'pedestrian' });
  const counts = await run(COUNTS);
  expect(counts).toMatchObject({ demoAccounts: 1, demoIncidents: 1, demoTotal: 2 });
  expect(await run(CLEAR, { confirmation: { words: 'END ALL', expectedCount: 2 } })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await run(CLEAR, { confirmation: { words: 'CLEAR DEMO', expectedCount: 2 } })).toEqual({
    deleted: 2,
  });
  expect(await run(COUNTS)).toMatchObject({ demoTotal: 0 });
});

test('the audit log is narrowed by actor, act, time and text', async () => {
  const { totalCount } = await run(LOG, { filter: { acts: ['DEMO_DATA_CLEARED', 'JOURNEYS_ENDED'] } });
  expect(totalCount).toBe(2);
  const found = async (filter: Readonly<Record<string, unknown>>) => (await run(LOG, { filter })).totalCount;
  expect(await found({ acts: ['TOTP_REMOVED'] })).toBe(0);
  expect(await found({ actorName: 'Nobody' })).toBe(0);
  expect(await found({ search: 'ACTIVEjourneys' })).toBe(1);
  expect(await found({ search: '%' })).toBe(0);
  expect(await found({ from: server.clock.now().toISOString() })).toBe(0);
  expect(await found({ to: server.clock.now().toISOString(), acts: [] })).toBe(2);
  expect(await run(LOG, { filter: { actorName: 'x'.repeat(101) } })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
});

test('the health of the service shows sockets, fixes, writes, the database and its jobs', async () => {
  const { stop } = collect(
    (await TestClient.citizen(server.url)).socket(),
    'subscription { activeJourney { id } }',
  );
  await driving();
  const health = await run(HEALTH);
  expect(health.sockets).toBe(1);
  expect(health.fixesPerSecond).toBeGreaterThan(0);
  expect(health.writeP99Ms).toBeGreaterThan(0);
  expect(health.writesUnderWay).toBe(0);
  expect(health.database.sizeBytes).toBeGreaterThan(1_000_000);
  expect(health.database.connections).toBeGreaterThan(0);
  expect(health.jobs).toContainEqual({
    name: 'apply retention',
    everyS: 3600,
    lastRunAt: null,
    hasFailed: false,
  });
  stop();
});
