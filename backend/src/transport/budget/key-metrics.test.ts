import { issueKey } from '../../testing/api-keys';
import { newCitizen } from '../../testing/party/party';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { until } from '../../testing/server/test-sockets';

const STATISTICS = '{ statistics { totalJourneys } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The lines of a metric with their numbers; they are written after the answer. */
async function numbersOf(metric: string): Promise<Record<string, number>> {
  const text = await (await fetch(new URL('/metrics', server.url))).text();
  return Object.fromEntries(
    [...text.matchAll(new RegExp(`^${metric}\\{(.*)\\} (\\d+)$`, 'gm'))].map(([, labels = '', value]) => [
      labels.replace(/\w+="([^"]*)"/g, '$1'),
      Number(value),
    ]),
  );
}

test('calls with keys are counted by kind and outcome, their points by kind, and no key is named', async () => {
  const { id: accountId } = await newCitizen(server);
  const { id, secret } = await issueKey(server, { accountId, scopes: ['statistics:read'] });
  const program = new TestClient(server.url);
  program.setKey(secret);
  await program.graphql(STATISTICS);
  await program.rest('GET', '/api/statistics');
  await program.rest('GET', '/api/violations');
  server.services.budget.chargeAnyway(`key:${id}`, 1_000, server.services.clock().getTime());
  // Dear enough that the points which come back meanwhile are too few.
  await program.rest('GET', '/api/journeys?include=route&limit=200');
  const stranger = new TestClient(server.url);
  stranger.setKey(`${secret.slice(0, -1)}~`);
  await stranger.graphql(STATISTICS);
  await stranger.graphql(STATISTICS);

  const counted = async () => Object.values(await numbersOf('wakafine_key_calls_total'));
  await until(async () => (await counted()).reduce((sum, each) => sum + each, 0) === 6, 10_000);
  expect(await numbersOf('wakafine_key_calls_total')).toEqual({
    'PUBLIC,ok': 2,
    'PUBLIC,FORBIDDEN': 1,
    'PUBLIC,RATE_LIMITED': 1,
    'unknown,UNAUTHENTICATED': 2,
  });
  const points = await numbersOf('wakafine_key_points_total');
  expect(Object.keys(points)).toEqual(['PUBLIC']);
  expect(points['PUBLIC']).toBeGreaterThanOrEqual(3);
});

test('a visitor is counted as no key', async () => {
  const before = await numbersOf('wakafine_key_calls_total');
  await new TestClient(server.url).graphql(STATISTICS);
  expect(await numbersOf('wakafine_key_calls_total')).toEqual(before);
});
