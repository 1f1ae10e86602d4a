import { TOTP_GRACE_MS } from '@wakafine/domain/people/staff-session';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { generateSync } from 'otplib';
import { adminSignIn, newStaff, signedInStaff, STAFF_PASSWORD } from '../../../testing/staff-accounts';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const VIEWER = '{ viewer { mustEnrolTotp totpDueAt hasTotp } }';
const LOG = '{ auditLog { edges { node { act } } } }';
const TOTP_STEP_MS = 30_000;
const REQUIRED = { code: 'FORBIDDEN', clientCode: 'totp-required' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const viewer = async (client: TestClient) => (await client.graphql(VIEWER)).body.data.viewer;
const refusal = async (client: TestClient, document: string) =>
  (await client.graphql(document)).body.errors?.[0].extensions ?? null;

async function enrol(client: TestClient): Promise<string> {
  const { body } = await client.graphql(
    'mutation ($input: EnrolTotpInput!) { enrolTotp(input: $input) { secret } }',
    { input: { password: STAFF_PASSWORD } },
  );
  const { secret } = body.data.enrolTotp;
  // A code of the step before is accepted until this one is over: it begins now.
  server.clock.advance(TOTP_STEP_MS - (server.clock.now().getTime() % TOTP_STEP_MS));
  const code = generateSync({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) - 30 });
  const confirmed = await client.graphql(
    'mutation ($input: TotpCodeInput!) { confirmTotp(input: $input) { recoveryCodes } }',
    { input: { code } },
  );
  expect(confirmed.body.data.confirmTotp.recoveryCodes).toHaveLength(10);
  return secret;
}

test('an administrator works for seven days from the first sign-in without a second factor, and learns until when', async () => {
  const username = await newStaff(server);
  const firstAt = server.clock.now().getTime();
  await signedInStaff(server, username);
  server.clock.advance(TOTP_GRACE_MS - HOUR_MS);
  const client = await signedInStaff(server, username);
  const { mustEnrolTotp, totpDueAt } = await viewer(client);
  expect(mustEnrolTotp).toBe(false);
  expect(Math.abs(new Date(totpDueAt).getTime() - firstAt - TOTP_GRACE_MS)).toBeLessThan(60_000);
  expect(await refusal(client, LOG)).toBeNull();
});

test('after that only its set-up is open, by GraphQL, REST and socket, and then everything is', async () => {
  const username = await newStaff(server);
  await signedInStaff(server, username);
  server.clock.advance(TOTP_GRACE_MS + HOUR_MS);
  const client = await signedInStaff(server, username);
  expect(await viewer(client)).toMatchObject({ mustEnrolTotp: true, hasTotp: false });
  expect(await refusal(client, LOG)).toMatchObject(REQUIRED);
  expect(await refusal(client, 'mutation { endAllJourneys { ended } }')).toMatchObject(REQUIRED);
  expect(await client.rest('GET', '/api/users')).toMatchObject({ status: 403, body: REQUIRED });
  const socket = client.socket();
  await expect(
    new Promise((resolve, reject) =>
      socket.subscribe(
        { query: 'subscription { dashboardUpdated { __typename } }' },
        { next: resolve, error: reject, complete: () => resolve(null) },
      ),
    ),
  ).rejects.toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  await socket.dispose();
  await enrol(client);
  expect(await viewer(client)).toEqual({ mustEnrolTotp: false, totpDueAt: null, hasTotp: true });
  expect(await refusal(client, LOG)).toBeNull();
});

test('a second factor that is removed leaves its set-up open, and no new seven days', async () => {
  const username = await newStaff(server);
  const client = await signedInStaff(server, username);
  const secret = await enrol(client);
  server.clock.advance(8 * DAY_MS);
  const code = (): string => generateSync({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) });
  const later = new TestClient(server.url);
  await adminSignIn(later, { username, totp: code() });
  server.clock.advance(60_000);
  const removed = await later.graphql('mutation ($input: TotpCodeInput!) { removeTotp(input: $input) }', {
    input: { code: code() },
  });
  expect(removed.body.data).toEqual({ removeTotp: true });
  server.clock.advance(5_000);
  expect(await viewer(later)).toMatchObject({ mustEnrolTotp: true });
});

test('supervisors need one too, operators and viewers do not', async () => {
  const due = async (role: 'SUPERVISOR' | 'OPERATOR' | 'VIEWER'): Promise<boolean> =>
    (await viewer(await signedInStaff(server, await newStaff(server, role)))).totpDueAt !== null;
  expect([await due('SUPERVISOR'), await due('OPERATOR'), await due('VIEWER')]).toEqual([true, false, false]);
});

test('who becomes a supervisor has seven days from then', async () => {
  const username = await newStaff(server, 'VIEWER');
  const promoted = await signedInStaff(server, username);
  const admin = await signedInStaff(server, await newStaff(server));
  const [{ id }] = await server.dataSource.query('SELECT id FROM account WHERE username = $1', [username]);
  const { body } = await admin.graphql(
    'mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { role } }',
    { input: { userId: String(id), role: 'SUPERVISOR' } },
  );
  expect(body.data.changeRole).toEqual({ role: 'SUPERVISOR' });
  const { totpDueAt } = await viewer(promoted);
  expect(new Date(totpDueAt).getTime()).toBeGreaterThan(
    server.clock.now().getTime() + TOTP_GRACE_MS - HOUR_MS,
  );
});

test('demo mode asks for none', async () => {
  const demo = await startTestServer({ isDemo: true, sharing: server });
  const username = await newStaff(demo);
  await signedInStaff(demo, username);
  demo.clock.advance(30 * DAY_MS);
  const client = await signedInStaff(demo, username);
  expect(await viewer(client)).toMatchObject({ mustEnrolTotp: false, totpDueAt: null });
  expect(await refusal(client, LOG)).toBeNull();
  await demo.close();
});
