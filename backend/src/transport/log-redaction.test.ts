import { processLog } from '../platform/log/log';
import { push, startJourney } from '../testing/drives/live-drive';
import { createSmsOutbox } from '../testing/peers/sms-outbox';
import { seconds, straightDrive } from '../testing/drives/straight-drive';
import { staffClient } from '../testing/staff';
import { TestClient } from '../testing/server/test-client';
import { startTestServer } from '../testing/server/test-server';
import type { TestServer } from '../testing/server/test-server';

const PIN = '483920';
const PLATE = 'LT 482 KD';
const PASSWORD = 'a fair wind to Kribi';

const outbox = createSmsOutbox();
const written: string[] = [];
let server: TestServer;
beforeAll(async () => {
  const log = processLog('trace', { write: (line) => written.push(line) });
  server = await startTestServer({ log, sms: outbox.config });
});
afterAll(async () => {
  await server.close();
  outbox.remove();
});

/** Lets every call that uses a table fail in the database, with what it was given. */
async function withoutTable(table: string, work: () => Promise<unknown>): Promise<void> {
  await server.services.owner.run(`ALTER TABLE ${table} RENAME TO ${table}_away`, []);
  try {
    await work();
  } finally {
    await server.services.owner.run(`ALTER TABLE ${table}_away RENAME TO ${table}`, []);
  }
}

test('the log of a day’s calls, broken ones among them, reveals nobody', async () => {
  const citizen = await TestClient.citizen(server.url);
  const { mobileNumber } = citizen;
  const startedAt = new Date(Date.now() - 60_000);
  const journeyId = await startJourney(citizen, startedAt, { registrationNumber: PLATE });
  const fixes = straightDrive(startedAt, seconds(20, 72));
  await push(citizen, journeyId, fixes);

  const visitor = new TestClient(server.url);
  const credentials = { mobileNumber, pinCode: PIN };
  await visitor.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: '112358' });
  await visitor.rest('POST', '/api/auth/admin-signin', { username: 'nobody', password: PASSWORD });
  const asked = await visitor.rest('POST', '/api/auth/custom-pin-update', { mobileNumber, newPin: '271828' });
  const code = await outbox.code(mobileNumber);
  await visitor.rest('POST', '/api/auth/custom-pin-update', {
    mobileNumber,
    newPin: '271828',
    resetId: asked.body.resetId,
    code,
  });
  await withoutTable('session', () =>
    visitor.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: '271828' }),
  );
  await withoutTable('sign_in_counter', () => visitor.rest('POST', '/api/auth/signin', credentials));
  const owner = await TestClient.citizen(server.url);
  const own = await startJourney(owner, startedAt, { registrationNumber: PLATE });
  await withoutTable('fix', () =>
    owner.graphql('mutation ($input: RecordFixesInput!) { recordFixes(input: $input) { accepted } }', {
      input: { journeyId: own, fixes },
    }),
  );
  const admin = await staffClient(server, 'ADMIN');
  await withoutTable('account', () => admin.graphql('{ users(search: "677000001") { totalCount } }'));
  await visitor.rest('GET', `/api/violations?before=${mobileNumber}&lat=4.0511&pin=${PIN}`);

  const log = written.join('');
  expect(log.match(/a request failed/g)?.length).toBeGreaterThanOrEqual(3);
  const session = owner.cookie('wf_session') ?? '';
  expect(session).toHaveLength(43);
  const secrets = [
    PIN,
    '271828',
    '112358',
    code,
    mobileNumber,
    owner.mobileNumber,
    '677000001',
    PASSWORD,
    PLATE,
  ];
  const places = fixes.flatMap(({ lat, lng }) => [String(lat), String(lng)]);
  for (const secret of [...secrets, ...places, session, 'LT482KD', 'argon2id']) {
    expect(log).not.toContain(secret);
  }
});
