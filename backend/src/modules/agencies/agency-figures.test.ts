import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { agencyPerson } from '../../testing/agencies';
import { writePastJourney } from '../../testing/drives/past-drives';
import { ask, registerBus } from '../../testing/register';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const OWN = 'Sanaga Line';
const OTHERS = ['Wouri Line', 'Benoue Line', 'Nyong Line'];
const RATE = 'rate { per1000Km low high } comparison';
const OVERVIEW = `{ agencyOverview { name vehicleCount observedVehicles vehiclesWithoutCode violations judgedKm ${RATE}
  peerRate peerCount change endedJourneys safeJourneys hasCode hasScan hasJourney
  weeks { weekOf violations judgedKm rate { per1000Km } } } }`;
const VEHICLES = `{ agencyVehicles { id registrationNumber violations judgedKm ${RATE} codes { id typedCode path } } }`;
const DRIVERS = `{ agencyDrivers { alias name violations judgedKm ${RATE} } }`;
const EVENTS = `query ($first: Int!, $after: String) { agencyEvents(first: $first, after: $after) { edges { cursor node {
  id hour registrationNumber severity limitKmh driverAlias } } pageInfo { hasNextPage endCursor } } }`;

let server: TestServer;
let own: TestClient;
let drivers: { id: number; number: string }[];
beforeAll(async () => {
  server = await startTestServer();
  drivers = await Promise.all([1, 2].map(newDriver));
  const [fast = drivers[0], calm = drivers[0]] = drivers;
  await drive(OWN, { accountId: Number(fast?.id), km: 2_000, count: 40 });
  await drive(OWN, { accountId: Number(calm?.id), km: 2_000, count: 2 });
  for (const agency of OTHERS) {
    await drive(agency, { accountId: Number(calm?.id), km: 5_000, count: 10 });
    await drive(agency, { accountId: Number(calm?.id), km: 5_000, count: 10 });
  }
  await registerBus(server, OWN);
});
beforeEach(async () => {
  own = (await agencyPerson(server, { agency: OWN, role: 'AGENCY_VIEWER' })).client;
});
afterAll(() => server.close());

async function newDriver(): Promise<{ id: number; number: string }> {
  const citizen = await TestClient.citizen(server.url);
  await server.dataSource.query(`UPDATE account SET full_name = 'Paul Tchoua' WHERE mobile_number = $1`, [
    citizen.mobileNumber,
  ]);
  return { id: (await citizen.rest('GET', '/api/auth/me')).body.id, number: citizen.mobileNumber };
}

let plates = 0;

/** A journey of yesterday in a new bus of an agency, as an enrolled phone in it has recorded it. */
async function drive(
  agency: string,
  { accountId, km, count }: { accountId: number; km: number; count: number },
): Promise<void> {
  await agencyPerson(server, { agency });
  plates += 1;
  const plate = `CE${100 + plates}ZM`;
  const endedAt = new Date(server.clock.now().getTime() - DAY_MS);
  const violations = Array.from({ length: count }, (_, index) => ({
    ...{ startedAt: new Date(endedAt.getTime() - HOUR_MS / 2 + index * 1_000), speedKmh: 80 },
  }));
  await writePastJourney(server, {
    accountId,
    endedAt,
    distanceM: km * 1_000,
    registrationNumber: plate,
    violations,
  });
  await server.dataSource.query(
    `UPDATE vehicle SET agency_name = $2, registered_at = now(), registration_number = $1 WHERE plate = $1`,
    [plate, agency],
  );
  for (const table of ['journey', 'violation']) {
    await server.dataSource.query(
      `UPDATE ${table} SET binding = 'BOUND' WHERE vehicle_id = (SELECT id FROM vehicle WHERE plate = $1)`,
      [plate],
    );
  }
}

test('the own rate stands beside the common one of the others, with its interval and the share that was observed', async () => {
  const { agencyOverview } = await ask(own, OVERVIEW);
  expect(agencyOverview).toMatchObject({
    ...{ name: OWN, vehicleCount: 3, violations: 42, judgedKm: 4_000, peerCount: 3 },
    ...{ comparison: 'ABOVE', endedJourneys: 2, safeJourneys: 0, vehiclesWithoutCode: 2, hasCode: true },
    ...{ hasJourney: true, peerRate: expect.closeTo(2, 3) },
    // By hand: (42 + 6) / (4 + 6 / 2).
    rate: { per1000Km: expect.closeTo(48 / 7, 3) },
  });
  expect(agencyOverview.rate.low).toBeGreaterThan(agencyOverview.peerRate);
  expect(agencyOverview.weeks).toHaveLength(8);
});

