import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

let server: TestServer;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  visitor = new TestClient(server.url);
});
afterAll(() => server.close());

function signUp(mobileNumber: string, pinCode = '483920') {
  return visitor.rest('POST', '/api/auth/signup', { mobileNumber, pinCode });
}

test.each([
  ['677100001', '677100001'],
  ['+237677100002', '677100002'],
  ['+237 6 77 10 00 03', '677100003'],
  ['00237677100004', '677100004'],
  ['237677100005', '677100005'],
  [' 6771 00006 ', '677100006'],
])('the number %j is stored as %s, which signs in in every form', async (typed, stored) => {
  const { status, body } = await signUp(typed);
  expect([status, body.mobileNumber, body.username, body.phoneNumber]).toEqual([
    201,
    stored,
    stored,
    `+237${stored}`,
  ]);
  for (const form of [stored, `+237${stored}`, `00237 ${stored}`, `237${stored}`]) {
    const signedIn = await visitor.rest('POST', '/api/auth/signin', {
      mobileNumber: form,
      pinCode: '483920',
    });
    expect([signedIn.status, signedIn.body.id]).toEqual([200, body.id]);
    expect((await signUp(form)).status).toBe(409);
  }
});

test('of 20 parallel sign-ups of one number exactly one wins', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => signUp(index % 2 === 0 ? '677100010' : '+237 677 100 010')),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  const [{ count }] = await server.dataSource.query(
    `SELECT count(*)::int AS count FROM account WHERE mobile_number = '677100010'`,
  );
  expect(count).toBe(1);
});

test('GraphQL signs up by the same act and names the same faults', async () => {
  const document = 'mutation ($input: SignUpInput!) { signUp(input: $input) { id mobileNumber } }';
  const input = { mobileNumber: '+237 677 100 020', pin: '483920' };
  const { body } = await visitor.graphql(document, { input });
  expect(body.data.signUp).toEqual({ id: expect.stringMatching(/^\d+$/), mobileNumber: '677100020' });
  const accepted = await visitor.graphql(document, { input });
  expect(accepted.body.errors[0].extensions.code).toBe('CONFLICT');
  const faulty = await visitor.graphql(document, { input: { mobileNumber: '5', pin: '111111' } });
  expect(faulty.body.errors[0].extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      mobileNumber: 'Phone number must be at least 9 digits',
      pin: 'Please choose a PIN that is harder to guess',
    },
  });
});

test.each(['000000', '999999', '123456', '654321', '890123', '121212', '123123'])(
  'the trivial PIN %s is refused',
  async (pin) => {
    const { status, body } = await signUp('677100030', pin);
    expect([status, body.fields]).toEqual([400, { pinCode: 'Please choose a PIN that is harder to guess' }]);
  },
);

test('an address may sign up so often an hour, and then has to wait', async () => {
  const limited = await startTestServer({ signUpsPerAddress: 3 });
  try {
    const client = new TestClient(limited.url);
    const attempt = (index: number) =>
      client.rest('POST', '/api/auth/signup', { mobileNumber: `67710004${index}`, pinCode: '483920' });
    const statuses = [];
    for (const index of [1, 2, 3]) {
      statuses.push((await attempt(index)).status);
    }
    expect(statuses).toEqual([201, 201, 201]);
    const { status, body, headers } = await attempt(4);
    expect([status, body]).toEqual([
      429,
      { error: expect.any(String), code: 'RATE_LIMITED', requestId: expect.any(String) },
    ]);
    const waitS = Number(headers.get('retry-after'));
    expect(waitS).toBeGreaterThan(3_500);
    expect(waitS).toBeLessThanOrEqual(3_600);
  } finally {
    await limited.close();
  }
});
