import { chanceOf } from '../testing/masks/chance';
import { MASKS_SEED, startCountries, StillClock } from '../testing/masks/countries';
import { buildCountry } from '../testing/masks/country';
import { exportInputs, exportsOf } from '../testing/masks/exports';
import { withOtherPlates, withOtherTimes } from '../testing/masks/other-country';
import { askerOf, staffOf } from '../testing/masks/people';
import type { Pools } from '../testing/masks/questions';
import { difference, told } from '../testing/masks/told';
import { walk, walkOf } from '../testing/masks/walk';
import type { WalkQuestion } from '../testing/masks/walk';
import { TestClient } from '../testing/test-client';
import type { TestServer } from '../testing/test-server';
import { ViolationFieldsResolver } from '../modules/violations/violation-fields.resolver';
import type { GraphqlContext } from '../modules/identity/graphql-context';
import type { Violation } from '../modules/violations/violation.type';
import { graphqlSchema } from './graphql/schema';

const clock = new StillClock();
const chance = chanceOf(MASKS_SEED);
const country = buildCountry(chance, clock.now().getTime());
let servers: Record<'here' | 'otherPlates' | 'otherTimes' | 'allPlates', TestServer>;
let questions: WalkQuestion[][];
let askers: TestClient[];
let operators: TestClient[];

beforeAll(async () => {
  servers = await startCountries(clock, {
    here: country,
    otherPlates: withOtherPlates(country, { isOwnKept: true }),
    otherTimes: withOtherTimes(country, chance, clock.now().getTime()),
    allPlates: withOtherPlates(country, { isOwnKept: false }),
  });
  questions = walkOf(servers.here, await graphqlSchema(), await poolsOf(servers.here));
  askers = await Promise.all(forCitizens().map(askerOf));
  operators = await Promise.all([servers.here, servers.allPlates].map((each) => staffOf(each, 'OPERATOR')));
}, 60_000);
afterAll(() => Promise.all(Object.values(servers).map((each) => each.close())));

/** Citizens and visitors see neither plates nor times and places of others. */
const forCitizens = (): TestServer[] => [servers.here, servers.otherPlates, servers.otherTimes];

/** Ids of both kinds, whole plates and parts of them, and the very times that are hidden. */
async function poolsOf({ dataSource }: TestServer): Promise<Pools> {
  const [violation] = await dataSource.query('SELECT id, public_id FROM violation ORDER BY id LIMIT 1');
  const [incident] = await dataSource.query(
    `SELECT id, public_row_id('incident', id) AS public_id FROM incident ORDER BY id LIMIT 1`,
  );
  const exact = country.journeys[0]?.startedAtMs ?? 0;
  return {
    ids: [violation, incident].flatMap((row) => (row === undefined ? [] : [row.id, row.public_id])),
    texts: ['LT 482 KD', '482', 'A1', 'Finexs Voyages', 'barrier'],
    times: [exact, exact + 1].map((ms) => new Date(ms).toISOString()),
  };
}

test(`a visitor gets the same answers whatever masks hide (seed ${MASKS_SEED})`, async () => {
  const visitors = forCitizens().map(({ url }) => new TestClient(url));
  const { differences, answered } = await walk(questions, visitors);
  expect(differences).toEqual([]);
  expect(answered).toBeGreaterThan(50);
}, 120_000);

test('another citizen gets the same answers whatever masks hide', async () => {
  const { differences, answered } = await walk(questions, askers);
  expect(differences).toEqual([]);
  expect(answered).toBeGreaterThan(150);
}, 120_000);

test('a citizen gets the same copy of their own data whatever others have done', async () => {
  clock.advance(600_000);
  const copies = await Promise.all(askers.map((asker) => told(asker, 'GET', '/api/me/export.json')));
  expect(copies[0]).toMatch(/^200 \{"exportedAt"/);
  expect(copies.map((copy) => difference(copies[0] ?? '', copy))).toEqual([null, null, null]);
});

test('staff without the permission get the same answers whatever plates others have typed', async () => {
  const { differences, answered } = await walk(questions, operators);
  expect(differences).toEqual([]);
  expect(answered).toBeGreaterThan(150);
}, 120_000);

test('staff without the permission get the same files of every kind and format', async () => {
  const inputs = exportInputs(await graphqlSchema());
  let rows = 0;
  for (const input of inputs) {
    const [one, other] = await Promise.all(operators.map((operator) => exportsOf(operator, input)));
    expect(difference(one?.text ?? '', other?.text ?? '')).toBeNull();
    rows += one?.rows ?? 0;
  }
  expect(rows).toBeGreaterThan(country.journeys.length);
}, 60_000);

test('a field that gives away what a mask hides is found', async () => {
  const leaks = [
    'SELECT abs(hashtext(plate)) % 300 AS told FROM violation JOIN vehicle ON vehicle.id = vehicle_id WHERE violation.id = $1',
    'SELECT extract(second FROM started_at)::int AS told FROM violation WHERE id = $1',
  ];
  const ofViolations = questions.filter(([first]) =>
    /\{ (violations|recentViolations)/.test(first?.text ?? ''),
  );
  for (const leak of leaks) {
    const leaking = jest
      .spyOn(ViolationFieldsResolver.prototype, 'limitKmh')
      .mockImplementation(async ({ rowId }: Violation, { ctx }: GraphqlContext) => {
        const [row] = await ctx.dataSource.query(leak, [rowId]);
        return row.told;
      });
    const { differences } = await walk(ofViolations, askers);
    leaking.mockRestore();
    expect(differences.length).toBeGreaterThan(0);
  }
  expect((await walk(ofViolations, askers)).differences).toEqual([]);
});
