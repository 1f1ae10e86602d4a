import { packText, type RoadPack } from '@wakafine/domain/road-pack/road-pack';
import { buildRoadPack, roadPackDifference } from '../../../test/road-pack';

const hazard = (id: string, hazardType: 'FLOOD' | 'ANIMALS' = 'FLOOD') => ({
  ...{ id, hazardType, severity: 'HIGH' as const, occurredAtMs: 0, lat: 4, lng: 9 },
});
const OLD = buildRoadPack({ hazards: [hazard('31')] });
const NEW = buildRoadPack({ hazards: [hazard('31'), hazard('32', 'ANIMALS')] }, 2);
const DIFFERENCE = roadPackDifference(OLD, NEW);
const ADDRESS = '/api/road-pack';

class PlainResponse {
  readonly headers: Map<string, string>;
  constructor(
    private readonly body: string,
    { headers = {} }: { headers?: Record<string, string> } = {},
    readonly status = 200,
  ) {
    this.headers = new Map(Object.entries(headers));
  }
  text(): Promise<string> {
    return Promise.resolve(this.body);
  }
}

/** A phone that has stored a pack's text, and a server with answers by address; one without an answer is not reached. */
function buildWorld(saved: string | null, answers: Readonly<Record<string, string>>) {
  const stored = new Map<string, PlainResponse>();
  if (saved !== null) {
    stored.set(ADDRESS, new PlainResponse(saved, { headers: { 'x-asked-at': '1000' } }));
  }
  const cache = {
    match: (name: string) => Promise.resolve(stored.get(name)),
    put: (name: string, response: PlainResponse) => Promise.resolve(stored.set(name, response)),
  };
  const asked: string[] = [];
  const fetch = (url: string) => {
    asked.push(url);
    const text = answers[url];
    return text === undefined
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new PlainResponse(text));
  };
  const caches = { open: () => Promise.resolve(cache), delete: () => Promise.resolve(true) };
  Object.assign(globalThis, { fetch, Response: PlainResponse, caches });
  return { asked, storedText: () => stored.get(ADDRESS)?.text() };
}

/** Hazards of the packs that reach the app one after the other. */
async function followed(): Promise<string[][]> {
  // Each as after a reload.
  jest.resetModules();
  const { followRoadPack } = await import('./follow-pack');
  const { phoneRoads, watchPhoneRoads } = await import('./phone-roads');
  const seen: string[][] = [];
  const stopWatching = watchPhoneRoads(() => seen.push(phoneRoads()?.hazards.map(({ id }) => id) ?? []));
  const stop = followRoadPack();
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop();
  stopWatching();
  return seen;
}

const since = ({ version }: RoadPack) => `${ADDRESS}?since=${version}`;

test('without a network the stored pack holds', async () => {
  buildWorld(packText(OLD), {});
  expect(await followed()).toEqual([['31']]);
});

test('the first pack is fetched whole and stored', async () => {
  const world = buildWorld(null, { [ADDRESS]: packText(OLD) });
  expect(await followed()).toEqual([['31']]);
  expect(world.asked).toEqual([ADDRESS]);
  expect(await world.storedText()).toBe(packText(OLD));
});

test('a stored pack is renewed by what has changed, and stays so', async () => {
  const world = buildWorld(packText(OLD), { [since(OLD)]: DIFFERENCE });
  expect(await followed()).toEqual([['31'], ['31', '32']]);
  expect(world.asked).toEqual([since(OLD)]);
  buildWorld((await world.storedText()) ?? null, {});
  expect(await followed()).toEqual([['31', '32']]);
});

test.each([
  ['cut off', DIFFERENCE.slice(0, -20)],
  ['damaged', DIFFERENCE.replace('"32"', '"33"').replace('h/32', 'h/33')],
  ['of another version', roadPackDifference(NEW, OLD)],
])('where the changes are %s the whole pack is fetched', async (_what, text) => {
  const world = buildWorld(packText(OLD), { [since(OLD)]: text, [ADDRESS]: packText(NEW) });
  expect(await followed()).toEqual([['31'], ['31', '32']]);
  expect(world.asked).toEqual([since(OLD), ADDRESS]);
});

test('the old pack stays where neither the changes nor the whole come whole', async () => {
  const world = buildWorld(packText(OLD), {
    [since(OLD)]: DIFFERENCE.slice(0, 50),
    [ADDRESS]: packText(NEW).slice(0, -9),
  });
  expect(await followed()).toEqual([['31']]);
  expect(await world.storedText()).toBe(packText(OLD));
});

test.each([
  ['half', packText(OLD).slice(0, 90)],
  ['damaged', packText(OLD).replace('h/31', 'h/39')],
])('a stored pack that is %s is not used', async (_what, text) => {
  const world = buildWorld(text, { [ADDRESS]: packText(NEW) });
  expect(await followed()).toEqual([['31', '32']]);
  expect(world.asked).toEqual([ADDRESS]);
});

test('a phone that can store nothing has the pack while there is a network', async () => {
  buildWorld(null, { [ADDRESS]: packText(NEW) });
  Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error('SecurityError')) } });
  expect(await followed()).toEqual([['31', '32']]);
});

test('of a hazard nobody is warned once half of its voices would have faded since the server was asked', async () => {
  buildWorld(packText(NEW), {});
  jest.resetModules();
  const { followRoadPack } = await import('./follow-pack');
  const { phoneRoads } = await import('./phone-roads');
  const stop = followRoadPack();
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop();
  const hourMs = 3_600_000;
  expect(phoneRoads()?.hazards.map(({ untilMs }) => untilMs)).toEqual([
    1_000 + 12 * hourMs,
    1_000 + hourMs / 2,
  ]);
});
