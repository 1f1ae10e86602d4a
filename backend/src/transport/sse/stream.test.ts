import { connect } from 'node:net';
import { violationOpened } from '../../modules/violations/violations.events';
import { startJourney } from '../../testing/drives/live-drive';
import { staffClient } from '../../testing/staff';
import { collect, TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';
import { TestStream } from '../../testing/server/test-streams';
import { violationRow } from '../../testing/server/violation-row';
import { SOCKETS_PER_ACCOUNT } from '../ws/socket-places';

const ACTIVE_JOURNEY = 'subscription { activeJourney { id } }';
const ALERTS = 'subscription { alertBroadcast { id } }';
const VIOLATIONS =
  'subscription { violationCreated { id isOwn registrationNumber latitude startedAt speedKmh } }';
/** A kilobyte each, so that 20,000 of them fit into no buffer of the network. */
const LONG_VIOLATIONS = 'subscription { violationCreated { id transportAgency } }';
const WITHIN_MS = 2_000;
const PATIENCE_MS = 30_000;

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
});
afterAll(() => server.close());

async function citizen() {
  const client = await TestClient.citizen(server.url);
  const { body } = await client.graphql('{ viewer { id } }');
  return { client, accountId: Number(body.data.viewer.id) };
}

function openConnections(): number {
  return server.services.gauges.sockets;
}

test('a stream brings the values of a subscription as they come, with the cost beside the first', async () => {
  const { client } = await citizen();
  const stream = await TestStream.open(client, ACTIVE_JOURNEY);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.response.headers.get('cache-control')).toBe('no-store, no-transform');
  await stream.atLeast(1);
  const id = await startJourney(client, new Date());
  await stream.atLeast(2);
  const cost = {
    requested: 1,
    limit: expect.any(Number),
    remaining: expect.any(Number),
    resetAt: expect.any(String),
  };
  expect(stream.values).toEqual([
    { data: { activeJourney: null }, extensions: { cost } },
    { data: { activeJourney: { id: String(id) } } },
  ]);
  stream.leave();
  await until(() => openConnections() === 0, PATIENCE_MS);
});

test('a page subscribes by GET, as EventSource does', async () => {
  const { client } = await citizen();
  const ending = new AbortController();
  const path = `/graphql/stream?query=${encodeURIComponent(ACTIVE_JOURNEY)}&variables=${encodeURIComponent('{}')}`;
  const response = await client.send('GET', path, undefined, {}, ending.signal);
  const reader = response.body?.getReader();
  let text = '';
  while (!text.includes('\n\nevent')) {
    text += Buffer.from((await reader?.read())?.value ?? []).toString();
  }
  expect(text).toContain(':\n\nevent: next\ndata: {"data":{"activeJourney":null}');
  ending.abort();
});

test('a stream shows everybody what a socket shows them', async () => {
  const [owner, other] = [await citizen(), await citizen()];
  const staff = await staffClient(server, 'SUPERVISOR');
  const people = [owner.client, other.client, staff];
  const streams = await Promise.all(people.map((client) => TestStream.open(client, VIOLATIONS)));
  const sockets = people.map((client) => client.socket());
  const collected = sockets.map((socket) => collect(socket, VIOLATIONS));
  const start = Date.now();
  let sent = 0;
  // Until all have joined: a subscription says nothing when it begins.
  while (collected.some(({ results }) => results.length === 0)) {
    sent += 1;
    server.services.emit(violationOpened(violationRow({ id: start + sent, accountId: owner.accountId })));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const last = start + sent;
  await until(() => streams.every(({ values }) => idIn(values.at(-1)) === last), PATIENCE_MS);
  await until(() => collected.every(({ results }) => idIn(results.at(-1)) === last), PATIENCE_MS);
  const ofStreams = streams.map(({ values }) => values.at(-1)?.data);
  expect(ofStreams).toEqual(collected.map(({ results }) => results.at(-1)?.data));
  const [ofOwner, ofOther] = ofStreams.map((data) => JSON.stringify(data));
  expect(ofOwner).toContain('LT 123 AB');
  expect(ofOther).not.toMatch(/123 ?AB/);
  streams.forEach((stream) => stream.leave());
  for (const socket of sockets) {
    await socket.dispose();
  }
  await until(() => openConnections() === 0, PATIENCE_MS);
});

function idIn(value: { data?: unknown } | undefined): number {
  const { violationCreated } = (value?.data ?? {}) as { violationCreated?: { id: string } };
  return Number(violationCreated?.id);
}

test.each([
  ['a query', '{ viewer { id } }', 'BAD_USER_INPUT', 400],
  ['a mutation', 'mutation { signOut }', 'BAD_USER_INPUT', 400],
  ['a field that there is not', 'subscription { activeJourney { colour } }', 'BAD_USER_INPUT', 400],
  ['a syntax error', 'subscription {', 'BAD_USER_INPUT', 400],
  [
    'a document without end',
    `subscription { activeJourney { ${'id '.repeat(2_000)}} }`,
    'BAD_USER_INPUT',
    400,
  ],
  ['what needs a session', VIOLATIONS, 'UNAUTHENTICATED', 401],
  ['what is for staff', 'subscription { dashboardUpdated { isDemo } }', 'UNAUTHENTICATED', 401],
])('a visitor’s stream of %s is refused', async (_, query, code, status) => {
  const answer = await visitor.rest('POST', '/graphql/stream', { query });
  expect([answer.status, answer.body.errors[0].extensions]).toEqual([
    status,
    expect.objectContaining({ code, requestId: expect.any(String) }),
  ]);
  expect(answer.body.extensions.cost).toMatchObject({ limit: expect.any(Number) });
});

test.each([
  ['no document', {}],
  ['a number for one', { query: 1 }],
  ['a list of them', [{ query: ALERTS }]],
  ['variables that are no object', { query: ALERTS, variables: [1] }],
])('%s is bad input', async (_, body) => {
  const answer = await visitor.rest('POST', '/graphql/stream', body);
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_USER_INPUT']);
});

test.each(['PUT', 'DELETE', 'HEAD', 'PATCH'])('there is no stream to reserve by %s', async (method) => {
  const answer = await visitor.send(method, '/graphql/stream');
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST']);
});

test('a page of another site hears what visitors hear, whatever cookie is sent with it', async () => {
  const { client } = await citizen();
  const foreign = {
    origin: 'https://press.example',
    'sec-fetch-site': 'cross-site',
    accept: 'text/event-stream',
  };
  const path = `/graphql/stream?query=${encodeURIComponent(ACTIVE_JOURNEY)}`;
  expect((await client.send('GET', path, undefined, foreign)).status).toBe(401);
  const open = await TestStream.open(visitor, ALERTS, { headers: foreign });
  expect([open.response.status, open.response.headers.get('access-control-allow-origin')]).toEqual([
    200,
    '*',
  ]);
  open.leave();
});

test('a stream ends with its session within two seconds, and says why', async () => {
  const { client } = await citizen();
  const stream = await TestStream.open(client, ACTIVE_JOURNEY);
  await stream.atLeast(1);
  await client.rest('POST', '/api/auth/signout');
  await stream.ended(WITHIN_MS);
  expect(stream.values.at(-1)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  expect(stream.isComplete).toBe(true);
});

test('streams and sockets of an account have the same places', async () => {
  const { client } = await citizen();
  const streams: TestStream[] = [];
  for (let index = 0; index < SOCKETS_PER_ACCOUNT; index += 1) {
    streams.push(await TestStream.open(client, ACTIVE_JOURNEY));
  }
  const refused = await client.rest('POST', '/graphql/stream', { query: ACTIVE_JOURNEY });
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
    429,
    'RATE_LIMITED',
    '5',
  ]);
  streams.forEach((stream) => stream.leave());
  await until(() => openConnections() === 0, PATIENCE_MS);
  const again = await TestStream.open(client, ACTIVE_JOURNEY);
  expect(again.response.status).toBe(200);
  again.leave();
});

