import { chanceOf } from '../testing/masks/chance';
import { MASKS_SEED, startCountries, StillClock } from '../testing/masks/countries';
import type { Countries } from '../testing/masks/countries';
import { ASKER, buildCountry } from '../testing/masks/country';
import { DRIVE_STEPS, LATER_STEPS, perform, sendJourneys } from '../testing/masks/live-scene';
import type { Cast, Scene } from '../testing/masks/live-scene';
import { otherPlate } from '../testing/masks/other-country';
import { askerOf, citizenOf, staffOf } from '../testing/masks/people';
import { afterNextFrame, frameDifferences, subscriptionsOf, watch } from '../testing/masks/watcher';
import type { WatchedQuestion, Watcher } from '../testing/masks/watcher';
import { fieldsOf } from '../testing/server/any-operation';
import { TestClient } from '../testing/server/test-client';
import type { TestServer } from '../testing/server/test-server';
import { RealtimeResolver } from '../modules/realtime/realtime.resolver';
import { graphqlSchema } from './graphql/schema';

const PATIENCE_MS = 20_000;
const clock = new StillClock();
const chance = chanceOf(MASKS_SEED);
const country = buildCountry(chance, clock.now().getTime());

const NAMES = ['here', 'hidden', 'allPlates'] as const;
let servers: Countries;
let staff: Record<keyof Countries, Pick<Cast, 'supervisor' | 'admin'>>;
/** The same person in two countries, with all that there is to subscribe to. */
let pairs: [Watcher, Watcher][];

beforeAll(async () => {
  servers = await startCountries(clock, { country, chance, names: NAMES });
  const { here, hidden, allPlates } = servers;
  const staffIn = async (server: TestServer): Promise<Pick<Cast, 'supervisor' | 'admin'>> => ({
    supervisor: await staffOf(server, 'SUPERVISOR'),
    admin: await staffOf(server, 'ADMIN'),
  });
  staff = { here: await staffIn(here), hidden: await staffIn(hidden), allPlates: await staffIn(allPlates) };
  const questions = subscriptionsOf(await graphqlSchema(), {
    ids: ['1', '45', '46'],
    texts: ['Finexs Voyages', '482'],
    times: ['2026-11-20T10:38:10.000Z', '2026-11-20T10:38:20.000Z'],
  });
  const pairOf = async (
    other: TestServer,
    person: (server: TestServer) => Promise<TestClient>,
  ): Promise<[Watcher, Watcher]> => [
    await watch(here, await person(here), questions),
    await watch(other, await person(other), questions),
  ];
  pairs = [
    await pairOf(hidden, ({ url }) => Promise.resolve(new TestClient(url))),
    await pairOf(hidden, askerOf),
    await pairOf(allPlates, (server) => staffOf(server, 'OPERATOR')),
  ];
});
afterAll(async () => {
  await Promise.all(pairs.flat().map((watcher) => watcher.close()));
  await Promise.all(Object.values(servers).map((each) => each.close()));
});

/** Differences after each act of a scene, between the countries where it happens in this way. */
async function differencesIn(
  scenes: Record<keyof Countries, Scene>,
  { driver, withinMs = PATIENCE_MS }: { driver: number; withinMs?: number },
): Promise<string[]> {
  const parts = await Promise.all(
    NAMES.map(async (name) => {
      const cast = { ...staff[name], server: servers[name], driver: await citizenOf(servers[name], driver) };
      return { cast, scene: scenes[name], passed: {} };
    }),
  );
  const [, , operators] = pairs;
  for (const step of [...DRIVE_STEPS, ...LATER_STEPS]) {
    if (step === LATER_STEPS[0]) {
      // Subscriptions to journeys are limited to one event a second: its end would replace the last push.
      await afterNextFrame(operators ?? [], 'journeyUpdated', () => sendJourneys(parts));
    }
    await perform(step, parts);
    const found = (await Promise.all(pairs.map((pair) => frameDifferences(pair, withinMs)))).flat();
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

/** A scene of somebody else, with another plate at another time and place where masks hide that. */
function ofOthers(scene: Scene): Record<keyof Countries, Scene> {
  const plate = otherPlate(scene.plate);
  const hidden = { ...scene, plate, startS: 25, northDeg: 0.2, description: 'Elsewhere' };
  return { here: scene, hidden, allPlates: { ...scene, plate } };
}

const TYPED: Scene = { plate: 'OU 274 HB', level: 'TYPED', startS: 5, northDeg: 0, description: 'Here' };

test(`news of a typed plate is the same for visitors, citizens and operators (seed ${MASKS_SEED})`, async () => {
  expect(await differencesIn(ofOthers(TYPED), { driver: 0 })).toEqual([]);
});

test('news of a bound bus is the same for visitors, citizens and operators', async () => {
  const bound = ofOthers({ ...TYPED, plate: 'CE 808 BU', level: 'BOUND' });
  expect(await differencesIn(bound, { driver: 1 })).toEqual([]);
});

test('news of oneself is the same no matter who else drives the vehicle that one has typed', async () => {
  const own: Scene = { ...TYPED, plate: 'LT 111 AA' };
  const scenes = { here: own, hidden: own, allPlates: { ...own, plate: otherPlate(own.plate) } };
  expect(await differencesIn(scenes, { driver: ASKER })).toEqual([]);
});

test('every subscription there is has given something to somebody', async () => {
  const hasGiven = ({ field, frames }: WatchedQuestion): boolean =>
    frames.some((frame) => new RegExp(`"data":{"${field}":[{"]`).test(frame));
  const given = new Set(
    pairs.flat().flatMap(({ watched }) => watched.filter(hasGiven).map(({ field }) => field)),
  );
  expect(fieldsOf(await graphqlSchema(), 'Subscription').filter((field) => !given.has(field))).toEqual([]);
});

test('a subscription that gives the second away is found', async () => {
  const honest = RealtimeResolver.prototype.violationCreated;
  const leaking = jest.spyOn(RealtimeResolver.prototype, 'violationCreated').mockImplementation(function (
    this: RealtimeResolver,
    row,
    context,
    filter,
  ) {
    return { ...honest.call(this, row, context, filter), startedAt: row.startedAt };
  });
  const scenes = ofOthers({ ...TYPED, plate: 'SW 611 KA' });
  const found = await differencesIn(scenes, { driver: 2, withinMs: 2_000 });
  leaking.mockRestore();
  expect(found.join()).toContain('violationCreated');
});
