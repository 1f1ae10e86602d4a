import { MINUTE_MS } from '@wakafine/domain/units';
import { transit_realtime as oracle } from 'gtfs-realtime-bindings';
import { agencyPerson } from '../../testing/agencies';
import { push, start } from '../../testing/drives/drive-calls';
import { seconds, straightDrive } from '../../testing/drives/straight-drive';
import { ask, provenCitizen } from '../../testing/register';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const CONSENT = `mutation ($input: SetAgencyPlaceConsentInput!) {
  setAgencyPlaceConsent(input: $input) { agencies { agency showsPlaceSince } } }`;
const FEED = '{ agencyPlaceFeed { path linesPath onSince driverCount } }';
const SET_FEED = `mutation ($input: SetAgencyPlaceFeedInput!) {
  setAgencyPlaceFeed(input: $input) { feed { path onSince driverCount } } }`;
/** 15 minutes at 80 km/h: 20 km. */
const DRIVE_S = 900;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** A manager, and a driver whom the agency knows. */
async function people() {
  const office = await agencyPerson(server);
  const driver = await provenCitizen(server);
  const accountId = Number((await driver.rest('GET', '/api/auth/me')).body.id);
  await server.dataSource.query(
    'INSERT INTO agency_driver (agency_name, account_id, alias) VALUES ($1, $2, $3)',
    [office.agency, accountId, 'K7M2'],
  );
  return { office, driver, accountId };
}

const consent = (client: TestClient, agency: string, isOn = true) =>
  ask(client, CONSENT, { input: { agency, isOn } });
const setFeed = (client: TestClient, isOn: boolean) => ask(client, SET_FEED, { input: { isOn } });

/** A bus of an agency under way for 15 minutes, as its enrolled phone records it. */
async function drive(driver: TestClient, agency: string, over: Readonly<Record<string, unknown>> = {}) {
  const startedAt = new Date(server.clock.now().getTime() - DRIVE_S * 1000);
  const transport = { category: 'PUBLIC', vehicleType: 'BUS', transportAgency: agency };
  const { id } = await start(driver, { startedAt: startedAt.toISOString(), ...transport, ...over });
  const fixes = straightDrive(startedAt, seconds(DRIVE_S, 80));
  await push(driver, id, fixes);
  await server.dataSource.query(`UPDATE journey SET binding = 'BOUND', named_agency = $2 WHERE id = $1`, [
    id,
    agency,
  ]);
  // Triggers name the agency by the vehicle; here the row itself says it.
  await server.dataSource.query('UPDATE journey SET named_agency = $2 WHERE id = $1', [id, agency]);
  return { id, fixes };
}

async function feedOf(client: TestClient, path: string) {
  const answer = await client.send('GET', path);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    cache: answer.headers.get('cache-control'),
    message: answer.ok ? oracle.FeedMessage.decode(bytes) : null,
  };
}

/** Consent before the journey, as it has to be. */
async function agreeEarlier(driver: TestClient, agency: string, accountId: number): Promise<void> {
  await consent(driver, agency);
  await server.dataSource.query(`UPDATE agency_driver SET shows_place_since = $2 WHERE account_id = $1`, [
    accountId,
    new Date(server.clock.now().getTime() - 60 * MINUTE_MS),
  ]);
}

test('with both switches on the agency reads coarse places, five minutes late, in the published form', async () => {
  const { office, driver, accountId } = await people();
  const { setAgencyPlaceFeed } = await setFeed(office.client, true);
  await agreeEarlier(driver, office.agency, accountId);
  const { id, fixes } = await drive(driver, office.agency);
  const { status, type, cache, message } = await feedOf(office.client, setAgencyPlaceFeed.feed.path);
  expect([status, type, cache]).toEqual([200, 'application/x-protobuf', 'private, no-store']);
  expect(message?.header.gtfsRealtimeVersion).toBe('2.0');
  const [entity, ...others] = message?.entity ?? [];
  expect(others).toEqual([]);
  const late = fixes[DRIVE_S - 300];
  const position = entity?.vehicle?.position;
  expect(position?.latitude).toBeCloseTo(Math.round((late?.lat ?? 0) * 100) / 100, 5);
  expect(position?.longitude).toBeCloseTo(9.77, 5);
  expect(Number(entity?.vehicle?.timestamp) % 60).toBe(0);
  expect([position?.speed, position?.bearing]).toEqual([0, 0]);
  expect(entity?.vehicle?.trip).toBeNull();
  expect(entity?.id).toMatch(/^[0-9a-f]{16}$/);
  expect(entity?.id).toBe(entity?.vehicle?.vehicle?.id);
  expect(JSON.stringify(message)).not.toMatch(/482 ?K/);
  expect(entity?.id).not.toBe(id);
  expect((await ask(office.client, FEED)).agencyPlaceFeed).toMatchObject({ driverCount: 1 });
});

