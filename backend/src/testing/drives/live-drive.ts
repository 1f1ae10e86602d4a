import type { FixPayload } from './straight-drive';
import type { TestClient } from '../server/test-client';

const START = `mutation ($input: StartJourneyInput!) { startJourney(input: $input) { journey { id } } }`;
const PUSH = `mutation ($input: RecordFixesInput!) { recordFixes(input: $input) { accepted acceptedThrough } }`;
const END = `mutation ($input: EndJourneyInput!) { endJourney(input: $input) { journey { id endTime } } }`;

/** A vehicle as a journey is started with it. */
export interface TestVehicle {
  readonly registrationNumber?: string;
  readonly category?: 'PRIVATE' | 'PUBLIC';
  readonly transportAgency?: string;
}

/** Starts a journey that began at a time, and gives its id. @throws Error when it is refused */
export async function startJourney(
  client: TestClient,
  startedAt: Date,
  vehicle: TestVehicle = {},
): Promise<string> {
  const input = { vehicleType: 'CAR', registrationNumber: 'LT 111 AA', category: 'PRIVATE', ...vehicle };
  const { body } = await client.graphql(START, { input: { ...input, startedAt: startedAt.toISOString() } });
  refuse(body.errors);
  return String(body.data.startJourney.journey.id);
}

/** Sends fixes as one push. @throws Error when it is refused */
export async function push(
  client: TestClient,
  journeyId: string,
  fixes: readonly FixPayload[],
): Promise<void> {
  const { body } = await client.graphql(PUSH, { input: { journeyId, fixes } });
  refuse(body.errors);
}

/** Ends a journey at a time. @throws Error when it is refused */
export async function endJourney(client: TestClient, journeyId: string, endedAt: Date): Promise<void> {
  const { body } = await client.graphql(END, { input: { journeyId, endedAt: endedAt.toISOString() } });
  refuse(body.errors);
}

function refuse(errors: unknown): void {
  if (errors !== undefined) {
    throw new Error(JSON.stringify(errors));
  }
}
