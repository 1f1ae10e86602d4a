import { TestClient } from '../../testing/test-client';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a session is served a burst of 200 reads, then told when to come back, and no other session is', async () => {
  const eager = await TestClient.citizen(server.url);
  const other = await TestClient.citizen(server.url);
  const calls = Array.from({ length: 300 }, () => eager.rest('GET', '/api/auth/me'));
  const answers = await Promise.all(calls);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.body.code).toBe('RATE_LIMITED');
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect((await other.rest('GET', '/api/auth/me')).status).toBe(200);
  expect((await eager.rest('POST', '/api/auth/signout')).status).toBe(204);
});
