import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { end, start, tryStart } from '../../../testing/drives/drive-calls';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

let server: TestServer;
let citizen: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  citizen = await TestClient.citizen(server.url);
});

/** So long ago by the server's clock. */
function ago(ms: number): string {
  return new Date(server.clock.now().getTime() - ms).toISOString();
}

test('of 50 parallel starts one wins and 49 learn which journey is active', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => tryStart(citizen)));
  const won = answers.filter(({ startJourney }) => startJourney !== undefined);
  expect(won).toHaveLength(1);
  const activeJourneyId = Number(won[0].startJourney.journey.id);
  const lost = answers.flatMap(({ refused }) => (refused === undefined ? [] : [refused]));
  expect(lost).toHaveLength(49);
  for (const refused of lost) {
    expect(refused).toMatchObject({ code: 'CONFLICT', activeJourneyId });
  }
});

test('of 20 parallel starts with one clientId all get the same journey', async () => {
  const clientId = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => start(citizen, { clientId })));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
});

test('a clientId gives the same journey again, whatever became of it, and refuses other content', async () => {
  const clientId = randomUUID();
  const startedAt = ago(HOUR_MS);
  const first = await start(citizen, { clientId, startedAt });
  await end(citizen, first.id);
  const again = await start(citizen, { clientId, startedAt });
  expect([again.id, again.isActive]).toEqual([first.id, false]);
  for (const other of [
    { startedAt: ago(2 * HOUR_MS) },
    { role: 'PASSENGER' },
    { registrationNumber: 'CE 1 A' },
  ]) {
    const { refused } = await tryStart(citizen, { clientId, startedAt, ...other });
    expect(refused.code).toBe('IDEMPOTENCY_MISMATCH');
  }
});

test('a clientId belongs to one citizen', async () => {
  const clientId = randomUUID();
  const stranger = await TestClient.citizen(server.url);
  const [mine, theirs] = [await start(citizen, { clientId }), await start(stranger, { clientId })];
  expect(theirs.id).not.toBe(mine.id);
});

test('a phone that was away for longer than a start may lie back still gets its journey again', async () => {
  const [clientId, startedAt] = [randomUUID(), ago(6 * DAY_MS)];
  const first = await start(citizen, { clientId, startedAt });
  server.clock.advance(2 * DAY_MS);
  expect((await start(citizen, { clientId, startedAt })).id).toBe(first.id);
  expect((await tryStart(citizen, { startedAt })).refused.fields).toHaveProperty('startedAt');
});

test('a start may lie up to 7 days back, and is never ahead of the server', async () => {
  const late = await tryStart(citizen, { startedAt: ago(7 * DAY_MS + MINUTE_MS) });
  expect(late.refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { startedAt: expect.any(String) } });
  const early = await tryStart(citizen, { startedAt: ago(-5 * MINUTE_MS) });
  expect(early.refused.fields).toEqual({ startedAt: 'Must not be in the future' });
  // A phone's clock is never quite right: a little ahead means now.
  const { startTime } = await start(citizen, { startedAt: ago(-MINUTE_MS) });
  expect(Date.parse(startTime)).toBeLessThanOrEqual(server.clock.now().getTime());
  const other = await TestClient.citizen(server.url);
  const startedAt = ago(7 * DAY_MS - MINUTE_MS);
  expect((await start(other, { startedAt })).startTime).toBe(startedAt);
});

test('a journey that is over already never becomes active, with its own times', async () => {
  const times = { startedAt: ago(3 * HOUR_MS), endedAt: ago(2 * HOUR_MS) };
  const journey = await start(citizen, times);
  expect(journey).toMatchObject({
    isActive: false,
    startTime: times.startedAt,
    endTime: times.endedAt,
    isEndProvisional: false,
  });
  expect((await start(citizen)).isActive).toBe(true);
});

test('a journey that is over is accepted beside an active one unless their times overlap', async () => {
  const active = await start(citizen, { startedAt: ago(2 * HOUR_MS) });
  const overlapping = await tryStart(citizen, { startedAt: ago(3 * HOUR_MS), endedAt: ago(HOUR_MS) });
  expect(overlapping.refused).toMatchObject({ code: 'CONFLICT', activeJourneyId: Number(active.id) });
  const before = await start(citizen, { startedAt: ago(4 * HOUR_MS), endedAt: active.startTime });
  expect(before.isActive).toBe(false);
  const { body } = await citizen.graphql('{ activeJourney { id } }');
  expect(body.data.activeJourney.id).toBe(active.id);
});

