import {
  approve,
  ask,
  bind,
  invite,
  newPhoneKey,
  provenCitizen,
  registerBus,
} from '../../../testing/register';
import type { RegisteredBus } from '../../../testing/register';
import { staffClient } from '../../../testing/staff';
import type { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const ROW = 'id registrationNumber transportAgency codeCount deviceCount waitingCount';
const LIST = `query ($filter: RegisteredVehicleFilter, $after: String, $first: Int) {
  registeredVehicles(filter: $filter, after: $after, first: $first) {
    totalCount edges { cursor node { ${ROW} devices { state holderNumber invitedBy } codes { path } } } } }`;
const REGISTER = `mutation ($input: RegisterVehicleInput!) { registerVehicle(input: $input) { ${ROW} } }`;
const SET_AGENCY = `mutation ($input: SetVehicleAgencyInput!) { setVehicleAgency(input: $input) { ${ROW} } }`;
const REVEAL = `mutation ($input: RevealRegistrationsInput!) { revealRegistrations(input: $input) { registrationNumber } }`;
const LOG = `query ($act: StaffAct!) { auditLog(first: 100, filter: { acts: [$act] }) { edges { node { target details } } } }`;

let server: TestServer;
let admin: TestClient;
let bus: RegisteredBus;
beforeAll(async () => {
  server = await startTestServer();
  admin = await staffClient(server, 'ADMIN');
});
afterAll(() => server.close());
beforeEach(async () => {
  bus = await registerBus(server);
});

async function acts(act: string): Promise<{ target: string | null; details: unknown }[]> {
  const { auditLog } = await ask(admin, LOG, { act });
  return auditLog.edges.map(({ node }: { node: unknown }) => node);
}

function setAgency(transportAgency: string | null) {
  return ask(admin, SET_AGENCY, { input: { vehicleId: bus.id, transportAgency } });
}

test('a vehicle is registered once, with its plate masked until it is revealed', async () => {
  const input = { registrationNumber: bus.plate.replaceAll(' ', '-').toLowerCase() };
  const { refused } = await ask(admin, REGISTER, { input });
  expect(refused).toMatchObject({ code: 'CONFLICT', vehicleId: Number(bus.id) });
  const { registeredVehicles } = await ask(admin, LIST, { first: 1 });
  expect(registeredVehicles.edges[0].node).toMatchObject({
    id: bus.id,
    registrationNumber: expect.stringMatching(/^LT •••? ?•?.*QX$/),
    transportAgency: 'Demo Express',
    codeCount: 1,
  });
  expect(JSON.stringify(registeredVehicles)).not.toContain(bus.plate);
  const revealed = await ask(admin, REVEAL, { input: { vehicleIds: [bus.id] } });
  expect(revealed.revealRegistrations).toEqual([{ registrationNumber: bus.plate }]);
});

test('of eight who register a vehicle at the same time one does', async () => {
  const input = { registrationNumber: 'CE 808 PP' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(admin, REGISTER, { input })));
  expect(answers.filter(({ refused }) => refused?.code === 'CONFLICT')).toHaveLength(7);
});

test('a vehicle belongs to one agency at a time, known by one spelling, and every change is audited', async () => {
  expect((await setAgency('demo EXPRESS')).setVehicleAgency.transportAgency).toBe('Demo Express');
  expect((await setAgency('Sample Lines')).setVehicleAgency.transportAgency).toBe('Sample Lines');
  expect((await setAgency(null)).setVehicleAgency.transportAgency).toBeNull();
  const target = `vehicle:${bus.id}`;
  const changes = (await acts('VEHICLE_AGENCY_SET')).filter((each) => each.target === target);
  expect(changes.map(({ details }) => details)).toEqual([
    { agency: null, before: 'Sample Lines' },
    { agency: 'Sample Lines', before: 'Demo Express' },
    { agency: 'Demo Express', before: null },
  ]);
});

