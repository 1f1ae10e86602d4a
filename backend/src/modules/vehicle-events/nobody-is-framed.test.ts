import { HOUR_MS } from '@wakafine/domain/units';
import { ride, rideThrough } from '../../testing/drives/bound-ride';
import { startJourney } from '../../testing/drives/live-drive';
import { settledEvents } from '../../testing/drives/settled-events';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { applyViolatorRule } from '../violators/apply-violator-rule';
import { foldRollups } from '../statistics/rollups/fold-rollups';

const TOP = '{ topViolators(first: 100) { registrationNumber transportAgency violationCount status } }';
const PUBLIC = `{ violations(first: 100, filter: { scope: PUBLIC }) {
  edges { node { registrationNumber transportAgency } } } }`;

const NAMES = 'registrationNumber transportAgency';
const STAFF = `{ topViolators(first: 100) { ${NAMES} violationCount severity status }
  violators { totalCount edges { node { vehicleId ${NAMES} category vehicleType violationCount dangerCount } } }
  found: violators(filter: { agency: "Worst Lines" }) { totalCount }
  searched: violators(filter: { search: "worst" }) { totalCount }
  private: violators(filter: { category: PRIVATE }) { totalCount }
  public: violators(filter: { category: PUBLIC }) { totalCount }
  vehicleRanking { ${NAMES} violations recentViolations } agencyRanking { transportAgency violations } }`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const FAST = [...ramp(0, 110), ...seconds(600, 110), ...ramp(110, 0)];
const SLOW = [...ramp(0, 60), ...seconds(20, 60), ...ramp(60, 0)];
const PLATE = 'CE 431 RV';

test('600 invented fixes with the plate of a rival name nobody, propose nothing, and move only their own nameless row', async () => {
  const aWhileAgo = (hours: number) => new Date(server.clock.now().getTime() - hours * HOUR_MS);
  const device = await ride(server, { registrationNumber: PLATE, level: 'BOUND', startedAt: aWhileAgo(5) });
  await server.dataSource.query(
    `INSERT INTO transport_agency (name, position) VALUES ('Rival Express', 900)`,
  );
  await server.dataSource.query(`UPDATE vehicle SET agency_name = 'Rival Express' WHERE id = $1`, [
    device.vehicleId,
  ]);
  await rideThrough(device, straightDrive(aWhileAgo(5), SLOW));
  await settledEvents(server);
  server.clock.advance(26 * HOUR_MS);
  const before = await publicSide();
  const named = before.top.filter((row: { transportAgency: string | null }) => row.transportAgency !== null);
  expect(named).toHaveLength(1);

  const framer = await ride(server, {
    ...{ registrationNumber: PLATE, level: 'TYPED', startedAt: aWhileAgo(30), provenForMs: null },
  });
  const fixes = straightDrive(aWhileAgo(30), FAST).slice(0, 610);
  expect(fixes.length).toBeGreaterThanOrEqual(600);
  await rideThrough(framer, fixes);
  await startJourney(framer.client, aWhileAgo(1), {
    ...{ registrationNumber: 'c-e-4-3-1-r-v', category: 'PUBLIC', transportAgency: 'Worst Lines' },
  });
  await settledEvents(server);
  await applyViolatorRule(server.services);
  const after = await publicSide();

  expect(after.top.filter((row: object) => !isNameless(row))).toEqual(named);
  expect(after.rows.filter((row: object) => !isNameless(row))).toEqual(
    before.rows.filter((row: object) => !isNameless(row)),
  );
  const nameless = after.top.filter((row: object) => isNameless(row));
  expect(nameless).toEqual([
    { registrationNumber: 'CE •••• ••', transportAgency: null, violationCount: 1, status: 'ACTIVE' },
  ]);
  expect(after.staff).toEqual(before.staff);
  expect(after.staff.vehicleRanking).toMatchObject([
    { registrationNumber: 'CE ••• RV', transportAgency: 'Rival Express' },
  ]);
  const [vehicle] = await server.dataSource.query(
    `SELECT violator_status AS status, (SELECT count(*)::int FROM rule_proposal) AS proposals,
       (SELECT count(*)::int FROM vehicle_event WHERE NOT is_withdrawn) AS events
     FROM vehicle WHERE id = $1`,
    [device.vehicleId],
  );
  expect(vehicle).toEqual({ status: 'ACTIVE', proposals: 0, events: 1 });
});

const isNameless = (row: object): boolean =>
  'registrationNumber' in row && /^[A-Z]{1,2}[ •-]*$/.test(String(row.registrationNumber));

async function publicSide() {
  await foldRollups(server.services);
  server.clock.advance(HOUR_MS);
  const visitor = new TestClient(server.url);
  const { body: top } = await visitor.graphql(TOP, {});
  const { body: list } = await visitor.graphql(PUBLIC, {});
  const rows = list.data.violations.edges.map(({ node }: { node: object }) => node);
  const staff = (await (await staffClient(server, 'ADMIN')).graphql(STAFF)).body.data;
  return { top: top.data.topViolators, rows, staff };
}
