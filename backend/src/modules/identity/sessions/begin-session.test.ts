import { once } from 'node:events';
import WebSocket from 'ws';
import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { Account } from '../accounts/account.entity';
import { beginSession } from './begin-session';

const PIN = '483920';
const SESSIONS_PER_ACCOUNT = 10;
const DEVICES_PER_ACCOUNT = 20;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function signedInBrowser(mobileNumber: string): Promise<TestClient> {
  const browser = new TestClient(server.url);
  await browser.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: PIN });
  return browser;
}

async function countOf(table: 'session' | 'device', mobileNumber: string): Promise<number> {
  const [row] = await server.dataSource.query<{ count: number }[]>(
    `SELECT count(*) FROM ${table} JOIN account ON account.id = account_id WHERE mobile_number = $1`,
    [mobileNumber],
  );
  return row?.count ?? 0;
}

test('an account has ten sessions: the eleventh ends the oldest, with its sockets, and no other', async () => {
  const oldest = await TestClient.citizen(server.url);
  const { mobileNumber } = oldest;
  const next = await signedInBrowser(mobileNumber);
  for (let index = 2; index < SESSIONS_PER_ACCOUNT; index += 1) {
    await signedInBrowser(mobileNumber);
  }
  expect((await oldest.rest('GET', '/api/auth/me')).status).toBe(200);
  const headers = { origin: server.url, cookie: `wf_session=${oldest.cookie('wf_session')}` };
  const address = `${server.url.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(address, 'graphql-transport-ws', { headers });
  await once(socket, 'open');
  const closed = once(socket, 'close');

  const newest = await signedInBrowser(mobileNumber);
  const [code] = await closed;
  expect(code).toBe(4401);
  expect((await oldest.rest('GET', '/api/auth/me')).status).toBe(401);
  expect((await next.rest('GET', '/api/auth/me')).status).toBe(200);
  expect((await newest.rest('GET', '/api/auth/me')).status).toBe(200);
  expect(await countOf('session', mobileNumber)).toBe(SESSIONS_PER_ACCOUNT);
});

test('an account has twenty devices: the one that was not used for longest is removed', async () => {
  const first = await TestClient.citizen(server.url);
  const { mobileNumber } = first;
  const second = await signedInBrowser(mobileNumber);
  for (let index = 2; index < DEVICES_PER_ACCOUNT; index += 1) {
    await signedInBrowser(mobileNumber);
  }
  await first.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: PIN });
  await signedInBrowser(mobileNumber);
  expect(await countOf('device', mobileNumber)).toBe(DEVICES_PER_ACCOUNT);
  const known = first.cookie('wf_device');
  const discarded = second.cookie('wf_device');
  await first.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: PIN });
  await second.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: PIN });
  expect(first.cookie('wf_device')).toBe(known);
  expect(second.cookie('wf_device')).not.toBe(discarded);
});

test('sign-ins at once through two server processes leave ten sessions and twenty devices', async () => {
  const { mobileNumber } = await TestClient.citizen(server.url);
  const account = await server.services.db.entities.findOneByOrFail(Account, { mobileNumber });
  const other = await server.another();
  const begin = (services: Services) =>
    inTransaction({ ...services, actor: null }, (ctx) =>
      beginSession(ctx, account, { deviceToken: null, deviceName: null }),
    );
  await Promise.all(
    Array.from({ length: 60 }, (_, index) => begin(index % 2 === 0 ? server.services : other.services)),
  );
  expect(await countOf('session', mobileNumber)).toBe(SESSIONS_PER_ACCOUNT);
  expect(await countOf('device', mobileNumber)).toBe(DEVICES_PER_ACCOUNT);
  await other.close();
});
