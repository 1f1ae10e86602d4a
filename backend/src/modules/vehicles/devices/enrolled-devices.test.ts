import { randomUUID } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { push, start, tryStart } from '../../../testing/drives/drive-calls';
import {
  approve,
  ask,
  bind,
  enrolPhone,
  invite,
  newPhoneKey,
  provenCitizen,
  registerBus,
  revoke,
  signedStart,
} from '../../../testing/register';
import type { PhoneKey, RegisteredBus } from '../../../testing/register';
import { staffClient } from '../../../testing/staff';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { endSilentJourneys } from '../../journeys/lifecycle/end-silent-journeys';

const READ = `query ($id: ID!) { journey(id: $id) { binding registrationNumber boundVehicle { level until } } }`;
const MINE = '{ myDevices { id state registrationNumber holderNumber invitedBy } }';
const SPEEDS = [...ramp(0, 80), ...seconds(20, 80), ...ramp(80, 0)];

let server: TestServer;
let bus: RegisteredBus;
let citizen: TestClient & { readonly mobileNumber: string };
let key: PhoneKey;
beforeAll(async () => {
  server = await startTestServer();
  key = newPhoneKey();
});
afterAll(() => server.close());
beforeEach(async () => {
  bus = await registerBus(server);
  citizen = await provenCitizen(server);
});

function now(): Date {
  return server.clock.now();
}

async function journeyOf(id: string) {
  return (await ask(citizen, READ, { id })).journey;
}

test('an invited phone is claimed by its key, approved by another person, and binds the journeys that it signs', async () => {
  const { invitation, device } = await invite(bus);
  expect(invitation).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
  expect(device).toMatchObject({ state: 'INVITED', isInvitedByViewer: true, holderNumber: null });
  const claimed = await bind(citizen, invitation.toLowerCase(), key.publicKey);
  expect(claimed).toMatchObject({ outcome: 'CLAIMED', journey: null, device: { state: 'WAITING' } });
  expect((await approve(bus.approver, device.id)).state).toBe('APPROVED');
  expect((await ask(citizen, MINE)).myDevices).toEqual([
    {
      id: device.id,
      state: 'APPROVED',
      registrationNumber: bus.plate,
      holderNumber: null,
      invitedBy: null,
    },
  ]);
  const startedAt = now();
  const { id } = await start(citizen, {
    registrationNumber: '',
    ...signedStart(key, { deviceId: device.id, startedAt }),
  });
  expect(await journeyOf(id)).toEqual({
    binding: 'BOUND',
    registrationNumber: bus.plate,
    boundVehicle: { level: 'BOUND', until: null },
  });
  await push(citizen, id, straightDrive(startedAt, SPEEDS));
  const violations = await server.dataSource.query(
    'SELECT binding, vehicle_id::int AS "vehicleId" FROM violation WHERE journey_id = $1',
    [id],
  );
  expect(violations).toEqual([{ binding: 'BOUND', vehicleId: Number(bus.id) }]);
});

test('who has invited a device can not approve it, and learns so', async () => {
  const { invitation, device } = await invite(bus);
  await bind(citizen, invitation, key.publicKey);
  const { refused } = await approve(bus.inviter, device.id);
  expect(refused).toMatchObject({ code: 'CONFLICT', clientCode: 'own-invitation' });
});

test('only a device that waits is approved, and once, also in parallel', async () => {
  const { invitation, device } = await invite(bus);
  expect((await approve(bus.approver, device.id)).refused.code).toBe('CONFLICT');
  await bind(citizen, invitation, key.publicKey);
  const answers = await Promise.all(Array.from({ length: 4 }, () => approve(bus.approver, device.id)));
  expect(answers.filter(({ state }) => state === 'APPROVED')).toHaveLength(1);
  expect(answers.filter(({ refused }) => refused?.code === 'CONFLICT')).toHaveLength(3);
  expect((await approve(bus.approver, '999999')).refused.code).toBe('NOT_FOUND');
});

