import { setTimeout as wait } from 'node:timers/promises';
import { deleteOldPublicEvents } from '../../../modules/public-events/delete-old-public-events';
import { DAY_MS } from '@wakafine/domain/units';
import { logEvents } from '../../../testing/server/log-events';
import { EventReader } from '../../../testing/server/event-reader';
import { collect, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { until } from '../../../testing/server/test-sockets';
import { SOCKETS_PER_ACCOUNT } from '../../ws/socket-places';
import { ndjson } from './event-streams';

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
  await logEvents(server, 6);
});
afterAll(() => server.close());

const allIds = async (): Promise<string[]> => {
  const rows: { id: string }[] = await server.dataSource.query('SELECT id FROM public_event ORDER BY id');
  return rows.map(({ id }) => String(id));
};
const linesOf = async (query: string): Promise<{ id: string }[]> => {
  const response = await visitor.send('GET', `/api/events.ndjson${query}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson']);
  return (await response.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
};

test('page, lines, stream, query and subscription give the same events with the same ids', async () => {
  const { status, body } = await visitor.rest('GET', '/api/events');
  expect([status, body.next, body.isMore]).toEqual([200, '6', false]);
  expect(body.events[2]).toMatchObject({ id: '3', type: 'limits.changed', data: { version: 2 } });
  expect(await linesOf('')).toEqual(body.events);
  const reader = new EventReader('/api/events?after=1');
  await reader.open(server.url);
  await until(() => reader.events.length >= 5, 5_000);
  reader.cut();
  expect(reader.events).toEqual(body.events.slice(1));
  const query =
    '{ publicEvents(first: 2, after: "1") { edges { cursor node { id kind occurredAt data } } pageInfo { hasNextPage endCursor } } }';
  const asked = await visitor.graphql(query);
  const { edges, pageInfo } = asked.body.data.publicEvents;
  expect(pageInfo).toEqual({ hasNextPage: true, endCursor: '3' });
  expect(edges[1]).toMatchObject({ cursor: '3', node: { id: '3', kind: 'LIMITS_CHANGED' } });
  expect(JSON.parse(edges[1].node.data)).toEqual(body.events[2].data);
  const socket = visitor.socket({ withOrigin: false });
  const followed = collect(socket, 'subscription { publicEvents(after: "4") { id kind } }');
  await followed.atLeast(2);
  expect(followed.results.map(({ data }) => data?.publicEvents)).toEqual([
    { id: '5', kind: 'VIOLATION_WITHDRAWN' },
    { id: '6', kind: 'LIMITS_CHANGED' },
  ]);
  followed.stop();
});

test('kinds narrow every door, and a page says how far it is', async () => {
  const { body } = await visitor.rest('GET', '/api/events?kinds=limits.changed&limit=1');
  expect([body.events.map(({ id }: { id: string }) => id), body.next, body.isMore]).toEqual([
    ['3'],
    '3',
    true,
  ]);
  const lines = await linesOf('?kinds=limits.changed,alert.broadcast&after=1&until=5');
  expect(lines.map(({ id }) => id)).toEqual(['3']);
  const none = await visitor.rest('GET', '/api/events?kinds=alert.revoked');
  expect(none.body).toEqual({ events: [], next: '6', isMore: false });
});

test('a stream of rare kinds moves on with the log, so that coming back is cheap', async () => {
  const reader = new EventReader('/api/events?kinds=alert.revoked&after=1');
  await reader.open(server.url);
  await until(() => reader.lastId === '6', 5_000);
  expect(reader.events).toEqual([]);
  reader.cut();
});

test.each([
  ['/api/events?after=999999', 'after'],
  ['/api/events?after=0', 'after'],
  ['/api/events?after=1e999', 'after'],
  ['/api/events?kinds=violation', 'kinds'],
  ['/api/events?kinds=limits.changed,', 'kinds'],
  ['/api/events?limit=0', 'limit'],
  ['/api/events.ndjson?until=-1', 'until'],
  ['/api/events.ndjson?after=999999', 'after'],
])('%s is refused at %s', async (path, field) => {
  const { status, body } = await visitor.rest('GET', path);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

test.each(['x', '0', '-1', '999999'])('a Last-Event-ID of %s is refused', async (id) => {
  const { status, body } = await visitor.rest('GET', '/api/events', undefined, { 'last-event-id': id });
  expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
});

test('GraphQL refuses what is no event that has been', async () => {
  for (const after of ['x', '0', '999999']) {
    const { body } = await visitor.graphql(`{ publicEvents(after: "${after}") { pageInfo { endCursor } } }`);
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { after: expect.any(String) },
    });
  }
  const socket = visitor.socket({ withOrigin: false });
  const followed = collect(socket, 'subscription { publicEvents(after: "999999") { id } }');
  await until(() => followed.results.length > 0, 5_000);
  expect(followed.results[0]?.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  const kinds = Array.from({ length: 1_000 }, () => 'LIMITS_CHANGED').join();
  const many = collect(socket, `subscription { publicEvents(kinds: [${kinds}]) { id } }`);
  await until(() => many.results.length > 0, 5_000);
  expect(many.results[0]?.errors?.[0]?.extensions).toMatchObject({ fields: { kinds: expect.any(String) } });
});

test('a stream takes one place of its account until it is left, and nobody else feels it', async () => {
  const citizen = await TestClient.citizen(server.url);
  const cookie = `wf_session=${citizen.cookie('wf_session')}`;
  const readers = Array.from({ length: SOCKETS_PER_ACCOUNT }, () => new EventReader('/api/events', cookie));
  await Promise.all(readers.map((reader) => reader.open(server.url)));
  expect(readers.map(({ status }) => status)).toEqual(readers.map(() => 200));
  const refused = await citizen.rest('GET', '/api/events', undefined, { accept: 'text/event-stream' });
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    ...[429, 'RATE_LIMITED'],
    '10',
  ]);
  const lines = await visitor.send('GET', '/api/events.ndjson?after=1&until=2');
  expect(lines.status).toBe(200);
  readers.forEach((reader) => reader.cut());
  const again = new EventReader('/api/events', cookie);
  await until(async () => {
    await again.open(server.url);
    return again.status === 200;
  }, 5_000);
  again.cut();
});

test('readers that sleep, are cut off and lose their server miss nothing, and get nothing twice with another id', async () => {
  const others = [await server.another(), await server.another()];
  const from = Number((await allIds()).at(-1));
  const readers = Array.from({ length: 6 }, () => new EventReader(`/api/events?after=${from}`));
  const open = async (reader: EventReader, target: TestServer): Promise<void> =>
    reader.open(target.url).catch(() => reader.open(server.url));
  await Promise.all(readers.map((reader, index) => open(reader, [server, ...others][index % 3] ?? server)));
  for (let round = 0; round < 12; round += 1) {
    await Promise.all([logEvents(server, 3), ...(round < 6 ? [logEvents(others[1] ?? server, 2)] : [])]);
    const reader = readers[round % readers.length];
    reader?.cut();
    await wait(round % 3 === 0 ? 300 : 20);
    if (round === 6) {
      await others[1]?.close();
      readers.forEach((each) => each.cut());
      await Promise.all(readers.map((each) => open(each, server)));
    } else if (reader !== undefined) {
      await open(reader, others[0] ?? server);
    }
  }
  const expected = (await allIds()).filter((id) => Number(id) > from);
  expect(expected.length).toBe(12 * 3 + 6 * 2);
  for (const reader of readers) {
    await until(() => reader.lastId === expected.at(-1), 10_000);
    expect(reader.events.map(({ id }) => id)).toEqual(expected);
    reader.cut();
  }
  await others[0]?.close();
});

test('a client that does not read makes the server read no further', async () => {
  let pages = 0;
  const endless = async function* () {
    for (;;) {
      pages += 1;
      const event = { id: pages, kind: 'LIMITS_CHANGED', occurredAt: new Date(), data: {} } as const;
      yield { events: Array.from({ length: 500 }, () => event), through: pages, isMore: true };
      await Promise.resolve();
    }
  };
  const stream = ndjson(endless());
  stream.read();
  await wait(100);
  expect(pages).toBeLessThan(10);
  stream.destroy();
});

test('who comes back after the log has moved on is refused, and numbers are not given again', async () => {
  const before = Number((await allIds()).at(-1));
  server.clock.advance(91 * DAY_MS);
  await deleteOldPublicEvents(server.services);
  expect(await allIds()).toEqual([]);
  const late = await visitor.rest('GET', '/api/events?after=2');
  expect([late.status, late.body.fields.after]).toEqual([
    400,
    `Events up to ${before} are no longer stored: begin anew without it`,
  ]);
  expect((await visitor.rest('GET', `/api/events?after=${before}`)).status).toBe(200);
  await logEvents(server, 1);
  expect(await allIds()).toEqual([String(before + 1)]);
  server.clock.advance(-91 * DAY_MS);
});
