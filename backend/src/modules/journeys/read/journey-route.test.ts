import { ownDrive } from '../../../testing/drives/own-drive';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const ROUTE =
  'query ($id: ID!, $after: DateTime) { journey(id: $id) { route(after: $after) { recordedAt zone } } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a page that knows a route up to a time is given what came later, judged as part of the whole', async () => {
  const { client, journeyId } = await ownDrive(server);
  const routeAfter = async (after?: string | null) =>
    (await client.graphql(ROUTE, { id: journeyId, after })).body.data.journey.route;
  const whole = await routeAfter();
  const middle = 150;
  expect(whole.length).toBeGreaterThan(200);
  expect(await routeAfter(null)).toEqual(whole);
  expect(await routeAfter(whole[middle].recordedAt)).toEqual(whole.slice(middle + 1));
  expect(await routeAfter(whole.at(-1).recordedAt)).toEqual([]);
});
