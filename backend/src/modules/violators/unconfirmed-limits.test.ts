import { DAY_MS } from '@wakafine/domain/units';
import { bindViolations } from '../../testing/drives/bound-event';
import { writeCalmPeers } from '../../testing/peers/calm-peers';
import { writePastJourney } from '../../testing/drives/past-drives';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { checkRollups } from '../statistics/rollups/check-rollups';
import { applyViolatorRule } from './apply-violator-rule';

const DAYS_AGO = [1, 2, 3, 4, 5, 6, 7, 8];
const VIOLATIONS = DAYS_AGO.length;
const FOR_STAFF = `{ statistics { totalViolations }
  dashboard { totalViolations { value } unconfirmedViolations }
  analytics(days: 30) { days { violations unconfirmedViolations } vehicleTypes { violations unconfirmedViolations } }
  roadAnalytics(days: 30) { hotspots { violations unconfirmedViolations } }
  vehicleRanking { violations recentViolations }
  byRate: vehicleRanking(by: PER_1000_KM) { violations }
  agencyRanking { transportAgency violations journeys }
  violators { edges { node { violationCount mayBeSuspended ruleProposal { events } } } }
  violations { edges { node { severity isLimitConfirmed fineAmountXaf previousViolations } } } }`;
const FOR_ALL = `{ topViolators { violationCount transportAgency }
  violations(filter: { scope: PUBLIC }) { edges { node { transportAgency isLimitConfirmed fineAmountXaf } } } }`;

/** Servers with the same country: a bus of an agency whose own device recorded a violation on each of eight days. */
interface Country {
  readonly server: TestServer;
  readonly vehicleId: string;
}
let confirmed: Country;
let unconfirmed: Country;
beforeAll(async () => {
  [confirmed, unconfirmed] = await Promise.all([country(true), country(false)]);
});
afterAll(() => Promise.all([confirmed.server.close(), unconfirmed.server.close()]));

async function country(isLimitConfirmed: boolean): Promise<Country> {
  const server = await startTestServer();
  const accountId = (await (await TestClient.citizen(server.url)).rest('GET', '/api/auth/me')).body.id;
  for (const days of DAYS_AGO) {
    const at = noon(server, days);
    await writePastJourney(server, {
      ...{ accountId, registrationNumber: 'LT 100 AA', transportAgency: 'Oasis Travels', endedAt: at },
      ...{ distanceM: 100_000, violations: [{ startedAt: at, speedKmh: 80 }] },
    });
  }
  await writeCalmPeers(server);
  const { dataSource } = server;
  await dataSource.query('UPDATE violation SET limit_kmh = 60, is_limit_confirmed = $1', [isLimitConfirmed]);
  const [[{ id: vehicleId }]] = await dataSource.query(
    `UPDATE vehicle SET agency_name = 'Oasis Travels' WHERE plate = 'LT100AA' RETURNING id`,
  );
  await bindViolations(server, vehicleId);
  await applyViolatorRule(server.services);
  return { server, vehicleId };
}

/** Noon in Cameroon so many days ago. */
function noon(server: TestServer, daysAgo: number): Date {
  const day = new Date(server.clock.now().getTime() - daysAgo * DAY_MS);
  day.setUTCHours(11, 0, 0, 0);
  return day;
}

async function shown({ server }: Country): Promise<JsonValue> {
  const staff = await (await staffClient(server, 'SUPERVISOR')).graphql(FOR_STAFF);
  const anybody = await new TestClient(server.url).graphql(FOR_ALL);
  expect([staff.body.errors, anybody.body.errors]).toEqual([undefined, undefined]);
  return { ...staff.body.data, top: anybody.body.data.topViolators, listed: anybody.body.data.violations };
}

test('what lies above a confirmed limit has every consequence', async () => {
  expect(await shown(confirmed)).toMatchObject({
    vehicleRanking: [{ violations: VIOLATIONS, recentViolations: VIOLATIONS }],
    byRate: [{ violations: VIOLATIONS }],
    agencyRanking: [{ transportAgency: 'Oasis Travels', violations: VIOLATIONS, journeys: VIOLATIONS }],
    violators: {
      edges: [
        { node: { violationCount: VIOLATIONS, mayBeSuspended: true, ruleProposal: { events: VIOLATIONS } } },
      ],
    },
    top: [{ violationCount: VIOLATIONS, transportAgency: 'Oasis Travels' }],
    listed: rows({ transportAgency: 'Oasis Travels', isLimitConfirmed: true, fineAmountXaf: 25_000 }),
    dashboard: { unconfirmedViolations: 0 },
  });
});

test('of the same above an unconfirmed limit no list names, no rule proposes, and nothing costs', async () => {
  expect(await shown(unconfirmed)).toMatchObject({
    vehicleRanking: [],
    byRate: [],
    agencyRanking: [{ transportAgency: 'Oasis Travels', violations: 0, journeys: VIOLATIONS }],
    violators: { edges: [] },
    top: [],
    listed: rows({ transportAgency: null, isLimitConfirmed: false, fineAmountXaf: null }),
    violations: rows({
      severity: 'DANGER',
      isLimitConfirmed: false,
      fineAmountXaf: null,
      previousViolations: 0,
    }),
  });
});

test('totals count both, and distinguish them', async () => {
  const [one, other] = [await shown(confirmed), await shown(unconfirmed)];
  for (const { statistics, dashboard, roadAnalytics, analytics } of [one, other]) {
    expect(statistics.totalViolations).toBe(VIOLATIONS);
    expect(dashboard.totalViolations.value).toBe(VIOLATIONS);
    expect(roadAnalytics.hotspots).toMatchObject([{ violations: VIOLATIONS }]);
    expect(analytics.vehicleTypes).toMatchObject([{ violations: VIOLATIONS }]);
  }
  expect(other.dashboard.unconfirmedViolations).toBe(VIOLATIONS);
  expect(other.roadAnalytics.hotspots[0].unconfirmedViolations).toBe(VIOLATIONS);
  expect(other.analytics.vehicleTypes[0].unconfirmedViolations).toBe(VIOLATIONS);
  const days = other.analytics.days.filter(({ violations }: JsonValue) => violations > 0);
  expect(days).toEqual(DAYS_AGO.map(() => ({ violations: 1, unconfirmedViolations: 1 })));
  expect(one.analytics.vehicleTypes[0].unconfirmedViolations).toBe(0);
});

test('once the limits are confirmed the consequences follow, and stored figures are right at each step', async () => {
  const { server, vehicleId } = await country(false);
  expect(await checkRollups(server.services)).toEqual([]);
  await server.dataSource.query('UPDATE violation SET is_limit_confirmed = true');
  await server.dataSource.query('UPDATE vehicle_event SET is_limit_confirmed = true');
  await applyViolatorRule(server.services);
  expect(await checkRollups(server.services)).toEqual([]);
  expect(await shown({ server, vehicleId })).toEqual(await shown(confirmed));
  await server.close();
});

function rows(node: Readonly<Record<string, unknown>>) {
  return { edges: DAYS_AGO.map(() => ({ node: expect.objectContaining(node) as unknown })) };
}
