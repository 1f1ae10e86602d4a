import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { end, push, start } from '../../../testing/drives/drive-calls';
import { endStillJourneys } from './end-still-journeys';
import { expireTrackerMessages } from './expire-tracker-messages';

const VEHICLE = {
  vehicleType: 'BUS',
  registrationNumber: 'CE 731 QX',
  category: 'PUBLIC',
  transportAgency: 'Demo Lines',
};
const CREATE = `mutation ($input: CreateTrackerInput!) { createTracker(input: $input) {
  tracker { id name role passedOver lastReceivedAt } token osmAndPath ownTracksPath } }`;
const LIST = '{ myTrackers { id name registrationNumber transportAgency passedOver lastReceivedAt } }';
const MESSAGES =
  '{ myTrackers { id medianGapS messages { receivedAt form body recorded passedOver reasons } } }';
const DELETE = 'mutation ($id: ID!) { deleteTracker(id: $id) }';
const JOURNEYS = `{ journeys { edges { node { id isActive isEndProvisional startTime endTime distanceKm maxSpeedKmh
  violationCount registrationNumber transportAgency } } } }`;

let server: TestServer;
let citizen: TestClient & { readonly mobileNumber: string };
/** A device without any cookie. */
let device: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  device = new TestClient(server.url);
});
afterAll(() => server.close());
let begunAtMs: number;
beforeEach(async () => {
  begunAtMs = server.clock.now().getTime();
  citizen = await TestClient.citizen(server.url);
});

async function create(over: Readonly<Record<string, unknown>> = {}) {
  const { body } = await citizen.graphql(CREATE, { input: { name: 'Dashboard phone', ...VEHICLE, ...over } });
  return body.data?.createTracker ?? body.errors[0].extensions;
}

async function journeys() {
  const { body } = await citizen.graphql(JOURNEYS);
  return body.data.journeys.edges.map(({ node }: { node: unknown }) => node);
}

/** So long before the test began, on a whole second. */
function minutesAgo(minutes: number): Date {
  return new Date(Math.floor(begunAtMs / 1000) * 1000 - minutes * MINUTE_MS);
}

/** Sends fixes one by one in OsmAnd's form. */
async function sendOsmAnd(path: string, fixes: readonly FixPayload[]) {
  for (const { lat, lng, recordedAt } of fixes) {
    const { status, body } = await device.rest(
      'GET',
      `${path}&lat=${lat}&lon=${lng}&timestamp=${recordedAt}&accuracy=5`,
    );
    expect([status, body]).toEqual([200, { recorded: 1, passedOver: 0, reasons: [] }]);
  }
}

function ownTracks({ lat, lng, recordedAt }: FixPayload) {
  return { _type: 'location', lat, lon: lng, tst: Date.parse(recordedAt) / 1000, acc: 5 };
}

const DRIVE = [...ramp(0, 80), ...seconds(14, 78), ...ramp(78, 38)];

test('a drive that a device sends is judged like one of the app, whatever the form and the order', async () => {
  const reference = await start(citizen, { startedAt: minutesAgo(300) });
  await push(citizen, reference.id, straightDrive(minutesAgo(300), DRIVE));
  await end(citizen, reference.id, minutesAgo(299));
  const [{ distanceKm, maxSpeedKmh, violationCount }] = await journeys();
  expect(violationCount).toBe(1);
  const { osmAndPath, ownTracksPath, token } = await create();

  await sendOsmAnd(osmAndPath, straightDrive(minutesAgo(240), DRIVE));
  await device.rest('POST', ownTracksPath, straightDrive(minutesAgo(180), DRIVE).map(ownTracks).reverse());
  const location = straightDrive(minutesAgo(120), DRIVE).map(({ lat, lng, recordedAt }) => ({
    timestamp: recordedAt,
    coords: { latitude: lat, longitude: lng, accuracy: 5 },
  }));
  const batch = await device.rest('POST', '/api/trackers/osmand', { device_id: token, location });
  expect(batch.body).toEqual({ recorded: DRIVE.length + 1, passedOver: 0, reasons: [] });

  const [third, second, first] = await journeys();
  for (const own of [first, second, third]) {
    expect(own).toMatchObject({
      maxSpeedKmh,
      violationCount,
      registrationNumber: 'CE 731 QX',
      transportAgency: 'Demo Lines',
    });
    expect(own.distanceKm).toBeCloseTo(distanceKm, 2);
  }
  expect([first.isActive, second.isActive, third.isActive]).toEqual([false, false, true]);
  expect(first.endTime).toBe(new Date(minutesAgo(240).getTime() + DRIVE.length * 1000).toISOString());
});