const START_OR_GO_ON = `mutation ($input: StartJourneyInput!) {
  startJourney(input: $input) { outcome journey { id registrationNumber isActive } } }`;

test('a start that asks for it gets the journey that is on, and says that it is no new one', async () => {
  const clientId = randomUUID();
  const input = { vehicleType: 'CAR', category: 'PRIVATE', ifActive: 'GIVE' };
  const begin = async (over: object) => {
    const { body } = await citizen.graphql(START_OR_GO_ON, { input: { ...input, ...over } });
    return body.data?.startJourney ?? body.errors[0].extensions;
  };
  const first = await begin({ registrationNumber: 'LT 482 KD', clientId });
  expect(first).toMatchObject({ outcome: 'STARTED', journey: { isActive: true } });
  expect(await begin({ registrationNumber: 'LT 482 KD', clientId })).toEqual({
    ...first,
    outcome: 'REPEATED',
  });
  expect(await begin({ registrationNumber: 'CE 1 A' })).toEqual({ ...first, outcome: 'ALREADY_ACTIVE' });
  const stranger = await TestClient.citizen(server.url);
  const { body } = await stranger.graphql(START_OR_GO_ON, {
    input: { ...input, registrationNumber: 'CE 1 A' },
  });
  expect(body.data.startJourney.outcome).toBe('STARTED');
  const past = await begin({ registrationNumber: 'CE 1 A', startedAt: ago(HOUR_MS), endedAt: ago(-1) });
  expect(past).toMatchObject({ code: expect.stringMatching(/^(CONFLICT|BAD_USER_INPUT)$/) });
});

test('of 50 parallel starts that ask for it one begins a journey, and 49 go on with that', async () => {
  const input = {
    vehicleType: 'CAR',
    category: 'PRIVATE',
    registrationNumber: 'LT 482 KD',
    ifActive: 'GIVE',
  };
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => (await citizen.graphql(START_OR_GO_ON, { input })).body.data),
  );
  const outcomes = answers.map(({ startJourney }) => startJourney.outcome).sort();
  expect(outcomes).toEqual([...Array.from({ length: 49 }, () => 'ALREADY_ACTIVE'), 'STARTED']);
  expect(new Set(answers.map(({ startJourney }) => startJourney.journey.id)).size).toBe(1);
});

test.each([
  ['an end before the start', () => ({ startedAt: ago(HOUR_MS), endedAt: ago(2 * HOUR_MS) })],
  ['an end without a start', () => ({ endedAt: ago(HOUR_MS) })],
  ['an end ahead of the server', () => ({ startedAt: ago(HOUR_MS), endedAt: ago(-HOUR_MS) })],
])('%s is refused at endedAt', async (_name, times) => {
  const { refused } = await tryStart(citizen, times());
  expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', ['endedAt']]);
});

test('one plate in any spelling is one vehicle, and is shown as typed', async () => {
  const plates = ['lt-482-kd', 'LT 482 KD', ' LT482KD '];
  const others = await Promise.all(plates.map(() => TestClient.citizen(server.url)));
  const ids = await Promise.all(
    others.map(async (by, index) => (await start(by, { registrationNumber: plates[index] })).id),
  );
  const rows: { vehicle_id: number; registration_number: string }[] = await server.dataSource.query(
    'SELECT vehicle_id, registration_number FROM journey WHERE id = ANY ($1::bigint[]) ORDER BY id',
    [ids],
  );
  expect(new Set(rows.map(({ vehicle_id: vehicleId }) => vehicleId)).size).toBe(1);
  expect(rows.map(({ registration_number: plate }) => plate).sort()).toEqual([
    'LT 482 KD',
    'LT482KD',
    'lt-482-kd',
  ]);
});

test('text beyond the Latin letters comes back as it was', async () => {
  const agency = 'Voyages « Étoile » 🚌 中';
  const journey = await citizen.graphql(
    `mutation ($input: StartJourneyInput!) { startJourney(input: $input) { journey { transportAgency } } }`,
    {
      input: {
        vehicleType: 'BUS',
        registrationNumber: 'LT 1 A',
        category: 'PUBLIC',
        transportAgency: ` ${agency} `,
      },
    },
  );
  expect(journey.body.data.startJourney.journey.transportAgency).toBe(agency);
});
