import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { end, push, start, tryStart } from '../../../testing/drives/drive-calls';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const READ = `query ($id: ID!) { journey(id: $id) {
  isImported isActive violationCount violations { id severity grade } } }`;
const PUBLIC = `{ topViolators(first: 100) { registrationNumber }
  recentViolations(perZone: 10) { caution { id } warning { id } danger { id } } }`;
/** One violation, in the danger zone. */
const SPEEDS = [...ramp(0, 80), ...seconds(20, 80), ...ramp(80, 0)];

let server: TestServer;
let citizen: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  citizen = await TestClient.citizen(server.url);
});

function ago(ms: number): Date {
  return new Date(server.clock.now().getTime() - ms);
}

/** Import input for a file of a drive that began so long ago. */
function fileOf(agoMs: number) {
  const startedAt = ago(agoMs);
  const fixes = straightDrive(startedAt, SPEEDS);
  const times = { startedAt: startedAt.toISOString(), endedAt: fixes.at(-1)?.recordedAt };
  return { fixes, input: { ...times, clientId: randomUUID(), isImported: true } };
}

async function read(id: string): Promise<JsonValue> {
  return (await citizen.graphql(READ, { id })).body.data.journey;
}

test('a file becomes a journey that is over, with its violations, which accuse nobody in public', async () => {
  const { fixes, input } = fileOf(HOUR_MS);
  const { id } = await start(citizen, { ...input, registrationNumber: 'OU 777 QQ' });
  await push(citizen, id, fixes);
  expect(await end(citizen, id)).toMatchObject({ isActive: false });
  const journey = await read(id);
  expect(journey).toMatchObject({ isImported: true, isActive: false, violationCount: 1 });
  expect(journey.violations).toMatchObject([{ severity: 'DANGER', grade: 'C' }]);
  const { body } = await new TestClient(server.url).graphql(PUBLIC);
  expect(body.data).toEqual({ topViolators: [], recentViolations: { caution: [], warning: [], danger: [] } });
});

test('the same drive as a phone records it is ranked', async () => {
  const { fixes, input } = fileOf(HOUR_MS);
  const { id } = await start(citizen, { ...input, isImported: false });
  await push(citizen, id, fixes);
  const journey = await read(id);
  expect(journey).toMatchObject({ isImported: false, violations: [{ grade: 'B' }] });
});

test('a file that is imported twice is one journey', async () => {
  const { fixes, input } = fileOf(2 * HOUR_MS);
  const first = await start(citizen, input);
  expect(await push(citizen, first.id, fixes)).toMatchObject({ accepted: fixes.length, duplicates: 0 });
  const again = await start(citizen, input);
  expect(again.id).toBe(first.id);
  expect(await push(citizen, again.id, fixes)).toMatchObject({ accepted: 0, duplicates: fixes.length });
  const { refused } = await tryStart(citizen, { ...input, registrationNumber: 'CE 1 A' });
  expect(refused.code).toBe('IDEMPOTENCY_MISMATCH');
});

test('a file of a time that another journey of the citizen covers is refused, and the journey named', async () => {
  const { input } = fileOf(3 * HOUR_MS);
  const recorded = await start(citizen, { startedAt: input.startedAt, endedAt: input.endedAt });
  const { refused } = await tryStart(citizen, input);
  expect(refused).toMatchObject({ code: 'CONFLICT', overlappingJourneyId: Number(recorded.id) });
  const after = { startedAt: input.endedAt, endedAt: ago(2 * HOUR_MS).toISOString() };
  expect((await start(citizen, { ...input, ...after })).isActive).toBe(false);
  const stranger = await TestClient.citizen(server.url);
  expect((await start(stranger, input)).isActive).toBe(false);
});

test('a file must have ended, within the last 7 days', async () => {
  const open = await tryStart(citizen, { ...fileOf(HOUR_MS).input, endedAt: null });
  expect(open.refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: { endedAt: expect.any(String) } });
  const old = await tryStart(citizen, fileOf(7 * DAY_MS + MINUTE_MS).input);
  expect(old.refused.fields).toHaveProperty('startedAt');
});
