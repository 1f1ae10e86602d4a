import { DAY_MS } from '@wakafine/domain/units';
import { countingHasher } from '../../../testing/server/counting-hasher';
import type { CountingHasher } from '../../../testing/server/counting-hasher';
import { createSmsOutbox } from '../../../testing/peers/sms-outbox';
import { TestClient } from '../../../testing/server/test-client';
import type { Answer } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { dayStart } from '../allowances/allowances';

const PIN = '483920';
const WRONG = '975310';
const NEW_PIN = '719264';
const WRONG_CODE = '000000';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }';
const REQUEST = 'mutation ($input: RequestPinResetInput!) { requestPinReset(input: $input) { resetId } }';
const RESET = 'mutation ($input: ResetPinInput!) { resetPin(input: $input) { updated } }';
/** Headers that are others at any moment, the caller. */
const OF_THE_MOMENT = ['date', 'ratelimit', 'x-request-id'];
/** Ids, times and budgets, which no two answers share. */
const DRAWN = /(?<="(requestId|resetId|resetAt)":")[^"]+|(?<="remaining":)\d+/g;

const outbox = createSmsOutbox();
let hasher: CountingHasher;
let server: TestServer;
beforeAll(async () => {
  hasher = await countingHasher();
  server = await startTestServer({ sms: outbox.config, hasher });
});
afterAll(async () => {
  await server.close();
  outbox.remove();
});

interface Credentials {
  readonly mobileNumber: string;
  readonly pin: string;
  readonly resetId?: string;
  readonly code?: string;
}

/** Both doors, as a browser goes through them that nobody knows. */
const DOORS = {
  REST: {
    signIn: ({ pin, ...more }: Credentials) =>
      stranger().rest('POST', '/api/auth/signin', { ...more, pinCode: pin }),
    request: (mobileNumber: string) =>
      stranger().rest('POST', '/api/auth/custom-pin-update', { mobileNumber, newPin: NEW_PIN }),
    reset: (mobileNumber: string, resetId: string) =>
      stranger().rest('POST', '/api/auth/custom-pin-update', {
        ...{ mobileNumber, newPin: NEW_PIN, resetId, code: WRONG_CODE },
      }),
  },
  GraphQL: {
    signIn: (input: Credentials) => stranger().graphql(SIGN_IN, { input }),
    request: (mobileNumber: string) => stranger().graphql(REQUEST, { input: { mobileNumber } }),
    reset: (_mobileNumber: string, resetId: string) =>
      stranger().graphql(RESET, { input: { resetId, code: WRONG_CODE, newPin: NEW_PIN } }),
  },
};
type Door = (typeof DOORS)[keyof typeof DOORS];

function stranger(): TestClient {
  return new TestClient(server.url);
}

let unknownNumbers = 699_300_000;

/** A number with an account and one without. */
async function numbers(): Promise<[known: string, unknown: string]> {
  unknownNumbers += 1;
  return [(await TestClient.citizen(server.url)).mobileNumber, String(unknownNumbers)];
}

/** All that an answer reveals, and its hashing. */
async function received(ask: () => Promise<Answer>): Promise<unknown> {
  const before = hasher.worked();
  const { status, headers, body } = await ask();
  return {
    status,
    headers: [...headers].filter(([name]) => !OF_THE_MOMENT.includes(name)),
    body: JSON.stringify(body).replace(DRAWN, ''),
    work: hasher.worked() - before,
  };
}

/** As if so many sign-ins of a number had failed. */
async function failedAt(at: Date, count: number, mobileNumber: string): Promise<void> {
  const values = [`pin:number:${mobileNumber}`, at, count];
  await server.dataSource.query(
    `INSERT INTO allowance_use VALUES ($1, $2, $3)
     ON CONFLICT (subject, period_start) DO UPDATE SET used = excluded.used`,
    values,
  );
}

async function resetIdOf(door: Door, mobileNumber: string): Promise<string> {
  const { body } = await door.request(mobileNumber);
  return body.resetId ?? body.data.requestPinReset.resetId;
}

async function fiveTimes(ask: () => Promise<Answer>): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    await ask();
  }
}

describe.each(Object.entries(DOORS))('over %s', (_name, door) => {
  test('a sign-in with a wrong PIN, of a locked number and of one that failed all day answer alike, known or not', async () => {
    const [known, unknown] = await numbers();
    const answers = [
      await received(() => door.signIn({ mobileNumber: known, pin: WRONG })),
      await received(() => door.signIn({ mobileNumber: unknown, pin: PIN })),
    ];
    for (const mobileNumber of [known, unknown]) {
      await fiveTimes(() => door.signIn({ mobileNumber, pin: WRONG }));
      answers.push(await received(() => door.signIn({ mobileNumber, pin: PIN })));
    }
    for (const mobileNumber of await numbers()) {
      await failedAt(dayStart(server.clock.now()), 15, mobileNumber);
      answers.push(await received(() => door.signIn({ mobileNumber, pin: PIN })));
    }
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]).toMatchObject({ work: 1, body: expect.stringContaining('UNAUTHENTICATED') });
  });

  test('the step with a code is asked for, and refuses a wrong one, of known and unknown numbers alike', async () => {
    const [asked, refused] = [[] as unknown[], [] as unknown[]];
    for (const mobileNumber of await numbers()) {
      await failedAt(new Date(server.clock.now().getTime() - 2 * DAY_MS), 100, mobileNumber);
      asked.push(await received(() => door.signIn({ mobileNumber, pin: PIN })));
      const shown = { resetId: await resetIdOf(door, mobileNumber), code: WRONG_CODE };
      refused.push(await received(() => door.signIn({ mobileNumber, pin: PIN, ...shown })));
    }
    expect(asked[1]).toEqual(asked[0]);
    expect(asked[0]).toMatchObject({ work: 1, body: expect.stringContaining('code-required') });
    expect(refused[1]).toEqual(refused[0]);
    expect(refused[0]).toMatchObject({ work: 2, body: expect.not.stringContaining('code-required') });
  });

  test('a reset is promised to a known and an unknown number alike, and refused alike after five', async () => {
    const [promised, refused] = [[] as unknown[], [] as unknown[]];
    for (const mobileNumber of await numbers()) {
      promised.push(await received(() => door.request(mobileNumber)));
      await fiveTimes(() => door.request(mobileNumber));
      refused.push(await received(() => door.request(mobileNumber)));
    }
    expect(promised[1]).toEqual(promised[0]);
    expect(promised[0]).toMatchObject({ body: expect.stringContaining('resetId') });
    expect(refused[1]).toEqual(refused[0]);
    expect(refused[0]).toMatchObject({ body: expect.stringContaining('RATE_LIMITED') });
  });

  test('a wrong code for a known number, an unknown one, a used-up one and a request that never was answer alike', async () => {
    const [known, unknown] = await numbers();
    const answers = [await received(() => door.reset(known, 'nothing-like-it'))];
    for (const mobileNumber of [known, unknown]) {
      const resetId = await resetIdOf(door, mobileNumber);
      answers.push(await received(() => door.reset(mobileNumber, resetId)));
      await fiveTimes(() => door.reset(mobileNumber, resetId));
      answers.push(await received(() => door.reset(mobileNumber, resetId)));
    }
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(answers[0]).toMatchObject({ body: expect.stringContaining('This code is wrong') });
  });
});
