import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { start } from '../../../testing/drives/drive-calls';
import { staffClient, workFor } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { deleteExpiredSessions } from './sessions';

const PIN = '483920';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function meStatus(token: string | undefined): Promise<number> {
  const cookie = `wf_session=${token ?? ''}`;
  return (await new TestClient(server.url).rest('GET', '/api/auth/me', undefined, { cookie })).status;
}

test('every sign-in gives a new token, and the server knows only its own', async () => {
  const citizen = await TestClient.citizen(server.url);
  const tokens = [citizen.cookie('wf_session')];
  for (let index = 0; index < 3; index += 1) {
    await citizen.rest('POST', '/api/auth/signin', { mobileNumber: citizen.mobileNumber, pinCode: PIN });
    tokens.push(citizen.cookie('wf_session'));
  }
  expect(new Set(tokens).size).toBe(4);
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token ?? ''))).toBe(true);
  const last = tokens[3] ?? '';
  expect(await meStatus(last)).toBe(200);
  expect(await meStatus(`${last.slice(0, -1)}${last.endsWith('A') ? 'Q' : 'A'}`)).toBe(401);
  expect(await meStatus(last.toLowerCase())).toBe(401);
});

test('a token that a client brings along is never taken over', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const browser = new TestClient(server.url);
  const cookie = `wf_session=${'F'.repeat(43)}`;
  await browser.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: PIN }, { cookie });
  expect(browser.cookie('wf_session')).not.toBe('F'.repeat(43));
  expect(await meStatus('F'.repeat(43))).toBe(401);
});

test('signing out ends this session at once and leaves the others of the account', async () => {
  const phone = await TestClient.citizen(server.url);
  const tablet = new TestClient(server.url);
  await tablet.rest('POST', '/api/auth/signin', { mobileNumber: phone.mobileNumber, pinCode: PIN });
  const token = phone.cookie('wf_session');
  expect(await meStatus(token)).toBe(200);
  await phone.graphql('mutation { signOut }');
  expect(await meStatus(token)).toBe(401);
  expect(phone.cookie('wf_session')).toBeUndefined();
  expect((await tablet.rest('GET', '/api/auth/me')).status).toBe(200);
  expect((await phone.graphql('mutation { signOut }')).body.data).toEqual({ signOut: true });
});

test('a session that was ended in one server process is dead in the others within 2 s', async () => {
  const other = await server.another();
  try {
    const citizen = await TestClient.citizen(server.url);
    const headers = { cookie: `wf_session=${citizen.cookie('wf_session')}` };
    const elsewhere = new TestClient(other.url);
    expect((await elsewhere.rest('GET', '/api/auth/me', undefined, headers)).status).toBe(200);
    await citizen.rest('POST', '/api/auth/signout');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await elsewhere.rest('GET', '/api/auth/me', undefined, headers)).status).toBe(401);
  } finally {
    await other.close();
  }
});

test('a suspended account loses its sessions and gets 403 with the right PIN, 401 with a wrong one', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { mobileNumber } = citizen;
  await server.dataSource.query('UPDATE account SET is_suspended = true WHERE mobile_number = $1', [
    mobileNumber,
  ]);
  expect((await citizen.rest('GET', '/api/auth/me')).status).toBe(401);
  const { status, body, headers } = await citizen.rest('POST', '/api/auth/signin', {
    mobileNumber,
    pinCode: PIN,
  });
  expect([status, body]).toEqual([
    403,
    {
      error: expect.any(String),
      code: 'FORBIDDEN',
      requestId: expect.any(String),
      clientCode: 'user-disabled',
    },
  ]);
  expect(headers.getSetCookie()).toEqual([]);
  const wrong = await citizen.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: '975310' });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  const overGraphql = await citizen.graphql(
    'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }',
    { input: { mobileNumber, pin: PIN } },
  );
  expect(overGraphql.body.errors[0].extensions).toMatchObject({
    code: 'FORBIDDEN',
    clientCode: 'user-disabled',
  });
});

test('an address that fails too often waits, whatever it sends then, and others do not', async () => {
  const limited = await startTestServer({ authFailuresPerAddress: 3 });
  try {
    const citizen = await TestClient.citizen(limited.url);
    const attempt = (pinCode: string) =>
      new TestClient(limited.url).rest('POST', '/api/auth/signin', {
        mobileNumber: citizen.mobileNumber,
        pinCode,
      });
    for (const status of [401, 401, 401]) {
      expect((await attempt('975310')).status).toBe(status);
    }
    const { status, body, headers } = await attempt(PIN);
    expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await citizen.rest('GET', '/api/auth/me')).status).toBe(200);
  } finally {
    await limited.close();
  }
});

test('behind an https address the cookies are sent over https only', async () => {
  const secure = await startTestServer({ publicUrl: 'https://wakafine.example' });
  try {
    const { mobileNumber } = await TestClient.citizen(secure.url);
    const payload = { mobileNumber, pinCode: PIN };
    const { headers } = await new TestClient(secure.url).rest('POST', '/api/auth/signin', payload);
    expect(headers.getSetCookie()).toHaveLength(2);
    expect(headers.getSetCookie().every((line) => /; Secure(;|$)/.test(line))).toBe(true);
  } finally {
    await secure.close();
  }
});

test('no PIN and no token stands in the database, only hashes', async () => {
  const citizen = await TestClient.citizen(server.url);
  const journey = await start(citizen, { registrationNumber: 'CE 1234 C' });
  await citizen.rest('POST', '/api/auth/signin', { mobileNumber: citizen.mobileNumber, pinCode: '975310' });
  const tables: { name: string }[] = await server.dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) => server.dataSource.query(`SELECT row_to_json(t)::text AS row FROM "${name}" t`)),
  );
  const dump: string = rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
  // The dump sees what is there: the account, its hash and its journey.
  expect(dump).toContain(citizen.mobileNumber);
  expect(dump).toContain('$argon2id$');
  expect(dump).toContain(`"id":${journey.id}`);
  for (const secret of [
    PIN,
    '975310',
    citizen.cookie('wf_session') ?? '-',
    citizen.cookie('wf_device') ?? '-',
  ]) {
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
    expect(dump).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
  }
});

test('a citizen stays signed in for 30 days and staff for 8 hours, and what is over is deleted', async () => {
  const citizen = await TestClient.citizen(server.url);
  const supervisor = await staffClient(server, 'SUPERVISOR');
  await workFor(server, supervisor, 8 * HOUR_MS - MINUTE_MS);
  expect(await meStatus(supervisor.cookie('wf_session'))).toBe(200);
  server.clock.advance(2 * MINUTE_MS);
  expect(await meStatus(supervisor.cookie('wf_session'))).toBe(401);
  expect(await meStatus(citizen.cookie('wf_session'))).toBe(200);
  server.clock.advance(30 * DAY_MS - 8 * HOUR_MS - 2 * MINUTE_MS);
  expect(await meStatus(citizen.cookie('wf_session'))).toBe(200);
  server.clock.advance(2 * MINUTE_MS);
  expect(await meStatus(citizen.cookie('wf_session'))).toBe(401);
  await deleteExpiredSessions(server.services);
  const [{ count }] = await server.dataSource.query('SELECT count(*)::int AS count FROM session');
  expect(count).toBe(0);
});