test('what comes again, alone or in parallel, is stored once', async () => {
  const { ownTracksPath } = await create();
  const messages = straightDrive(minutesAgo(10), DRIVE).map(ownTracks);
  const send = () => device.rest('POST', ownTracksPath, messages);
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, []]));
  const own = await journeys();
  expect(own).toHaveLength(1);
  const route = await citizen.graphql('query ($id: ID!) { journey(id: $id) { route { lat } } }', {
    id: own[0].id,
  });
  expect(route.body.data.journey.route).toHaveLength(DRIVE.length + 1);
});

test('half an hour of silence ends a journey at its last position; the next position begins another', async () => {
  const { ownTracksPath } = await create();
  const send = (startedAt: Date) =>
    device.rest('POST', ownTracksPath, straightDrive(startedAt, DRIVE).map(ownTracks));
  await send(minutesAgo(60));
  await send(minutesAgo(35));
  expect(await journeys()).toHaveLength(1);
  await send(minutesAgo(1));
  expect(await journeys()).toMatchObject([{ isActive: true }, { isActive: false, isEndProvisional: true }]);
  server.clock.advance(31 * MINUTE_MS);
  await endStillJourneys(server.services);
  const [last] = await journeys();
  expect(last).toMatchObject({ isActive: false, isEndProvisional: true });
});

test('positions of one message that lie hours apart are of several journeys', async () => {
  const { ownTracksPath } = await create();
  const apart = [300, 200, 100].flatMap((minutes) => straightDrive(minutesAgo(minutes), DRIVE));
  expect((await device.rest('POST', ownTracksPath, apart.map(ownTracks))).status).toBe(200);
  expect(await journeys()).toMatchObject(Array(3).fill({ violationCount: 1 }));
});

test('what another device has recorded, and what is too old, is passed over and said so', async () => {
  const phone = await start(citizen, { startedAt: minutesAgo(50) });
  const { osmAndPath, tracker } = await create();
  expect(tracker).toMatchObject({ role: 'DRIVER', passedOver: 0, lastReceivedAt: null });
  const at = (time: Date) => `${osmAndPath}&lat=4&lon=9&timestamp=${time.toISOString()}`;
  const covered = await device.rest('GET', at(minutesAgo(20)));
  expect(covered.body).toEqual({ recorded: 0, passedOver: 1, reasons: ['OTHER_DEVICE'] });
  expect((await device.rest('GET', at(minutesAgo(60)))).body).toMatchObject({
    code: 'CONFLICT',
    activeJourneyId: Number(phone.id),
  });
  await end(citizen, phone.id, minutesAgo(10));
  expect((await device.rest('GET', at(minutesAgo(20)))).body).toMatchObject({ recorded: 0, passedOver: 1 });
  expect((await device.rest('GET', at(minutesAgo(60)))).body).toMatchObject({ recorded: 1, passedOver: 0 });
  const old = new Date(server.clock.now().getTime() - 8 * DAY_MS);
  expect((await device.rest('GET', at(old))).body).toEqual({
    recorded: 0,
    passedOver: 1,
    reasons: ['TOO_OLD'],
  });
  const { body } = await citizen.graphql(LIST);
  expect(body.data.myTrackers).toMatchObject([{ passedOver: 3, lastReceivedAt: expect.any(String) }]);
});

