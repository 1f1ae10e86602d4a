import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendQueuedSms } from '../../../platform/outbox/outbox';
import { passOn, signedSms } from '../../../testing/incidents/sms-calls';
import { staffClient } from '../../../testing/staff';
import { until } from '../../../testing/server/test-sockets';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { deleteOldSmsReports } from './receive-sms';

const INBOX = `{ incidents(first: 50) { edges { node { id source incidentType status description seenVehicle isOwn
  latitude crowdConfidence { word confidence parts { kind count weight } } } } } }`;

const folder = mkdtempSync(join(tmpdir(), 'wakafine sms '));
const outbox = join(folder, 'outbox');
let server: TestServer;
let gateway: TestClient;
let staff: TestClient;
beforeAll(async () => {
  server = await startTestServer({ sms: { gateway: 'file', outbox }, allowances: { smsPerDay: 100 } });
  gateway = new TestClient(server.url);
  staff = await staffClient(server, 'OPERATOR');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function answersTo(number: string): Promise<string[]> {
  // The server sends them by itself as well, and may be at it.
  await until(async () => {
    await sendQueuedSms(server.services);
    const [{ count }] = await server.dataSource.query(
      'SELECT count(*)::int AS count FROM sms_message WHERE sent_at IS NULL AND dropped_at IS NULL',
    );
    return count === 0;
  }, 10_000);
  const lines = readFileSync(outbox, 'utf8').trim().split('\n');
  const sent = lines.map((line): { to: string; text: string } => JSON.parse(line));
  return sent.filter(({ to }) => to === number).map(({ text }) => text);
}

async function inbox() {
  const { body } = await staff.graphql(INBOX);
  return body.data.incidents.edges.map(({ node }: { node: unknown }) => node);
}

test('a report by short message is an incident of nobody, one unproven voice, and answered with its status', async () => {
  const from = '+237677000010';
  const { status, body } = await passOn(gateway, { from, text: 'SAFE LT 123 AB too fast in Edea' });
  expect([status, body]).toEqual([200, { outcome: 'STORED' }]);
  const [incident] = await inbox();
  expect(incident).toEqual({
    ...{ id: expect.any(String), source: 'SMS', incidentType: 'SPEED_VIOLATION', status: 'RECEIVED' },
    ...{ description: 'too fast in Edea', seenVehicle: 'LT ••• AB', isOwn: false, latitude: null },
    crowdConfidence: {
      ...{ word: 'UNVERIFIED', confidence: 0 },
      parts: [{ kind: 'UNPROVEN', count: 1, weight: null }, expect.objectContaining({ kind: 'AGE' })],
    },
  });
  expect(await answersTo(from)).toEqual([
    `WakaFine: thank you. Your report on LT 123 AB has the number ${incident.id}. Status: received, not verified yet.`,
  ]);
});

test.each([
  ['fr', 'SECURITE LT123AB trop rapide', 'merci'],
  ['pidgin', 'WAKA LT123AB di driver dey run', 'tank you'],
  ['fr', 'le bus roule trop vite', 'écrivez SAFE'],
  ['en', 'hello', 'please write SAFE'],
])('a sender is answered in %s: %s', async (_language, text, words) => {
  const from = `+2376770001${String(text.length).padStart(2, '0')}`;
  const { body } = await passOn(gateway, { from, text });
  expect(body.outcome).toBe(text.includes('LT123AB') ? 'STORED' : 'EXPLAINED');
  expect(await answersTo(from)).toEqual([expect.stringContaining(words)]);
});

test('the same message again, also at the same moment, counts once and is answered once', async () => {
  const from = '+237677000020';
  const before = (await inbox()).length;
  const again = Array.from({ length: 8 }, () => passOn(gateway, { id: 'gw-repeated', from }));
  for (const { status, body } of await Promise.all(again)) {
    expect([status, body]).toEqual([200, { outcome: 'STORED' }]);
  }
  expect((await passOn(gateway, { id: 'gw-repeated', from, text: 'nonsense' })).body.outcome).toBe('STORED');
  expect((await inbox()).length).toBe(before + 1);
  expect(await answersTo(from)).toHaveLength(1);
});

test('a number sends eight messages a day, and hears nothing to further ones', async () => {
  const from = '677 00 00 30';
  const outcomes: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    outcomes.push((await passOn(gateway, { from })).body.outcome);
  }
  expect(outcomes).toEqual([...Array.from({ length: 8 }, () => 'STORED'), 'OVER_LIMIT', 'OVER_LIMIT']);
  expect(await answersTo('+237677000030')).toHaveLength(8);
});

test('once half of the national budget is used, reports are stored and not answered', async () => {
  const from = (index: number) => `+2376771${String(index).padStart(5, '0')}`;
  for (let index = 0; index < 60; index += 1) {
    expect((await passOn(gateway, { from: from(index) })).body.outcome).toBe('STORED');
  }
  expect(await answersTo(from(59))).toEqual([]);
});

test.each(['+33612345678', 'ORANGE', '237222123456', "'; DROP TABLE incident"])(
  'what comes from %s is no report of anybody here',
  async (from) => {
    const before = (await inbox()).length;
    expect((await passOn(gateway, { from })).body).toEqual({ outcome: 'IGNORED' });
    expect((await inbox()).length).toBe(before);
  },
);

describe('a request that the gateway has not signed just now', () => {
  const right = () => signedSms({});
  test.each([
    ['without a signature', () => ({ ...right(), headers: {} })],
    ['under another secret', () => signedSms({ secret: 'another' })],
    ['six minutes old', () => signedSms({ at: new Date(Date.now() - 360_000) })],
    ['six minutes ahead', () => signedSms({ at: new Date(Date.now() + 360_000) })],
    ['with another text', () => ({ ...right(), body: right().body.replace('too fast', 'too slow') })],
    [
      'with another time',
      () => ({
        ...right(),
        headers: { ...right().headers, 'x-wakafine-timestamp': String(Math.floor(Date.now() / 1_000) + 1) },
      }),
    ],
    ['at no time', () => ({ ...right(), headers: { ...right().headers, 'x-wakafine-timestamp': 'NaN' } })],
  ])('%s is refused with 401', async (_, made) => {
    const before = (await inbox()).length;
    const { body, headers } = made();
    const answer = await gateway.rest('POST', '/api/sms/incoming', body, headers);
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
    expect((await inbox()).length).toBe(before);
  });
});

test.each([
  [{}],
  [{ id: '', from: '677000001', text: 'x' }],
  [{ id: 'a', from: '677000001' }],
  [{ id: 'a', from: 1, text: 'x' }],
  [{ id: 'a\n', from: '677000001', text: 'x' }],
  [{ id: 'a', from: '677000001', text: 'x'.repeat(10_000) }],
])('a message of another form is bad input (%#)', async (body) => {
  expect((await gateway.rest('POST', '/api/sms/incoming', body)).status).toBe(400);
});

test('no number of a sender is stored, and notes of messages go after a week', async () => {
  const from = '+237677000099';
  await passOn(gateway, { from });
  await answersTo(from);
  const tables: { name: string }[] = await server.dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
     AND table_name NOT LIKE 'sms_message%'`,
  );
  for (const { name } of tables) {
    const [{ found }] = await server.dataSource.query(
      `SELECT count(*)::int AS found FROM "${name}" row WHERE row::text LIKE '%677000099%'`,
    );
    expect([name, found]).toEqual([name, 0]);
  }
  server.clock.advance(8 * 86_400_000);
  await deleteOldSmsReports(server.services);
  const [{ left }] = await server.dataSource.query('SELECT count(*)::int AS left FROM sms_report');
  expect(left).toBe(0);
});
