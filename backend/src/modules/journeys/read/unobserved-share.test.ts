import { MINUTE_MS } from '@wakafine/domain/units';
import { ride } from '../../../testing/drives/bound-ride';
import { end, push } from '../../../testing/drives/drive-calls';
import { registerBus } from '../../../testing/register';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { staffClient } from '../../../testing/staff';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const SHARE = 'query ($id: ID!) { registeredVehicle(id: $id) { unobservedShare } }';
const DRIVE_S = 1_200;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Fixes as a phone sends them. */
type Change = (fix: FixPayload, second: number, startedAt: Date) => FixPayload | null;

/** The unobserved share of a bus whose enrolled phone drives for 20 minutes and sends each minute as it is over. */
async function shareOf(change: Change): Promise<number> {
  const { plate: registrationNumber, id } = await registerBus(server);
  const startedAt = server.clock.now();
  const { client, journeyId } = await ride(server, { registrationNumber, level: 'BOUND', startedAt });
  const fixes = straightDrive(startedAt, seconds(DRIVE_S, 40));
  for (let from = 0; from < DRIVE_S; from += 60) {
    server.clock.advance(MINUTE_MS);
    const driven = fixes.slice(from, from + 60).map((fix, index) => change(fix, from + index, startedAt));
    await push(
      client,
      journeyId,
      driven.filter((fix) => fix !== null),
    );
  }
  await end(client, journeyId);
  const { body } = await (await staffClient(server, 'SUPERVISOR')).graphql(SHARE, { id });
  expect(body.errors).toBeUndefined();
  return body.data.registeredVehicle.unobservedShare;
}

test.each<[string, number, Change]>([
  ['an honest phone', 0, (fix) => fix],
  ['a phone that reports every 30 s', 0, (fix, second) => (second % 30 === 0 ? fix : null)],
  ['a bus that stands', 0, (fix) => ({ ...fix, lat: 4.0511, speedKmh: 0 })],
  ['an accuracy of 51 m throughout', 1, (fix) => ({ ...fix, accuracyM: 51 })],
  ['a phone that is off for the second half', 0.5, (fix, second) => (second < DRIVE_S / 2 ? fix : null)],
  [
    'time that is stretched threefold',
    0.83,
    (fix, second, startedAt) => ({
      ...fix,
      recordedAt: new Date(startedAt.getTime() + 3_000 * second).toISOString(),
    }),
  ],
])('%s leaves about %d of the time unobserved', async (_what, expected, change) => {
  expect(Math.abs((await shareOf(change)) - expected)).toBeLessThan(0.08);
});

test('a vehicle without a bound journey has no share', async () => {
  const { id } = await registerBus(server);
  const { body } = await (await staffClient(server, 'SUPERVISOR')).graphql(SHARE, { id });
  expect(body.data.registeredVehicle).toEqual({ unobservedShare: null });
});
