import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { provenCitizen } from '../../../testing/drives/prove-number';
import { submitAt } from '../../../testing/incidents/crowd-calls';
import type { JsonValue, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';

const RECORD = `version reason occurredAt latitude longitude cellSouth cellWest municipality road roadClass crashType weather
  light surface vehicles { vehicleType } people { role sex age injury vehicle } killedCount seriousCount slightCount`;
const COMPLETE = `mutation ($input: CompleteCrashRecordInput!) { completeCrashRecord(input: $input) {
  incident { id injuredCount seenVehicle crashRecords { ${RECORD} } } } }`;
const READ = `query ($id: ID!) { incident(id: $id) { incidentType injuredCount seenVehicle crashRecords { version } } }`;
const PLACE = { lat: 4.0511, lng: 9.7679 };

let server: TestServer;
let owner: TestClient;
let operator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  owner = await provenCitizen(server);
});
beforeEach(async () => {
  operator = await staffClient(server, 'OPERATOR');
});
afterAll(() => server.close());

const CONTENT = {
  ...{
    location: { lat: 4.0623, lng: 9.7712 },
    municipality: ' Douala V ',
    road: 'N3',
    roadClass: 'NATIONAL',
  },
  ...{ crashType: 'VEHICLES', weather: 'RAIN', light: 'DARK_UNLIT', surface: 'WET' },
  vehicles: [{ vehicleType: 'MINIBUS' }, { vehicleType: 'MOTORCYCLE' }],
  people: [
    { role: 'DRIVER', sex: 'MALE', age: 41, injury: 'SLIGHT', vehicle: 1 },
    { role: 'PASSENGER', sex: 'FEMALE', age: 0, injury: 'NONE', vehicle: 1 },
    { role: 'DRIVER', injury: 'SERIOUS', vehicle: 2 },
  ],
};

function crash(over: Readonly<Record<string, unknown>> = {}): Promise<string> {
  return submitAt(owner, PLACE, { incidentType: 'CRASH', ...over });
}

async function complete(over: Readonly<Record<string, unknown>>, client = operator): Promise<JsonValue> {
  const occurredAt = new Date(server.clock.now().getTime() - HOUR_MS).toISOString();
  const input = { ...CONTENT, version: 0, occurredAt, ...over };
  const { body } = await client.graphql(COMPLETE, { input });
  return body.errors === undefined ? body.data.completeCrashRecord.incident : body.errors[0].extensions;
}

test('staff complete the record of a crash, which lies in a cell of the analytics and counts its people', async () => {
  const incidentId = await crash({ injuredCount: 3, seenVehicle: 'LT 482 KD' });
  const { crashRecords } = await complete({ incidentId });
  const [driver, child, rider] = CONTENT.people;
  expect(crashRecords).toEqual([
    {
      ...CONTENT,
      ...{ version: 1, reason: null, occurredAt: expect.any(String), municipality: 'Douala V' },
      ...{ location: undefined, latitude: 4.0623, longitude: 9.7712, cellSouth: 4.06, cellWest: 9.77 },
      people: [driver, child, { ...rider, sex: 'UNKNOWN', age: null }],
      ...{ killedCount: 0, seriousCount: 1, slightCount: 1 },
    },
  ]);
});

test('a later change is a version of its own with its reason, and the earlier one stays', async () => {
  const incidentId = await crash();
  await complete({ incidentId });
  const people = [{ role: 'DRIVER', injury: 'KILLED', vehicle: 2 }];
  expect(await complete({ incidentId, version: 1, people })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { reason: 'Must say why the record is changed' },
  });
  const { crashRecords } = await complete({ incidentId, version: 1, people, reason: 'Died on day 12.' });
  expect(crashRecords).toMatchObject([
    { version: 2, reason: 'Died on day 12.', killedCount: 1, seriousCount: 0 },
    { version: 1, reason: null, killedCount: 0, seriousCount: 1 },
  ]);
  const log = await server.dataSource.query(
    `SELECT details FROM audit_entry WHERE act = 'CRASH_RECORDED' AND target = $1 ORDER BY id`,
    [`incident:${incidentId}`],
  );
  expect(log).toEqual([{ details: {} }, { details: { reason: 'Died on day 12.' } }]);
});

