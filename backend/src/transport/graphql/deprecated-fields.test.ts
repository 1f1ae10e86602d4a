import { buildSchema, parse } from 'graphql';
import { deprecationLines } from '../../admin-cli/deprecation-lines';
import {
  deleteOldDeprecatedUse,
  listDeprecatedUse,
  storeDeprecatedUse,
} from '../../modules/administration/deprecations/deprecated-use';
import { issueKey } from '../../testing/api-keys';
import { newCitizen, newStaffMember } from '../../testing/party/party';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { deprecatedIn } from './deprecated-fields';
import { graphqlSchema } from './schema';

const HISTORY = '{ fineTariffHistory { id } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a document names each deprecated field once, wherever it stands', () => {
  const schema = buildSchema(`type Query { a: Int b: Int @deprecated(reason: "x") c: Thing }
    type Thing { d: Int @deprecated(reason: "x") }`);
  const document = parse('{ a one: b two: b unknown c { ...part } } fragment part on Thing { d }');
  expect(deprecatedIn(schema, document)).toEqual(['Query.b', 'Thing.d']);
  expect(deprecatedIn(schema, parse('{ a }'))).toEqual([]);
});

test('the operator reads who asked for what is deprecated, keys each by itself', async () => {
  const staff = await newStaffMember(server, { role: 'VIEWER' });
  const citizen = await newCitizen(server);
  const key = await issueKey(server, { accountId: citizen.id, scopes: ['statistics:read'] });
  await staff.client.graphql(HISTORY);
  await staff.client.graphql(HISTORY);
  await staff.client.graphql('{ fineTariffHistoryConnection { nodes { id } } }');
  await new TestClient(server.url).graphql(HISTORY);
  await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key.secret}` },
    body: JSON.stringify({ query: HISTORY }),
  });
  await storeDeprecatedUse(server.services);
  await staff.client.graphql(HISTORY);
  await storeDeprecatedUse(server.services);
  const uses = await listDeprecatedUse(server.services);
  expect(uses.map(({ field, caller, uses: count }) => [field, caller, count])).toEqual([
    ['Query.fineTariffHistory', 'staff', 3],
    ['Query.fineTariffHistory', `key:${key.id}`, 1],
    ['Query.fineTariffHistory', 'visitor', 1],
  ]);
  const lines = deprecationLines(await graphqlSchema(), uses).join('\n');
  expect(lines).toContain(
    'Query.fineTariffHistory: Use `fineTariffHistoryConnection`. Deprecated since 2026-11-28',
  );
  expect(lines).toMatch(/ {4}staff: 3 in 30 days, last on \d{4}-\d{2}-\d{2}\n/);
  expect(lines).toMatch(/ {4}key:\d+ \(.+\): 1 in 30 days/);
  expect(lines).toMatch(/Query\.sentAlerts: .*\n {4}nobody in 30 days/);
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain(
    'wakafine_deprecated_fields_total{field="Query.fineTariffHistory",caller="staff"} 3',
  );
});

test('uses that could not be stored are stored the next time, and old ones go', async () => {
  const { deprecatedUse, clock } = server.services;
  deprecatedUse.note(['Query.sentAlerts'], 'agency', clock().getTime());
  await expect(deprecatedUse.flush(() => Promise.reject(new Error('no database')))).rejects.toThrow();
  await storeDeprecatedUse(server.services);
  const used = async () =>
    (await listDeprecatedUse(server.services)).filter(({ caller }) => caller === 'agency');
  expect(await used()).toMatchObject([{ field: 'Query.sentAlerts', uses: 1 }]);
  await server.dataSource.query('UPDATE deprecated_use SET day = day - 401');
  await deleteOldDeprecatedUse(server.services);
  expect(await server.dataSource.query('SELECT FROM deprecated_use')).toEqual([]);
});
