import { MINUTE_MS } from '@wakafine/domain/units';
import { staffClient } from '../../testing/staff';
import { proveNumbers, provenCitizen } from '../../testing/prove-number';
import { TestClient } from '../../testing/test-client';
import type { JsonValue } from '../../testing/test-client';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';

const SIMILAR = `query ($lat: Float!, $lng: Float!, $incidentType: IncidentType!) {
  similarIncidents(lat: $lat, lng: $lng, incidentType: $incidentType) {
    id incidentType severity occurredAt confirmationCount isConfirmed isVerified } }`;
const TELL = `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id occurredAt } } }`;
const CONFIRM = `mutation ($input: ConfirmIncidentInput!) { confirmIncident(input: $input) { incident { id } } }`;
const DEGREES_PER_METRE = 180 / (Math.PI * 6_371_000);
const HERE = { lat: 4.0511, lng: 9.7679 };

let server: TestServer;
let teller: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.advance(20 * MINUTE_MS);
  [teller, other] = [await provenCitizen(server), await provenCitizen(server)];
});
afterAll(() => server.close());

async function tell(over: Readonly<Record<string, unknown>> = {}) {
  const input = {
    mood: 'SAD',
    incidentType: 'PEDESTRIAN',
    description: 'Secret words',
    location: HERE,
    ...over,
  };
  return (await teller.graphql(TELL, { input })).body.data.reportIncident.incident;
}

async function similar(client: TestClient, over: Readonly<Record<string, unknown>> = {}): Promise<JsonValue> {
  const { body } = await client.graphql(SIMILAR, { ...HERE, incidentType: 'PEDESTRIAN', ...over });
  return body.errors?.[0].extensions.code ?? body.data.similarIncidents;
}

test('a similar incident is shown to others as a public row, and to nobody who told of it', async () => {
  const { id, occurredAt } = await tell();
  expect(await similar(other, { lat: HERE.lat + 99 * DEGREES_PER_METRE })).toEqual([
    {
      ...{ id, incidentType: 'PEDESTRIAN', severity: 'MEDIUM', occurredAt },
      ...{ confirmationCount: 0, isConfirmed: false, isVerified: false },
    },
  ]);
  expect(await similar(teller)).toEqual([]);
});

test.each([
  ['more than 100 m away', {}, { lat: HERE.lat + 101 * DEGREES_PER_METRE }],
  ['more than 100 m east', {}, { lng: HERE.lng + 102 * DEGREES_PER_METRE }],
  ['of another type', {}, { incidentType: 'OTHER' }],
  ['without a place', { location: null }, {}],
])('what is %s is not similar', async (_what, told, asked) => {
  await tell(told);
  expect(await similar(other, asked)).toEqual([]);
});

test('after 5 minutes, and once staff have closed it, nothing is similar any more', async () => {
  const { id } = await tell();
  server.clock.advance(4 * MINUTE_MS + 50_000);
  expect(await similar(other)).toHaveLength(1);
  await (
    await staffClient(server, 'ADMIN')
  ).graphql('mutation ($id: ID!) { resolveIncident(input: { incidentId: $id }) { incident { id } } }', {
    id,
  });
  expect(await similar(other)).toEqual([]);
  await tell();
  server.clock.advance(5 * MINUTE_MS + 1_000);
  expect(await similar(other)).toEqual([]);
});

test('the newest 10 are shown', async () => {
  for (let count = 0; count < 12; count += 1) {
    await tell();
    server.clock.advance(1_000);
  }
  const times = (await similar(other)).map(({ occurredAt }: JsonValue) => occurredAt);
  expect(times).toHaveLength(10);
  expect(times).toEqual([...times].sort().reverse());
});

test('places that are none are refused', async () => {
  expect(await similar(other, { lat: 91 })).toBe('BAD_USER_INPUT');
  expect(await similar(other, { lng: -181 })).toBe('BAD_USER_INPUT');
});

test('the confirmation of somebody whose number is not proven counts for nobody else', async () => {
  const { id } = await tell();
  const unproven = await TestClient.citizen(server.url);
  const input = { incidentId: id, location: HERE };
  const { body } = await unproven.graphql(CONFIRM, { input });
  expect(body.errors).toBeUndefined();
  expect(await similar(unproven)).toMatchObject([{ id, isConfirmed: true, confirmationCount: 0 }]);
  expect(await similar(other)).toMatchObject([{ id, isConfirmed: false, confirmationCount: 0 }]);
  await proveNumbers(server);
  expect(await similar(other)).toMatchObject([{ id, confirmationCount: 1 }]);
});
