import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { head, sendRaw } from '../testing/peers/raw-http';
import { TestClient } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';
import { inlineScripts } from './web-app';

/** Nothing else may run, but what the page itself begins with where it is built. */
const SCRIPT_SOURCES = ["'self'", "'wasm-unsafe-eval'"];
const WEB_FOLDER = join(__dirname, '../../../frontend/dist');
const HTTPS_PROXY = { 'x-forwarded-proto': 'https' };

let plain: TestServer;
let secure: TestServer;
let behindProxy: TestServer;
beforeAll(async () => {
  plain = await startTestServer();
  secure = await startTestServer({ publicUrl: 'https://wakafine.example', sharing: plain });
  behindProxy = await startTestServer({ trustProxy: true, sharing: plain });
});
afterAll(async () => {
  await behindProxy.close();
  await secure.close();
  await plain.close();
});

async function headersOf({ url }: TestServer, path: string, headers: Record<string, string> = {}) {
  return (await fetch(new URL(path, url), { headers })).headers;
}

/** The directives of a policy by their names. */
function directives(policy: string | null): Map<string, string[]> {
  const parts = (policy ?? '').split(';').map((each) => each.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

test.each(['/', '/livez', '/api/auth/me', '/api/nothing', '/graphql', '/assets/none.js'])(
  'the answer at %s lets browsers run nothing but our own files, and nobody frame us',
  async (path) => {
    const headers = await headersOf(plain, path);
    const policy = directives(headers.get('content-security-policy'));
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toEqual([...SCRIPT_SOURCES, ...inlineScripts(WEB_FOLDER)]);
    expect(policy.get('font-src')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    const { host } = new URL(plain.url);
    expect(policy.get('connect-src')).toEqual(["'self'", `ws://${host}`, `wss://${host}`]);
    const foreign = [...policy.values()]
      .flat()
      .filter((source) => source.includes('.') && !source.includes(host));
    expect(foreign).toEqual([]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-powered-by')).toBeNull();
    const features = (headers.get('permissions-policy') ?? '').split(', ');
    expect(features).toEqual(
      expect.arrayContaining(['geolocation=(self)', 'camera=(self)', 'screen-wake-lock=(self)']),
    );
    expect(features).toEqual(expect.arrayContaining(['microphone=()', 'payment=()', 'usb=()']));
    expect(features.every((feature) => /^[a-z-]+=\((self)?\)$/.test(feature))).toBe(true);
  },
);

test('where a style of the map is configured, its server may be asked for tiles and pictures, and for nothing else', async () => {
  const origin = 'https://tiles.example:8443';
  const server = await startTestServer({ mapStyleUrl: `${origin}/light/style.json?key=1`, sharing: plain });
  const policy = directives((await headersOf(server, '/')).get('content-security-policy'));
  await server.close();
  const allowed = [...policy].filter(([, sources]) =>
    sources.some((source) => source.includes('tiles.example')),
  );
  expect(allowed.map(([name]) => name)).toEqual(['img-src', 'connect-src']);
  expect(allowed.every(([, sources]) => sources.includes(origin))).toBe(true);
});

test('the page itself has no script of its own and none from elsewhere', () => {
  const page = readFileSync(join(__dirname, '../../../frontend/index.html'), 'utf8');
  const scripts = [...page.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes, content] of scripts) {
    expect(attributes).toMatch(/ src="\/[^/]/);
    expect(content).toBe('');
  }
  expect(page).not.toMatch(/\son[a-z]+=|javascript:|https?:\/\//);
});

test('of the scripts in the built page each is named by what it says, and none where nothing is built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wakafine-page-'));
  try {
    expect(inlineScripts(folder)).toEqual([]);
    writeFileSync(join(folder, 'index.html'), '<script>a()</script><p></p><script src="/b.js"></script>');
    const hash = createHash('sha256').update('a()').digest('base64');
    expect(inlineScripts(folder)).toEqual([`'sha256-${hash}'`]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a host that is none reaches no header', async () => {
  const host = "x.example; script-src 'unsafe-inline'";
  const { headers } = await sendRaw(plain.url, head('GET /livez', { host }));
  const policy = directives(headers['content-security-policy'] ?? null);
  expect(policy.get('script-src')).toEqual([...SCRIPT_SOURCES, ...inlineScripts(WEB_FOLDER)]);
  expect(policy.get('connect-src')).toEqual(["'self'", "'self'"]);
});

test('browsers are held to https only where they come by it', async () => {
  expect((await headersOf(plain, '/livez')).get('strict-transport-security')).toBeNull();
  expect((await headersOf(plain, '/livez', HTTPS_PROXY)).get('strict-transport-security')).toBeNull();
  expect((await headersOf(secure, '/livez')).get('strict-transport-security')).toBe(
    'max-age=31536000; includeSubDomains',
  );
  expect(
    (await headersOf(behindProxy, '/livez', HTTPS_PROXY)).get('strict-transport-security'),
  ).not.toBeNull();
  expect((await headersOf(behindProxy, '/livez')).get('strict-transport-security')).toBeNull();
  const policy = directives((await headersOf(secure, '/livez')).get('content-security-policy'));
  expect(policy.has('upgrade-insecure-requests')).toBe(true);
  expect(policy.get('connect-src')).toContain('wss://wakafine.example');
});

test('answers of the API are cached by nobody', async () => {
  expect((await headersOf(plain, '/api/auth/me')).get('cache-control')).toBe('no-store');
  expect((await headersOf(plain, '/graphql?query={viewer{id}}')).get('cache-control')).toBe('no-store');
});

/** The cookies that a sign-in sets, each with its attributes in lower case. */
async function cookiesOf({ url }: TestServer, headers: Record<string, string> = {}) {
  const { mobileNumber } = await TestClient.citizen(plain.url);
  const response = await fetch(new URL('/api/auth/signin', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ mobileNumber, pinCode: '483920' }),
  });
  return response.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split('; ');
    return { name: pair.split('=')[0], attributes: attributes.map((each) => each.toLowerCase()) };
  });
}

test('both cookies are for the server alone, for our own pages, and for https where it is spoken', async () => {
  const cookies = await cookiesOf(plain);
  expect(cookies.map(({ name }) => name)).toEqual(['wf_session', 'wf_device']);
  for (const { attributes } of cookies) {
    expect(attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/']));
    expect(attributes).not.toContain('secure');
    expect(attributes.join()).not.toContain('domain');
  }
  for (const server of [secure, behindProxy]) {
    for (const { attributes } of await cookiesOf(server, HTTPS_PROXY)) {
      expect(attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=lax', 'path=/', 'secure']));
    }
  }
  for (const { attributes } of await cookiesOf(plain, HTTPS_PROXY)) {
    expect(attributes).not.toContain('secure');
  }
});
