import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';
import { signedInStaff, adminSignIn, newStaff } from '../../testing/staff-accounts';
import { staffClient } from '../../testing/staff';
import { readableLog } from '../../testing/server/read-log';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { SECURITY_EVENTS } from '../../platform/log/security-log';
import type { SecurityEvent } from '../../platform/log/security-log';

const MARK = expect.stringMatching(/^m[0-9a-f]{12}$/);

const { log, lines, text, clear } = readableLog();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ log, metricsToken: 'a-token-of-measurements' });
});
beforeEach(clear);
afterAll(() => server.close());

function eventsOf(event: SecurityEvent): JsonValue[] {
  return lines('security').filter((line) => line.event === event);
}

/** The numbers of all events as Prometheus reads them. */
async function counted(): Promise<Record<string, number>> {
  const headers = { authorization: 'Bearer a-token-of-measurements' };
  const metrics = await (await fetch(new URL('/metrics', server.url), { headers })).text();
  const found = metrics.matchAll(/^wakafine_security_events_total\{event="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, event = '', value]) => [event, Number(value)]));
}

test('a lock-out and each try during it have a line, by a mark that reveals no number', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  clear();
  const before = await counted();
  const stranger = new TestClient(server.url);
  for (let tries = 0; tries < 7; tries += 1) {
    await stranger.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: '112358' });
  }
  const [out, ...more] = eventsOf('locked_out');
  expect(out).toMatchObject({ level: 40, kind: 'security', subject: MARK, requestId: expect.any(String) });
  expect(more).toEqual([]);
  expect(eventsOf('locked_try').map(({ subject }) => subject)).toEqual([out.subject, out.subject]);
  expect(text()).not.toContain(mobileNumber);
  expect(text()).not.toContain('112358');
  const after = await counted();
  expect([after['locked_out'], after['locked_try']]).toEqual([
    (before['locked_out'] ?? 0) + 1,
    (before['locked_try'] ?? 0) + 2,
  ]);
});

test('an address that has failed too often has a line', async () => {
  const strict = await startTestServer({ log, sharing: server, authFailuresPerAddress: 1 });
  for (let tries = 0; tries < 3; tries += 1) {
    await adminSignIn(new TestClient(strict.url), { username: `nobody-${randomUUID()}` });
  }
  await strict.close();
  const reached = eventsOf('limit_reached');
  expect(reached.length).toBeGreaterThanOrEqual(2);
  expect(reached.at(-1)).toMatchObject({ limit: 'auth-failures', subject: MARK });
  expect(JSON.stringify(reached)).not.toContain('127.0.0.1');
});

test('a change from another site, and a socket of one, have a line with its origin', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  await new TestClient(server.url).rest('POST', '/api/auth/signin', {}, headers);
  expect(eventsOf('cross_site_refused')).toMatchObject([{ origin: 'https://evil.example' }]);
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    origin: 'https://evil.example',
  });
  await new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', resolve);
  });
  expect(eventsOf('origin_refused')).toMatchObject([
    { origin: 'https://evil.example', requestId: expect.any(String) },
  ]);
});

test('staff who see a number have a line with who and how many, and not which', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const admin = await staffClient(server, 'ADMIN');
  const { body } = await admin.graphql(`{ users(search: "${mobileNumber}") { edges { node { id } } } }`);
  const [{ node }] = body.data.users.edges;
  clear();
  const reveal = `mutation ($userIds: [ID!]!) { revealNumbers(input: { userIds: $userIds, reason: CASE_REVIEW }) { mobileNumber } }`;
  const answer = await admin.graphql(reveal, { userIds: [node.id] });
  expect(answer.body.errors ?? []).toEqual([]);
  expect(eventsOf('data_revealed')).toMatchObject([{ account: MARK, look: 'NUMBER', count: 1 }]);
  expect(text()).not.toContain(mobileNumber);
});

test('keys that are none have a line', async () => {
  const visitor = new TestClient(server.url);
  await visitor.rest('GET', '/metrics', undefined, { authorization: 'Bearer another-token-of-them' });
  const token = 'w'.repeat(43);
  await visitor.rest('GET', `/api/trackers/osmand?id=${token}&lat=4.05&lon=9.70&timestamp=1700000000`);
  expect(eventsOf('bad_key')).toMatchObject([{ of: 'metrics' }, { of: 'tracker' }]);
  expect(text()).not.toContain(token);
});

test('a second factor that is wrong has a line with whose it is', async () => {
  const username = await newStaff(server);
  const client = await signedInStaff(server, username);
  await client.graphql('mutation { enrolTotp(input: { password: "a fair wind to Buea" }) { secret } }');
  clear();
  await client.graphql('mutation { confirmTotp(input: { code: "000000" }) { recoveryCodes } }');
  expect(eventsOf('second_factor_failed')).toMatchObject([{ account: MARK }]);
  expect(text()).not.toContain(username);
});

test('every kind of event is counted from the first scrape on', async () => {
  expect(Object.keys(await counted()).sort()).toEqual([...SECURITY_EVENTS].sort());
});
