import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { markRestoring } from './platform/backup/restore-mark';
import { unreachedDatabase } from './platform/db/unreached-database';
import { SUPERUSER } from './platform/embedded-postgres/cluster';
import type { EmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres';
import { builtProgram } from './testing/programs/built-program';
import { createTestDatabase } from './testing/server/test-database';
import { ask, TestFolder } from './testing/server/test-folder';
import { until } from './testing/server/test-sockets';

const ROOT = resolve(__dirname, '../..');

let program: string;
beforeAll(async () => {
  program = await builtProgram('main.ts');
});
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine-main-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The server as it is started, with the lines that it prints. */
function start(
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): {
  server: ChildProcess;
  lines: string[];
  ready: Promise<string | null>;
} {
  const server = spawn(process.execPath, [program, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', DEMO: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ready = new Promise<string | null>((done) => {
    for (const stream of [server.stdout, server.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const [, port] = /open http:\/\/[^:]+:(\d+)/.exec(line) ?? [];
        if (port !== undefined) {
          done(port);
        }
      });
    }
    server.once('close', () => done(null));
  });
  return { server, lines, ready };
}

/** Lets a cluster speak TLS with a certificate of a CA made for it, for 127.0.0.1; gives the file of the CA. */
async function turnTlsOn(
  cluster: TestFolder,
  postgres: EmbeddedPostgres,
): Promise<{ readonly ca: string; readonly superuserUrl: string }> {
  const data = join(cluster.dataDir, 'postgres', 'data');
  const [key, certificate] = [join(data, 'server.key'), join(data, 'server.crt')];
  const [caKey, ca] = [join(folder, 'ca.key'), join(folder, 'ca.pem')];
  const make = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
  ];
  execFileSync('openssl', [...make, '-subj', '/CN=CA of a test', '-keyout', caKey, '-out', ca], {
    stdio: 'pipe',
  });
  const name = ['-subj', '/CN=database', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const leaf = ['-addext', 'basicConstraints=critical,CA:FALSE', '-CA', ca, '-CAkey', caKey];
  execFileSync('openssl', [...make, ...name, ...leaf, '-keyout', key, '-out', certificate], {
    stdio: 'pipe',
  });
  chmodSync(key, 0o600);
  const owner = statSync(data);
  [key, certificate].forEach((path) => chownSync(path, owner.uid, owner.gid));
  const password = readFileSync(
    join(cluster.dataDir, 'secrets', 'postgres-superuser-password'),
    'utf8',
  ).trim();
  const superuser = new URL(postgres.url);
  [superuser.username, superuser.password] = [SUPERUSER, password];
  await ask(superuser.href, 'ALTER SYSTEM SET ssl = on');
  await ask(superuser.href, 'SELECT pg_reload_conf()');
  return { ca, superuserUrl: superuser.href };
}

/** Error of connecting. */
async function errorOf(connectionString: string): Promise<unknown> {
  const client = new Client({ connectionString });
  return client.connect().then(
    () => client.end(),
    (error: unknown) => error,
  );
}

async function codeOf({ server, ready }: ReturnType<typeof start>): Promise<number> {
  const [code] = server.exitCode === null ? await once(server, 'close') : [server.exitCode];
  await ready;
  return Number(code);
}

test('a server that gets a stop signal ends with 0, and with 1 when it had to cut something off', async () => {
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
  const quiet = start(env);
  expect(await quiet.ready).not.toBeNull();
  quiet.server.kill('SIGTERM');
  expect(await codeOf(quiet)).toBe(0);

  const busy = start(env);
  const port = Number(await busy.ready);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  // The rest of its body never comes.
  socket.write(
    'POST /api/auth/signin HTTP/1.1\r\nHost: w\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{',
  );
  await new Promise((done) => setTimeout(done, 500));
  const fromMs = Date.now();
  busy.server.kill('SIGTERM');
  expect(await codeOf(busy)).toBe(1);
  expect(Date.now() - fromMs).toBeLessThan(14_000);
  expect(busy.lines.join('\n')).toContain('not all that was under way could end');
  socket.destroy();
  await database.drop();
});

