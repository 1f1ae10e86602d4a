import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const REPORT_INCIDENT = `mutation { reportIncident(input: { mood: SAD, incidentType: PEDESTRIAN }) { incident { id } } }`;
const ASK = 'query ($id: ID!) { incident(id: $id) { id mood incidentType history { status } } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('gives one incident to the person who submitted it, and nothing for what is not theirs or not there', async () => {
  const [owner, other] = await Promise.all([TestClient.citizen(server.url), TestClient.citizen(server.url)]);
  const received = await owner.graphql(REPORT_INCIDENT);
  const id: string = received.body.data.reportIncident.incident.id;
  const asked = await owner.graphql(ASK, { id });
  expect(asked.body.data.incident).toEqual({
    id,
    mood: 'SAD',
    incidentType: 'PEDESTRIAN',
    history: [{ status: 'RECEIVED' }],
  });
  for (const [client, unknown] of [
    [other, id],
    [owner, '999999'],
    [owner, 'nonsense'],
  ] as const) {
    const { body } = await client.graphql(ASK, { id: unknown });
    expect(body.data).toEqual({ incident: null });
  }
});
