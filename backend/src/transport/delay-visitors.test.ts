import { TestClient } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a visitor is answered before the last of hundreds of programs', async () => {
  const program = new TestClient(server.url);
  program.setKey('wfk_pub_mistyped');
  const visitor = new TestClient(server.url);
  const answered: string[] = [];
  const ask = async (client: TestClient, who: string): Promise<number> => {
    const { status } = await client.graphql('{ __typename }');
    answered.push(who);
    return status;
  };
  await Promise.all(Array.from({ length: 150 }, () => ask(program, 'early')));
  const programs = Array.from({ length: 150 }, () => ask(program, 'program'));
  expect(await ask(visitor, 'visitor')).toBe(200);
  await Promise.all(programs);
  expect(answered.indexOf('visitor')).toBeLessThan(answered.length - 1);
});

test('hundreds of visitors at once are all answered, and anyone who has a session is answered before the last of them', async () => {
  const citizen = await TestClient.citizen(server.url);
  const visitor = new TestClient(server.url);
  const answered: string[] = [];
  const ask = async (client: TestClient, who: string): Promise<number> => {
    const { status } = await client.graphql('{ viewer { id } }');
    answered.push(who);
    return status;
  };
  // The connections are open before it counts.
  await Promise.all(Array.from({ length: 300 }, () => ask(visitor, 'early')));
  const visitors = Array.from({ length: 300 }, () => ask(visitor, 'visitor'));
  const statuses = await Promise.all([...visitors, ask(citizen, 'citizen')]);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(answered.at(-1)).toBe('visitor');
});