test('of several at once one stores the version, and the others read what is there', async () => {
  const incidentId = await crash();
  const answers = await Promise.all([1, 2, 3].map(() => complete({ incidentId })));
  expect(answers.filter(({ crashRecords }) => crashRecords?.length === 1)).toHaveLength(1);
  const refused = answers.filter(({ code }) => code === 'CONFLICT');
  expect(refused.map(({ current }) => current)).toEqual(Array(2).fill({ id: incidentId, version: 1 }));
});

test('a record is completed after its incident is closed too, and without a place has no cell', async () => {
  const incidentId = await crash();
  await operator.graphql(
    'mutation ($id: ID!) { resolveIncident(input: { incidentId: $id }) { incident { id } } }',
    {
      id: incidentId,
    },
  );
  const { crashRecords } = await complete({ incidentId, location: null });
  expect(crashRecords).toMatchObject([{ latitude: null, cellSouth: null, cellWest: null }]);
});

test.each<[string, Readonly<Record<string, unknown>>, string]>([
  ['a crash of tomorrow', { occurredAt: new Date(Date.now() + DAY_MS).toISOString() }, 'occurredAt'],
  ['a crash of long before its report', { occurredAt: '2020-01-01T00:00:00Z' }, 'occurredAt'],
  ['a place in another region', { location: { lat: 9.3, lng: 13.4 } }, 'location'],
  ['no place on the earth', { location: { lat: 91, lng: 9 } }, 'location.lat'],
  ['a long name', { road: 'x'.repeat(81) }, 'road'],
  ['a vehicle that is not there', { people: [{ role: 'DRIVER', vehicle: 3 }] }, 'people.0.vehicle'],
  ['an age below 0', { people: [{ role: 'DRIVER', age: -1 }] }, 'people.0.age'],
  ['too many people', { people: Array(201).fill({ role: 'PASSENGER' }) }, 'people'],
])('%s is refused', async (_what, over, field) => {
  const refused = await complete({ incidentId: await crash(), ...over });
  expect(refused.code).toBe('BAD_USER_INPUT');
  expect(Object.keys(refused.fields)).toEqual([field]);
});

test('what is no crash, or somebody else’s, has no record; viewers and citizens make none', async () => {
  const breakdown = await submitAt(owner, PLACE);
  expect(await complete({ incidentId: breakdown })).toMatchObject({
    fields: { incidentId: 'Must be a crash' },
  });
  const incidentId = await crash();
  expect((await complete({ incidentId }, owner)).code).toBe('FORBIDDEN');
  expect((await complete({ incidentId }, await provenCitizen(server))).code).toBe('NOT_FOUND');
  expect((await complete({ incidentId }, await staffClient(server, 'VIEWER'))).code).toBe('FORBIDDEN');
  expect((await complete({ incidentId: '999999999' })).code).toBe('NOT_FOUND');
});

test('who submitted it reads the own words in full and no record; staff read the plate masked', async () => {
  const incidentId = await crash({ injuredCount: 2, seenVehicle: ' LT 482 KD ' });
  await complete({ incidentId });
  const read = async (client: TestClient) =>
    (await client.graphql(READ, { id: incidentId })).body.data.incident;
  expect(await read(owner)).toMatchObject({ injuredCount: 2, seenVehicle: 'LT 482 KD', crashRecords: [] });
  const viewer = await staffClient(server, 'VIEWER');
  expect(await read(viewer)).toMatchObject({ seenVehicle: 'LT ••• KD', crashRecords: [{ version: 1 }] });
});

test.each([
  ['hurt people', { injuredCount: 201 }],
  ['hurt people', { injuredCount: -1 }],
  ['of the vehicle', { seenVehicle: 'x'.repeat(81) }],
  ['of the vehicle', { seenVehicle: 'LT\u0000482' }],
])('a report with too much %s is refused', async (_what, over) => {
  const input = { mood: 'SAD', incidentType: 'CRASH', ...over };
  const { body } = await owner.graphql(
    'mutation ($input: ReportIncidentInput!) { reportIncident(input: $input) { incident { id } } }',
    { input },
  );
  expect(body.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [Object.keys(over)[0] ?? '']: expect.any(String) },
  });
});
