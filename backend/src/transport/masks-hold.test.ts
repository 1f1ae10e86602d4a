import type { GraphQLSchema } from 'graphql';
import {
  askerOf,
  buildCountry,
  chanceOf,
  operatorOf,
  withOtherPlates,
  withOtherTimes,
  writeCountry,
} from '../testing/masks/country';
import type { Country } from '../testing/masks/country';
import { questionsOf } from '../testing/masks/questions';
import type { Pools } from '../testing/masks/questions';
import { difference, told } from '../testing/masks/told';
import { pathsOf } from '../testing/route-table';
import { TestClient } from '../testing/test-client';
import { startTestServer, TestClock } from '../testing/test-server';
import type { TestServer } from '../testing/test-server';
import { graphqlSchema } from './graphql/schema';

const SEED = Number(process.env.MASKS_SEED ?? Date.now() % 1_000_000);
/** Secrets of a server of its own, and the time that it has run. */
const OF_THE_SERVER = ['/metrics', '/graphql', '/api/docs', '/api/openapi.json', '/livez', '/readyz'];
const OWN_KEYS = /pushKey|mySessions/;

/** The same time in every country: it moves only when the test says so, and in all of them at once. */
class StillClock extends TestClock {
  private time = Date.parse('2026-11-20T10:40:20.000Z');

  override advance(byMs: number): void {
    this.time += byMs;
  }

  override now(): Date {
    return new Date(this.time);
  }
}

const clock = new StillClock();
const chance = chanceOf(SEED);
let schema: GraphQLSchema;
let country: Country;
let server: TestServer;
/** The same country again, for the pair of which the times differ: sessions and downloads are counted. */
let again: TestServer;
let pairs: Record<'otherPlates' | 'allPlates' | 'otherTimes', TestServer>;
let pools: Pools;

beforeAll(async () => {
  schema = await graphqlSchema();
  country = buildCountry(chance, clock.now().getTime());
  const made = async (rows: Country, like?: TestServer): Promise<TestServer> => {
    const one = await startTestServer({ clock });
    await writeCountry(one, rows, like);
    return one;
  };
  server = await made(country);
  again = await made(country, server);
  pairs = {
    otherPlates: await made(withOtherPlates(country, { isOwnKept: true }), server),
    allPlates: await made(withOtherPlates(country, { isOwnKept: false }), server),
    otherTimes: await made(withOtherTimes(country, chance, clock.now().getTime()), server),
  };
  pools = await poolsOf();
}, 60_000);
afterAll(() => Promise.all([server, again, ...Object.values(pairs)].map((each) => each.close())));

/** Ids of both kinds, whole plates and parts of them, and the very times that are hidden. */
async function poolsOf(): Promise<Pools> {
  const rows = await server.dataSource.query('SELECT id, public_id FROM violation ORDER BY id LIMIT 1');
  const [row] = country;
  const exact = row?.startedAtMs ?? 0;
  return {
    ids: rows.flatMap(({ id, public_id: publicId }: { id: string; public_id: string }) => [id, publicId]),
    texts: ['LT 482 KD', '482', 'A1', 'Finexs Voyages'],
    times: [exact, exact + 1].map((ms) => new Date(ms).toISOString()),
  };
}

type Ask = (client: TestClient) => Promise<string>;

/** All questions to be asked of one country and of its pair. */
function allQuestions(): [string, Ask][] {
  const asked = questionsOf(schema, 'Query', pools).filter(({ query }) => !OWN_KEYS.test(query));
  const byGraphql = asked.map(({ query, variables }): [string, Ask] => [
    `${query} ${JSON.stringify(variables)}`,
    (client) => told(client, 'POST', '/graphql', { query, variables }),
  ]);
  const paths = pathsOf(server).filter((path) => !OF_THE_SERVER.some((begin) => path.startsWith(begin)));
  const byRest = paths.flatMap((path) =>
    [...new Set(pools.ids.map((id) => path.replace(/\{\w+\}/g, id)))].flatMap((known) =>
      ['', '?limit=3', ...pools.ids.map((id) => `?limit=5&before=${id}`)].map((query): [string, Ask] => [
        `GET ${known}${query}`,
        (client) => told(client, 'GET', `${known}${query}`),
      ]),
    ),
  );
  return [...byGraphql, ...byRest];
}

/** Asks both the same, and gives the questions that were answered differently, with what differs. */
async function differences(clients: readonly [TestClient, TestClient]): Promise<string[]> {
  const found: string[] = [];
  let answered = 0;
  for (const [question, ask] of allQuestions()) {
    const [one, other] = await Promise.all([ask(clients[0]), ask(clients[1])]);
    answered += one.startsWith('200') && !one.includes('"errors"') ? 1 : 0;
    const differs = difference(one, other);
    if (differs !== null) {
      found.push(`${question}\n${differs}`);
    }
    // Budgets of calls fill again.
    clock.advance(50);
  }
  // Refusals are alike whatever they hide; most of what there is refuses visitors.
  expect(answered).toBeGreaterThan(50);
  return found;
}

type Pair = readonly [TestServer, TestServer];
const visitors = (pair: Pair): [TestClient, TestClient] => [
  new TestClient(pair[0].url),
  new TestClient(pair[1].url),
];
const askers = (pair: Pair): Promise<[TestClient, TestClient]> =>
  Promise.all([askerOf(pair[0]), askerOf(pair[1])]);

test(`a visitor is told the same whatever plates others have typed (seed ${SEED})`, async () => {
  expect(await differences(visitors([server, pairs.otherPlates]))).toEqual([]);
}, 120_000);

test('another citizen is told the same whatever plates others have typed', async () => {
  expect(await differences(await askers([server, pairs.otherPlates]))).toEqual([]);
}, 120_000);

test('a visitor and another citizen are told the same whenever in the hour and wherever it was', async () => {
  expect(await differences(visitors([again, pairs.otherTimes]))).toEqual([]);
  expect(await differences(await askers([again, pairs.otherTimes]))).toEqual([]);
}, 120_000);

test('staff without the permission are told the same whatever the masks hide', async () => {
  const operators = await Promise.all([operatorOf(server), operatorOf(pairs.allPlates)]);
  expect(await differences(operators)).toEqual([]);
}, 120_000);

test('a question that tells of a plate would be found', async () => {
  const plates = async ({ dataSource }: TestServer): Promise<string> =>
    JSON.stringify(await dataSource.query('SELECT plate FROM vehicle ORDER BY id'));
  expect(difference(await plates(server), await plates(server))).toBeNull();
  expect(difference(await plates(server), await plates(pairs.otherPlates))).not.toBeNull();
  const exact = async ({ dataSource }: TestServer): Promise<string> =>
    JSON.stringify(await dataSource.query('SELECT started_at, latitude FROM violation ORDER BY id'));
  expect(difference(await exact(server), await exact(pairs.otherTimes))).not.toBeNull();
});
