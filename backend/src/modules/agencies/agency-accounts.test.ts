import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { generateSync } from 'otplib';
import { agencyPerson } from '../../testing/agencies';
import { ask } from '../../testing/register';
import { adminSignIn } from '../../testing/staff-accounts';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const AGENCY = 'Musango Bus Service';
const PASSWORD = 'a fair wind to Obala';
const INVITE = `mutation ($input: InviteAgencyUserInput!) { inviteAgencyUser(input: $input) {
  path invitation { id state role agency } } }`;
const ACCEPT = `mutation ($input: AcceptAgencyInvitationInput!) { acceptAgencyInvitation(input: $input) {
  viewer { username role permissions } } }`;
const REVOKE = `mutation ($input: RevokeAgencyInvitationInput!) { revokeAgencyInvitation(input: $input) { state } }`;
const OPEN = 'query ($token: String!) { agencyInvitation(token: $token) { agency role } }';
const NAME = '{ agencyOverview { name vehicleCount } }';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await staffClient(server, 'ADMIN');
});
beforeEach(async () => {
  admin = await staffClient(server, 'ADMIN');
});
afterAll(() => server.close());

let users = 0;
const username = (): string => `nkeng${(users += 1)}`;

/** An invitation of the administrator: its id, and the token of its link. */
async function invite(over: object = {}): Promise<{ id: string; token: string }> {
  const input = { agency: AGENCY, role: 'AGENCY_MANAGER', ...over };
  const { path, invitation } = (await ask(admin, INVITE, { input })).inviteAgencyUser;
  expect(path).toMatch(/^\/agency\/join\/[\w-]{43}$/);
  return { id: invitation.id, token: path.slice(path.lastIndexOf('/') + 1) };
}

const accept = (client: TestClient, token: string, over: object = {}) =>
  ask(client, ACCEPT, { input: { token, username: username(), password: PASSWORD, ...over } });

test('an invitation becomes an account once, which sees its own agency and signs in with its password', async () => {
  const { token } = await invite();
  const client = new TestClient(server.url);
  expect(await ask(client, OPEN, { token })).toEqual({
    agencyInvitation: { agency: AGENCY, role: 'AGENCY_MANAGER' },
  });
  const name = username();
  expect((await accept(client, token, { username: name })).acceptAgencyInvitation.viewer).toEqual({
    ...{ username: name, role: 'AGENCY_MANAGER', permissions: [] },
  });
  expect((await ask(client, NAME)).agencyOverview.name).toBe(AGENCY);
  const again = new TestClient(server.url);
  await adminSignIn(again, { username: name, password: PASSWORD });
  expect((await ask(again, NAME)).agencyOverview.name).toBe(AGENCY);
  expect((await accept(new TestClient(server.url), token)).refused.code).toBe('NOT_FOUND');
  expect(await ask(client, OPEN, { token })).toEqual({ agencyInvitation: null });
});

test('a link is stored as its hash, and the audit log has neither', async () => {
  const { token } = await invite();
  const dumped: unknown[] = await server.dataSource.query(
    `SELECT to_jsonb(row_)::text AS text FROM agency_invitation row_
     UNION ALL SELECT to_jsonb(row_)::text FROM audit_entry row_`,
  );
  expect(JSON.stringify(dumped)).not.toContain(token);
});

test('of two who accept at once one gets the account', async () => {
  const { token } = await invite();
  const answers = await Promise.all([1, 2, 3].map(() => accept(new TestClient(server.url), token)));
  expect(answers.map(({ refused }) => refused?.code ?? 'in').sort()).toEqual([
    'NOT_FOUND',
    'NOT_FOUND',
    'in',
  ]);
});

test('a link is dead once it is revoked, and after seven days', async () => {
  const { id, token } = await invite();
  expect((await ask(admin, REVOKE, { input: { invitationId: id } })).revokeAgencyInvitation.state).toBe(
    'REVOKED',
  );
  expect((await accept(new TestClient(server.url), token)).refused.code).toBe('NOT_FOUND');
  expect((await ask(admin, REVOKE, { input: { invitationId: id } })).refused.code).toBe('CONFLICT');
  const late = await invite();
  server.clock.advance(7 * DAY_MS);
  expect((await accept(new TestClient(server.url), late.token)).refused.code).toBe('NOT_FOUND');
});

