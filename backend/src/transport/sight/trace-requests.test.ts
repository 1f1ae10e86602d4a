import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { builtProgram } from '../../testing/programs/built-program';
import { TestClient } from '../../testing/server/test-client';
import { createTestDatabase } from '../../testing/server/test-database';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly attributes: readonly { key: string; value: Record<string, unknown> }[];
}

/** Bodies that the collector has got, whose shape is that of OTLP. */
const bodies: { resourceSpans: { resource: unknown; scopeSpans: { spans: SentSpan[] }[] }[] }[] = [];
const paths: unknown[] = [];
let collector: Server;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine-traces-'));
  const store = async (request: IncomingMessage): Promise<void> => {
    paths.push([request.method, request.url, request.headers.authorization]);
    bodies.push(JSON.parse(JSON.stringify(await json(request))));
  };
  collector = createServer((request, response) => {
    void store(request).then(() => response.setHeader('content-type', 'application/json').end('{}'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterAll(() => {
  collector.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The whole program, which alone begins to trace; gives its address. */
async function start(endpoint: string): Promise<{ server: ChildProcess; url: string }> {
  const database = await createTestDatabase();
  const server = spawn(process.execPath, [await builtProgram('main.ts')], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', PORT: '0', DEMO: '0', DATA_DIR: folder },
      ...{ DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl },
      ...{
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer made-up',
      },
      OTEL_SERVICE_NAME: 'wakafine-test',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const [, port] = /open http:\/\/[^:]+:(\d+)/.exec(line) ?? [];
    if (port !== undefined) {
      server.stdout.resume();
      return { server, url: `http://127.0.0.1:${port}` };
    }
  }
  throw new Error('The server did not start.');
}

async function stop(server: ChildProcess): Promise<unknown> {
  server.kill('SIGTERM');
  const [code] = await once(server, 'exit');
  return code;
}

const valueOf = (span: SentSpan | undefined, name: string): unknown =>
  Object.values(span?.attributes.find(({ key }) => key === name)?.value ?? {})[0];

test('a collector gets each request with its statements, and nothing that a person has sent', async () => {
  const address = collector.address();
  const { server, url } = await start(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
  const citizen = await TestClient.citizen(url);
  const parent = { traceparent: '00-11111111111111111111111111111111-2222222222222222-01' };
  const asked = await citizen.rest('GET', '/api/journeys?limit=7', undefined, parent);
  await citizen.graphql('query myTrackers { myTrackers { id } }');
  await citizen.graphql('query madeUpByMe { viewer { id } }');
  await citizen.rest('GET', '/api/violations/9999999');
  expect(await stop(server)).toBe(0);

  expect(paths).toContainEqual(['POST', '/v1/traces', 'Bearer made-up']);
  expect(JSON.stringify(bodies[0]?.resourceSpans[0]?.resource)).toContain('wakafine-test');
  const spans = bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );
  const page = spans.find(({ name }) => name === 'GET /api/journeys');
  expect(page).toBeDefined();
  expect(page?.parentSpanId ?? '').toBe('');
  expect(page?.traceId).not.toBe('1'.repeat(32));
  expect(valueOf(page, 'wakafine.request_id')).toBe(asked.headers.get('x-request-id'));
  const below = spans.filter(({ parentSpanId }) => parentSpanId === page?.spanId);
  expect(below.length).toBeGreaterThan(0);
  expect(below.every(({ name }) => /^[a-z]+\.[a-z-]+$/i.test(name))).toBe(true);
  const names = spans.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['POST /graphql myTrackers', 'POST /graphql other']));
  const text = JSON.stringify(bodies);
  const { mobileNumber } = citizen;
  for (const sent of [
    mobileNumber,
    mobileNumber.slice(-9),
    'madeUpByMe',
    'limit=7',
    '9999999',
    '127.0.0.1',
  ]) {
    expect(text).not.toContain(sent);
  }
});

test('a collector out of reach changes no answer, and ends no server with a fault', async () => {
  const { server, url } = await start('http://127.0.0.1:1');
  expect((await new TestClient(url).rest('GET', '/api/limits')).status).toBe(200);
  expect(await stop(server)).toBe(0);
});