test('a start that is signed by another key, for another account, time or id binds nothing and is refused', async () => {
  const deviceId = await enrolPhone(bus, citizen, key);
  const startedAt = now();
  const signed = signedStart(key, { deviceId, startedAt });
  const other = await provenCitizen(server);
  const wrong = [
    [citizen, signedStart(newPhoneKey(), { deviceId, startedAt })],
    [other, signed],
    [citizen, { ...signed, clientId: randomUUID() }],
    [citizen, { ...signed, startedAt: new Date(startedAt.getTime() - 1000).toISOString() }],
    [citizen, { ...signed, startedAt: null }],
    [citizen, { ...signed, clientId: null }],
    [citizen, { ...signed, deviceProof: { ...signed.deviceProof, deviceId: '1e3' } }],
    [citizen, { ...signed, deviceProof: { ...signed.deviceProof, signature: 'x' } }],
  ] as const;
  for (const [client, input] of wrong) {
    const { refused } = await tryStart(client, input);
    expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', ['deviceProof']]);
  }
  expect(await journeyOf((await start(citizen, signed)).id)).toMatchObject({ binding: 'BOUND' });
});

test('a phone that waits, was approved after the start or is revoked binds nothing', async () => {
  const { invitation, device } = await invite(bus);
  await bind(citizen, invitation, key.publicKey);
  const signed = () => signedStart(key, { deviceId: device.id, startedAt: now() });
  expect((await tryStart(citizen, signed())).refused.fields).toHaveProperty('deviceProof');
  const before = signed();
  server.clock.advance(MINUTE_MS);
  await approve(bus.approver, device.id);
  expect((await tryStart(citizen, before)).refused.fields).toHaveProperty('deviceProof');
  server.clock.advance(MINUTE_MS);
  const stolen = signed();
  server.clock.advance(MINUTE_MS);
  await revoke(bus.inviter, device.id);
  // Also not by an earlier time: who has stolen the phone could give any.
  expect((await tryStart(citizen, stolen)).refused.fields).toHaveProperty('deviceProof');
  expect((await revoke(bus.inviter, device.id)).refused.code).toBe('CONFLICT');
});

test.each([
  ['goes on', 10 * MINUTE_MS],
  ['fell silent before', 7 * HOUR_MS],
])(
  'revoking a phone whose journey %s leaves what was bound before, and binds nothing after',
  async (_what, silentMs) => {
    const deviceId = await enrolPhone(bus, citizen, key);
    const startedAt = now();
    const { id } = await start(citizen, signedStart(key, { deviceId, startedAt }));
    const first = straightDrive(startedAt, SPEEDS);
    await push(citizen, id, first);
    server.clock.advance(silentMs);
    await endSilentJourneys(server.services);
    // In the session of the two who enrolled it nobody did anything for too long.
    expect(await revoke(await staffClient(server, 'SUPERVISOR'), deviceId)).toMatchObject({
      state: 'REVOKED',
    });
    server.clock.advance(MINUTE_MS);
    const second = straightDrive(now(), SPEEDS).map((fix) => ({ ...fix, seq: fix.seq + first.length }));
    await push(citizen, id, second);
    const violations = await server.dataSource.query(
      'SELECT binding FROM violation WHERE journey_id = $1 AND NOT is_withdrawn ORDER BY started_at',
      [id],
    );
    expect(violations).toEqual([{ binding: 'BOUND' }, { binding: 'TYPED' }]);
  },
);

test('a start that is signed anew when its answer got lost is the same journey', async () => {
  const deviceId = await enrolPhone(bus, citizen, key);
  const [startedAt, clientId] = [now(), randomUUID()];
  const first = await start(citizen, signedStart(key, { deviceId, startedAt, clientId }));
  const again = await start(citizen, signedStart(key, { deviceId, startedAt, clientId }));
  expect(again.id).toBe(first.id);
});

