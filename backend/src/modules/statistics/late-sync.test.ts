import { randomInt, randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import fc from 'fast-check';
import { end, push, start } from '../../testing/drives/drive-calls';
import { longDrive } from '../../testing/drives/long-drive';
import { seconds, straightDrive } from '../../testing/drives/straight-drive';
import type { FixPayload } from '../../testing/drives/straight-drive';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { endSilentJourneys } from '../journeys/lifecycle/end-silent-journeys';
import { countPassages } from './analytics/count-passages';
import { checkRollups } from './rollups/check-rollups';

const SEED = Number(process.env.SYNC_SEED ?? randomInt(2 ** 31));
/** Six hours at one fix a second. */
const FIXES = 21_600;
const VIOLATION =
  'severity speedKmh meanSpeedKmh startedAt endedAt latitude longitude grade fixCount fineAmountXaf';
const STATE = `query ($id: ID!) {
  journey(id: $id) {
    startTime endTime isActive isEndProvisional status distanceKm maxSpeedKmh averageSpeedKmh currentSpeedKmh zone
    lastFixAt violationCount acceptedThrough trace { lat lng } violations { ${VIOLATION} }
  }
  violations(first: 100, filter: { scope: MINE }) { totalCount }
  myStatistics { totalJourneys totalViolations totalDistanceKm averageSpeedKmh safeDrivingPercentage
    violationsPerJourney streak { currentDays longestDays } }
  report(period: ALL) { totalCount summary { totalViolations severityBreakdown { high medium low } } }
  monthlySummary { totalJourneys totalViolations totalDistanceKm maxSpeedKmh averageSpeedKmh }
  incidents { totalCount }
}`;
const ROUTE = `query ($id: ID!) { journey(id: $id) { route { lat lng recordedAt speedKmh zone } } }`;
const REPORT_INCIDENT = `mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }`;

let server: TestServer;
const startedAt = new Date(Math.floor(Date.now() / 1_000) * 1_000 - FIXES * 1_000 - HOUR_MS);
const fixes = longDrive(startedAt, { count: FIXES, seed: SEED });
const endedAt = new Date(startedAt.getTime() + FIXES * 1_000);
beforeAll(async () => {
  process.stdout.write(`sync seed ${SEED} (SYNC_SEED=${SEED} runs the same again)\n`);
  server = await startTestServer();
  // Days without a violation are counted up to today.
  server.clock.passMidnight({ before: 8 * MINUTE_MS, after: 0 });
});
afterAll(() => server.close());

/** Calls by which a phone sends the server a journey; they may be repeated. */
type Step = (client: TestClient, journeyId: string) => Promise<unknown>;

function batchesOf(size: number): FixPayload[][] {
  return Array.from({ length: Math.ceil(fixes.length / size) }, (_, index) =>
    fixes.slice(index * size, (index + 1) * size),
  );
}

const pushed =
  (batch: readonly FixPayload[]): Step =>
  async (client, journeyId) => {
    const { accepted, duplicates } = await push(client, journeyId, batch);
    expect(accepted + duplicates).toBe(batch.length);
  };
const ended: Step = (client, journeyId) => end(client, journeyId, endedAt);

function received(): Step {
  const { lat, lng } = fixes[FIXES / 2] ?? { lat: 4, lng: 9.7 };
  const occurredAt = new Date(startedAt.getTime() + (FIXES / 2) * 1_000).toISOString();
  const what = { mood: 'WORRIED', incidentType: 'ROAD_HAZARD', location: { lat, lng }, occurredAt };
  const input = { ...what, clientId: randomUUID() };
  return async (client) =>
    expect((await client.graphql(REPORT_INCIDENT, { input })).body.errors).toBeUndefined();
}

/** In any order: all batches with their fixes shuffled, a fifth of the fixes once more, and everything else. */
function inAnyOrder(): Step[] {
  const shuffled = <Value>(values: readonly Value[], seed: number, length = values.length): Value[] => {
    const some = fc.shuffledSubarray([...values], { minLength: length, maxLength: length });
    return fc.sample(some, { seed, numRuns: 1 })[0] ?? [];
  };
  const again = shuffled(fixes, SEED + 1, FIXES / 5);
  const repeats = Array.from({ length: Math.ceil(again.length / 1_000) }, (_, index) =>
    again.slice(index * 1_000, (index + 1) * 1_000),
  );
  const batches = batchesOf(1_000).map((batch, index) => shuffled(batch, SEED + 2 + index));
  return shuffled([...[...batches, ...repeats].map(pushed), ended, received()], SEED);
}

/** Drives through the steps; what has no answer stays with the phone and comes once more, before some of the others. */
async function carryOut(
  client: TestClient,
  { steps, isLost }: { steps: readonly Step[]; isLost: (request: number) => boolean },
): Promise<JsonValue> {
  const vehicle = { registrationNumber: `LT ${randomInt(100, 999)} QS`, clientId: randomUUID() };
  const input = { ...vehicle, startedAt: startedAt.toISOString() };
  const { id } = await start(client, input);
  const left = [...steps];
  let requests = 0;
  for (let step = left.shift(); step !== undefined; step = left.shift()) {
    requests += 1;
    await step(client, id);
    if (isLost(requests)) {
      left.splice(Math.floor(left.length / 2), 0, step);
    }
    // The server's own work goes on in between.
    await countPassages(server.services);
  }
  // A start whose answer was lost is asked for again as well.
  expect((await start(client, input)).id).toBe(id);
  return id;
}

async function stateOf(client: TestClient, id: string): Promise<JsonValue> {
  const { body } = await client.graphql(STATE, { id });
  expect(body.errors).toBeUndefined();
  const route = await client.graphql(ROUTE, { id });
  return { ...body.data, route: route.body.data.journey.route };
}

/**
 * Number of passages of the drives through each cell of the country, on whatever day, as the authority counts
 * it.
 */
async function passages(): Promise<Map<string, number>> {
  server.clock.advance(11 * MINUTE_MS);
  await countPassages(server.services);
  const rows = await server.dataSource.query(
    'SELECT lat_cell, lng_cell, sum(passages)::integer AS passages FROM cell_passage GROUP BY lat_cell, lng_cell',
  );
  return new Map(rows.map((row: JsonValue) => [`${row.lat_cell} ${row.lng_cell}`, row.passages]));
}

async function vehicleFigures(id: string): Promise<JsonValue> {
  const [row] = await server.dataSource.query(
    `SELECT figure.* FROM vehicle_figure_now figure
     JOIN journey ON journey.vehicle_id = figure.vehicle_id WHERE journey.id = $1`,
    [id],
  );
  return { ...row, vehicle_id: null };
}

/** Divisors of rates: the order in which fixes arrive must change none of them. */
async function judgedWays(id: string): Promise<JsonValue> {
  const rows = await server.dataSource.query(
    `SELECT hour, road, judged_m, confirmed_m, unjudged_m, from_at, to_at, is_open FROM judged_way
     WHERE journey_id = $1 ORDER BY hour, road`,
    [id],
  );
  return rows;
}

test('six hours without a network, synced in any order with repeats and every third answer lost, are the drive in order', async () => {
  const online = await TestClient.citizen(server.url);
  const steps = [...batchesOf(1_000).map(pushed), received(), ended];
  const inOrderId = await carryOut(online, { steps, isLost: () => false });
  const inOrder = await stateOf(online, inOrderId);
  expect(inOrder.journey).toMatchObject({ acceptedThrough: FIXES, isActive: false });
  expect(inOrder.journey.violationCount).toBeGreaterThan(10);
  const passedOnce = await passages();
  expect(passedOnce.size).toBeGreaterThan(100);

  const offline = await TestClient.citizen(server.url);
  const lateId = await carryOut(offline, { steps: inAnyOrder(), isLost: (request) => request % 3 === 0 });
  expect(await stateOf(offline, lateId)).toEqual(inOrder);
  expect(await vehicleFigures(lateId)).toEqual(await vehicleFigures(inOrderId));
  const ways = await judgedWays(inOrderId);
  expect(ways.length).toBeGreaterThanOrEqual(6);
  expect(await judgedWays(lateId)).toEqual(ways);
  expect(await passages()).toEqual(new Map([...passedOnce].map(([cell, count]) => [cell, count * 2])));
  expect(await checkRollups(server.services)).toEqual([]);
});

test('a journey that the server ended for its silence is counted with the road that its phone sends days later', async () => {
  const before = await passages();
  const phone = await TestClient.citizen(server.url);
  const beganAt = new Date(server.clock.now().getTime() - HOUR_MS);
  const { id } = await start(phone, { startedAt: beganAt.toISOString() });
  const road = straightDrive(beganAt, seconds(300, 45));
  await push(phone, id, road.slice(0, 10));
  server.clock.advance(7 * HOUR_MS);
  await endSilentJourneys(server.services);
  server.clock.advance(3 * DAY_MS);
  expect(await passages()).toEqual(before);

  await push(phone, id, road);
  await end(phone, id);
  server.clock.advance(8 * DAY_MS);
  const now = await passages();
  const passed = [...now].filter(([cell, count]) => count === (before.get(cell) ?? 0) + 1);
  expect(passed.map(([cell]) => cell).sort()).toEqual(['405 976', '406 976', '407 976', '408 976']);
});
