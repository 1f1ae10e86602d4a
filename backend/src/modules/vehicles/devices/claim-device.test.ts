import { checkSymbol } from '@wakafine/domain/people/vehicle-code';
import { DAY_MS } from '@wakafine/domain/units';
import { start } from '../../../testing/drives/drive-calls';
import { bind, invite, newPhoneKey, provenCitizen, registerBus, revoke } from '../../../testing/register';
import type { PhoneKey, RegisteredBus } from '../../../testing/register';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

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

test('an invitation works once: the same claim again is the same, and of two at a time one wins', async () => {
  const rival = await provenCitizen(server);
  const { invitation } = await invite(bus);
  const claims = await Promise.all([
    bind(citizen, invitation, key.publicKey),
    bind(rival, invitation, newPhoneKey().publicKey),
    bind(citizen, invitation, key.publicKey),
    bind(rival, invitation, newPhoneKey().publicKey),
  ]);
  const won = claims.flatMap(({ device }) => (device === undefined ? [] : [device.id]));
  expect(new Set(won).size).toBe(1);
  const lost = claims.filter(({ refused }) => refused !== undefined);
  expect(lost.map(({ refused }) => Object.keys(refused.fields))).toEqual(lost.map(() => ['code']));
  const rows = await server.dataSource.query(
    'SELECT id FROM enrolled_device WHERE vehicle_id = $1 AND claimed_at IS NOT NULL',
    [bus.id],
  );
  expect(rows).toHaveLength(1);
  const holder = claims[0].device === undefined ? rival : citizen;
  expect((await bind(holder, invitation, newPhoneKey().publicKey)).refused.fields).toHaveProperty('code');
});

test('an invitation that is old, withdrawn or of a tracker claims no phone', async () => {
  const old = await invite(bus);
  const withdrawn = await invite(bus);
  const tracker = await invite(bus, 'TRACKER');
  expect((await revoke(bus.inviter, withdrawn.device.id, 'Sent to the wrong person')).state).toBe('REVOKED');
  for (const { invitation } of [withdrawn, tracker]) {
    expect((await bind(citizen, invitation, key.publicKey)).refused.fields).toHaveProperty('code');
  }
  server.clock.advance(7 * DAY_MS);
  const { refused } = await bind(await provenCitizen(server), old.invitation, key.publicKey);
  expect(refused.fields.code).toMatch(/expired/);
});

test('a number that is not proven claims nothing, but scans for itself', async () => {
  const unproven = await TestClient.citizen(server.url);
  const { invitation } = await invite(bus);
  const { refused } = await bind(unproven, invitation, key.publicKey);
  expect(refused).toMatchObject({ code: 'FORBIDDEN', clientCode: 'number-not-proven' });
  await start(unproven);
  expect(await bind(unproven, bus.typedCode)).toMatchObject({ outcome: 'WITNESS' });
});

test.each([
  ['none', () => undefined],
  ['no key', () => 'AAAA'],
  ['a key of another curve', () => newPhoneKey('P-384').publicKey],
  ['a very long one', () => 'A'.repeat(5_000)],
])('%s is not the key of a phone', async (_what, publicKey) => {
  const { invitation } = await invite(bus);
  const { refused } = await bind(citizen, invitation, publicKey());
  expect([refused.code, Object.keys(refused.fields)]).toEqual(['BAD_USER_INPUT', ['publicKey']]);
});

test('somebody who guesses 30 invitations waits, also with a right one, and nobody else does', async () => {
  const { invitation } = await invite(bus);
  const guess = `${'0'.repeat(15)}${checkSymbol('0'.repeat(15))}`;
  for (let count = 0; count < 30; count += 1) {
    expect((await bind(citizen, guess, key.publicKey)).refused.fields).toHaveProperty('code');
  }
  expect((await bind(citizen, invitation, key.publicKey)).refused.code).toBe('RATE_LIMITED');
  const other = await provenCitizen(server);
  expect((await bind(other, invitation, key.publicKey)).device.state).toBe('WAITING');
});
