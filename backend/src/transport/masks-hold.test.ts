import { chanceOf } from '../testing/masks/chance';
import { MASKS_SEED, startCountries, StillClock } from '../testing/masks/countries';
import type { Countries } from '../testing/masks/countries';
import { buildCountry } from '../testing/masks/country';
import { exportInputs, exportsOf } from '../testing/masks/exports';
import { askerOf, staffOf } from '../testing/masks/people';
import type { Pools } from '../testing/masks/questions';
import { difference, received } from '../testing/masks/read-text';
import { walk, walkOf } from '../testing/masks/walk';
import type { WalkQuestion } from '../testing/masks/walk';
import { PatientClient } from '../testing/server/patient-client';
import type { TestClient } from '../testing/server/test-client';
import type { TestServer } from '../testing/server/test-server';
import { ViolationFieldsResolver } from '../modules/violations/read/violation-fields.resolver';
import type { GraphqlContext } from '../modules/identity/accounts/graphql-context';
import type { Violation } from '../modules/violations/violation.type';
import { graphqlSchema } from './graphql/schema';

const clock = new StillClock();
const chance = chanceOf(MASKS_SEED);
const country = buildCountry(chance, clock.now().getTime());
let servers: Countries;
let questions: WalkQuestion[][];
let visitors: [TestClient, TestClient];
let askers: [TestClient, TestClient];
let operators: [TestClient, TestClient];

beforeAll(async () => {
  servers = await startCountries(clock, { country, chance, names: ['here', 'hidden', 'allPlates'] });
  const { here, hidden, allPlates } = servers;
  questions = walkOf(here, await graphqlSchema(), await poolsOf(here));
  visitors = [new PatientClient(here.url), new PatientClient(hidden.url)];
  askers = [await askerOf(here), await askerOf(hidden)];
  operators = [await staffOf(here, 'OPERATOR'), await staffOf(allPlates, 'OPERATOR')];
});
afterAll(() => Promise.all(Object.values(servers).map((each) => each.close())));

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
  const { differences, answered } = await walk(questions, visitors);
  expect(differences).toEqual([]);
  expect(answered).toBeGreaterThan(50);
});

test(`another citizen gets the same answers whatever masks hide (seed ${MASKS_SEED})`, async () => {
  const { differences, answered } = await walk(questions, askers);
  expect(differences).toEqual([]);
  expect(answered).toBeGreaterThan(150);
});

test('a citizen gets the same copy of their own data whatever others have done', async () => {
  clock.advance(600_000);
  const copyOf = (asker: TestClient): Promise<string> => received(asker, 'GET', '/api/me/export.json');
  const [one, other] = await Promise.all([copyOf(askers[0]), copyOf(askers[1])]);
  expect(one).toMatch(/^200 \{"exportedAt"/);
  expect(difference(one, other)).toBeNull();
});

test('staff without the permission get the same answers whatever plates others have typed', async () => {
  const { differences, answered } = await walk(questions, operators);
  expect(differences).toEqual([]);
  expect(answered).toBeGreaterThan(150);
});

test('staff without the permission get the same files of every kind and format', async () => {
  const inputs = exportInputs(await graphqlSchema());
  let rows = 0;
  for (const input of inputs) {
    const [one, other] = await Promise.all([exportsOf(operators[0], input), exportsOf(operators[1], input)]);
    expect(difference(one.text, other.text)).toBeNull();
    rows += one.rows;
  }
  expect(rows).toBeGreaterThan(country.journeys.length);
});

test('a field that gives away what a mask hides is found', async () => {
  const leaks = [
    'SELECT abs(hashtext(plate)) % 300 AS received FROM violation JOIN vehicle ON vehicle.id = vehicle_id WHERE violation.id = $1',
    'SELECT extract(second FROM started_at)::int AS received FROM violation WHERE id = $1',
  ];
  const ofViolations = questions.filter(([first]) =>
    /\{ (violations|recentViolations)/.test(first?.text ?? ''),
  );
  for (const leak of leaks) {
    const leaking = jest
      .spyOn(ViolationFieldsResolver.prototype, 'fineAmountXaf')
      .mockImplementation(async ({ rowId }: Violation, { ctx }: GraphqlContext) => {
        const [row] = await ctx.dataSource.query(leak, [rowId]);
        return row.received;
      });
    const { differences } = await walk(ofViolations, askers);
    leaking.mockRestore();
    expect(differences.length).toBeGreaterThan(0);
  }
  expect((await walk(ofViolations, askers)).differences).toEqual([]);
});
