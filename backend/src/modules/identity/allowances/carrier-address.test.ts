import { newToken, tokenHash } from '../../../platform/secrets/crypto';
import { countingHasher } from '../../../testing/server/counting-hasher';
import type { CountingHasher } from '../../../testing/server/counting-hasher';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const PIN = '483920';
const WRONG = '975310';
const SIGN_IN = '/api/auth/signin';
const SECONDS = 60;
const PER_SECOND = 3;
const FAILURES = 50;

let hasher: CountingHasher;
let carrier: TestServer;
beforeEach(async () => {
  hasher = await countingHasher();
  carrier = await startTestServer({ hasher, authFailuresPerAddress: FAILURES });
});
afterEach(() => carrier.close());

/** The status of a sign-in, from a phone that nobody knows where none is given. */
async function status(mobileNumber: string, pinCode: string, cookie = ''): Promise<number> {
  const browser = new TestClient(carrier.url);
  return (await browser.rest('POST', SIGN_IN, { mobileNumber, pinCode }, { cookie })).status;
}

/** Citizens with one PIN; every second one has signed in on the phone at hand before, and brings its cookie. */
async function citizens(count: number): Promise<{ mobileNumber: string; cookie: string }[]> {
  const pinHash = await hasher.hash(PIN);
  const people = Array.from({ length: count }, (_, index) => ({
    mobileNumber: String(651_000_000 + index),
    deviceToken: index % 2 === 0 ? newToken() : null,
  }));
  const numbers = people.map(({ mobileNumber }) => mobileNumber);
  await carrier.dataSource.query(
    `INSERT INTO account (username, mobile_number, pin_hash, role, created_at)
     SELECT number, number, $2, 'CITIZEN', now() FROM unnest($1::text[]) number`,
    [numbers, pinHash],
  );
  const known = people.filter(({ deviceToken }) => deviceToken !== null);
  await carrier.dataSource.query(
    `INSERT INTO device (account_id, token_hash, last_used_at)
     SELECT account.id, hash, now() FROM unnest($1::text[], $2::bytea[]) AS phone (number, hash)
     JOIN account ON account.mobile_number = number`,
    [
      known.map(({ mobileNumber }) => mobileNumber),
      known.map(({ deviceToken }) => tokenHash(deviceToken ?? '')),
    ],
  );
  return people.map(({ mobileNumber, deviceToken }) => ({
    mobileNumber,
    cookie: deviceToken === null ? '' : `wf_device=${deviceToken}`,
  }));
}

test('behind one carrier address 3 phones a second sign in for a minute, known or not, while another abuses it', async () => {
  const phones = await citizens(SECONDS * PER_SECOND);
  const [right, abuse]: [number[], number[]] = [[], []];
  for (const [index, { mobileNumber, cookie }] of phones.entries()) {
    const [own, guessed] = await Promise.all([
      status(mobileNumber, PIN, cookie),
      status(String(640_100_000 + index), WRONG),
    ]);
    right.push(own);
    abuse.push(guessed);
    carrier.clock.advance(1_000 / PER_SECOND);
  }
  expect(right).toEqual(Array(180).fill(200));
  expect(abuse.filter((each) => each === 401)).toHaveLength(FAILURES);
  expect(abuse.filter((each) => each === 429)).toHaveLength(180 - FAILURES);
});

/** Fails so often from the address, each time for another number. */
async function abuse(times: number): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    await status(String(640_200_000 + index), WRONG);
  }
}

test('of an abused address the first try of a day for a number is verified, and no failure reveals whether it was', async () => {
  await abuse(FAILURES);
  const [[phone], before] = [await citizens(2), hasher.verified()];
  const number = phone?.mobileNumber ?? '';
  const answers = [];
  for (const [mobileNumber, pinCode] of [
    [number, WRONG],
    [number, WRONG],
    [number, PIN],
    ['699000001', WRONG],
    ['699000001', PIN],
  ]) {
    const answer = await new TestClient(carrier.url).rest('POST', SIGN_IN, { mobileNumber, pinCode });
    answers.push([answer.status, { ...answer.body, requestId: '' }]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.[0]).toBe(429);
  expect(hasher.verified() - before).toBe(1);
  expect(await status(number, PIN, phone?.cookie)).toBe(200);
});

test('an address that goes on abusing has none of an unknown phone verified, and known ones pass', async () => {
  const [known, unknown] = await citizens(2);
  // As if all the tries after the first ones had failed too.
  await abuse(1);
  await carrier.dataSource.query('UPDATE rate_limit SET points = $1', [FAILURES * 10]);
  const before = hasher.verified();
  expect(await status(unknown?.mobileNumber ?? '', PIN)).toBe(429);
  expect(hasher.verified()).toBe(before);
  expect(await status(known?.mobileNumber ?? '', PIN, known?.cookie)).toBe(200);
});
