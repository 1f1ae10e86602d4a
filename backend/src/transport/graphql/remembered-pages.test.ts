import { DAY_MS } from '@wakafine/domain/units';
import fc from 'fast-check';
import { writePastJourney } from '../../testing/drives/past-drives';
import { newCitizen } from '../../testing/party/party';
import { answerTo, WAYS } from '../../testing/server/both-ways';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { watchStatements } from '../../testing/server/watched-statements';
import type { WatchedStatements } from '../../testing/server/watched-statements';
import { staffClient } from '../../testing/staff';

const PAGE = `query Page($first: Int = 3, $after: String, $filter: ViolationFilter, $sort: ViolationSort! = NEWEST) {
  violations(first: $first, after: $after, filter: $filter, sort: $sort) {
    pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor node { id journeyId registrationNumber vehicleId
      transportAgency speedKmh startedAt latitude severity grade limitKmh isOwn reported status isWithdrawn } } } }`;
const VARIABLES: readonly object[] = [
  {},
  { filter: { scope: 'PUBLIC' } },
  { filter: { status: 'RESOLVED' } },
  { sort: 'FASTEST', first: 2 },
];

let server: TestServer;
let statements: WatchedStatements;
let askers: Record<string, TestClient>;
let owners: readonly number[];
let newest: number;
beforeAll(async () => {
  server = await startTestServer();
  const [one, other] = [await newCitizen(server), await newCitizen(server)];
  owners = [one.id, other.id];
  for (const accountId of [...owners, ...owners]) {
    await commit(accountId);
  }
  const admin = await staffClient(server, 'ADMIN');
  // Staff who were citizens have violations of their own.
  const [driving] = await server.dataSource.query(`SELECT id FROM account WHERE role = 'ADMIN'`);
  await commit(Number(driving.id));
  askers = {
    ...{ visitor: new TestClient(server.url), one: one.client, other: other.client, admin },
    ...{ sameRole: await staffClient(server, 'ADMIN'), viewer: await staffClient(server, 'VIEWER') },
  };
  statements = watchStatements(server.app);
});
afterAll(async () => {
  statements.stop();
  await server.close();
});

async function commit(accountId: number): Promise<void> {
  const startedAt = new Date(Date.now() - DAY_MS);
  const violations = [82, 71].map((speedKmh) => ({ startedAt, speedKmh }));
  const { violationIds } = await writePastJourney(server, { accountId, endedAt: startedAt, violations });
  newest = violationIds[0] ?? 0;
}

/** Changes that no event of this process speaks of, as those of another one until it is heard. */
const CHANGES: Readonly<Record<string, () => Promise<unknown>>> = {
  'a new violation': () => commit(owners[0] ?? 0),
  'a withdrawal': () => set('is_withdrawn = NOT is_withdrawn'),
  'a contest': () => set('is_contested = NOT is_contested'),
  'a report': () => set('reported_at = now()'),
  'another owner': () => set(`account_id = ${owners[1]}`),
  'an erasure': () => set(`account_id = NULL, registration_number = ''`),
  'a speed that was judged anew': () => set('speed_kmh = speed_kmh + 1'),
  'a deletion': () => server.dataSource.query('DELETE FROM violation WHERE id = $1', [newest]),
};

function set(columns: string): Promise<unknown> {
  return server.dataSource.query(`UPDATE violation SET ${columns} WHERE id = $1`, [newest]);
}

/** Asks past what is remembered too, and has both be the same. */
async function expectTheTruth(asker: TestClient, variables: object): Promise<void> {
  const answer = await answerTo(asker, WAYS.direct, { query: PAGE, variables });
  expect(answer).toEqual(await answerTo(asker, WAYS.apollo, { query: PAGE, variables }));
  expect(answer.text).toContain('"edges":[');
}

async function askAll(): Promise<void> {
  for (const asker of Object.values(askers)) {
    for (const variables of VARIABLES) {
      await expectTheTruth(asker, variables);
    }
  }
}

test('what is remembered is what was answered', async () => {
  await askAll();
  await askAll();
});

test.each(Object.keys(CHANGES))('%s is seen by everybody in their next read', async (change) => {
  await CHANGES[change]?.();
  await askAll();
});

test('in whatever order people ask and things change, nobody gets what another one may see', async () => {
  const step = fc.record({
    change: fc.option(fc.constantFrom(...Object.keys(CHANGES)), { freq: 3 }),
    asker: fc.constantFrom(...Object.keys(askers)),
    variables: fc.constantFrom(...VARIABLES),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 30 }), async (steps) => {
      for (const { change, asker, variables } of steps) {
        await CHANGES[change ?? '']?.();
        await expectTheTruth(askers[asker] ?? new TestClient(server.url), variables);
      }
    }),
    { numRuns: 4 },
  );
});

test('a page that is as it was costs one statement that reads no rows, for all of a role', async () => {
  const ask = async (name: string): Promise<string[]> => {
    const ran = await statements.during(() => expectPage(askers[name]));
    return ran.filter((each) => each.startsWith('lists.')).map((each) => each.replace(/\d+/, 'N'));
  };
  const expectPage = async (asker: TestClient | undefined): Promise<void> => {
    const answer = await asker?.graphql(PAGE, { first: 1, filter: { severity: 'DANGER' } });
    expect(answer?.body).toMatchObject({ data: { violations: { edges: [{}] } } });
  };
  await commit(owners[0] ?? 0);
  expect(await ask('sameRole')).toEqual(['lists.N']);
  expect(await ask('sameRole')).toEqual(['lists.N.versions']);
  expect(await ask('admin')).toEqual(['lists.N.versions']);
  expect(await ask('viewer')).toEqual(['lists.N']);
});

test('while a lock is held the read of what is remembered says when to ask again', async () => {
  const asker = askers['viewer'] ?? new TestClient(server.url);
  await expectTheTruth(asker, {});
  await server.dataSource.transaction(async (manager) => {
    await manager.query('LOCK TABLE violation IN ACCESS EXCLUSIVE MODE');
    const answer = await answerTo(asker, WAYS.direct, { query: PAGE, variables: {} });
    expect([answer.status, answer.retryAfter]).toEqual([503, '2']);
    expect(answer.text).toContain('"path":["violations"]');
  });
});
