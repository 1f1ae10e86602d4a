import { DEFAULT_THRESHOLDS } from '@wakafine/domain/speed/zones';
import { buildTownLimit, packText } from '../../../test/limits';
import type { PhoneLimits } from './phone-limits';

const OLD = packText([buildTownLimit({ kmh: 50 })]);
const NEW = packText([buildTownLimit({ kmh: 40 })], { version: 2 });
const FIX = {
  ...{ seq: 1, lat: 4.05, lng: 9.7, recordedAtMs: 0, accuracyM: 5, speedKmh: null },
  ...{ headingDeg: null, clockOffsetMs: null, isFuture: false },
};

class PlainResponse {
  readonly status = 200;
  readonly headers: Map<string, string>;
  constructor(
    private readonly body: string,
    { headers = {} }: { headers?: Record<string, string> } = {},
  ) {
    this.headers = new Map(Object.entries(headers));
  }
  text(): Promise<string> {
    return Promise.resolve(this.body);
  }
}

/** The limit of a car that the limits give. */
const carLimit = (limits: PhoneLimits) =>
  limits.readerFor({ vehicleType: 'CAR', vehicleClasses: [] }, DEFAULT_THRESHOLDS)(null, FIX, null).limit
    ?.limitKmh;

/** A phone that has stored a pack (null: none) and a server that sends another (null: nobody answers). */
function buildWorld({
  saved,
  sent,
}: {
  saved: string | null;
  sent: PlainResponse | { status: number } | null;
}) {
  const stored = new Map<string, PlainResponse>();
  if (saved !== null) {
    stored.set('/api/limits', new PlainResponse(saved, { headers: { etag: '"kept"' } }));
  }
  const cache = {
    match: (name: string) => Promise.resolve(stored.get(name)),
    put: (name: string, response: PlainResponse) => Promise.resolve(stored.set(name, response)),
  };
  const asked: (string | null | undefined)[] = [];
  const fetch = (_url: string, { headers }: { headers: Headers }) => {
    asked.push(headers.get('if-none-match'));
    return sent === null ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(sent);
  };
  Object.assign(globalThis, {
    ...{ fetch, Response: PlainResponse, Headers: Map },
    caches: { open: () => Promise.resolve(cache) },
  });
  return { asked, textStored: () => stored.get('/api/limits')?.text() };
}

/** Limits that reach the app one after the other, km/h. */
async function followed(): Promise<(number | undefined)[]> {
  // Each as after a reload.
  jest.resetModules();
  const { followLimits } = await import('./follow-limits');
  const seen: (number | undefined)[] = [];
  const stop = followLimits((limits) => seen.push(carLimit(limits)));
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop();
  return seen.filter((each, index) => each !== seen[index - 1]);
}

test('without a network the stored limits hold', async () => {
  buildWorld({ saved: OLD, sent: null });
  expect(await followed()).toEqual([50]);
});

test('a newer pack replaces the stored one, and stays', async () => {
  const world = buildWorld({ saved: OLD, sent: new PlainResponse(NEW, { headers: { etag: '"new"' } }) });
  expect(await followed()).toEqual([50, 40]);
  expect(world.asked).toEqual(['"kept"']);
  expect(await world.textStored()).toBe(NEW);
  buildWorld({ saved: NEW, sent: null });
  expect(await followed()).toEqual([40]);
});

test('where the server has nothing newer, the stored one stays', async () => {
  const world = buildWorld({ saved: OLD, sent: { status: 304 } });
  expect(await followed()).toEqual([50]);
  expect(await world.textStored()).toBe(OLD);
});

test('the first pack is fetched and stored', async () => {
  const world = buildWorld({ saved: null, sent: new PlainResponse(OLD) });
  expect(await followed()).toEqual([50]);
  expect(world.asked).toEqual([undefined]);
  expect(await world.textStored()).toBe(OLD);
});

test.each([
  ['of another kind', '{"version":3}'],
  ['cut off', NEW.slice(0, 100)],
])('a pack %s is neither used nor stored', async (_what, text) => {
  const world = buildWorld({ saved: OLD, sent: new PlainResponse(text) });
  expect(await followed()).toEqual([50]);
  expect(await world.textStored()).toBe(OLD);
});

test('a stored pack that an older app wrote gives way to the server’s', async () => {
  buildWorld({ saved: '{"version":1,"basis":"register"}', sent: new PlainResponse(NEW) });
  expect(await followed()).toEqual([40]);
});

test('a phone that can store nothing has the limits while there is a network', async () => {
  buildWorld({ saved: null, sent: new PlainResponse(NEW) });
  Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error('SecurityError')) } });
  expect(await followed()).toEqual([40]);
});
