import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { approve, ask, invite, provenCitizen, registerBus } from '../../../testing/register';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { end, start } from '../../../testing/drives/drive-calls';
import { endStillJourneys } from './end-still-journeys';

const CREATE = `mutation ($input: CreateTrackerInput!) { createTracker(input: $input) {
  tracker { id } osmAndPath ownTracksPath } }`;
const ENROL = 'mutation ($input: EnrolTrackerInput!) { enrolTracker(input: $input) { state } }';
const WITHOUT_IDS = `{ journeys { edges { node { isActive startTime endTime distanceKm maxSpeedKmh violationCount
  route { lat } binding } } } }`;
const JOURNEYS = WITHOUT_IDS.replace('isActive', 'id isActive');
const DRIVE = [...ramp(0, 80), ...seconds(14, 78), ...ramp(78, 38)];

let server: TestServer;
let citizen: TestClient & { readonly mobileNumber: string };
let device: TestClient;
let begunAtMs: number;
beforeAll(async () => {
  server = await startTestServer();
  device = new TestClient(server.url);
});
afterAll(() => server.close());
beforeEach(async () => {
  begunAtMs = Math.floor(server.clock.now().getTime() / 1000) * 1000;
  citizen = await provenCitizen(server);
});

function minutesAgo(minutes: number): Date {
  return new Date(begunAtMs - minutes * MINUTE_MS);
}

async function createTracker() {
  const vehicle = { vehicleType: 'BUS', registrationNumber: 'CE 731 QX', category: 'PRIVATE' };
  const input = { name: 'Dashboard phone', ...vehicle, transportAgency: null };
  return (await ask(citizen, CREATE, { input })).createTracker;
}

async function journeys(query = JOURNEYS) {
  const { journeys: page } = await ask(citizen, query);
  return page.edges.map(({ node }: { node: unknown }) => node);
}

/** Sends positions in one message. */
async function send(path: string, fixes: readonly FixPayload[]) {
  const messages = fixes.map(({ lat, lng, recordedAt }) => {
    return { _type: 'location', lat, lon: lng, tst: Date.parse(recordedAt) / 1000, acc: 5 };
  });
  const { status, body } = await device.rest('POST', path, messages);
  expect([status, body]).toEqual([200, []]);
}

test('positions that come one by one in whatever order are the journey that they are in order', async () => {
  const startedAt = minutesAgo(30);
  const fixes = straightDrive(startedAt, DRIVE);
  const inOrder = await createTracker();
  await send(inOrder.ownTracksPath, fixes);
  const [expected] = await journeys(WITHOUT_IDS);
  expect(expected).toMatchObject({ violationCount: 1, startTime: startedAt.toISOString() });

  for (const order of [[...fixes].reverse(), fixes.filter((_fix, at) => at % 2).concat(fixes)]) {
    citizen = await TestClient.citizen(server.url);
    const { ownTracksPath } = await createTracker();
    for (const fix of order) {
      await send(ownTracksPath, [fix]);
    }
    expect(await journeys(WITHOUT_IDS)).toEqual([expected]);
  }
});

test('what came before a journey that goes on moves its start by days, and again, and is stored once', async () => {
  const { ownTracksPath, osmAndPath } = await createTracker();
  await send(ownTracksPath, straightDrive(minutesAgo(2), DRIVE));
  for (const minutes of [6, 120, 6 * 24 * 60, 6 * 24 * 60]) {
    await send(ownTracksPath, straightDrive(minutesAgo(minutes), DRIVE));
    const own = await journeys();
    expect(own).toMatchObject([{ isActive: true }]);
    expect(Date.parse(own[0].startTime)).toBe(minutesAgo(minutes).getTime());
  }
  const [{ route }] = await journeys();
  expect(route).toHaveLength(4 * (DRIVE.length + 1));
  const tooOld = new Date(begunAtMs - 7 * DAY_MS - MINUTE_MS).toISOString();
  const { body } = await device.rest('GET', `${osmAndPath}&lat=4&lon=9&timestamp=${tooOld}`);
  expect(body).toEqual({ recorded: 0, passedOver: 1, reasons: ['TOO_OLD'] });
});

test('the start of a journey that has ended moves to what came within half an hour before it', async () => {
  const { ownTracksPath } = await createTracker();
  await send(ownTracksPath, straightDrive(minutesAgo(300), DRIVE));
  await send(ownTracksPath, straightDrive(minutesAgo(100), DRIVE));
  await send(ownTracksPath, straightDrive(minutesAgo(320), DRIVE));
  server.clock.advance(31 * MINUTE_MS);
  await endStillJourneys(server.services);
  await send(ownTracksPath, straightDrive(minutesAgo(400), DRIVE));
  const starts = (await journeys()).map(({ startTime }: { startTime: string }) => Date.parse(startTime));
  expect(starts).toEqual([100, 320, 400].map((minutes) => minutesAgo(minutes).getTime()));
});

test('a start moves over no other journey of its owner, and not after the owner has ended the journey', async () => {
  const { osmAndPath, ownTracksPath } = await createTracker();
  const phone = await start(citizen, { startedAt: minutesAgo(100) });
  await end(citizen, phone.id, minutesAgo(90));
  await send(ownTracksPath, straightDrive(minutesAgo(80), DRIVE));
  const at = (minutes: number) =>
    device.rest('GET', `${osmAndPath}&lat=4&lon=9&timestamp=${minutesAgo(minutes).toISOString()}`);
  expect((await at(95)).body).toMatchObject({ reasons: ['OTHER_DEVICE'] });
  expect((await at(110)).status).toBe(409);
  const [own] = await journeys();
  expect(Date.parse(own.startTime)).toBe(minutesAgo(80).getTime());
  await end(citizen, own.id, minutesAgo(78));
  expect((await at(85)).body).toMatchObject({ recorded: 1 });
  expect((await journeys()).map(({ startTime }: { startTime: string }) => Date.parse(startTime))).toEqual(
    [80, 85, 100].map((minutes) => minutesAgo(minutes).getTime()),
  );
});

test('with the start moves the vehicle that an enrolled tracker is bound to, as far back as it was enrolled', async () => {
  const bus = await registerBus(server);
  const { tracker, ownTracksPath } = await createTracker();
  const { invitation, device: enrolled } = await invite(bus, 'TRACKER');
  const input = { trackerId: tracker.id, code: invitation };
  expect((await ask(citizen, ENROL, { input })).enrolTracker.state).toBe('WAITING');
  await approve(bus.approver, enrolled.id);
  server.clock.advance(60 * MINUTE_MS);
  const boundFrom = async () => {
    const [row] = await server.dataSource.query(
      `SELECT bound_from, vehicle_classes #>> '{0,fromMs}' AS class_from, journey.started_at
       FROM tracker_journey own JOIN journey ON journey.id = own.journey_id
       JOIN journey_binding binding ON binding.journey_id = journey.id WHERE own.tracker_id = $1`,
      [tracker.id],
    );
    return [row.bound_from, new Date(Number(row.class_from)), row.started_at];
  };
  const [live, late, before] = [-50, -30, 10].map((minutes) => minutesAgo(minutes)) as [Date, Date, Date];
  await send(ownTracksPath, straightDrive(live, DRIVE));
  expect(await boundFrom()).toEqual([live, live, live]);
  await send(ownTracksPath, straightDrive(late, DRIVE));
  expect(await boundFrom()).toEqual([late, late, late]);
  await send(ownTracksPath, straightDrive(before, DRIVE));
  expect(await boundFrom()).toEqual([late, late, before]);
});