test('a thousand positions that another device has recorded are passed over together', async () => {
  const recorded = await start(citizen, { startedAt: minutesAgo(120) });
  await end(citizen, recorded.id, minutesAgo(60));
  const { ownTracksPath } = await create();
  const fixes = Array.from({ length: 1000 }, (_each, index) =>
    ownTracks({ seq: 1, lat: 4, lng: 9, recordedAt: minutesAgo(119 - index / 20).toISOString() }),
  );
  const statements = jest.spyOn(server.services.db, 'rows');
  expect((await device.rest('POST', ownTracksPath, fixes)).status).toBe(200);
  const asked = statements.mock.calls.map(([{ name }]) => name);
  statements.mockRestore();
  expect(asked).toContain('journeys.other-journey-at');
  expect(asked.length).toBeLessThan(30);
  expect((await citizen.graphql(LIST)).body.data.myTrackers).toMatchObject([{ passedOver: 1000 }]);
});

test('a position from the future is stored and moves no number', async () => {
  const { osmAndPath } = await create();
  const ahead = new Date(server.clock.now().getTime() + HOUR_MS).toISOString();
  const { status } = await device.rest('GET', `${osmAndPath}&lat=4&lon=9&timestamp=${ahead}`);
  expect(status).toBe(200);
  expect(await journeys()).toMatchObject([{ distanceKm: 0, maxSpeedKmh: null }]);
});

test('positions of a clock that is far ahead are passed over and delay no others', async () => {
  const { ownTracksPath, osmAndPath } = await create();
  const good = ownTracks({ seq: 1, lat: 4, lng: 9, recordedAt: minutesAgo(1).toISOString() });
  const years = [2037, 9998].map((year) => ({ ...good, tst: Date.UTC(year, 0) / 1000 }));
  expect((await device.rest('POST', ownTracksPath, [...years, good])).status).toBe(200);
  const far = await device.rest('GET', `${osmAndPath}&lat=4&lon=9&timestamp=%2B275760-09-13T00:00:00Z`);
  expect([far.status, far.body]).toEqual([200, { recorded: 0, passedOver: 1, reasons: ['AHEAD_OF_TIME'] }]);
  expect(await journeys()).toHaveLength(1);
  expect((await citizen.graphql(LIST)).body.data.myTrackers).toMatchObject([{ passedOver: 3 }]);
});

test('a device that never falls silent begins another journey after a week, also with what it stored', async () => {
  const { ownTracksPath } = await create();
  const at = (minutes: number) =>
    ownTracks({ seq: 1, lat: 4, lng: 9, recordedAt: minutesAgo(minutes).toISOString() });
  const hours = (from: number, to: number) =>
    Array.from({ length: (from - to) * 3 }, (_each, index) => at(from * 60 - index * 20));
  expect((await device.rest('POST', ownTracksPath, hours(6 * 24, 0))).status).toBe(200);
  for (let day = 1; day <= 26; day += 1) {
    server.clock.advance(DAY_MS);
    expect((await device.rest('POST', ownTracksPath, hours((1 - day) * 24, -day * 24))).status).toBe(200);
  }
  const stored: { isActive: boolean }[] = await journeys();
  expect(stored.map(({ isActive }) => isActive)).toEqual([true, false, false, false, false]);
  expect((await citizen.graphql(LIST)).body.data.myTrackers).toMatchObject([{ passedOver: 0 }]);
});

test('a token opens the recording of positions and nothing else, and no longer than its tracker lasts', async () => {
  const { token, tracker, osmAndPath } = await create();
  const at = `${osmAndPath}&lat=4&lon=9`;
  const impostor = new TestClient(server.url);
  impostor.setCookie('wf_session', token);
  expect((await impostor.rest('GET', '/api/auth/me')).status).toBe(401);
  const basic = Buffer.from(`anybody:${token}`).toString('base64');
  const headers = { authorization: `Basic ${basic}` };
  expect((await device.rest('POST', '/api/trackers/owntracks', { _type: 'lwt' }, headers)).status).toBe(200);
  for (const path of [
    '/api/trackers/osmand',
    '/api/trackers/osmand?id=x&lat=4&lon=9',
    `${at}x`.replace(token, `${token}x`),
  ]) {
    expect((await device.rest('GET', path)).body).toMatchObject({ code: 'UNAUTHENTICATED' });
  }
  const stranger = await TestClient.citizen(server.url);
  expect((await stranger.graphql(DELETE, { id: tracker.id })).body.errors[0].extensions.code).toBe(
    'NOT_FOUND',
  );
  expect((await device.rest('GET', at)).status).toBe(200);
  expect((await citizen.graphql(DELETE, { id: tracker.id })).body.data.deleteTracker).toBe(true);
  expect((await device.rest('GET', at)).status).toBe(401);
  expect(await journeys()).toHaveLength(1);
});

