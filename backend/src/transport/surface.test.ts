import { TestClient } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';

const TOKEN = 'a-token-of-measurements';
const SECURITY_TXT = '/.well-known/security.txt';

let plain: TestServer;
let named: TestServer;
beforeAll(async () => {
  plain = await startTestServer();
  named = await startTestServer({
    sharing: plain,
    metricsToken: TOKEN,
    publicUrl: 'https://wakafine.example',
    securityContact: 'mailto:security@wakafine.example',
    trustProxy: true,
  });
});
afterAll(async () => {
  await named.close();
  await plain.close();
});

function ask({ url }: TestServer, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(path, url), { headers });
}

test('without a token, measurements are for programs on this machine', async () => {
  const response = await ask(plain, '/metrics');
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).toContain('process_cpu_user_seconds_total');
});

test.each(['Forwarded', 'X-Forwarded-For', 'x-forwarded-proto', 'X-FORWARDED-HOST', 'x-forwarded-anything'])(
  'a proxy that sends %s reaches no measurements without a token',
  async (name) => {
    const { status, body } = await new TestClient(plain.url).rest('GET', '/metrics', undefined, {
      [name]: '127.0.0.1',
    });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  },
);

test.each([
  ['none', {}],
  ['another one', { authorization: 'Bearer something else' }],
  ['an empty one', { authorization: 'Bearer ' }],
  ['a part of it', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
  ['it in another scheme', { authorization: `Basic ${TOKEN}` }],
])('with a token configured, %s is refused, also from this machine', async (_, headers) => {
  const { status, body } = await new TestClient(named.url).rest('GET', '/metrics', undefined, headers);
  expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
});

test('the token opens the measurements, through a proxy too', async () => {
  const headers = { authorization: `Bearer ${TOKEN}`, 'x-forwarded-for': '203.0.113.7' };
  expect((await ask(named, '/metrics', headers)).status).toBe(200);
});

test('security.txt says where to report a fault, and for how long that holds', async () => {
  const response = await ask(named, SECURITY_TXT);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await response.text()).trim().split('\n');
  expect(lines).toEqual([
    'Contact: mailto:security@wakafine.example',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT\d\d:00:00\.000Z$/),
    'Preferred-Languages: en, fr',
    `Canonical: https://wakafine.example${SECURITY_TXT}`,
  ]);
  const expiresMs = Date.parse((lines[1] ?? '').replace('Expires: ', ''));
  const daysAhead = (expiresMs - named.clock.now().getTime()) / 86_400_000;
  expect(daysAhead).toBeGreaterThan(90);
  expect(daysAhead).toBeLessThan(365);
});

test('security.txt without a contact leads to the page that says whom to ask, and names no canonical address', async () => {
  const text = await (await ask(plain, SECURITY_TXT)).text();
  expect(text).toContain(`Contact: ${new URL(plain.url).origin}/privacy\n`);
  expect(text).not.toContain('Canonical');
});
