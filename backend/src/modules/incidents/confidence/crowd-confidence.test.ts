import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { hourOfMs } from '@wakafine/domain/time/public-time';
import { startMoving } from '../../../testing/drives/moving';
import { proveNumbers, provenCitizen } from '../../../testing/drives/prove-number';
import {
  DEGREES_PER_METRE,
  hazardsFor,
  readCrowd,
  submitAt,
  voteOn,
} from '../../../testing/incidents/crowd-calls';
import { publicIncidentId } from '../../../testing/public-incident';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';

const CONFIRM = `mutation ($input: ConfirmIncidentInput!) { confirmIncident(input: $input) { incident { id } } }`;
const MOVE = `mutation ($input: MoveIncidentInput!) { moveIncident(input: $input) { incident { version } } }`;

let server: TestServer;
let operator: TestClient;
/** Every test has a place of its own, a kilometre from all others. */
let place = { lat: 4.0004, lng: 9.7502 };
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  place = { ...place, lat: Number((place.lat + 0.01).toFixed(4)) };
  server.clock.advance(20 * MINUTE_MS);
  // Staff who did nothing for 30 min are signed out.
  operator = await staffClient(server, 'OPERATOR');
});
afterAll(() => server.close());

const north = (metres: number) => ({ ...place, lat: place.lat + metres * DEGREES_PER_METRE });
const around = () => ({ south: place.lat - 0.004, north: place.lat + 0.004, west: 9.7, east: 9.8 });

async function confirm(client: TestClient, id: string) {
  const incidentId = await publicIncidentId(server, id);
  const { body } = await client.graphql(CONFIRM, { input: { incidentId, location: place } });
  expect(body.errors).toBeUndefined();
}

async function move(id: string, to: string, version: number) {
  const input = { incidentId: id, to, version, reason: 'Seen on the spot.' };
  expect((await operator.graphql(MOVE, { input })).body.errors).toBeUndefined();
}

/** The hazards around the place of this test, read after what a process remembers of them is gone. */
async function hazards(client: TestClient = operator): Promise<JsonValue> {
  server.clock.advance(16_000);
  return hazardsFor(client, around());
}

/** A breakdown that its reporter and three who stand beside it confirm. */
async function confirmedBreakdown(): Promise<{ id: string; author: TestClient }> {
  const author = await provenCitizen(server);
  const id = await submitAt(author, place);
  for (let count = 0; count < 3; count += 1) {
    expect(await voteOn({ server, client: await provenCitizen(server) }, id, { location: place })).toBe(
      'STILL_THERE',
    );
  }
  return { id, author };
}

async function partsOf(id: string): Promise<Record<string, number>> {
  const { crowdConfidence } = await readCrowd(operator, id);
  return Object.fromEntries(crowdConfidence.parts.map(({ kind, count }: JsonValue) => [kind, count]));
}

test('staff see the number and what it comes from, and who submitted it the word alone', async () => {
  const { id, author } = await confirmedBreakdown();
  const { crowdConfidence, crowdVerdict } = await readCrowd(operator, id);
  // One report, half a voice for each who only says to be there, and half a voice of doubt.
  expect(crowdConfidence).toMatchObject({ word: 'CONFIRMED', confidence: expect.closeTo(1.25 / 1.75, 2) });
  expect(await partsOf(id)).toMatchObject({ INDEPENDENT_THERE: 4, RECORD: 4, AGE: 0 });
  expect(crowdVerdict).toBeNull();
  const shown = (await readCrowd(author, id)).crowdConfidence;
  expect(shown).toEqual({ word: 'CONFIRMED', confidence: null, parts: [] });
});

test('a hazard is shown a second after it was confirmed, also where somebody asked just before', async () => {
  expect(await hazards()).toEqual([]);
  await confirmedBreakdown();
  server.clock.advance(1_000);
  expect(await hazardsFor(operator, around())).toMatchObject([{ hazardType: 'BREAKDOWN' }]);
});

