import { staffClient } from '../../../testing/staff';
import type { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const CHANGE = `mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { id } }`;
const SUSPEND = `mutation ($input: SuspendUserInput!) { suspendUser(input: $input) { id } }`;
const REINSTATE = `mutation ($input: ReinstateUserInput!) { reinstateUser(input: $input) { id } }`;
const ROUNDS = 15;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function codeOf(
  client: TestClient,
  query: string,
  input: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { body } = await client.graphql(query, { input });
  return body.errors === undefined ? 'done' : body.errors[0].extensions.code;
}

test('two who change and suspend the same people and each other at once get an answer, and an administrator is left', async () => {
  // The oldest is no administrator at first: who comes first among them changes all the time.
  const third = await staffClient(server, 'OPERATOR');
  const [one, other] = [await staffClient(server, 'ADMIN'), await staffClient(server, 'ADMIN')];
  const clients = [third, one, other];
  const ids = await Promise.all(
    clients.map(async (client) => (await client.graphql('{ viewer { id } }')).body.data.viewer.id),
  );
  const [thirdId, oneId, otherId] = ids;
  const codes = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all([
      codeOf(one, CHANGE, { userId: thirdId, role: 'ADMIN' }),
      codeOf(other, SUSPEND, { userId: thirdId }),
      codeOf(other, CHANGE, { userId: thirdId, role: round % 2 === 0 ? 'VIEWER' : 'ADMIN' }),
      codeOf(one, REINSTATE, { userId: thirdId }),
      codeOf(third, CHANGE, { userId: otherId, role: round % 3 === 0 ? 'OPERATOR' : 'ADMIN' }),
      codeOf(other, CHANGE, { userId: oneId, role: 'ADMIN' }),
      codeOf(one, CHANGE, { userId: otherId, role: 'ADMIN' }),
    ]);
    answers.forEach((code) => codes.add(code));
  }
  expect([...codes].filter((code) => !['done', 'FORBIDDEN', 'UNAUTHENTICATED'].includes(code))).toEqual([]);
  const [{ left }] = await server.dataSource.query(
    `SELECT count(*)::int AS left FROM account WHERE role = 'ADMIN' AND NOT is_suspended`,
  );
  expect(left).toBeGreaterThan(0);
});