test('a suspended account records nothing', async () => {
  const { osmAndPath } = await create();
  await server.dataSource.query('UPDATE account SET is_suspended = true WHERE mobile_number = $1', [
    citizen.mobileNumber,
  ]);
  expect((await device.rest('GET', `${osmAndPath}&lat=4&lon=9`)).status).toBe(401);
});

test('positions that can not be used are passed over with the reason, and the others of the message stored', async () => {
  const { osmAndPath, ownTracksPath } = await create();
  const { status, body } = await device.rest('GET', `${osmAndPath}&lat=91&lon=1e999&timestamp=never`);
  expect([status, body]).toEqual([200, { recorded: 0, passedOver: 1, reasons: ['NO_PLACE'] }]);
  const good = ownTracks({ seq: 1, lat: 4, lng: 9, recordedAt: minutesAgo(1).toISOString() });
  expect((await device.rest('POST', ownTracksPath, [good, { ...good, lat: '{}' }])).status).toBe(200);
  expect(await journeys()).toHaveLength(1);
});

test('a device that is set up wrongly is refused by name, and its owner sees what it sends', async () => {
  const { osmAndPath, token } = await create();
  const { status, body } = await device.rest('GET', `${osmAndPath}&latitude=4&longitude=9&key=${token}`);
  expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'BAD_USER_INPUT', ['lat', 'lon']]);
  const [tracker] = (await citizen.graphql(MESSAGES)).body.data.myTrackers;
  expect(tracker.messages).toEqual([
    {
      receivedAt: expect.any(String),
      form: 'OSMAND',
      body: 'latitude=4&longitude=9&key=…',
      recorded: 0,
      passedOver: 0,
      reasons: ['NOT_UNDERSTOOD'],
    },
  ]);
});

test('of its messages the last ten are there, for three days', async () => {
  const { osmAndPath, tracker } = await create();
  for (let second = 0; second < 12; second += 1) {
    const at = new Date(minutesAgo(5).getTime() + second * 20_000).toISOString();
    await device.rest('GET', `${osmAndPath}&lat=4.${second}&lon=9&timestamp=${at}`);
  }
  const read = async () => (await citizen.graphql(MESSAGES)).body.data.myTrackers[0];
  const seen = await read();
  expect(seen).toMatchObject({ id: tracker.id, medianGapS: 20 });
  const places = seen.messages.map(({ body }: { body: string }) => new URLSearchParams(body).get('lat'));
  expect(places).toEqual(Array.from({ length: 10 }, (_each, index) => `4.${11 - index}`));
  await device.rest('GET', `${osmAndPath}&lat=4&lon=9&note=${'x'.repeat(3000)}`);
  expect((await read()).messages[0].body).toHaveLength(2000);
  expect((await (await TestClient.citizen(server.url)).graphql(MESSAGES)).body.data.myTrackers).toEqual([]);
  server.clock.advance(3 * DAY_MS + MINUTE_MS);
  await expireTrackerMessages(server.services);
  expect((await read()).messages).toEqual([]);
});

test.each([
  ['name', { name: ' ' }],
  ['name', { name: 'x'.repeat(41) }],
  ['registrationNumber', { registrationNumber: 'LT' }],
  ['transportAgency', { transportAgency: null }],
])('a tracker with a wrong %s (%j) is refused', async (field, over) => {
  expect(Object.keys((await create(over)).fields)).toEqual([field]);
});

test('of 12 trackers set up in parallel ten are there', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => create()));
  expect(made.filter(({ token }) => token !== undefined)).toHaveLength(10);
  expect(made.filter(({ code }) => code === 'CONFLICT')).toHaveLength(2);
});