test('a confirmed hazard is shown to everybody who is signed in: its cell, its hour, and nobody', async () => {
  const { id, author } = await confirmedBreakdown();
  const at = server.clock.now().getTime();
  const row = {
    id: await publicIncidentId(server, id),
    ...{ hazardType: 'BREAKDOWN', severity: 'MEDIUM', isVerified: false },
    ...{ latitude: expect.closeTo(place.lat + 0.0001, 5), longitude: 9.7505 },
    occurredAt: new Date(hourOfMs(at)).toISOString(),
  };
  for (const client of [operator, author, await TestClient.citizen(server.url)]) {
    expect(await hazards(client)).toEqual([row]);
  }
  expect(await hazardsFor(new TestClient(server.url), around())).toBe('UNAUTHENTICATED');
  expect(await hazardsFor(operator, { ...around(), south: place.lat + 0.002 })).toEqual([]);
});

test('what one person alone submits, and what drives on, is no hazard', async () => {
  await submitAt(await provenCitizen(server), place);
  expect(await hazards()).toEqual([]);
  const id = await submitAt(await provenCitizen(server), place, { incidentType: 'RECKLESS_DRIVING' });
  for (let count = 0; count < 4; count += 1) {
    await confirm(await provenCitizen(server), id);
  }
  expect((await readCrowd(operator, id)).crowdConfidence.word).toBe('CONFIRMED');
  expect(await hazards()).toEqual([]);
});

test('who passes by and finds it gone removes it from the list, and may say otherwise after', async () => {
  const { id } = await confirmedBreakdown();
  const passing = await startMoving(server);
  const [fix] = await server.dataSource.query(
    'SELECT lat, lng FROM fix WHERE journey_id = $1 ORDER BY seq DESC LIMIT 1',
    [passing.journeyId],
  );
  // As if the breakdown were on its way.
  await server.dataSource.query('UPDATE incident SET latitude = $2, longitude = $3 WHERE id = $1', [
    id,
    fix.lat,
    fix.lng,
  ]);
  expect(await voteOn({ server, client: passing.client }, id, { vote: 'GONE' })).toBe('GONE');
  expect(await partsOf(id)).toMatchObject({ INDEPENDENT_THERE: 4, INDEPENDENT_GONE: 1 });
  expect((await readCrowd(operator, id)).crowdConfidence.word).toBe('LIKELY');
  expect(await hazardsFor(operator)).not.toContainEqual(
    expect.objectContaining({ id: await publicIncidentId(server, id) }),
  );
  expect(await voteOn({ server, client: passing.client }, id)).toBe('STILL_THERE');
  expect(await partsOf(id)).not.toHaveProperty('INDEPENDENT_GONE');
  const [vote] = await server.dataSource.query('SELECT vote, is_passing FROM incident_vote WHERE is_passing');
  expect(vote).toEqual({ vote: 'STILL_THERE', is_passing: true });
});

test('nobody votes from elsewhere, on what was never shown, or as staff', async () => {
  const { id, author } = await confirmedBreakdown();
  const client = await provenCitizen(server);
  expect(await voteOn({ server, client }, id)).toBe('NOT_FOUND');
  expect(await voteOn({ server, client }, id, { location: north(300) })).toBe('NOT_FOUND');
  expect(await voteOn({ server, client }, id, { location: { lat: 91, lng: 0 } })).toBe('BAD_USER_INPUT');
  expect(await voteOn({ server, client: operator }, id, { location: place })).toBe('FORBIDDEN');
  const mine = await submitAt(author, place);
  expect(await voteOn({ server, client: author }, mine, { location: place })).toBe('NOT_FOUND');
  server.clock.advance(11 * MINUTE_MS);
  // Too old for those nearby, and never a hazard.
  expect(await voteOn({ server, client }, mine, { location: place })).toBe('NOT_FOUND');
  expect(await voteOn({ server, client: author }, id, { vote: 'GONE', location: place })).toBe('GONE');
});