test.each([
  ['a short password', { password: 'eleven char' }, 'BAD_USER_INPUT'],
  ['a password that is easy to guess', { password: 'aaaaaaaaaaaaaaa' }, 'BAD_USER_INPUT'],
  ['a number in place of a username', { username: '677000111' }, 'BAD_USER_INPUT'],
  ['a token of another shape', { token: '' }, 'NOT_FOUND'],
])('%s makes no account, and leaves the link as it is', async (_what, over, code) => {
  const { token } = await invite();
  expect((await accept(new TestClient(server.url), token, over)).refused.code).toBe(code);
  expect((await accept(new TestClient(server.url), token)).acceptAgencyInvitation.viewer.role).toBe(
    'AGENCY_MANAGER',
  );
});

test('a username in use is said, in any case, and the link goes on', async () => {
  const name = username();
  await accept(new TestClient(server.url), (await invite()).token, { username: name });
  const { token } = await invite();
  const taken = await accept(new TestClient(server.url), token, { username: name.toUpperCase() });
  expect(taken.refused).toMatchObject({ code: 'CONFLICT', clientCode: 'username-in-use' });
  expect((await accept(new TestClient(server.url), token)).refused).toBeUndefined();
});

test('only agencies of the table are invited', async () => {
  const input = { agency: 'No such agency', role: 'AGENCY_VIEWER' };
  expect((await ask(admin, INVITE, { input })).refused.fields).toHaveProperty('agency');
});

test('a suspended person is out at once', async () => {
  const { client, accountId } = await agencyPerson(server);
  expect((await ask(client, NAME)).agencyOverview).toBeTruthy();
  await server.dataSource.query('UPDATE account SET is_suspended = true WHERE id = $1', [accountId]);
  expect((await ask(client, NAME)).refused.code).toMatch(/UNAUTHENTICATED|FORBIDDEN/);
});

test('a person of an agency is idle out after half an hour, as staff', async () => {
  const { client } = await agencyPerson(server);
  server.clock.advance(31 * 60_000);
  expect((await ask(client, NAME)).refused.code).toBe('UNAUTHENTICATED');
});

/** Somebody of the agency who has accepted an invitation. */
async function joined(): Promise<{ client: TestClient; name: string }> {
  const client = new TestClient(server.url);
  const name = username();
  await accept(client, (await invite()).token, { username: name });
  return { client, name };
}

const mayIn = async (input: { username: string; password?: string; totp?: string }): Promise<boolean> =>
  (await adminSignIn(new TestClient(server.url), { password: PASSWORD, ...input })).body.errors === undefined;

test('somebody of an agency changes their password, which ends their other sessions', async () => {
  const { client, name } = await joined();
  const other = new TestClient(server.url);
  await adminSignIn(other, { username: name, password: PASSWORD });
  const change =
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { viewer { username } } }';
  const newPassword = 'another wind to Bertoua';
  const wrong = await ask(client, change, { input: { currentPassword: 'not that one', newPassword } });
  expect(wrong.refused.fields).toHaveProperty('currentPassword');
  const done = await ask(client, change, { input: { currentPassword: PASSWORD, newPassword } });
  expect(done).toEqual({ changePassword: { viewer: { username: name } } });
  expect((await ask(client, NAME)).agencyOverview.name).toBe(AGENCY);
  expect((await ask(other, NAME)).refused.code).toBe('UNAUTHENTICATED');
  expect(await mayIn({ username: name })).toBe(false);
  expect(await mayIn({ username: name, password: newPassword })).toBe(true);
});

test('somebody of an agency sets up a second step, which sign-in asks for until it is removed', async () => {
  const { client, name } = await joined();
  const enrol = 'mutation ($input: EnrolTotpInput!) { enrolTotp(input: $input) { secret } }';
  const confirm = 'mutation ($input: TotpCodeInput!) { confirmTotp(input: $input) { recoveryCodes } }';
  const remove = 'mutation ($input: TotpCodeInput!) { removeTotp(input: $input) }';
  const { secret } = (await ask(client, enrol, { input: { password: PASSWORD } })).enrolTotp;
  const code = (): string => {
    // Each code is good once.
    server.clock.advance(MINUTE_MS);
    return generateSync({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) });
  };
  const { recoveryCodes } = (await ask(client, confirm, { input: { code: code() } })).confirmTotp;
  expect(recoveryCodes).toHaveLength(10);
  expect(await ask(client, '{ viewer { hasTotp } }')).toEqual({ viewer: { hasTotp: true } });
  expect(await mayIn({ username: name })).toBe(false);
  expect(await mayIn({ username: name, totp: code() })).toBe(true);
  expect(await ask(client, remove, { input: { code: recoveryCodes[0] } })).toEqual({ removeTotp: true });
  expect(await mayIn({ username: name })).toBe(true);
});
