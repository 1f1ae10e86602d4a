import { CONSENT_USES, CONSENT_VERSION } from '@wakafine/domain/people/consent';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { randomUUID } from 'node:crypto';
import { setConsents } from '../../../testing/consent-calls';
import { start } from '../../../testing/drives/drive-calls';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { consentAt, mayBeEvidence, mayBeWitness } from './consent-at';

const MINE = '{ myConsents { id version recording cases witness adult answeredAt receivedAt } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function citizen() {
  const client = await TestClient.citizen(server.url);
  const { body } = await client.rest('GET', '/api/auth/me');
  return { client, accountId: Number(body.id) };
}

const mine = async (client: TestClient): Promise<JsonValue> =>
  (await client.graphql(MINE)).body.data.myConsents;
const now = () => server.clock.now();
const before = (ms: number) => new Date(now().getTime() - ms);

/** Consents of an account at a time, as the server knew them at another. */
async function covered(accountId: number, at = now(), receivedAt = at): Promise<string[]> {
  const { db } = server.services;
  const asked = CONSENT_USES.map(async (use) =>
    (await consentAt(db, { accountId, use, at, receivedAt })) ? [use] : [],
  );
  return (await Promise.all(asked)).flat();
}

describe('an answer', () => {
  it('is missing at first, and then nothing is covered', async () => {
    const { client, accountId } = await citizen();
    const { body } = await client.graphql('{ viewer { consent { id } } }');
    expect(body.data.viewer.consent).toBeNull();
    expect(await mine(client)).toEqual([]);
    expect(await covered(accountId)).toEqual([]);
  });

  it('is stored with its words, language and times, and is in force from then on', async () => {
    const { client, accountId } = await citizen();
    const answer = await setConsents(client, { language: 'PIDGIN', witness: false });
    expect(answer).toMatchObject({
      ...{ version: CONSENT_VERSION, language: 'PIDGIN', recording: true, cases: true, witness: false },
      adult: 'YES',
    });
    expect(answer.answeredAt).toBe(answer.receivedAt);
    expect(Math.abs(Date.parse(answer.receivedAt) - now().getTime())).toBeLessThan(MINUTE_MS);
    expect(await covered(accountId)).toEqual(['RECORDING', 'CASES']);
    expect(await covered(accountId, before(MINUTE_MS), now())).toEqual([]);
  });

  it.each(['NO', 'UNSAID'])('of somebody who says %s to being 18 covers recording only', async (adult) => {
    const { client, accountId } = await citizen();
    expect(await setConsents(client, { adult })).toEqual({
      refused: expect.objectContaining({
        code: 'BAD_USER_INPUT',
        fields: { cases: expect.any(String), witness: expect.any(String) },
      }),
    });
    await setConsents(client, { adult, cases: false, witness: false });
    expect(await covered(accountId)).toEqual(['RECORDING']);
    const moment = { accountId, at: now(), receivedAt: now() };
    expect(await mayBeEvidence(server.services.db, moment)).toBe(false);
    expect(await mayBeWitness(server.services.db, moment)).toBe(false);
  });

  it('can be withdrawn for the future, and what was recorded before stays valid', async () => {
    const { client, accountId } = await citizen();
    await setConsents(client);
    const driven = now();
    server.clock.advance(HOUR_MS);
    await setConsents(client, { cases: false });
    expect(await covered(accountId, driven, driven)).toEqual(['RECORDING', 'CASES', 'WITNESS']);
    expect(await covered(accountId)).toEqual(['RECORDING', 'WITNESS']);
    server.clock.advance(HOUR_MS);
    await setConsents(client, { recording: false });
    expect(await covered(accountId)).toEqual([]);
    expect(await mine(client)).toMatchObject([{ recording: false }, { cases: false }, { cases: true }]);
  });

  it('that a phone sends later holds from when it was given, but not for what the server had before it', async () => {
    const { client, accountId } = await citizen();
    await setConsents(client);
    server.clock.advance(HOUR_MS);
    const driven = before(20 * MINUTE_MS);
    // Withdrawn offline half an hour ago: what arrives from now on goes by it, what had arrived does not.
    await setConsents(client, { witness: false, answeredAt: before(30 * MINUTE_MS).toISOString() });
    expect(await covered(accountId, driven, now())).toEqual(['RECORDING', 'CASES']);
    expect(await covered(accountId, driven, before(10 * MINUTE_MS))).toEqual([
      'RECORDING',
      'CASES',
      'WITNESS',
    ]);
  });

  it('can not make anybody a witness of what the server had received before', async () => {
    const { client, accountId } = await citizen();
    server.clock.advance(HOUR_MS);
    await setConsents(client, { answeredAt: before(30 * MINUTE_MS).toISOString() });
    const driven = before(10 * MINUTE_MS);
    expect(await covered(accountId, driven, driven)).toEqual([]);
  });

  it.each([
    ['in the future', -2 * DAY_MS, 0],
    ['long ago', 400 * DAY_MS, 7 * DAY_MS],
  ])('with a time %s is moved into the last 7 days', async (_when, agoMs, storedAgoMs) => {
    const { client } = await citizen();
    const answer = await setConsents(client, { answeredAt: before(agoMs).toISOString() });
    expect(Date.parse(answer.receivedAt) - Date.parse(answer.answeredAt)).toBe(storedAgoMs);
  });

  it('that is older than another does not replace it', async () => {
    const { client, accountId } = await citizen();
    server.clock.advance(HOUR_MS);
    await setConsents(client, { cases: false, witness: false });
    await setConsents(client, { answeredAt: before(HOUR_MS / 2).toISOString() });
    expect(await covered(accountId)).toEqual(['RECORDING']);
  });

  it('is stored once however often and at once it is sent, and is refused with other content', async () => {
    const { client } = await citizen();
    const clientId = randomUUID();
    await Promise.all(Array.from({ length: 5 }, () => setConsents(client, { clientId })));
    server.clock.advance(MINUTE_MS);
    await setConsents(client, { clientId, answeredAt: before(2 * MINUTE_MS).toISOString() });
    expect(await mine(client)).toHaveLength(1);
    expect((await setConsents(client, { clientId, cases: false })).refused.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await mine(client)).toMatchObject([{ id: clientId, cases: true }]);
  });

  it('needs no consent of the server to start a journey, which then counts for nobody else', async () => {
    const { client, accountId } = await citizen();
    expect((await start(client)).isActive).toBe(true);
    expect(await covered(accountId)).toEqual([]);
  });
});

