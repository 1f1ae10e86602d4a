import type { FixPayload } from './straight-drive';
import type { JsonValue, TestClient } from '../server/test-client';

const VEHICLE = { vehicleType: 'CAR', registrationNumber: 'LT 482 KD', category: 'PRIVATE' };
const JOURNEY = `{ id isActive startTime endTime isEndProvisional distanceKm maxSpeedKmh violationCount
  acceptedThrough violations { id startedAt endedAt severity speedKmh isClaimed isWithdrawn } }`;
const START = `mutation ($input: StartJourneyInput!) { startJourney(input: $input) { journey ${JOURNEY} } }`;
const PUSH = `mutation ($input: RecordFixesInput!) { recordFixes(input: $input) {
  accepted duplicates acceptedThrough flagged { seq reason } journey ${JOURNEY} } }`;
const END = `mutation ($input: EndJourneyInput!) { endJourney(input: $input) { journey ${JOURNEY} } }`;
const READ = `query ($id: ID!) { journey(id: $id) ${JOURNEY} }`;

/** The raw answer to a start; `over` replaces or adds parts of the input. */
export function tryStart(
  client: TestClient,
  over: Readonly<Record<string, unknown>> = {},
): Promise<JsonValue> {
  return dataOrError(client, START, { input: { ...VEHICLE, ...over } });
}

/** Starts a journey that must succeed and gives it. */
export async function start(
  client: TestClient,
  over: Readonly<Record<string, unknown>> = {},
): Promise<JsonValue> {
  return (await tryStart(client, over)).startJourney.journey;
}

/** Pushes fixes and gives the payload of recordFixes, or the error's extensions under `refused`. */
export async function push(
  client: TestClient,
  journeyId: string,
  fixes: readonly FixPayload[],
): Promise<JsonValue> {
  const result = await dataOrError(client, PUSH, { input: { journeyId, fixes } });
  return result.recordFixes ?? result;
}

/** Ends a journey and gives it, or the error's extensions under `refused`. */
export async function end(client: TestClient, journeyId: string, endedAt?: Date): Promise<JsonValue> {
  const result = await dataOrError(client, END, { input: { journeyId, endedAt: endedAt?.toISOString() } });
  return result.endJourney?.journey ?? result;
}

/** The journey as its owner reads it. */
export async function read(client: TestClient, id: string): Promise<JsonValue> {
  return (await dataOrError(client, READ, { id })).journey;
}

async function dataOrError(
  client: TestClient,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<JsonValue> {
  const { body } = await client.graphql(query, variables);
  return body.errors === undefined ? body.data : { refused: body.errors[0].extensions };
}