test('the phone of one bus and the code of another contradict each other', async () => {
  const other = await registerBus(server);
  const deviceId = await enrolPhone(bus, citizen, key);
  const signed = signedStart(key, { deviceId, startedAt: now() });
  const { refused } = await tryStart(citizen, { ...signed, vehicleCode: other.typedCode });
  expect(refused.fields).toHaveProperty('vehicleCode');
  const both = await start(citizen, { ...signed, vehicleCode: bus.typedCode });
  expect(await journeyOf(both.id)).toMatchObject({ binding: 'BOUND' });
});

const CREATE = `mutation ($input: CreateTrackerInput!) { createTracker(input: $input) {
  tracker { id } osmAndPath ownTracksPath } }`;
const ENROL = `mutation ($input: EnrolTrackerInput!) { enrolTracker(input: $input) { id kind state trackerId } }`;
const VEHICLE = { vehicleType: 'BUS', registrationNumber: 'CE 731 QX', category: 'PRIVATE' };

async function newTracker() {
  const { createTracker } = await ask(citizen, CREATE, { input: { name: 'In the cab', ...VEHICLE } });
  return { trackerId: String(createTracker.tracker.id), path: String(createTracker.ownTracksPath) };
}

function enrol(trackerId: string, code: string) {
  return ask(citizen, ENROL, { input: { trackerId, code } });
}

test('an enrolled tracker begins bound journeys once it is approved, and none before', async () => {
  const { trackerId, path } = await newTracker();
  const { invitation, device } = await invite(bus, 'TRACKER');
  expect((await enrol(trackerId, invitation)).enrolTracker).toMatchObject({ state: 'WAITING', trackerId });
  expect((await enrol(trackerId, invitation)).enrolTracker.id).toBe(device.id);
  const drive = (agoMs: number) =>
    straightDrive(new Date(now().getTime() - agoMs), SPEEDS).map(({ lat, lng, recordedAt }) => ({
      _type: 'location',
      ...{ lat, lon: lng, acc: 5, tst: Math.floor(Date.parse(recordedAt) / 1000) },
    }));
  await new TestClient(server.url).rest('POST', path, drive(MINUTE_MS));
  await approve(bus.approver, device.id);
  server.clock.advance(2 * HOUR_MS);
  await new TestClient(server.url).rest('POST', path, drive(MINUTE_MS));
  const list = '{ journeys { edges { node { binding registrationNumber } } } }';
  const { journeys } = await ask(citizen, list);
  expect(journeys.edges.map(({ node }: { node: unknown }) => node)).toEqual([
    { binding: 'BOUND', registrationNumber: bus.plate },
    { binding: 'TYPED', registrationNumber: 'CE 731 QX' },
  ]);
});

test('a tracker is enrolled once, and by its owner only', async () => {
  const { trackerId } = await newTracker();
  const invitations = await Promise.all([invite(bus, 'TRACKER'), invite(bus, 'TRACKER')]);
  const claims = await Promise.all(invitations.map(({ invitation }) => enrol(trackerId, invitation)));
  expect(claims.filter(({ refused }) => refused?.code === 'CONFLICT')).toHaveLength(1);
  const third = await invite(bus, 'TRACKER');
  const stranger = await provenCitizen(server);
  const input = { trackerId, code: third.invitation };
  expect((await ask(stranger, ENROL, { input })).refused.fields).toHaveProperty('trackerId');
  expect((await enrol('x', third.invitation)).refused.fields).toHaveProperty('trackerId');
  expect((await enrol(trackerId, bus.typedCode)).refused.fields).toHaveProperty('code');
});

test('a tracker that its owner deletes stays enrolled until the authority revokes it', async () => {
  const { trackerId } = await newTracker();
  const { invitation, device } = await invite(bus, 'TRACKER');
  await enrol(trackerId, invitation);
  await approve(bus.approver, device.id);
  expect(await ask(citizen, 'mutation ($id: ID!) { deleteTracker(id: $id) }', { id: trackerId })).toEqual({
    deleteTracker: true,
  });
  const { myDevices } = await ask(citizen, MINE);
  expect(myDevices).toMatchObject([{ id: device.id, state: 'APPROVED' }]);
  expect(await revoke(bus.inviter, device.id)).toMatchObject({ state: 'REVOKED', trackerId: null });
});