describe('nobody else', () => {
  it('can give, see or change it', async () => {
    const { client, accountId } = await citizen();
    await setConsents(client, { cases: false });
    const other = await citizen();
    const { id } = (await mine(client))[0];
    await setConsents(other.client, { clientId: id });
    expect(await covered(accountId)).toEqual(['RECORDING', 'WITNESS']);
    expect(await covered(other.accountId)).toEqual(['RECORDING', 'CASES', 'WITNESS']);
    expect(await mine(other.client)).toHaveLength(1);
  });

  it.each(['a visitor', 'staff'])('such as %s answers for themselves', async (who) => {
    const isStaff = who === 'staff';
    const client = isStaff ? await staffClient(server, 'ADMIN') : new TestClient(server.url);
    const code = isStaff ? 'FORBIDDEN' : 'UNAUTHENTICATED';
    expect((await setConsents(client)).refused.code).toBe(code);
    expect((await client.graphql(MINE)).body.errors[0].extensions.code).toBe(code);
  });

  it('edits the history, not even by the database', async () => {
    const { client, accountId } = await citizen();
    await setConsents(client);
    const edit = server.dataSource.query('UPDATE consent SET witness = false WHERE account_id = $1', [
      accountId,
    ]);
    await expect(edit).rejects.toThrow('An answer is never changed');
    const forge = server.dataSource.query(
      `INSERT INTO consent
         (account_id, client_id, version, language, recording, cases, witness, adult, answered_at, received_at)
       VALUES ($1, $2, 2, 'EN', true, true, true, 'NO', now(), now())`,
      [accountId, randomUUID()],
    );
    await expect(forge).rejects.toThrow('consent_check');
  });
});

it.each([
  [{ clientId: 'mine' }, 'clientId'],
  [{ version: 0 }, 'version'],
  [{ version: -1 }, 'version'],
  [{ version: CONSENT_VERSION + 1 }, 'version'],
])('refuses %j and stores nothing', async (over, field) => {
  const { client } = await citizen();
  expect((await setConsents(client, over)).refused).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: expect.any(String) },
  });
  expect(await mine(client)).toEqual([]);
});

it('refuses the fifty-first answer within a day, so that nobody fills the history', async () => {
  const { client } = await citizen();
  for (let count = 0; count < 50; count += 1) {
    await setConsents(client, { cases: count % 2 === 0 });
  }
  expect((await setConsents(client)).refused.code).toBe('RATE_LIMITED');
  server.clock.advance(DAY_MS + 1);
  expect(await setConsents(client)).toMatchObject({ recording: true, cases: true });
});
