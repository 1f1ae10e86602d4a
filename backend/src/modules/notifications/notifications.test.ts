import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { end, push, start } from '../../testing/drives/drive-calls';
import { startPushService } from '../../testing/peers/push-service';
import type { PushService } from '../../testing/peers/push-service';
import { staffClient } from '../../testing/staff';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { notify } from './notify';
import { sendWeeklySummaries } from './weekly-summary';

const STORE_SUBSCRIPTION =
  'mutation ($input: StorePushSubscriptionInput!) { storePushSubscription(input: $input) }';
const DROP = 'mutation ($endpoint: String!) { deletePushSubscription(endpoint: $endpoint) }';
const INBOX = `query ($language: LanguageChoice!) { notifications(language: $language) { unreadCount
  edges { node { id kind title body path isRead } } } }`;
const READ = `mutation ($upToId: ID!, $isAlone: Boolean) {
  markNotificationsRead(upToId: $upToId, isAlone: $isAlone) }`;
const QUIET = 'mutation ($input: QuietHoursInput) { setQuietHours(input: $input) { fromMin untilMin } }';
const REPORT_INCIDENT = `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }`;
const RESOLVE = `mutation ($input: ResolveIncidentInput!) { resolveIncident(input: $input) { incident { id } } }`;
const SETTINGS =
  'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { version } } }';

let server: TestServer;
let service: PushService;
let citizen: TestClient & { readonly mobileNumber: string };
beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({
    push: { contact: 'mailto:road@example.com', hosts: ['127.0.0.1'], fcm: null },
  });
});
afterAll(async () => {
  await server.close();
  await service.close();
});
let phone: string;
let phones = 0;
beforeEach(async () => {
  service.answerWith(201);
  citizen = await TestClient.citizen(server.url);
  phones += 1;
  phone = `/phone/${phones}`;
});

function store(client: TestClient, over: Readonly<Record<string, unknown>> = {}) {
  return client.graphql(STORE_SUBSCRIPTION, {
    input: { endpoint: `${service.url}${phone}`, ...service.keys, ...over },
  });
}

async function inbox(client: TestClient = citizen, language = 'EN') {
  const { body } = await client.graphql(INBOX, { language });
  const { unreadCount, edges } = body.data.notifications;
  return { unreadCount, rows: edges.map(({ node }: { node: unknown }) => node) };
}

/** Waits until something holds, up to 5 s. */
async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const until = Date.now() + 5_000; Date.now() < until;) {
    if (await holds()) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It did not come about');
}

const arrived = () => service.received.filter(({ path }) => path === phone);

async function accountId(): Promise<number> {
  const rows = await server.dataSource.query('SELECT id FROM account WHERE mobile_number = $1', [
    citizen.mobileNumber,
  ]);
  return rows[0].id;
}

/** Notifies the citizen, each time of another subject. */
async function report(subject: string, expiresAt?: Date): Promise<void> {
  const facts = {
    kind: 'WEEKLY_SUMMARY',
    weekOf: subject,
    journeyCount: 1,
    distanceKm: 2,
    violationCount: 0,
  } as const;
  const notice = { accountIds: [await accountId()], subject, facts, ...(expiresAt ? { expiresAt } : {}) };
  await notify({ ...server.services, actor: null }, notice);
}

test('what becomes of a report reaches the phone, encrypted for it alone, in the language of its owner', async () => {
  await citizen.graphql(SETTINGS, { input: { version: 0, language: 'FR' } });
  expect((await store(citizen)).body.data).toEqual({ storePushSubscription: true });
  const { body } = await citizen.graphql(REPORT_INCIDENT, {
    input: { mood: 'SAD', incidentType: 'PEDESTRIAN' },
  });
  const incidentId = body.data.reportIncident.incident.id;
  const operator = await staffClient(server, 'OPERATOR');
  await operator.graphql(RESOLVE, { input: { incidentId, reason: 'Repaired.' } });
  await eventually(() => arrived().length > 0);
  const [message] = arrived();
  expect(message?.payload).toEqual({
    id: expect.any(String),
    title: 'Votre signalement d’incident',
    body: 'Votre signalement a été traité. Merci. Repaired.',
    path: `/reports/incidents/${incidentId}`,
  });
  const { data } = (await new TestClient(server.url).graphql('{ pushKey }')).body;
  expect(message?.claims).toMatchObject({
    aud: service.url,
    sub: 'mailto:road@example.com',
    key: data.pushKey,
  });
  expect(message?.ttlS).toBeGreaterThan((2 * DAY_MS) / 1000);
  expect(await inbox(citizen, 'EN')).toMatchObject({
    unreadCount: 1,
    rows: [
      { kind: 'INCIDENT_STATUS', body: 'Your report was resolved. Thank you. Repaired.', isRead: false },
    ],
  });
});

