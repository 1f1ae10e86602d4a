import { startMessage } from '@wakafine/domain/journeys/signed-start';
import 'fake-indexeddb/auto';
import { createPublicKey, verify } from 'node:crypto';
import { serveApi, VIEWER } from '../../../test/api';
import { buildDevice, enrolThisPhone } from '../../../test/enrolment';
import { haveCrypto } from '../../../test/stored';
import { createGraphqlConnection, type GraphqlConnection } from '../apollo/apollo';
import { deleteEnrolment } from '../storage/delete-enrolment';
import { storeEnrolment, prepareKey, readEnrolment } from './stored-enrolment';
import { signingDevice, signStart } from './sign-start';

const START = {
  accountId: VIEWER.id,
  deviceId: '31',
  clientId: '7f1c6f6e-4a3b-4c58-9a57-1f6f0f3f9a11',
  startedAt: new Date('2026-11-20T08:30:00.000Z'),
};

let connection: GraphqlConnection;

beforeEach(async () => {
  haveCrypto();
  await deleteEnrolment();
  connection = createGraphqlConnection();
});
afterEach(() => connection.socket.client.dispose());

it('makes a key that no script can read, and takes the same one for a second try', async () => {
  const first = await prepareKey(VIEWER.id);
  await expect(crypto.subtle.exportKey('pkcs8', first.keys.privateKey)).rejects.toThrow();
  const second = await prepareKey(VIEWER.id);
  expect(second.publicKey).toBe(first.publicKey);
  const spki = Buffer.from(first.publicKey, 'base64url');
  const details = createPublicKey({ key: spki, format: 'der', type: 'spki' }).asymmetricKeyDetails;
  expect(details?.namedCurve).toBe('prime256v1');
});

it('makes another key for the next invitation', async () => {
  const publicKey = await enrolThisPhone({ state: 'REVOKED' });
  expect((await prepareKey(VIEWER.id)).publicKey).not.toBe(publicKey);
});

it('signs a start as the server checks it', async () => {
  const publicKey = await enrolThisPhone();
  const proof = await signStart(connection.client, START);
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64url'), format: 'der', type: 'spki' });
  const signature = Buffer.from(proof?.signature ?? '', 'base64url');
  expect(proof?.signature).toMatch(/^[A-Za-z0-9_-]{86}$/);
  const isValid = (text: string) =>
    verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, signature);
  expect(isValid(startMessage(START))).toBe(true);
  expect(isValid(startMessage({ ...START, deviceId: '32' }))).toBe(false);
});

it.each([
  ['another account', { accountId: '8' }],
  ['a device that was replaced', { deviceId: '30' }],
])('signs nothing for %s', async (_what, other) => {
  await enrolThisPhone();
  expect(await signStart(connection.client, { ...START, ...other })).toBeNull();
});

it('hears of an approval before it signs, and signs nothing without one', async () => {
  await enrolThisPhone({ state: 'WAITING' });
  const api = serveApi({ viewer: VIEWER, myDevices: [buildDevice({ state: 'WAITING' })] });
  expect(await signStart(connection.client, START)).toBeNull();
  api.goOffline();
  expect(await signStart(connection.client, START)).toBeNull();
  api.goOnline();
  api.answer({ myDevices: [buildDevice()] });
  expect(await signStart(connection.client, START)).toMatchObject({ deviceId: '31' });
  expect((await readEnrolment(VIEWER.id))?.device?.state).toBe('APPROVED');
});

it('signs for its own vehicle only, however the plate is written', async () => {
  await enrolThisPhone();
  expect(await signingDevice(VIEWER.id, 'ce-731-qx')).toBe('31');
  expect(await signingDevice(VIEWER.id, 'CE 731 QY')).toBeNull();
  await enrolThisPhone({ state: 'REVOKED' });
  expect(await signingDevice(VIEWER.id, 'CE 731 QX')).toBeNull();
});

it('stores nothing for a key that was deleted meanwhile', async () => {
  const prepared = await prepareKey(VIEWER.id);
  await deleteEnrolment();
  await storeEnrolment(prepared, buildDevice());
  expect(await readEnrolment(VIEWER.id)).toBeNull();
});
