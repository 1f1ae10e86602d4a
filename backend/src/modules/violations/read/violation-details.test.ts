import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { writePastJourney } from '../../../testing/drives/past-drives';
import { newCitizen } from '../../../testing/party/party';
import type { Person } from '../../../testing/party/party';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const DETAILS = `agencyPhone limitKmh previousViolations violationType fineAmountXaf status vehicleStatus
  crowdVerdict { isVerified }`;
const PLATE = 'OU 731 QX';
const AGENCY = 'Finexs Voyages';

let server: TestServer;
let owner: Person;
let ids: number[];
beforeAll(async () => {
  server = await startTestServer();
  owner = await newCitizen(server);
  const other = await newCitizen(server);
  const at = (hoursAgo: number) => new Date(server.clock.now().getTime() - hoursAgo * HOUR_MS);
  const drive = { endedAt: at(1), registrationNumber: PLATE, transportAgency: AGENCY };
  const unranked = [
    { startedAt: at(6), speedKmh: 90, isClaimed: true },
    { startedAt: at(6), speedKmh: 90, isWithdrawn: true },
  ];
  await writePastJourney(server, {
    ...{ ...drive, accountId: other.id },
    violations: [{ startedAt: at(9), speedKmh: 90 }, ...unranked],
  });
  const { violationIds } = await writePastJourney(server, {
    ...{ ...drive, accountId: owner.id },
    violations: [52, 64, 82].map((speedKmh, index) => ({ startedAt: at(5 - index), speedKmh })),
  });
  ids = violationIds;
});
afterAll(() => server.close());

async function details(client: TestClient, id: number | undefined): Promise<JsonValue> {
  return (await client.graphql(`{ violation(id: "${id}") { ${DETAILS} } }`)).body.data.violation;
}

test('a violation shows its owner of their own earlier ones with the plate, and staff of all; and the fine', async () => {
  const common = { agencyPhone: null, limitKmh: 50, violationType: 'SPEEDING', status: 'UNDER_REVIEW' };
  const rest = { ...common, vehicleStatus: 'ACTIVE', crowdVerdict: null };
  expect(await Promise.all(ids.map((id) => details(owner.client, id)))).toEqual([
    { ...rest, previousViolations: 0, fineAmountXaf: 5_000 },
    { ...rest, previousViolations: 1, fineAmountXaf: 15_000 },
    { ...rest, previousViolations: 2, fineAmountXaf: 25_000 },
  ]);
  const viewer = await staffClient(server, 'VIEWER');
  const forStaff = await Promise.all(ids.map((id) => details(viewer, id)));
  expect(forStaff.map(({ previousViolations }) => previousViolations)).toEqual([1, 2, 3]);
});

test('the number of an agency is shown once staff have entered it, whatever its letters', async () => {
  await server.dataSource.query('UPDATE transport_agency SET phone = $1 WHERE name = $2', [
    '677 00 00 00',
    AGENCY,
  ]);
  await server.dataSource.query(
    'UPDATE violation SET transport_agency = upper(transport_agency) WHERE id = $1',
    [ids[1]],
  );
  for (const id of ids) {
    expect((await details(owner.client, id)).agencyPhone).toBe('677 00 00 00');
  }
});

test('a reported violation is resolved, and what the authority looks into is for staff alone', async () => {
  const report = 'mutation ($id: ID!) { reportViolation(id: $id) { violation { status } } }';
  const { body } = await owner.client.graphql(report, { id: String(ids[0]) });
  expect(body.data.reportViolation.violation).toEqual({ status: 'RESOLVED' });
  await server.dataSource.query("UPDATE vehicle SET violator_status = 'SUSPENDED' WHERE plate = 'OU731QX'");
  expect(await details(owner.client, ids[0])).toMatchObject({
    status: 'RESOLVED',
    vehicleStatus: 'ACTIVE',
  });
  const viewer = await staffClient(server, 'VIEWER');
  expect(await details(viewer, ids[0])).toMatchObject({ vehicleStatus: 'SUSPENDED' });
});

test('a fine is that of the tariff at the time of the violation', async () => {
  const set = 'mutation ($input: FineTariffInput!) { setFineTariff(input: $input) { dangerXaf } }';
  const input = { cautionXaf: 1, warningXaf: 2, dangerXaf: 3 };
  await (await staffClient(server, 'ADMIN')).graphql(set, { input });
  expect((await details(owner.client, ids[2])).fineAmountXaf).toBe(25_000);
  const later = new Date(server.clock.now().getTime() + DAY_MS);
  server.clock.advance(2 * DAY_MS);
  const { violationIds } = await writePastJourney(server, {
    ...{ accountId: owner.id, endedAt: later },
    violations: [{ startedAt: later, speedKmh: 82 }],
  });
  expect((await details(owner.client, violationIds[0])).fineAmountXaf).toBe(3);
});

test('poor evidence costs nothing', async () => {
  await server.dataSource.query("UPDATE violation SET grade = 'C' WHERE id = $1", [ids[1]]);
  expect((await details(owner.client, ids[1])).fineAmountXaf).toBeNull();
});

test('nothing is to be paid under a limit that nobody has confirmed', async () => {
  const at = new Date(server.clock.now().getTime() - HOUR_MS);
  const { violationIds } = await writePastJourney(server, {
    ...{ accountId: owner.id, endedAt: at },
    violations: [{ startedAt: at, speedKmh: 82, isLimitConfirmed: false }],
  });
  expect(await details(owner.client, violationIds[0])).toMatchObject({ limitKmh: 50, fineAmountXaf: null });
});

test('earlier violations are for the owner and staff; strangers see none on public rows', async () => {
  const list = `{ violations(filter: { scope: PUBLIC }) { edges { node { id ${DETAILS} } } } }`;
  const rowFor = async (client: TestClient): Promise<JsonValue> => {
    const { body } = await client.graphql(list);
    return body.data.violations.edges.find(({ node }: JsonValue) => node.fineAmountXaf === 25_000).node;
  };
  expect((await rowFor(new TestClient(server.url))).previousViolations).toBeNull();
  expect((await rowFor((await newCitizen(server)).client)).previousViolations).toBeNull();
  expect((await rowFor(await staffClient(server, 'VIEWER'))).previousViolations).toEqual(expect.any(Number));
});

test('what stands behind a whole list comes with one statement', async () => {
  const rows = jest.spyOn(server.services.db, 'rows');
  const { body } = await owner.client.graphql(`{ violations { edges { node { ${DETAILS} } } } }`);
  const statements = rows.mock.calls
    .map(([{ name }]) => name)
    .filter((name) => name.startsWith('violations.'));
  rows.mockRestore();
  expect(body.data.violations.edges.length).toBeGreaterThan(2);
  expect(statements).toEqual(['violations.details']);
});