test('accounts of one phone, and accounts whose numbers are not proven, confirm nothing', async () => {
  const author = await provenCitizen(server);
  const id = await submitAt(author, place);
  for (let count = 0; count < 3; count += 1) {
    await confirm(await TestClient.citizen(server.url), id);
  }
  expect(await partsOf(id)).toMatchObject({ INDEPENDENT_THERE: 1, UNPROVEN: 3 });
  await server.dataSource.query(
    `INSERT INTO device (account_id, token_hash, last_used_at)
     SELECT account_id, sha256('one phone'), now() FROM (
       SELECT account_id FROM incident_confirmation WHERE incident_id = $1
       UNION SELECT account_id FROM incident WHERE id = $1) people`,
    [id],
  );
  await proveNumbers(server);
  expect(await partsOf(id)).toMatchObject({ INDEPENDENT_THERE: 1, SHARED: 3 });
  expect((await readCrowd(operator, id)).crowdConfidence.word).toBe('UNVERIFIED');
});

test('two journeys in one bound vehicle are one voice', async () => {
  const [one, two] = [await startMoving(server), await startMoving(server)];
  await server.dataSource.query(`UPDATE journey SET binding = 'WITNESS' WHERE id = ANY ($1)`, [
    [one.journeyId, two.journeyId],
  ]);
  await server.dataSource.query(
    `INSERT INTO journey_binding (journey_id, vehicle_id, level, bound_from)
     SELECT id, (SELECT vehicle_id FROM journey WHERE id = $1), 'WITNESS', started_at FROM journey WHERE id IN ($1, $2)`,
    [one.journeyId, two.journeyId],
  );
  const id = await submitAt(one.client, place);
  await confirm(two.client, id);
  expect(await partsOf(id)).toMatchObject({ INDEPENDENT_THERE: 1, SHARED: 1 });
});

test('staff confirm alone, a closed incident is no hazard, and time ends it too', async () => {
  const id = await submitAt(await provenCitizen(server), place, { incidentType: 'CRASH' });
  await move(id, 'VERIFIED', 0);
  expect(await partsOf(id)).toMatchObject({ STAFF_CONFIRMED: 1, INDEPENDENT_THERE: 1 });
  expect(await hazards()).toMatchObject([{ hazardType: 'CRASH' }]);
  await move(id, 'RESOLVED', 1);
  expect(await hazards()).toEqual([]);
  const later = await submitAt(await provenCitizen(server), place, { incidentType: 'CRASH' });
  await move(later, 'VERIFIED', 0);
  server.clock.advance(3 * HOUR_MS);
  operator = await staffClient(server, 'OPERATOR');
  expect(await hazards()).toHaveLength(1);
  server.clock.advance(2 * HOUR_MS);
  operator = await staffClient(server, 'OPERATOR');
  expect(await hazards()).toEqual([]);
  expect((await readCrowd(operator, later)).status).toBe('VERIFIED');
});

test('a record of unfounded reports weighs against who submits again', async () => {
  const author = await provenCitizen(server);
  for (let count = 0; count < 4; count += 1) {
    await move(await submitAt(author, place, { description: `false ${count}` }), 'REJECTED', 0);
  }
  const id = await submitAt(author, place);
  const { crowdConfidence } = await readCrowd(operator, id);
  const record = crowdConfidence.parts.find(({ kind }: JsonValue) => kind === 'RECORD');
  expect(record.weight).toBeCloseTo(2 / 8);
});

test('votes on a duplicate count for the incident that remains', async () => {
  const { id } = await confirmedBreakdown();
  const original = await submitAt(await provenCitizen(server), place);
  const input = { incidentId: id, to: 'DUPLICATE', duplicateOfId: original, version: 0 };
  expect((await operator.graphql(MOVE, { input })).body.errors).toBeUndefined();
  expect(await partsOf(original)).toMatchObject({ INDEPENDENT_THERE: 5 });
  expect(await hazards()).toMatchObject([{ id: await publicIncidentId(server, original) }]);
});

test.each([
  ['south', { south: -91 }],
  ['east', { east: 181 }],
  ['north', { south: 5, north: 4 }],
  ['east', { west: 10, east: 9 }],
])('a part of the country with a wrong %s is refused', async (_side, over) => {
  expect(await hazardsFor(operator, { ...around(), ...over })).toBe('BAD_USER_INPUT');
});