test.each([
  ['registrationNumber', { registrationNumber: 'LT' }],
  ['registrationNumber', { registrationNumber: 'L'.repeat(21) }],
  ['transportAgency', { registrationNumber: 'LT 1 ZZ', transportAgency: 'x' }],
  ['transportAgency', { registrationNumber: 'LT 1 ZZ', transportAgency: 'x\u0000yz' }],
])('a vehicle with a wrong %s (%j) is refused', async (field, input) => {
  const { refused } = await ask(admin, REGISTER, { input });
  expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', [field]]);
});

test('a plate that citizens have typed is not in the register, and has no code or agency to give', async () => {
  const [typed] = await server.dataSource.query<{ id: string }[]>(
    `INSERT INTO vehicle (plate, created_at) VALUES ('SW999ZZ', now()) RETURNING id`,
  );
  const vehicleId = String(typed?.id);
  const { refused } = await ask(admin, SET_AGENCY, { input: { vehicleId, transportAgency: 'Demo Express' } });
  expect(refused.code).toBe('NOT_FOUND');
  const { registeredVehicles } = await ask(admin, LIST, { filter: { search: 'SW999ZZ' } });
  expect(registeredVehicles).toEqual({ totalCount: 0, edges: [] });
});

test('a search by plate finds by a part, and the audit log holds what it found and not what was typed', async () => {
  const part = bus.plate.slice(3, 8).toLowerCase();
  const { registeredVehicles } = await ask(admin, LIST, { filter: { search: part } });
  const found = registeredVehicles.edges.map(({ node }: { node: { id: string } }) => Number(node.id));
  expect(found).toContain(Number(bus.id));
  const [latest] = await acts('VEHICLES_SEARCHED');
  expect(latest).toEqual({ target: null, details: { vehicleIds: found } });
});

test.each([' -', '\u0000', 'x'.repeat(21)])('%j is not part of a plate', async (search) => {
  const { refused } = await ask(admin, LIST, { filter: { search } });
  expect(Object.keys(refused.fields)).toEqual(['filter.search']);
});

test('the register is paged newest first, and shows alone those with a device that waits', async () => {
  const older = bus;
  const newer = await registerBus(server);
  const first = (await ask(admin, LIST, { first: 1 })).registeredVehicles.edges[0];
  expect(first.node.id).toBe(newer.id);
  const second = (await ask(admin, LIST, { first: 1, after: first.cursor })).registeredVehicles.edges[0];
  expect(second.node.id).toBe(older.id);

  const citizen = await provenCitizen(server);
  const { invitation, device } = await invite(older);
  await bind(citizen, invitation, newPhoneKey().publicKey);
  const waiting = (await ask(admin, LIST, { filter: { isWaiting: true } })).registeredVehicles;
  expect(waiting.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual([older.id]);
  const [seen] = waiting.edges[0].node.devices;
  expect(seen).toMatchObject({
    state: 'WAITING',
    holderNumber: expect.stringMatching(/^\+237 6•• ••• •\d\d$/),
  });
  await approve(older.approver, device.id);
  const after = (await ask(admin, LIST, { filter: { isWaiting: true } })).registeredVehicles;
  expect(after.totalCount).toBe(0);
});

test('every act on a vehicle is in the audit log under its name, and no secret is', async () => {
  const citizen = await provenCitizen(server);
  const { invitation, device } = await invite(bus);
  await bind(citizen, invitation, newPhoneKey().publicKey);
  await approve(bus.approver, device.id);
  const target = `vehicle:${bus.id}`;
  for (const act of ['VEHICLE_REGISTERED', 'VEHICLE_CODE_ISSUED', 'DEVICE_INVITED', 'DEVICE_APPROVED']) {
    expect((await acts(act)).filter((each) => each.target === target)).toHaveLength(1);
  }
  const stored = await server.dataSource.query('SELECT details::text FROM audit_entry');
  expect(JSON.stringify(stored)).not.toContain(invitation.replaceAll('-', ''));
  const devices = await server.dataSource.query('SELECT row_to_json(d)::text FROM enrolled_device d');
  expect(JSON.stringify(devices)).not.toContain(invitation.replaceAll('-', ''));
});
