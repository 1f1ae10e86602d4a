import { DAY_MS } from '@wakafine/domain/units';
import { setConsents } from '../../../testing/consent-calls';
import { push } from '../../../testing/drives/drive-calls';
import { ownDrive, signInAgain } from '../../../testing/drives/own-drive';
import type { OwnDrive } from '../../../testing/drives/own-drive';
import { PNG_PICTURE } from '../../../testing/pictures';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { packTracks } from '../../journeys/tracks/pack-tracks';
import { eraseDueAccounts } from './erase-accounts';

const DELETE = `mutation { deleteMyAccount(input: { pin: "483920" }) { deletionDueAt } }`;
const UNDO = 'mutation { undoDeletion { viewer { id } } }';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

/** Somebody who has driven, agreed to tracking and asked for the deletion of the account. */
async function leaver(): Promise<OwnDrive> {
  const mine = await ownDrive(server);
  await setConsents(mine.client);
  expect((await mine.client.graphql(DELETE)).body.errors).toBeUndefined();
  return mine;
}

const query = (sql: string, values: unknown[] = []) => server.dataSource.query(sql, values);

it('retains everything until the 30 days are over, and for somebody who has withdrawn it', async () => {
  const [leaving, staying] = [await leaver(), await leaver()];
  await signInAgain(staying);
  await staying.client.graphql(UNDO);
  server.clock.advance(29 * DAY_MS);
  await eraseDueAccounts(server.services);
  expect(await query('SELECT id FROM account ORDER BY id')).toHaveLength(2);
  server.clock.advance(2 * DAY_MS);
  await eraseDueAccounts(server.services);
  expect(await query('SELECT id::int FROM account')).toEqual([{ id: staying.accountId }]);
  const fixes = await query('SELECT DISTINCT journey_id::int AS id FROM fix');
  expect(fixes).toEqual([{ id: Number(staying.journeyId) }]);
  expect(leaving.accountId).not.toBe(staying.accountId);
});

it('leaves no trace of the person in any table, and no exact time', async () => {
  const mine = await leaver();
  const [journey] = await query('SELECT started_at, ended_at FROM journey');
  server.clock.advance(30 * DAY_MS);
  await signInAgain(mine);
  await packTracks(server.services);
  expect(await query('SELECT journey_id FROM journey_track')).toHaveLength(1);
  await eraseDueAccounts(server.services);
  await packTracks(server.services);
  const emptied = [
    'account',
    'session',
    'device',
    'consent',
    'fix',
    'journey_track',
    'sign_in_counter',
    'pin_reset',
  ];
  for (const table of emptied) {
    expect([table, await query(`SELECT * FROM ${table}`)]).toEqual([table, []]);
  }
  expect(await dumped()).not.toContain(mine.client.mobileNumber);
  const dump = await dumped();
  for (const time of [journey.started_at, journey.ended_at]) {
    expect(dump).not.toContain(time.toISOString());
  }
  expect((await mine.client.rest('GET', '/api/auth/me')).status).toBe(401);
});

it('retains the figures of journeys, with the vehicle and without the person, what they were warned of or their violations', async () => {
  const mine = await leaver();
  const [figures] = await query('SELECT distance_m, max_speed_kmh, vehicle_id FROM journey');
  expect(await query('SELECT jsonb_array_length(alerts) AS count, violation_count FROM journey')).toEqual([
    { count: 1, violation_count: 1 },
  ]);
  server.clock.advance(31 * DAY_MS);
  const visitor = new TestClient(server.url);
  expect((await visitor.rest('GET', '/api/violations')).body).toHaveLength(1);
  await eraseDueAccounts(server.services);
  const [journey] = await query('SELECT * FROM journey');
  expect(journey).toMatchObject({
    ...figures,
    account_id: null,
    client_id: null,
    last_fix_at: null,
    alerts: [],
    violation_count: 0,
  });
  expect(journey.started_at.toISOString()).toMatch(/T\d\d:00:00\.000Z$/);
  expect(await query('SELECT account_id, vehicle_id, is_withdrawn FROM violation')).toEqual([
    { account_id: null, vehicle_id: figures.vehicle_id, is_withdrawn: true },
  ]);
  expect(await query('SELECT reason FROM violation_revision')).toEqual([{ reason: 'ERASED' }]);
  expect((await visitor.rest('GET', '/api/violations')).body).toEqual([]);
  const { body: recent } = await visitor.graphql('{ recentViolations { danger { isOwn } } }');
  expect(recent.data.recentViolations.danger).toEqual([]);
  expect(mine.fixes.length).toBeGreaterThan(0);
});