test('a violation that has closed and counts is notified once, however often the drive is judged anew', async () => {
  const startedAt = new Date(server.clock.now().getTime() - HOUR_MS);
  const { id } = await start(citizen, { startedAt });
  const drive = straightDrive(startedAt, [
    ...ramp(0, 80),
    ...seconds(14, 83),
    ...ramp(83, 23),
    ...seconds(5, 20),
  ]);
  await push(citizen, id, drive.slice(10));
  await push(citizen, id, drive);
  await end(citizen, id);
  await eventually(async () => (await inbox()).rows.length > 0);
  expect((await inbox()).rows).toMatchObject([
    {
      kind: 'VIOLATION_CONFIRMED',
      title: 'Violation recorded',
      body: expect.stringMatching(/^At least \d{2}.km\/h over \d{2}.s\. Limit.50\.$/),
    },
  ]);
});

test('nobody is notified of the same twice, and reading is stored', async () => {
  await report('a');
  await report('a');
  await report('b');
  const { rows, unreadCount } = await inbox();
  expect([rows.length, unreadCount]).toEqual([2, 2]);
  const stranger = await TestClient.citizen(server.url);
  expect((await stranger.graphql(READ, { upToId: rows[0].id })).body.data.markNotificationsRead).toBe(0);
  expect((await citizen.graphql(READ, { upToId: rows[1].id })).body.data.markNotificationsRead).toBe(1);
  expect((await inbox()).rows).toMatchObject([{ isRead: false }, { isRead: true }]);
  expect((await inbox(stranger)).rows).toEqual([]);
});

test('one notification is read without those before it', async () => {
  await report('first');
  await report('second');
  const { rows } = await inbox();
  const read = { upToId: rows[0].id, isAlone: true };
  expect((await citizen.graphql(READ, read)).body.data.markNotificationsRead).toBe(1);
  expect(await inbox()).toMatchObject({ unreadCount: 1, rows: [{ isRead: true }, { isRead: false }] });
});

test.each([404, 410, 403])('where a push service answers %d the phone is deleted', async (status) => {
  await store(citizen);
  service.answerWith(status);
  await report('gone');
  const count = 'SELECT count(*)::int AS n FROM push_subscription WHERE endpoint = $1';
  await eventually(async () => (await server.dataSource.query(count, [`${service.url}${phone}`]))[0].n === 0);
  expect((await inbox()).rows).toHaveLength(1);
});

test('what a push service does not take now comes later, once', async () => {
  await store(citizen);
  service.answerWith(503);
  await report('later');
  const tries = 'SELECT max(attempts)::int AS n FROM push_message';
  await eventually(async () => (await server.dataSource.query(tries))[0].n >= 1);
  service.answerWith(201);
  server.clock.advance(10_000);
  await eventually(() => arrived().length > 0);
  await eventually(async () => (await server.dataSource.query(tries))[0].n === null);
  expect(arrived()).toHaveLength(1);
});

test('in quiet hours nothing rings; after them it does, unless it has lost its use', async () => {
  await store(citizen);
  const local = new Date(server.clock.now().getTime() + HOUR_MS);
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes();
  const input = { fromMin: (minute + 1430) % 1440, untilMin: (minute + 30) % 1440 };
  expect((await citizen.graphql(QUIET, { input })).body.data.setQuietHours).toEqual(input);
  await report('soon of no use', new Date(server.clock.now().getTime() + MINUTE_MS));
  await report('of use in the morning');
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(arrived()).toEqual([]);
  server.clock.advance(31 * MINUTE_MS);
  await eventually(() => arrived().length > 0);
  expect(arrived()).toHaveLength(1);
  expect((await inbox()).rows).toHaveLength(2);
  expect((await citizen.graphql(QUIET, {})).body.data.setQuietHours).toBeNull();
  expect((await citizen.graphql('{ quietHours { fromMin } }')).body.data.quietHours).toBeNull();
});

