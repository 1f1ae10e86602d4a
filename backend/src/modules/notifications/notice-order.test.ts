import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';
import { driveViolator } from '../../testing/drives/violator';

const INBOX = '{ notifications(language: EN) { edges { node { path } } } }';
const SPEEDS_KMH = [80, 60, 90, 70, 85, 65];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('the violations of one push stand in the inbox in their order', async () => {
  const { client } = await driveViolator(server, 'LT 321 XY', SPEEDS_KMH);
  const paths = async (): Promise<string[]> => {
    const { body } = await client.graphql(INBOX);
    return body.data.notifications.edges.map(({ node }: { node: { path: string } }) => node.path);
  };
  await until(async () => (await paths()).length === SPEEDS_KMH.length, 20_000);
  const rows = await server.dataSource.query('SELECT id FROM violation ORDER BY started_at DESC');
  expect(await paths()).toEqual(rows.map(({ id }: { id: string }) => `/violations/${id}`));
});