/** The server processes that a supervisor has started. */
function serversOf(pid: number | undefined): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return children
    .filter((child) => child !== '' && readFileSync(`/proc/${child}/cmdline`, 'utf8').includes(program))
    .map(Number);
}

test('several processes serve one port, one that is killed is replaced, and a stop signal ends them all', async () => {
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
  const several = start(env, ['--processes', '2']);
  const port = await several.ready;
  const isServing = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/readyz`, { headers: { connection: 'close' } })).status === 200;
  const listening = (count: number): Promise<void> =>
    until(() => several.lines.filter((line) => line.includes('Server listening')).length === count, 60_000);
  await listening(2);
  expect(await isServing()).toBe(true);
  const [killed = 0, other = 0] = serversOf(several.server.pid);
  process.kill(killed, 'SIGKILL');
  expect(await isServing()).toBe(true);
  await listening(3);
  expect(serversOf(several.server.pid)).toEqual([other, expect.any(Number)]);
  expect(await isServing()).toBe(true);
  expect(several.lines.filter((line) => line.includes('WakaFine is ready'))).toHaveLength(1);
  several.server.kill('SIGTERM');
  expect(await codeOf(several)).toBe(0);
  await database.drop();
});

test('an option that there is not is named', async () => {
  const refused = start({ DATABASE_URL: '' }, ['--process', '2']);
  expect(await codeOf(refused)).toBe(1);
  expect(refused.lines.join('\n')).toContain("Unknown option '--process'");
});

test('a database that is out of reach is named in one line of JSON, without its password', async () => {
  const unreached = start({ DATABASE_URL: 'postgres://waka:hush-hush@127.0.0.1:1/wakafine' });
  expect(await codeOf(unreached)).toBe(1);
  expect(JSON.parse(unreached.lines.at(-1) ?? '')).toMatchObject({
    level: 60,
    variable: 'DATABASE_URL',
    address: 'postgres://waka@127.0.0.1:1/wakafine',
    code: 'ECONNREFUSED',
  });
  expect(unreached.lines.join('\n')).not.toContain('hush');
});

test('with a CA of one’s own all connections to the database are encrypted and its name is checked, and without it none is made', async () => {
  const cluster = new TestFolder();
  const postgres = await cluster.start();
  const { ca, superuserUrl } = await turnTlsOn(cluster, postgres);
  const withTls = (url: string, more = ''): string =>
    url.replace('sslmode=disable', `sslmode=verify-full${more}`);
  const trusting = `&sslrootcert=${encodeURIComponent(ca)}`;
  const env = (more: string): NodeJS.ProcessEnv => ({
    DATABASE_URL: withTls(postgres.servingUrl, more),
    DATABASE_OWNER_URL: withTls(postgres.url, more),
  });
  const served = start(env(trusting));
  const port = await served.ready;
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  const [counts] = await ask(
    superuserUrl,
    `SELECT count(*) FILTER (WHERE ssl)::int AS encrypted, count(*) FILTER (WHERE NOT ssl)::int AS open
     FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE datname = 'wakafine' AND pid <> pg_backend_pid()`,
  );
  expect(counts).toMatchObject({ open: 0 });
  expect(counts?.['encrypted']).toBeGreaterThan(2);
  served.server.kill('SIGTERM');
  expect(await codeOf(served)).toBe(0);

  for (const [more, host, code] of [
    ['', '127.0.0.1', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
    [trusting, 'localhost', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ] as const) {
    const { DATABASE_URL = '' } = env(more);
    const refused = await errorOf(DATABASE_URL.replace('127.0.0.1', host));
    expect(unreachedDatabase(refused, { DATABASE_URL })).toMatchObject({ variable: 'DATABASE_URL', code });
  }
  await cluster.clean();
});

test('a folder that a restore has left half done is not served', async () => {
  await markRestoring(folder);
  const refused = start({ DATABASE_URL: '' });
  expect(await codeOf(refused)).toBe(1);
  expect(refused.lines.join('\n')).toContain('A restore into');
});
