import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve as resolvePath } from 'node:path';
import { HOUR_MS } from '@wakafine/domain/units';
import { agencyPerson, giveToAgency } from '../testing/agencies';
import { ownDrive } from '../testing/drives/own-drive';
import { gtfsArchive } from '../testing/party/gtfs';
import { runProgram } from '../testing/programs/run-program';
import { ask } from '../testing/register';
import { TestClient } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';
import { until } from '../testing/server/test-sockets';
import { staffClient } from '../testing/staff';

const EXAMPLES = resolvePath(__dirname, '../../../examples');
const SEND = 'mutation ($input: BroadcastAlertInput!) { broadcastAlert(input: $input) { id } }';
const INVITE = `mutation ($input: InviteAgencyUserInput!) { inviteAgencyUser(input: $input) { path } }`;
const ACCEPT = `mutation ($input: AcceptAgencyInvitationInput!) { acceptAgencyInvitation(input: $input) {
  viewer { role } } }`;
const PASSWORD = 'three green buses at noon';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'examples-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const run = (program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runProgram(program, args, { cwd: EXAMPLES, env });
/** A test where the machine has an interpreter; else it is skipped, and says so. */
const withProgram = (name: string, probe = ['--version']) =>
  spawnSync(name, probe).status === 0 ? test : test.skip;

/** Has the first agency bring its lines. */
async function bringLines(): Promise<void> {
  const admin = await staffClient(server, 'ADMIN');
  const answer = await fetch(new URL('/api/admin/agencies/1/gtfs', server.url), {
    method: 'POST',
    headers: { 'content-type': 'application/zip', cookie: `wf_session=${admin.cookie('wf_session')}` },
    body: new Blob([gtfsArchive()]),
  });
  expect(answer.status).toBe(200);
}

/** Name of somebody of an agency who signs in with {@link PASSWORD}. */
async function personOf(agency: string): Promise<string> {
  const admin = await staffClient(server, 'ADMIN');
  const { inviteAgencyUser } = await ask(admin, INVITE, { input: { agency, role: 'AGENCY_VIEWER' } });
  const token = inviteAgencyUser.path.split('/').at(-1);
  const username = 'bridge-reader';
  await ask(new TestClient(server.url), ACCEPT, { input: { token, username, password: PASSWORD } });
  return username;
}

async function broadcast(textEn: string): Promise<void> {
  const supervisor = await staffClient(server, 'SUPERVISOR');
  const expiresAt = new Date(server.clock.now().getTime() + HOUR_MS).toISOString();
  await supervisor.graphql(SEND, { input: { expiresAt, textEn, severity: 'CRITICAL' } });
}

test('the live ticker prints an alert as it is sent, in at most 40 lines', async () => {
  const text = await readFile(join(EXAMPLES, 'live-ticker.mjs'), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  const ticker = spawn(process.execPath, [join(EXAMPLES, 'live-ticker.mjs'), server.url]);
  let printed = '';
  ticker.stdout.on('data', (piece: Buffer) => {
    printed += piece.toString();
  });
  try {
    await until(() => printed.includes('listening'), 20_000);
    // Subscribed once the server has read the message after the greeting.
    await until(async () => {
      await broadcast('Bridge out');
      return printed.includes('CRITICAL: Bridge out');
    }, 20_000);
  } finally {
    ticker.kill();
  }
});

withProgram('python3')('the monthly plot is an SVG of the public violations', async () => {
  const path = join(folder, 'plot.svg');
  expect(await run('python3', ['monthly_plot.py', server.url, path])).toMatchObject({ code: 0, stderr: '' });
  expect(await readFile(path, 'utf8')).toMatch(
    /^<svg xmlns.*Proven speeding by month \(all public violations\)/,
  );
});

withProgram('python3')('each cell of the notebook runs in turn', async () => {
  await bringLines();
  const { cells } = JSON.parse(await readFile(join(EXAMPLES, 'first-look.ipynb'), 'utf8'));
  const code: readonly string[] = cells
    .filter(({ cell_type }: { cell_type: string }) => cell_type === 'code')
    .map(({ source }: { source: readonly string[] }) => source.join(''));
  expect(code.length).toBeGreaterThan(3);
  const script = join(folder, 'notebook.py');
  await writeFile(script, code.join('\n\n'));
  const { code: exit, stdout, stderr } = await run('python3', [script], { WAKAFINE_URL: server.url });
  expect([exit, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/'totalJourneys': \d+/);
  expect(stdout).toMatch(/\d+ agencies, 1 with lines/);
  expect(stdout).toMatch(/ 3 stops/);
});

withProgram('curl')('the first calls answer with curl alone', async () => {
  const { code, stdout, stderr } = await run('bash', ['first-calls.sh', server.url]);
  expect([code, stderr]).toEqual([0, '']);
  const [statistics = '', limit = '', agencies = ''] = stdout.split(/\n+/);
  expect(JSON.parse(statistics).data.statistics.totalJourneys).toEqual(expect.any(Number));
  expect(JSON.parse(limit).data.speedLimitAt.limitKmh).toEqual(expect.any(Number));
  expect(JSON.parse(agencies).agencies.length).toBeGreaterThan(10);
  expect(stdout).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
});

withProgram('Rscript', ['-e', 'library(httr2); library(jsonlite)'])(
  'the first look runs with R',
  async () => {
    expect(await run('Rscript', ['first-look.R', server.url])).toMatchObject({ code: 0 });
  },
);

test('the agency bridge posts each event, goes on where it failed, and nothing twice', async () => {
  const { agency } = await agencyPerson(server);
  const drive = await ownDrive(server);
  const [violation] = await server.dataSource.query('SELECT id FROM violation WHERE journey_id = $1', [
    drive.journeyId,
  ]);
  await giveToAgency(server, { violationId: String(violation.id), agency });
  const received: string[] = [];
  let status = 503;
  const own = createServer((request, response) => {
    request.on('data', (piece: Buffer) => received.push(piece.toString()));
    request.on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => {
    own.listen(0, '127.0.0.1', resolve);
  });
  const target = `http://127.0.0.1:${(own.address() as AddressInfo).port}/events`;
  const username = await personOf(agency);
  const bridge = () =>
    run(process.execPath, ['agency-bridge.mjs', server.url, target, join(folder, 'state.json')], {
      WAKAFINE_USERNAME: username,
      WAKAFINE_PASSWORD: PASSWORD,
    });
  try {
    expect((await bridge()).stderr).toContain('the own system answered 503');
    status = 204;
    expect(await bridge()).toMatchObject({ code: 0, stderr: '' });
    expect(await bridge()).toMatchObject({ code: 0, stdout: '' });
  } finally {
    own.close();
  }
  expect(received.map((text) => JSON.parse(text).registrationNumber)).toEqual(['LT482KD', 'LT482KD']);
});

test('every layer of the QGIS project is GeoJSON at an address of the server', async () => {
  const project = await readFile(join(EXAMPLES, 'wakafine.qgs'), 'utf8');
  const addresses = [...project.matchAll(/<datasource>\/vsicurl\/http:\/\/127\.0\.0\.1:4000([^|<]+)/g)];
  expect(addresses).toHaveLength(2);
  for (const [, path = ''] of addresses) {
    const answer = await fetch(new URL(path, server.url));
    expect([path, answer.status]).toEqual([path, 200]);
    expect(await answer.json()).toMatchObject({ type: 'FeatureCollection' });
  }
});