test('a stream costs points, and none is opened over the budget', async () => {
  const poor = await startTestServer({ budget: { burst: 4, perSecond: 0.001 } });
  const client = new TestClient(poor.url);
  const answers: number[] = [];
  for (let index = 0; index < 6; index += 1) {
    const stream = await TestStream.open(client, ALERTS);
    answers.push(stream.response.status);
    stream.leave();
  }
  expect(answers).toEqual([200, 200, 200, 200, 429, 429]);
  await poor.close();
});

/** A client on a bare connection that reads the head of the answer, and nothing more. */
function stalledClient(client: TestClient): Promise<{ leave: () => void }> {
  const { hostname, port } = new URL(server.url);
  const line = connect(Number(port), hostname);
  const body = JSON.stringify({ query: LONG_VIOLATIONS });
  const head = [
    'POST /graphql/stream HTTP/1.1',
    `Host: ${hostname}`,
    `Cookie: wf_session=${client.cookie('wf_session')}`,
  ];
  line.write(
    [...head, 'Content-Type: application/json', `Content-Length: ${body.length}`, '', body].join('\r\n'),
  );
  return new Promise((resolve) => {
    line.once('data', () => {
      line.pause();
      resolve({ leave: () => line.destroy() });
    });
  });
}

test('a client that stops reading through 20,000 values harms nobody, and leaves nothing when it goes', async () => {
  const [stalled, healthy] = [await citizen(), await citizen()];
  const line = await stalledClient(stalled.client);
  const stream = await TestStream.open(
    healthy.client,
    'subscription { violationCreated { id transportAgency } }',
  );
  const droppedBefore = server.services.tallies.fanOut.dropped;
  const start = Date.now();
  for (let id = 1; id <= 20_000; id += 1) {
    const name = `${id} `.padEnd(1_000, 'x');
    server.services.emit(
      violationOpened(violationRow({ id: start + id, namedAgency: name, transportAgency: name })),
    );
    if (id % 250 === 0) {
      await until(() => idIn(stream.values.at(-1)) === start + id, PATIENCE_MS);
    }
  }
  expect(stream.values).toHaveLength(20_000);
  expect(stream.values.some(({ extensions }) => extensions?.resync === true)).toBe(false);
  // Of what was sent to it, all but its bounded queue and the buffers of the network was dropped.
  expect(server.services.tallies.fanOut.dropped - droppedBefore).toBeGreaterThan(5_000);
  line.leave();
  stream.leave();
  await until(() => openConnections() === 0, PATIENCE_MS);
});

test('a client that goes while its stream is being opened leaves nothing', async () => {
  const { client } = await citizen();
  for (let delay = 0; delay < 12; delay += 1) {
    const ending = new AbortController();
    setTimeout(() => ending.abort(), delay);
    await TestStream.open(client, ACTIVE_JOURNEY, { signal: ending }).catch(() => undefined);
  }
  await until(() => openConnections() === 0, PATIENCE_MS);
});

test('a server that closes ends its streams, and clients connect again', async () => {
  const closing = await startTestServer();
  const stream = await TestStream.open(new TestClient(closing.url), ALERTS);
  await closing.close();
  await stream.ended();
  expect(stream.isComplete).toBe(false);
});
