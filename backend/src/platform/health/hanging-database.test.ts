import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { push, start } from '../../testing/drives/drive-calls';
import { seconds, straightDrive } from '../../testing/drives/straight-drive';
import { OwnCluster } from '../../testing/server/own-cluster';
import { TestClient } from '../../testing/server/test-client';
import type { Answer } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';
import { poolOf } from '../db/db';
import { SERVING_LIMITS } from '../db/pool/time-limits';

const READ = '{ journeys(first: 1) { edges { node { id } } } }';
const PUSH = 'mutation ($input: RecordFixesInput!) { recordFixes(input: $input) { accepted } }';
const POOL_SIZE = 20;
const IDLE_WITHIN_MS = 10_000;

let cluster: OwnCluster;
let server: TestServer;
beforeAll(async () => {
  cluster = await OwnCluster.start();
  server = await startTestServer({ database: cluster.database });
});
afterAll(async () => {
  cluster.thaw();
  await server.close();
  await cluster.remove();
});

/** Result of a call, and its duration, ms. */
async function timed<Result>(call: Promise<Result>): Promise<{ result: Result; tookMs: number }> {
  const fromMs = performance.now();
  const result = await call;
  return { result, tookMs: performance.now() - fromMs };
}

function ready(): Promise<{ result: Answer; tookMs: number }> {
  return timed(new TestClient(server.url).rest('GET', '/readyz'));
}

async function driving(): Promise<{ pushNext: () => Promise<Answer> }> {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(server.clock.now().getTime() - 600_000);
  const { id } = await start(client, { startedAt: startedAt.toISOString() });
  const fixes = straightDrive(startedAt, seconds(500, 40));
  await push(client, id, fixes.slice(0, 10));
  let sent = 10;
  const pushNext = (): Promise<Answer> => {
    sent += 10;
    return client.graphql(PUSH, { input: { journeyId: id, fixes: fixes.slice(sent - 10, sent) } });
  };
  return { pushNext };
}

test('a database that hangs costs time and no request for ever, and all goes on when it does', async () => {
  const drivers = await Promise.all(Array.from({ length: 4 }, driving));
  cluster.freeze();
  try {
    const hanging = Array.from({ length: POOL_SIZE }, () =>
      new TestClient(server.url).rest('GET', '/api/statistics'),
    );
    const pushes = drivers.map(({ pushNext }) => pushNext());
    const strangers = Array.from({ length: POOL_SIZE * 2 }, async () => {
      const visitor = new TestClient(server.url);
      visitor.setCookie('wf_session', 'a token that nobody has heard of yet, since the start');
      return visitor.graphql(READ);
    });
    await wait(2_600);
    const unready = await ready();
    expect(unready.result.status).toBe(503);
    expect(unready.result.body).toMatchObject({ status: 'unavailable', database: false, writes: false });
    expect(unready.tookMs).toBeLessThan(2_000);

    const stranger = new TestClient(server.url);
    stranger.setCookie('wf_session', 'another token that nobody has heard of until now');
    const refused = await timed(stranger.graphql(READ));
    expect(refused.tookMs).toBeLessThan(2_500);
    expect(refused.result.status).toBe(503);
    expect(Number(refused.result.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.result.body.errors[0].extensions).toMatchObject({ code: 'UNAVAILABLE' });
    expect(refused.result.body.errors[0].extensions.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect((await stranger.rest('GET', '/livez')).status).toBe(200);

    const answers = await Promise.all([...hanging, ...pushes, ...strangers]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
  } finally {
    cluster.thaw();
  }
  await until(async () => (await ready()).result.status === 200, 20_000);
  // The phone sends the same again, and what follows.
  await until(async () => (await drivers[0]?.pushNext())?.status === 200, 20_000);
});

test('a pool that is used up refuses within a tenth of a second, and the probe does not need it', async () => {
  const pool = poolOf(server.dataSource);
  const held = await Promise.all(Array.from({ length: POOL_SIZE }, () => pool.connectFor('FIXES')));
  await wait(2_200);
  const tookMs: number[] = [];
  for (let time = 0; time < 10; time += 1) {
    const refused = await timed(new TestClient(server.url).rest('GET', '/api/statistics'));
    expect(refused.result).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    tookMs.push(refused.tookMs);
  }
  // The fastest: other tests have the processor as well.
  expect(Math.min(...tookMs)).toBeLessThan(100);
  expect((await ready()).result).toMatchObject({ status: 200, body: { status: 'ready' } });
  held.forEach((client) => client.release());
  expect((await new TestClient(server.url).rest('GET', '/api/statistics')).status).toBe(200);
});

test('a call that waits for a lock is refused before the patience of a phone ends', async () => {
  const { pushNext } = await driving();
  const holder = new Client(cluster.database.ownerUrl);
  await holder.connect();
  await holder.query('BEGIN; LOCK TABLE journey IN ACCESS EXCLUSIVE MODE');
  const { result, tookMs } = await timed(pushNext());
  expect(result).toMatchObject({ status: 503 });
  expect(result.headers.get('retry-after')).toBe('2');
  expect(tookMs).toBeGreaterThan(SERVING_LIMITS.lock - 500);
  expect(tookMs).toBeLessThan(SERVING_LIMITS.lock + 3_000);
  expect((await ready()).result.status).toBe(200);
  await holder.end();
  expect((await pushNext()).body).toMatchObject({ data: { recordFixes: { accepted: 10 } } });
});

test('the database itself ends what a process has left open', async () => {
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const rows = await Promise.all(settings.map((name) => server.dataSource.query(`SHOW ${name}`)));
  expect(Object.assign({}, ...rows.flat())).toEqual({
    statement_timeout: '15s',
    lock_timeout: '5s',
    idle_in_transaction_session_timeout: '30s',
  });
});

test('an idle connection is asked by TCP whether its other end is still there', async () => {
  await Promise.all([poolOf(server.dataSource).queryFor('FIXES', { text: 'SELECT 1' }), ready()]);
  // A pool of connections, one that hears of events, and one that asks whether writing works.
  const connections: { port: number }[] = await server.dataSource.query(
    `SELECT client_port AS port FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'wakafine%' AND client_port > 0`,
  );
  expect(connections.length).toBeGreaterThanOrEqual(3);
  // 01 is the timer of an answer that is still waited for, by connections that are not idle at this moment.
  await until(() => !timersOf(connections).includes('01'), IDLE_WITHIN_MS);
  // 02 is the timer of keep-alive; 00 would be none.
  expect(new Set(timersOf(connections))).toEqual(new Set(['02']));
});

/** The timer that runs for each of these connections, as the system numbers it. */
function timersOf(connections: readonly { readonly port: number }[]): readonly (string | undefined)[] {
  const lines = ['tcp', 'tcp6'].flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').split('\n'));
  const rows = lines.map((line) => line.trim().split(/\s+/));
  return connections.map(({ port }) => {
    const address = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
    // 01 is a connection that stands; others may have had the port before.
    const own = rows.find(([, local, , state]) => local?.endsWith(address) === true && state === '01');
    return own?.[5]?.split(':')[0];
  });
}
