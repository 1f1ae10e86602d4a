import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const SCRIPTS = join(__dirname, '../../../test-support/python');
const QUERY = '{ statistics { totalJourneys } }';
const NOTHING_YET = { statistics: { totalJourneys: 0 } };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Whether a program is there, and does what is asked of it. */
function has(program: string, ...args: readonly string[]): boolean {
  return spawnSync(program, args).status === 0;
}

/** Output of a program; beside it the server goes on. @throws Error with what it says when it fails */
function output(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args);
    const said = { out: '', err: '' };
    child.stdout.on('data', (data) => (said.out += String(data)));
    child.stderr.on('data', (data) => (said.err += String(data)));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(said.out) : reject(new Error(said.err))));
  });
}

/** A test that says so where it can't run: not every machine has every program. */
const testWhere = (isThere: boolean) => (isThere ? test : test.skip);
const hasCurl = has('curl', '--version');
const hasPython = has('python3', '--version');
const hasGql = hasPython && has('python3', '-c', 'import gql, aiohttp');

describe('curl', () => {
  const curl = (...args: readonly string[]) => output('curl', ['-sS', ...args]);

  testWhere(hasCurl)('queries by POST and by GET', async () => {
    const url = `${server.url}/graphql`;
    const posted = await curl(
      url,
      '-H',
      'content-type: application/json',
      '-d',
      JSON.stringify({ query: QUERY }),
    );
    expect(JSON.parse(posted)).toMatchObject({ data: NOTHING_YET, extensions: { cost: { requested: 1 } } });
    const got = await curl('-G', url, '--data-urlencode', `query=${QUERY}`);
    expect(JSON.parse(got)).toMatchObject({ data: NOTHING_YET, extensions: { cost: { requested: 1 } } });
  });

  testWhere(hasCurl)('does not get twice what it has stored', async () => {
    const url = `${server.url}/graphql/schema.graphql`;
    const [, tag = ''] = /^etag: (.*)\r$/m.exec(await curl('-D', '-', '-o', '/dev/null', url)) ?? [];
    const again = await curl('-w', '%{http_code} %{size_download}', '-H', `If-None-Match: ${tag}`, url);
    expect(again).toBe('304 0');
  });

  testWhere(hasCurl)('reads server-sent events', async () => {
    const url = `${server.url}/graphql/stream`;
    const subscription = 'query=subscription { alertBroadcast { id } }';
    const read = curl('-N', '--max-time', '1', '-G', url, '--data-urlencode', subscription);
    // It ends by its own time limit, and says so.
    await expect(read).rejects.toThrow('timed out');
    expect(await curl('-X', 'PUT', '-w', '%{http_code}', '-o', '/dev/null', url)).toBe('405');
  });
});

describe('Python', () => {
  testWhere(hasPython)('queries by its standard library', async () => {
    const said = await output('python3', [join(SCRIPTS, 'standard_library.py'), server.url]);
    expect(JSON.parse(said)).toEqual({
      post: NOTHING_YET,
      get: NOTHING_YET,
      refused: [400, 'BAD_USER_INPUT'],
    });
  });

  testWhere(hasGql)('queries by gql', async () => {
    const said = await output('python3', [join(SCRIPTS, 'gql_client.py'), server.url]);
    expect(JSON.parse(said)).toEqual(NOTHING_YET);
  });
});
