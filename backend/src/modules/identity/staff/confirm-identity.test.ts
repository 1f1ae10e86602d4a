import { CONFIRMATION_MS } from '@wakafine/domain/people/staff-session';
import { MINUTE_MS } from '@wakafine/domain/units';
import { generateSync } from 'otplib';
import { newStaff, signedInStaff, STAFF_PASSWORD } from '../../../testing/staff-accounts';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const CONFIRM =
  'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { confirmedUntil } }';
const REQUIRED = { code: 'FORBIDDEN', clientCode: 'confirmation-required' };

let server: TestServer;
let admin: TestClient;
beforeEach(async () => {
  server = await startTestServer();
  admin = await signedInStaff(server, await newStaff(server));
});
afterEach(() => server.close());

const refusal = async (document: string, variables?: Readonly<Record<string, unknown>>) =>
  (await admin.graphql(document, variables)).body.errors?.[0].extensions ?? null;
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index + 1));

/** Lets the confirmation of the sign-in run out, while the person goes on working. */
async function workFor(ms: number): Promise<void> {
  server.clock.advance(ms);
  await admin.graphql('{ viewer { id } }');
}

const IRREVERSIBLE: [string, string, Readonly<Record<string, unknown>>][] = [
  ['ending all journeys', 'mutation { endAllJourneys { ended } }', {}],
  ['clearing demo data', 'mutation { clearDemoData { deleted } }', {}],
  [
    'changing a role',
    'mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { role } }',
    { input: { userId: '999', role: 'VIEWER' } },
  ],
  [
    'a new account of staff',
    'mutation ($input: CreateStaffInput!) { createStaff(input: $input) { oneTimePassword } }',
    { input: { username: 'somebody.new', role: 'ADMIN' } },
  ],
  [
    'an export with plates',
    'mutation ($input: StartExportInput!) { startExport(input: $input) { id } }',
    { input: { kind: 'VIOLATIONS', withFullRegistrations: true } },
  ],
  [
    'a shorter retention',
    'mutation ($input: RetentionInput!) { setRetention(input: $input) { fixDays } }',
    { input: { fixDays: 1, journeyMonths: 1, violationMonths: 1 } },
  ],
  [
    'more than 20 plates',
    'mutation ($input: RevealRegistrationsInput!) { revealRegistrations(input: $input) { vehicleId } }',
    { input: { vehicleIds: ids(21) } },
  ],
  [
    'more than 20 numbers',
    'mutation ($input: RevealNumbersInput!) { revealNumbers(input: $input) { userId } }',
    { input: { userIds: ids(21) } },
  ],
];

test.each(IRREVERSIBLE)(
  '%s needs a sign-in or confirmation of the last 15 minutes',
  async (_what, document, variables) => {
    await workFor(CONFIRMATION_MS + 1_000);
    expect(await refusal(document, variables)).toMatchObject(REQUIRED);
    const { body } = await admin.graphql(CONFIRM, { input: { password: STAFF_PASSWORD } });
    expect(body.data.confirmIdentity.confirmedUntil).toEqual(expect.any(String));
    // Whatever else may be wrong with it: it is not asked for again.
    expect((await refusal(document, variables))?.clientCode).toBeUndefined();
  },
);

test('within 15 minutes of the sign-in nothing is asked, and up to 20 reveals never', async () => {
  await workFor(CONFIRMATION_MS - 1_000);
  expect(await refusal('mutation { endAllJourneys { ended } }')).toBeNull();
  await workFor(10 * MINUTE_MS);
  expect(await refusal(IRREVERSIBLE[6]?.[1] ?? '', { input: { vehicleIds: ids(20) } })).toBeNull();
  expect(await refusal('mutation { endAllJourneys { ended } }')).toMatchObject(REQUIRED);
});

test('the REST calls that can not be undone ask for it too, and POST /api/auth/confirm gives it', async () => {
  await workFor(CONFIRMATION_MS + 1_000);
  for (const path of ['/api/admin/end-all-journeys', '/api/admin/clear-demo-data']) {
    expect(await admin.rest('POST', path)).toMatchObject({ status: 403, body: REQUIRED });
  }
  expect(await admin.rest('POST', '/api/auth/confirm', { password: 'wrong' })).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', fields: { password: expect.any(String) } },
  });
  const { status, body } = await admin.rest('POST', '/api/auth/confirm', { password: STAFF_PASSWORD });
  expect(status).toBe(200);
  expect(new Date(body.confirmedUntil).getTime()).toBeGreaterThan(
    server.clock.now().getTime() + 14 * MINUTE_MS,
  );
  expect((await admin.rest('POST', '/api/admin/end-all-journeys')).status).toBe(200);
});

test('where a second factor is active the password alone does not confirm, and a code does so once', async () => {
  const enrolled = await admin.graphql(
    'mutation ($input: EnrolTotpInput!) { enrolTotp(input: $input) { secret } }',
    { input: { password: STAFF_PASSWORD } },
  );
  const { secret } = enrolled.body.data.enrolTotp;
  const code = (): string => generateSync({ secret, epoch: Math.floor(server.clock.now().getTime() / 1000) });
  await admin.graphql('mutation ($input: TotpCodeInput!) { confirmTotp(input: $input) { recoveryCodes } }', {
    input: { code: code() },
  });
  await workFor(CONFIRMATION_MS + 1_000);
  const fields = async (input: object) => (await refusal(CONFIRM, { input }))?.fields ?? null;
  expect(await fields({ password: STAFF_PASSWORD })).toHaveProperty('totp');
  expect(await fields({ totp: '000000' })).toHaveProperty('totp');
  const used = code();
  expect(await fields({ totp: used })).toBeNull();
  expect(await fields({ totp: used })).toHaveProperty('totp');
});

test('a stolen session can not find the password out by trying, and confirms no other session', async () => {
  await workFor(CONFIRMATION_MS + 1_000);
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await refusal(CONFIRM, { input: { password: `guess number ${tries}` } })).toHaveProperty('fields');
  }
  expect(await refusal(CONFIRM, { input: { password: STAFF_PASSWORD } })).toHaveProperty('fields');
  expect(await refusal('mutation { endAllJourneys { ended } }')).toMatchObject(REQUIRED);
  expect(await refusal(CONFIRM, { input: {} })).toHaveProperty('fields');
});

test('citizens and visitors have nothing to confirm', async () => {
  const citizen = await TestClient.citizen(server.url);
  const answers = await Promise.all(
    [citizen, new TestClient(server.url)].map((client) =>
      client.graphql(CONFIRM, { input: { password: 'x' } }),
    ),
  );
  expect(answers.map(({ body }) => body.errors[0].extensions.code)).toEqual(['FORBIDDEN', 'UNAUTHENTICATED']);
});
