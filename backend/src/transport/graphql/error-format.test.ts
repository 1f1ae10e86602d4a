import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  [
    SIGN_IN,
    { mobileNumber: '677000001', pin: 483920 },
    'Variable "$input" got an invalid value at "input.pin".',
  ],
  [
    SIGN_IN,
    { mobileNumber: '677000001', pin: { at: '"; 483920' } },
    /^Variable "\$input" got an invalid value at "input.pin"\.$/,
  ],
  [
    SIGN_IN,
    { mobileNumber: '677000001 483920' },
    /input"; Field "pin" of required type "String!" was not provided\.$|value; Field "pin"/,
  ],
  [
    SIGN_IN,
    { mobileNumber: '677000001', pin: '483920', role: '483920' },
    /Field "role" is not defined by type "SignInInput"\.$/,
  ],
  [SIGN_IN, '677000001 483920', 'Variable "$input" got an invalid value.'],
  [
    'mutation { signIn(input: { mobileNumber: "677000001", pin: 483920 }) { viewer { id } } }',
    null,
    'String cannot represent a non string value.',
  ],
  [
    'mutation { signIn(input: "677000001 483920") { viewer { id } } }',
    null,
    'Expected value of type "SignInInput!".',
  ],
  ['mutation { signIn("483920") }', null, 'Syntax Error: Expected Name, found String.'],
])('%s with %j is refused without a word of what was sent', async (query, input, sentence) => {
  const { status, body } = await new TestClient(server.url).graphql(query, { input });
  expect(status).toBe(400);
  expect(body.errors[0].message).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
  expect(JSON.stringify(body)).not.toMatch(/677000001|483920/);
});