test.each([
  ['untilMin', { fromMin: 5, untilMin: 5 }],
  ['fromMin', { fromMin: -1, untilMin: 5 }],
  ['untilMin', { fromMin: 0, untilMin: 1440 }],
])('for %s, quiet hours of %j are refused', async (field, input) => {
  const { body } = await citizen.graphql(QUIET, { input });
  expect(body.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: expect.any(String) },
  });
});

test('who has switched notifications off, signed out or unsubscribed is not reached', async () => {
  await store(citizen);
  await citizen.graphql(SETTINGS, { input: { version: 0, notifications: false } });
  await report('off');
  await citizen.graphql(SETTINGS, { input: { version: 1, notifications: true } });
  await citizen.graphql(DROP, { endpoint: `${service.url}${phone}` });
  await report('unsubscribed');
  await store(citizen);
  await citizen.rest('POST', '/api/auth/signout', {});
  await report('signed out');
  const [{ n }] = await server.dataSource.query('SELECT count(*)::int AS n FROM push_message');
  expect([n, arrived().length]).toEqual([0, 0]);
});

test('a queued message of one owner of a phone is not sent to the next', async () => {
  await store(citizen);
  service.answerWith(503);
  await report('for the first owner');
  const waiting = 'SELECT count(*)::int AS n FROM push_message WHERE attempts > 0';
  await eventually(async () => (await server.dataSource.query(waiting))[0].n > 0);
  const next = await TestClient.citizen(server.url);
  expect((await store(next)).body.data.storePushSubscription).toBe(true);
  service.answerWith(201);
  const before = service.received.length;
  server.clock.advance(HOUR_MS);
  citizen = next;
  await report('for the next owner');
  await eventually(() => service.received.length > before);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const [sent, ...others] = arrived().slice(before - service.received.length);
  expect(others).toEqual([]);
  expect(sent?.payload).toMatchObject({ id: (await inbox()).rows[0].id });
  expect((await server.dataSource.query('SELECT count(*)::int AS n FROM push_message'))[0].n).toBe(0);
});

test.each([
  ['endpoint', { endpoint: 'http://127.0.0.1/a\0b' }],
  ['endpoint', { endpoint: 'https://example.com/push' }],
  ['endpoint', { endpoint: 'http://127.0.0.1.example.com/push' }],
  ['endpoint', { endpoint: 'https://user:word@127.0.0.1/push' }],
  ['endpoint', { endpoint: 'file:///etc/passwd' }],
  ['endpoint', { endpoint: `http://127.0.0.1/${'x'.repeat(2048)}` }],
  ['endpoint', { endpoint: null }],
  ['p256dh', { p256dh: 'short' }],
  ['auth', { auth: null }],
])('a subscription with a wrong %s (%j) is refused', async (field, over) => {
  const { body } = await store(citizen, over);
  expect(Object.keys(body.errors[0].extensions.fields)).toEqual([field]);
});

test('a token of Firebase is refused where Firebase is not configured', async () => {
  const { body } = await citizen.graphql(STORE_SUBSCRIPTION, { input: { fcmToken: 'a-token-of-a-phone' } });
  expect(Object.keys(body.errors[0].extensions.fields)).toEqual(['fcmToken']);
});

test('a week on the road is summed up on Monday from eight o’clock on, once', async () => {
  const startedAt = new Date(server.clock.now().getTime() - HOUR_MS);
  const { id } = await start(citizen, { startedAt });
  await push(citizen, id, straightDrive(startedAt, [...ramp(0, 40), ...seconds(60, 40)]));
  await end(citizen, id, new Date(startedAt.getTime() + 2 * MINUTE_MS));
  const before = (await inbox()).rows.length;
  // Whatever day it is: its week is over within seven days, and summed up within a day after that.
  for (let hour = 0; hour < 8 * 24; hour += 1) {
    await sendWeeklySummaries(server.services);
    server.clock.advance(HOUR_MS);
  }
  const { body } = await citizen.rest('POST', '/api/auth/signin', {
    mobileNumber: citizen.mobileNumber,
    pinCode: '483920',
  });
  expect(body.mobileNumber).toBe(citizen.mobileNumber);
  const summaries = (await inbox()).rows.slice(0, (await inbox()).rows.length - before);
  expect(summaries).toMatchObject([
    { kind: 'WEEKLY_SUMMARY', body: 'Journeys: 1. Distance: 1 km. Violations: 0.' },
  ]);
});
