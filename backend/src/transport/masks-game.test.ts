import { Client } from 'pg';
import { chanceOf } from '../testing/masks/chance';
import { MASKS_SEED, startCountries, StillClock } from '../testing/masks/countries';
import type { Countries } from '../testing/masks/countries';
import { ASKER, BOUND_PLATES, buildCountry, TYPED_PLATES } from '../testing/masks/country';
import { play } from '../testing/masks/game';
import type { Outcome } from '../testing/masks/game';
import { otherPlate } from '../testing/masks/other-country';
import { askerOf, newcomerOf } from '../testing/masks/people';
import { MOVES } from '../testing/masks/moves';
import { frameDifferences, subscriptionsOf, watch } from '../testing/masks/watcher';
import type { Watcher } from '../testing/masks/watcher';
import { TestClient } from '../testing/server/test-client';
import type { TestServer } from '../testing/server/test-server';
import { graphqlSchema } from './graphql/schema';

const clock = new StillClock();
const chance = chanceOf(MASKS_SEED);
const country = buildCountry(chance, clock.now().getTime());
const EXACT = country.journeys.slice(0, 2).map(({ startedAtMs }) => new Date(startedAtMs).toISOString());
let servers: Pick<Countries, 'here' | 'hidden'>;
let players: [TestClient, TestClient][];
/** One of the players, with every subscription that there is. */
let watchers: [Watcher, Watcher];

beforeAll(async () => {
  servers = await startCountries(clock, { country, chance, names: ['here', 'hidden'] });
  const { here, hidden } = servers;
  const inBoth = async (
    player: (server: TestServer) => Promise<TestClient>,
  ): Promise<[TestClient, TestClient]> => [await player(here), await player(hidden)];
  const proven = await inBoth((server) => newcomerOf(server, { citizen: ASKER + 1, isProven: true }));
  players = [
    [new TestClient(here.url), new TestClient(hidden.url)],
    await inBoth(askerOf),
    proven,
    await inBoth((server) => newcomerOf(server, { citizen: ASKER + 2, isProven: false })),
  ];
  const all = subscriptionsOf(await graphqlSchema(), { ids: ['1'], texts: ['482'], times: EXACT });
  const questions = all.filter(({ variables }) => Object.keys(variables).length === 0);
  watchers = [await watch(here, proven[0], questions), await watch(hidden, proven[1], questions)];
});
afterAll(async () => {
  await Promise.all(watchers.map((watcher) => watcher.close()));
  await Promise.all(Object.values(servers).map((each) => each.close()));
});

async function guess(moves: number): Promise<Outcome> {
  const others = [...TYPED_PLATES, ...BOUND_PLATES];
  return play({
    ...{ chance, clock, players, moves, schema: await graphqlSchema() },
    servers: [servers.here, servers.hidden],
    plates: [...others, ...others.map(otherPlate)],
    texts: ['482', 'Finexs Voyages', 'Vatican Express', 'barrier'],
    times: EXACT,
  });
}

test(`1,000 adaptive guesses and acts of own accounts reveal nothing of what masks hide (seed ${MASKS_SEED})`, async () => {
  const { difference, answered } = await guess(1_000);
  expect(difference).toBeNull();
  expect(await frameDifferences(watchers, 20_000)).toEqual([]);
  // Refusals are alike whatever they hide. A code that is guessed never binds.
  const never = Object.keys(MOVES).filter((kind) => !answered.has(kind));
  expect(never).toEqual(['bindVehicle']);
});

test('the same guesses find a server that names the agency of a typed plate', async () => {
  for (const { ownerUrl } of Object.values(servers)) {
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    await owner.query(`CREATE OR REPLACE FUNCTION set_public_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      NEW.public_id := public_row_id(TG_TABLE_NAME, NEW.id);
      NEW.named_agency := (SELECT agency_name FROM vehicle WHERE id = NEW.vehicle_id);
      RETURN NEW;
    END $$`);
    await owner.end();
  }
  expect((await guess(1_000)).difference).not.toBeNull();
});
