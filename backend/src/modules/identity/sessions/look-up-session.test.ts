import { countingStatements } from '../../../testing/server/counting-db';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { lookUpSession } from './look-up-session';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('sessions that are looked up together are each given to their own token, by one statement', async () => {
  const citizens = await Promise.all(Array.from({ length: 5 }, () => TestClient.citizen(server.url)));
  const tokens = citizens.map((citizen) => citizen.cookie('wf_session') ?? '');
  const asked = [...tokens, 'nobody’s', '', tokens[0] ?? ''];
  const { services, count } = countingStatements(server.services);
  const counting = { ...services, caches: Object.create(services.caches) };
  const found = await Promise.all(asked.map((token) => lookUpSession(counting, token)));
  const accounts = await Promise.all(citizens.map((citizen) => citizen.rest('GET', '/api/auth/me')));
  const ids = accounts.map(({ body }) => body.id);
  expect(found.map((row) => row?.accountId ?? null)).toEqual([...ids, null, null, ids[0]]);
  expect(count()).toBe(1);
});
