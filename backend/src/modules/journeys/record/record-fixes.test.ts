import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const START = `mutation ($input: StartJourneyInput!) { startJourney(input: $input) { journey { id } } }`;
const PUSH = `mutation ($input: RecordFixesInput!) {
  recordFixes(input: $input) { accepted duplicates acceptedThrough flagged { seq reason } journey { distanceKm } }
}`;
const END = `mutation ($input: EndJourneyInput!) { endJourney(input: $input) { journey { id endTime } } }`;
const JOURNEY = `query ($id: ID!) { journey(id: $id) {
  startTime endTime distanceKm maxSpeedKmh averageSpeedKmh violationCount acceptedThrough
  violations { speedKmh meanSpeedKmh startedAt endedAt latitude longitude severity grade fixCount isWithdrawn }
} }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Two violations, one of them DANGER, with more than ten minutes between. */
function driveOf(startedAt: Date): FixPayload[] {
  const speeds = [
    ...ramp(0, 40),
    ...seconds(20, 40),
    ...ramp(40, 80),
    ...seconds(20, 80),
    ...ramp(80, 40),
    ...seconds(600, 40),
    ...ramp(40, 60),
    ...seconds(15, 58),
    ...ramp(60, 0),
  ];
  // One fix in ten of the slow part.
  return straightDrive(startedAt, speeds)
    .filter(({ seq }) => seq < 70 || seq > 640 || seq % 10 === 0)
    .map((fix, index) => ({ ...fix, seq: index + 1 }));
}

async function drive(batches: readonly (readonly FixPayload[])[], startedAt: Date): Promise<JsonValue> {
  const client = await TestClient.citizen(server.url);
  const vehicle = { vehicleType: 'CAR', registrationNumber: 'LT 000 ZZ', category: 'PRIVATE' };
  const started = await client.graphql(START, { input: { ...vehicle, startedAt: startedAt.toISOString() } });
  const journeyId = started.body.data.startJourney.journey.id;
  for (const fixes of batches) {
    const pushed = await client.graphql(PUSH, { input: { journeyId, fixes } });
    expect(pushed.body.errors).toBeUndefined();
    const { accepted, duplicates } = pushed.body.data.recordFixes;
    expect(accepted + duplicates).toBe(fixes.length);
  }
  const endedAt = batches
    .flat()
    .reduce((last, { recordedAt }) => (recordedAt > last ? recordedAt : last), '');
  await client.graphql(END, { input: { journeyId, endedAt } });
  const { body } = await client.graphql(JOURNEY, { id: journeyId });
  return body.data.journey;
}

function inBatches(fixes: readonly FixPayload[], size: number): FixPayload[][] {
  const count = Math.ceil(fixes.length / size);
  return Array.from({ length: count }, (_, index) => fixes.slice(index * size, (index + 1) * size));
}

test('any split, order and repetition of a drive gives the same journey and violations', async () => {
  const startedAt = new Date(Date.now() - 1_200_000);
  const fixes = driveOf(startedAt);
  const atOnce = await drive([fixes], startedAt);
  expect(atOnce.violationCount).toBe(2);
  expect(atOnce.violations.map(({ severity }: JsonValue) => severity)).toEqual(['DANGER', 'CAUTION']);
  const backwards = [...fixes].reverse();
  const shuffled = fixes.map((fix, index) => fixes[(index * 37) % fixes.length] ?? fix);
  expect(await drive(inBatches(fixes, 1), startedAt)).toEqual(atOnce);
  expect(await drive(inBatches(fixes, 10), startedAt)).toEqual(atOnce);
  expect(await drive(inBatches(backwards, 7), startedAt)).toEqual(atOnce);
  expect(await drive(inBatches(shuffled, 10), startedAt)).toEqual(atOnce);
  expect(await drive([...inBatches(fixes, 10), ...inBatches(fixes, 25), fixes], startedAt)).toEqual(atOnce);
});