it('ends what was still active, and takes nothing more for it', async () => {
  const mine = await ownDrive(server);
  const { body } = await mine.client.rest('POST', '/api/journeys', {
    vehicleType: 'car',
    registrationNumber: 'LT 482 KD',
    category: 'private',
  });
  await mine.client.graphql(DELETE);
  server.clock.advance(30 * DAY_MS);
  await signInAgain(mine);
  await push(mine.client, String(body.id), mine.fixes);
  await eraseDueAccounts(server.services);
  expect(await query('SELECT count(*)::int FROM journey WHERE ended_at IS NULL')).toEqual([{ count: 0 }]);
  expect(await push(mine.client, String(body.id), mine.fixes)).toMatchObject({
    refused: { code: 'UNAUTHENTICATED' },
  });
});

it('leaves no fix of a push that was being stored meanwhile', async () => {
  const mine = await ownDrive(server);
  // A journey without violations, of which nothing is to be withdrawn.
  const vehicle = { vehicleType: 'car', registrationNumber: 'LT 482 KD', category: 'private' };
  const { body } = await mine.client.rest('POST', '/api/journeys', vehicle);
  await mine.client.graphql(DELETE);
  server.clock.advance(31 * DAY_MS);
  const pushing = server.dataSource.createQueryRunner();
  await pushing.startTransaction();
  await pushing.query('UPDATE journey SET version = version + 1 WHERE id = $1', [body.id]);
  await pushing.query(
    `INSERT INTO fix (journey_id, seq, fix_day, lat, lng, recorded_at, is_future)
    SELECT id, 1, fix_day, 4, 9.7, now(), false FROM journey WHERE id = $1`,
    [body.id],
  );
  const erasing = eraseDueAccounts(server.services);
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await query(waiting)).length === 0) {
    await new Promise(setImmediate);
  }
  await pushing.commitTransaction();
  await pushing.release();
  await erasing;
  expect(await query('SELECT * FROM fix')).toEqual([]);
});

it('goes on where it was killed: with the routes gone and the account still there', async () => {
  await leaver();
  server.clock.advance(31 * DAY_MS);
  await query('DELETE FROM session');
  await query('DELETE FROM fix');
  await eraseDueAccounts(server.services);
  await eraseDueAccounts(server.services);
  expect(await query('SELECT id FROM account')).toEqual([]);
  expect(await query('SELECT id FROM journey WHERE account_id IS NOT NULL')).toEqual([]);
});

it('takes profile, photo, settings and reports with it', async () => {
  const mine = await leaver();
  await signInAgain(mine);
  const photo = PNG_PICTURE.toString('base64');
  const contact = { name: 'Demo Relative', phone: '677000111' };
  const act = (document: string, input: unknown) => mine.client.graphql(document, { input });
  await act('mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { viewer { id } } }', {
    version: 0,
    fullName: 'Demo Leaver',
    driverLicense: 'C-98765',
    emergencyContact: contact,
    photo,
  });
  await act(
    'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { version } } }',
    { version: 0, theme: 'LIGHT' },
  );
  await act('mutation ($input: GenerateReportInput!) { generateReport(input: $input) { report { id } } }', {
    period: 'ALL',
  });
  expect(await dumped()).toMatch(/Demo Leaver.*C-98765|C-98765.*Demo Leaver/s);
  server.clock.advance(31 * DAY_MS);
  await eraseDueAccounts(server.services);
  expect(await dumped()).not.toMatch(/Demo Leaver|C-98765|Demo Relative|677000111/);
  for (const table of ['profile_photo', 'personal_settings', 'stored_report']) {
    expect(await query(`SELECT 1 FROM ${table}`)).toEqual([]);
  }
});

it('lets the number sign up anew, as somebody else', async () => {
  const mine = await leaver();
  server.clock.advance(31 * DAY_MS);
  await eraseDueAccounts(server.services);
  const { mobileNumber } = mine.client;
  const { status, body } = await mine.client.rest('POST', '/api/auth/signup', {
    mobileNumber,
    pinCode: '920483',
  });
  expect(status).toBe(201);
  expect(body.id).not.toBe(mine.accountId);
  await mine.client.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: '920483' });
  expect((await mine.client.rest('GET', '/api/journeys')).body).toEqual([]);
});

it('is never held up by a table that refers to accounts', async () => {
  const references = await query(`SELECT conrelid::regclass::text AS "table", confdeltype AS "onDelete"
    FROM pg_constraint WHERE contype = 'f' AND confrelid = 'account'::regclass`);
  expect(references.length).toBeGreaterThan(5);
  // c: goes with the account, n: stays without it.
  expect(references.filter(({ onDelete }: { onDelete: string }) => !['c', 'n'].includes(onDelete))).toEqual(
    [],
  );
});

/** Every row of every table as text. */
async function dumped(): Promise<string> {
  const tables = await query(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT relispartition AND relname <> 'migrations'`,
  );
  const rows = await Promise.all(tables.map(({ name }: { name: string }) => query(`SELECT * FROM ${name}`)));
  return JSON.stringify(rows);
}
