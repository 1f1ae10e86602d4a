import { hourOfMs } from '@wakafine/domain/time/public-time';
import { MINUTE_MS } from '@wakafine/domain/units';
import { publicIncidentId } from '../../../testing/public-incident';
import { staffClient } from '../../../testing/staff';
import { proveNumbers, provenCitizen } from '../../../testing/drives/prove-number';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const SIMILAR = `query ($lat: Float!, $lng: Float!, $incidentType: IncidentType!) {
  similarIncidents(lat: $lat, lng: $lng, incidentType: $incidentType) {
    id incidentType severity occurredAt confirmationCount isConfirmed isVerified } }`;
const REPORT_INCIDENT = `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id occurredAt } } }`;
const CONFIRM = `mutation ($input: ConfirmIncidentInput!) { confirmIncident(input: $input) { incident { id } } }`;
const DEGREES_PER_METRE = 180 / (Math.PI * 6_371_000);
const HERE = { lat: 4.0511, lng: 9.7679 };

let server: TestServer;
let author: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.advance(20 * MINUTE_MS);
  [author, other] = [await provenCitizen(server), await provenCitizen(server)];
});
afterAll(() => server.close());

async function notify(over: Readonly<Record<string, unknown>> = {}) {
  const input = {
    mood: 'SAD',
    incidentType: 'PEDESTRIAN',
    description: 'Secret words',
    location: HERE,
    ...over,
  };
  return (await author.graphql(REPORT_INCIDENT, { input })).body.data.reportIncident.incident;
}

async function similar(client: TestClient, over: Readonly<Record<string, unknown>> = {}): Promise<JsonValue> {
  const { body } = await client.graphql(SIMILAR, { ...HERE, incidentType: 'PEDESTRIAN', ...over });
  return body.errors?.[0].extensions.code ?? body.data.similarIncidents;
}

test('a similar incident is shown to others as a public row, and to nobody who submitted it', async () => {
  const { id, occurredAt } = await notify();
  expect(await similar(other, { lat: HERE.lat + 99 * DEGREES_PER_METRE })).toEqual([
    {
      ...{ id: await publicIncidentId(server, id), incidentType: 'PEDESTRIAN', severity: 'MEDIUM' },
      occurredAt: new Date(hourOfMs(Date.parse(occurredAt))).toISOString(),
      ...{ confirmationCount: 0, isConfirmed: false, isVerified: false },
    },
  ]);
  expect(await similar(author)).toEqual([]);
});

test.each([
  ['two cells north', {}, { lat: HERE.lat + 222 * DEGREES_PER_METRE }],
  ['two cells east', {}, { lng: HERE.lng + 222 * DEGREES_PER_METRE }],
  ['of another type', {}, { incidentType: 'OTHER' }],
  ['without a place', { location: null }, {}],
])('what is %s is not similar', async (_what, received, asked) => {
  await notify(received);
  expect(await similar(other, asked)).toEqual([]);
});

test('after 5 minutes, and once staff have closed it, nothing is similar any more', async () => {
  const { id } = await notify();
  server.clock.advance(4 * MINUTE_MS + 50_000);
  expect(await similar(other)).toHaveLength(1);
  await (
    await staffClient(server, 'ADMIN')
  ).graphql('mutation ($id: ID!) { resolveIncident(input: { incidentId: $id }) { incident { id } } }', {
    id,
  });
  expect(await similar(other)).toEqual([]);
  await notify();
  server.clock.advance(6 * MINUTE_MS);
  expect(await similar(other)).toEqual([]);
});

test('the newest 10 by their minutes are shown, those of a minute by their public ids', async () => {
  const { id: oldest } = await notify();
  server.clock.advance(2 * MINUTE_MS - (server.clock.now().getTime() % MINUTE_MS));
  for (let count = 0; count < 10; count += 1) {
    await notify();
  }
  const ids: string[] = (await similar(other)).map(({ id }: JsonValue) => id);
  expect(ids).toHaveLength(10);
  expect(ids).not.toContain(await publicIncidentId(server, oldest));
  expect(ids).toEqual([...ids].sort().reverse());
});

test('an incident is shown from the same places and for as long, wherever in its cell and minute it was', async () => {
  const shownFrom = async (location: typeof HERE): Promise<boolean[]> => {
    await notify({ location, incidentType: 'OTHER' });
    const shown: boolean[] = [];
    for (const metres of [-250, -180, -120, -60, 0, 60, 120, 180, 250]) {
      const asked = { incidentType: 'OTHER', lat: HERE.lat + metres * DEGREES_PER_METRE };
      shown.push((await similar(other, asked)).length > 0);
    }
    server.clock.advance(20 * MINUTE_MS);
    return shown;
  };
  const shown = await shownFrom({ lat: 4.05105, lng: 9.76705 });
  expect(await shownFrom({ lat: 4.05195, lng: 9.76795 })).toEqual(shown);
  expect(new Set(shown).size).toBe(2);
});

test('places that are none are refused', async () => {
  expect(await similar(other, { lat: 91 })).toBe('BAD_USER_INPUT');
  expect(await similar(other, { lng: -181 })).toBe('BAD_USER_INPUT');
});

test('the confirmation of somebody whose number is not proven counts for nobody else', async () => {
  const id = await publicIncidentId(server, (await notify()).id);
  const unproven = await TestClient.citizen(server.url);
  const input = { incidentId: id, location: HERE };
  const { body } = await unproven.graphql(CONFIRM, { input });
  expect(body.errors).toBeUndefined();
  expect(await similar(unproven)).toMatchObject([{ id, isConfirmed: true, confirmationCount: 0 }]);
  expect(await similar(other)).toMatchObject([{ id, isConfirmed: false, confirmationCount: 0 }]);
  await proveNumbers(server);
  expect(await similar(other)).toMatchObject([{ id, confirmationCount: 1 }]);
});
