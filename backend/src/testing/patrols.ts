import { civilDayOf, isoDay, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { randomUUID } from 'node:crypto';
import { writeLedger } from './country/write-ledger';
import type { JsonValue, TestClient } from './server/test-client';
import type { TestServer } from './server/test-server';

const BAND = '{ expected low high }';
const PLAN = `{ night version fromHour hours starts basis isAllTraffic band ${BAND} unplanned ${BAND} allEvents eventsByHour
  learningPercent travelMinutes savedAt savedBy copies counted grade stops { number patrol fromHour hours isLocked
    place { segmentId road fromKm toKm towns line isLearning eventsByHour } band ${BAND} travelMinutes counted grade } }`;

/** Operations of patrol plans, with all their fields. */
export const PATROL_OPERATIONS = {
  plan: `query ($night: String!) { patrolPlan(night: $night) ${PLAN} }`,
  propose: `query ($input: PatrolNightInput!) { patrolProposal(input: $input) ${PLAN} }`,
  places: `query ($input: PatrolNightInput!) { patrolPlaces(input: $input) { segmentId eventsByHour isLearning } }`,
  nights: `{ patrolNights ${PLAN} }`,
  save: `mutation ($input: SavePatrolPlanInput!) { savePatrolPlan(input: $input) { plan ${PLAN} } }`,
  count: `mutation ($input: CountPatrolStopsInput!) { countPatrolStops(input: $input) { plan ${PLAN} } }`,
  print: `mutation ($input: PrintPatrolPlanInput!) { printPatrolPlan(input: $input) { copy } }`,
} as const;

/** The night after the next one of a server, which three patrols from Douala, Edéa and Yaoundé plan. */
export function patrolNightInput(
  { clock }: Pick<TestServer, 'clock'>,
  part: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const night = isoDay(civilDayOf(clock.now().getTime()) + 1);
  return { night, fromHour: 18, hours: 8, starts: ['Douala', 'Edéa', 'Yaoundé'], ...part };
}

/** Stores a plan for that night; it needs a ledger to plan by. */
export async function savePatrolPlan(
  client: TestClient,
  input: Readonly<Record<string, unknown>>,
): Promise<JsonValue> {
  const wished = { version: 0, stops: [], isReplanned: true, ...input };
  const { body } = await client.graphql(PATROL_OPERATIONS.save, { input: wished });
  expect(body.errors).toBeUndefined();
  return body.data.savePatrolPlan.plan;
}

/** Input of a printed copy. */
export function copyInput({ night, version }: JsonValue): Readonly<Record<string, unknown>> {
  return { night, version, clientId: randomUUID() };
}

const FILLED = new WeakMap<TestServer, Promise<void>>();

/** Writes just enough into the ledger of a server that the night of {@link patrolNightInput} can be planned; once for each server. */
export function fillPatrolLedger(server: TestServer): Promise<void> {
  const beginMs = startOfDayMs(civilDayOf(server.clock.now().getTime()) + 1) + 18 * HOUR_MS;
  const lines = Array.from({ length: 10 }, (_, at) => {
    const segment = `N3-${String(at + 8).padStart(3, '0')}`;
    return { segment, agency: '', at: new Date(beginMs - 7 * DAY_MS + HOUR_MS), judgedM: 250_000, events: 2 };
  });
  const filled = FILLED.get(server) ?? writeLedger(server, lines);
  FILLED.set(server, filled);
  return filled;
}

/** Stores the plan of a night long ago with one stop, as if it had been made then. */
export async function storePastPlan({ dataSource }: Pick<TestServer, 'dataSource'>): Promise<{
  readonly night: string;
  readonly version: number;
}> {
  const [night, band] = ['2026-01-10', { expected: 5, low: 2, high: 8 }];
  const stop = { patrol: 0, segment: 'N3-014', fromHour: 2, hours: 2, isLocked: false, isLearning: false };
  const figures = {
    ...{ band, unplanned: band, whole: 90, learningShare: 0.2, travelS: 3_600, byHour: [10, 20, 30, 30] },
    stops: [{ ...stop, band, travelS: 3_600 }],
  };
  await dataSource.query('INSERT INTO patrol_plan (night) VALUES ($1) ON CONFLICT DO NOTHING', [night]);
  await dataSource.query(
    `INSERT INTO patrol_plan_version (night, version, saved_at, from_hour, hours, starts, basis, is_all_traffic, figures, content_hash)
     VALUES ($1, 1, '2026-01-10T12:00Z', 18, 4, '{Douala}', 'LAST_WEEKS', true, $2, '') ON CONFLICT DO NOTHING`,
    [night, figures],
  );
  return { night, version: 1 };
}