test('another journey of the same bus and driver has another id', async () => {
  const { office, driver, accountId } = await people();
  const { setAgencyPlaceFeed } = await setFeed(office.client, true);
  await agreeEarlier(driver, office.agency, accountId);
  const first = await drive(driver, office.agency);
  const before = await feedOf(office.client, setAgencyPlaceFeed.feed.path);
  await ask(driver, 'mutation ($input: EndJourneyInput!) { endJourney(input: $input) { journey { id } } }', {
    input: { journeyId: first.id },
  });
  expect((await feedOf(office.client, setAgencyPlaceFeed.feed.path)).message?.entity).toEqual([]);
  server.clock.advance(20 * MINUTE_MS);
  await drive(driver, office.agency);
  const after = await feedOf(office.client, setAgencyPlaceFeed.feed.path);
  expect(after.message?.entity).toHaveLength(1);
  expect(after.message?.entity[0]?.id).not.toBe(before.message?.entity[0]?.id);
});

test.each<
  [string, (args: Awaited<ReturnType<typeof people>>) => Promise<unknown>, Readonly<Record<string, unknown>>]
>([
  ['a driver who never agreed', async () => undefined, {}],
  [
    'one who agreed only when the journey had begun',
    ({ driver, office }) => consent(driver, office.agency),
    {},
  ],
  [
    'one who has taken it back',
    async ({ driver, office, accountId }) => {
      await agreeEarlier(driver, office.agency, accountId);
      await consent(driver, office.agency, false);
    },
    {},
  ],
  [
    'a passenger',
    ({ driver, office, accountId }) => agreeEarlier(driver, office.agency, accountId),
    { role: 'PASSENGER' },
  ],
  [
    'a private journey',
    ({ driver, office, accountId }) => agreeEarlier(driver, office.agency, accountId),
    { category: 'PRIVATE', transportAgency: null },
  ],
])('%s is in no feed', async (_who, prepare, over) => {
  const all = await people();
  const { setAgencyPlaceFeed } = await setFeed(all.office.client, true);
  await prepare(all);
  await drive(all.driver, all.office.agency, over);
  expect((await feedOf(all.office.client, setAgencyPlaceFeed.feed.path)).message?.entity).toEqual([]);
});

test('it is nobody’s but that agency’s, and off until a manager turns it on', async () => {
  const { office } = await people();
  const { agencyPlaceFeed } = await ask(office.client, FEED);
  expect(agencyPlaceFeed).toMatchObject({ onSince: null, driverCount: 0 });
  expect((await feedOf(office.client, agencyPlaceFeed.path)).status).toBe(409);
  await setFeed(office.client, true);
  expect((await feedOf(office.client, agencyPlaceFeed.path)).status).toBe(200);
  const other = await agencyPerson(server);
  expect((await feedOf(other.client, agencyPlaceFeed.path)).status).toBe(404);
  expect((await feedOf(new TestClient(server.url), agencyPlaceFeed.path)).status).toBe(401);
  expect((await feedOf(await TestClient.citizen(server.url), agencyPlaceFeed.path)).status).toBe(403);
  expect((await feedOf(await staffClient(server, 'ADMIN'), agencyPlaceFeed.path)).status).toBe(403);
  const viewer = await agencyPerson(server, { agency: office.agency, role: 'AGENCY_VIEWER' });
  expect((await setFeed(viewer.client, false)).refused.code).toBe('FORBIDDEN');
  await setFeed(office.client, false);
  expect((await feedOf(office.client, agencyPlaceFeed.path)).status).toBe(409);
});

test('a driver agrees only to an agency that they have driven for', async () => {
  const { driver } = await people();
  const other = await agencyPerson(server);
  expect((await consent(driver, other.agency)).refused.code).toBe('NOT_FOUND');
  expect((await consent(driver, 'No such agency')).refused.code).toBe('NOT_FOUND');
});
