import { persistedPartOf } from './persisted-part';
import { persistedPartIn, persistedTextOf } from './persisted-text';

const ref = (id: string) => ({ __ref: id });
const journey = (id: string, more: object = {}) => ({ __typename: 'Journey', id, ...more });

const CACHE = {
  ROOT_QUERY: {
    __typename: 'Query',
    'journeys({"first":20})': { edges: [{ node: ref('Journey:1') }, { node: ref('Journey:2') }] },
    'journey({"id":"1"})': ref('Journey:1'),
    'violation({"id":"9"})': ref('Violation:9'),
    activeJourney: ref('Journey:3'),
  },
  'Journey:1': journey('1', { violations: [ref('Violation:8')] }),
  'Journey:2': journey('2'),
  'Journey:3': journey('3'),
  'Violation:8': { __typename: 'Violation', id: '8', journey: ref('Journey:1') },
  'Violation:9': { __typename: 'Violation', id: '9' },
};
const at = (atMs: number) => ({ atMs });

it('stores the answers whose time is known with all that they lead to, and nothing else', () => {
  const { cache, times } = persistedPartOf(CACHE, new Map([['journeys({"first":20})', at(5)]]), 100_000);
  expect(Object.keys(cache).sort()).toEqual(['Journey:1', 'Journey:2', 'ROOT_QUERY', 'Violation:8']);
  expect(cache.ROOT_QUERY).toEqual({
    __typename: 'Query',
    'journeys({"first":20})': CACHE.ROOT_QUERY['journeys({"first":20})'],
  });
  expect(times).toEqual([['journeys({"first":20})', 5]]);
});

it('leaves out the oldest where there is no room for all', () => {
  const asked = new Map([
    ['violation({"id":"9"})', at(1)],
    ['journey({"id":"1"})', at(3)],
    ['journeys({"first":20})', at(2)],
  ]);
  const all = persistedPartOf(CACHE, asked, 100_000);
  expect(all.times.map(([field]) => field)).toEqual([
    'journey({"id":"1"})',
    'journeys({"first":20})',
    'violation({"id":"9"})',
  ]);
  const most = persistedPartOf(CACHE, asked, 420);
  expect(most.times.map(([field]) => field)).toEqual(['journey({"id":"1"})', 'journeys({"first":20})']);
  expect(JSON.stringify(most).length).toBeLessThan(420 + 100);
  expect(most.cache['Violation:9']).toBeUndefined();
  expect(persistedPartOf(CACHE, asked, 10).times).toEqual([]);
});

it('drops the time of what the cache no longer holds', () => {
  expect(persistedPartOf(CACHE, new Map([['journey({"id":"77"})', at(1)]]), 100_000).times).toEqual([]);
});

describe('what is written down', () => {
  const stored = { cache: { ROOT_QUERY: { __typename: 'Query' } }, times: [['viewer', 5]] as const };

  it('is read as it was', () => {
    expect(persistedPartIn(persistedTextOf(stored))).toEqual(stored);
  });

  it.each([
    ['another build wrote', JSON.stringify({ ...stored, mark: 'older' })],
    ['says nothing of its build', JSON.stringify(stored)],
    ['is cut off', persistedTextOf(stored).slice(0, -3)],
    ['has no times', JSON.stringify({ mark: 'test', cache: {} })],
    ['has times of another form', JSON.stringify({ mark: 'test', cache: {}, times: [5] })],
    ['is no object', 'null'],
  ])('is not read where it %s', (_what, text) => {
    expect(persistedPartIn(text)).toBeNull();
  });
});