test('of fewer than three others there is no common rate, which would be that of one of them', async () => {
  await server.dataSource.query(`UPDATE vehicle SET agency_name = $1 WHERE agency_name = $2`, [
    OTHERS[0],
    OTHERS[2],
  ]);
  await server.dataSource.query(`UPDATE judged_way SET agency = $1 WHERE agency = $2`, [
    OTHERS[0],
    OTHERS[2],
  ]);
  await server.dataSource.query(`UPDATE figure_delta SET agency = $1 WHERE agency = $2`, [
    OTHERS[0],
    OTHERS[2],
  ]);
  await server.dataSource.query(`DELETE FROM figure WHERE agency = $1`, [OTHERS[2]]);
  const { agencyOverview } = await ask(own, OVERVIEW);
  expect(agencyOverview).toMatchObject({ peerRate: null, comparison: 'UNCERTAIN' });
  expect(agencyOverview.rate.per1000Km).toBeCloseTo(10.5, 3);
});

test('vehicles are the own ones alone, with their plates and the codes in force', async () => {
  const { agencyVehicles } = await ask(own, VEHICLES);
  expect(agencyVehicles.map((each: JsonValue) => each.registrationNumber)).toEqual([
    'CE101ZM',
    'CE102ZM',
    expect.stringMatching(/^LT \d{3} QX$/),
  ]);
  expect(agencyVehicles.map((each: JsonValue) => each.codes.length)).toEqual([0, 0, 1]);
  expect(agencyVehicles[2]).toMatchObject({ rate: null, comparison: 'TOO_LITTLE' });
});

test('drivers are aliases that stay the same, and other ones for another agency', async () => {
  const [first, second] = [await ask(own, DRIVERS), await ask(own, DRIVERS)];
  expect(first).toEqual(second);
  const aliases = first.agencyDrivers.map(({ alias }: JsonValue) => alias);
  expect(aliases).toEqual([expect.stringMatching(/^[0-9A-Z]{4}$/), expect.stringMatching(/^[0-9A-Z]{4}$/)]);
  expect(first.agencyDrivers.map(({ violations }: JsonValue) => violations)).toEqual([40, 2]);
  const other = (await agencyPerson(server, { agency: String(OTHERS[1]) })).client;
  const theirs = await ask(other, DRIVERS);
  expect(aliases).not.toContain(theirs.agencyDrivers[0].alias);
});

test('nothing that an agency can ask names a driver, their number or their account', async () => {
  const asked = [OVERVIEW, VEHICLES, DRIVERS, '{ agencyCases { id } }', '{ agencyReports { weekOf } }'];
  const answers = await Promise.all(asked.map((query) => ask(own, query)));
  const text = JSON.stringify([...answers, await ask(own, EVENTS, { first: 100 })]);
  expect(text).not.toContain('Tchoua');
  drivers.forEach(({ number }) => expect(text).not.toContain(number));
});

test('a driver who lets the agency see their name is named to that one alone', async () => {
  await ask(own, DRIVERS);
  await server.dataSource.query(
    `WITH proven AS (UPDATE account SET number_proven_at = now() WHERE id = $2)
       UPDATE agency_driver SET shows_name_since = now() WHERE agency_name = $1 AND account_id = $2`,
    [OWN, drivers[1]?.id],
  );
  const names = (await ask(own, DRIVERS)).agencyDrivers.map(({ name }: JsonValue) => name);
  expect(names).toEqual([null, 'Paul Tchoua']);
  const other = (await agencyPerson(server, { agency: String(OTHERS[1]) })).client;
  expect((await ask(other, DRIVERS)).agencyDrivers[0].name).toBeNull();
});

test('events are paged to their end, by the hour and without a place, and a cursor of another agency leads nowhere', async () => {
  const seen: JsonValue[] = [];
  for (let after: string | null = null; ;) {
    const page: JsonValue = await ask(own, EVENTS, { first: 20, after });
    const { edges, pageInfo } = page.agencyEvents;
    seen.push(...edges.map(({ node }: JsonValue) => node));
    after = pageInfo.endCursor;
    if (!pageInfo.hasNextPage) {
      break;
    }
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(42);
  expect(seen.every(({ hour }) => String(hour).endsWith(':00:00.000Z'))).toBe(true);
  const other = (await agencyPerson(server, { agency: String(OTHERS[1]) })).client;
  const theirs = (await ask(other, EVENTS, { first: 1 })).agencyEvents;
  const led = await ask(own, EVENTS, { first: 1, after: theirs.pageInfo.endCursor });
  expect(led.agencyEvents.edges).toEqual([]);
});

test('a contested violation is in none of it until it is decided', async () => {
  const [row] = await server.dataSource.query(
    `UPDATE violation SET is_contested = true WHERE id = (SELECT max(id) FROM violation WHERE named_agency = $1) RETURNING id`,
    [OWN],
  );
  const events = (await ask(own, EVENTS, { first: 100 })).agencyEvents.edges;
  expect(events).toHaveLength(41);
  expect((await ask(own, OVERVIEW)).agencyOverview.violations).toBe(41);
  await server.dataSource.query('UPDATE violation SET is_contested = false WHERE id = $1', [
    row[0]?.id ?? row.id,
  ]);
});
