import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@wakafine/domain/units';
import { agencyPerson } from '../../testing/agencies';
import { writePastJourney } from '../../testing/drives/past-drives';
import { ask, provenCitizen } from '../../testing/register';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import type { JsonValue } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { eraseDueAccounts } from '../administration/retention/erase-accounts';

const FIELDS = '{ agency alias showsNameSince }';
const MINE = `{ agenciesOfMine ${FIELDS} }`;
const SET = `mutation ($input: SetAgencyNameConsentInput!) { setAgencyNameConsent(input: $input) ${FIELDS} }`;
const DRIVERS = '{ agencyDrivers { alias name } }';
const DELETE = 'mutation { deleteMyAccount(input: { pin: "483920" }) { deletionDueAt } }';
const NAME = 'Paul Tchoua';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Driver {
  readonly client: TestClient;
  readonly accountId: number;
  /** Somebody who works for the agency. */
  readonly office: TestClient;
  readonly agency: string;
}

let plates = 0;

/** Somebody who has driven an enrolled bus of a new agency. */
async function driver({ isProven = true }: { isProven?: boolean } = {}): Promise<Driver> {
  const client = isProven ? await provenCitizen(server) : await TestClient.citizen(server.url);
  const accountId = Number((await client.rest('GET', '/api/auth/me')).body.id);
  await server.dataSource.query('UPDATE account SET full_name = $2 WHERE id = $1', [accountId, NAME]);
  const { agency, client: office } = await agencyPerson(server);
  await drive(agency, accountId);
  return { client, accountId, office, agency };
}

/** A journey of yesterday in a new bus of an agency, as an enrolled phone in it has recorded it. */
async function drive(agency: string, accountId: number): Promise<void> {
  plates += 1;
  const registrationNumber = `CE${100 + plates}ZN`;
  const endedAt = new Date(server.clock.now().getTime() - DAY_MS);
  await writePastJourney(server, { accountId, endedAt, distanceM: 50_000, registrationNumber });
  await server.dataSource.query(
    `UPDATE vehicle SET agency_name = $2, registered_at = now(), registration_number = $1 WHERE plate = $1`,
    [registrationNumber, agency],
  );
  await server.dataSource.query(
    `UPDATE journey SET binding = 'BOUND' WHERE vehicle_id = (SELECT id FROM vehicle WHERE plate = $1)`,
    [registrationNumber],
  );
}

async function set(client: TestClient, agency: string, isOn: boolean): Promise<JsonValue> {
  const data = await ask(client, SET, { input: { agency, isOn } });
  return data.setAgencyNameConsent ?? data.refused;
}

const mine = async (client: TestClient): Promise<JsonValue> => (await ask(client, MINE)).agenciesOfMine;
const listed = async (office: TestClient): Promise<JsonValue> => (await ask(office, DRIVERS)).agencyDrivers;

test('a driver is listed the agencies that they drove for, with the alias that each knows them by', async () => {
  const { client, office, agency } = await driver();
  expect(await mine(client)).toEqual([{ agency, alias: null, showsNameSince: null }]);
  const [{ alias }] = await listed(office);
  expect(await mine(client)).toEqual([{ agency, alias, showsNameSince: null }]);
});

test('with a yes the agency reads the name beside the alias, and no other agency does', async () => {
  const { client, accountId, office, agency } = await driver();
  const other = await agencyPerson(server);
  await drive(other.agency, accountId);
  const [{ alias }] = await listed(office);
  expect(await set(client, agency, true)).toContainEqual({
    agency,
    alias,
    showsNameSince: expect.any(String),
  });
  expect(await listed(office)).toEqual([{ alias, name: NAME }]);
  expect(await listed(other.client)).toEqual([{ alias: expect.any(String), name: null }]);
});

test('a yes counts before the agency has looked, and the same one twice, also at once, is the first', async () => {
  const { client, office, agency } = await driver();
  const [first, second] = await Promise.all([set(client, agency, true), set(client, agency, true)]);
  expect(second).toEqual(first);
  server.clock.advance(1_000);
  expect(await set(client, agency, true)).toEqual(first);
  expect(await listed(office)).toEqual([{ alias: first[0].alias, name: NAME }]);
});

test('a yes that is withdrawn hides the name at once, under another alias, and twice it stays so', async () => {
  const { client, office, agency } = await driver();
  const [{ alias }] = await set(client, agency, true);
  expect(await set(client, agency, false)).toEqual([{ agency, alias: null, showsNameSince: null }]);
  const after = await listed(office);
  expect(after).toEqual([{ alias: expect.any(String), name: null }]);
  expect(after[0].alias).not.toBe(alias);
  expect(await set(client, agency, false)).toEqual([{ agency, alias: after[0].alias, showsNameSince: null }]);
});

test('an agency of others and one that does not exist are not found alike, and nothing is stored of them', async () => {
  const { client } = await driver();
  const { agency: foreign } = await driver();
  const [refused, unknown] = await Promise.all([
    set(client, foreign, true),
    set(client, `No ${randomUUID().slice(0, 8)}`, true),
  ]);
  expect(refused).toMatchObject({ code: 'NOT_FOUND' });
  expect({ ...unknown, requestId: null }).toEqual({ ...refused, requestId: null });
  expect(await mine(client)).toHaveLength(1);
});

test('a number that nobody has proven gives no name, and no yes', async () => {
  const { client, accountId, office, agency } = await driver({ isProven: false });
  const refused = await set(client, agency, true);
  expect(refused).toMatchObject({ code: 'FORBIDDEN', clientCode: 'number-not-proven' });
  await listed(office);
  await server.dataSource.query('UPDATE agency_driver SET shows_name_since = now() WHERE account_id = $1', [
    accountId,
  ]);
  expect(await listed(office)).toEqual([{ alias: expect.any(String), name: null }]);
  expect(await set(client, agency, false)).toEqual([{ agency, alias: null, showsNameSince: null }]);
});

test('the name goes as soon as the deletion of the account is asked for, and all of it with the account', async () => {
  const { client, accountId, office, agency } = await driver();
  const [{ alias }] = await set(client, agency, true);
  expect((await ask(client, DELETE)).deleteMyAccount).toBeDefined();
  expect(await listed(office)).toEqual([{ alias, name: null }]);
  server.clock.advance(31 * DAY_MS);
  await eraseDueAccounts(server.services);
  const rows = await server.dataSource.query('SELECT FROM agency_driver WHERE account_id = $1', [accountId]);
  expect(rows).toEqual([]);
});

test('staff and agencies have no part in it', async () => {
  const { office, agency } = await driver();
  const staff = await staffClient(server, 'SUPERVISOR');
  for (const client of [office, staff]) {
    expect(await set(client, agency, true)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await ask(client, MINE)).refused).toMatchObject({ code: 'FORBIDDEN' });
  }
});
