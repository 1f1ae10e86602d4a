import { setTimeout as wait } from 'node:timers/promises';
import { Caches, defineCache } from './caches';

const small = defineCache<{ id: number }>({ maxEntries: 2 });
const brief = defineCache<{ id: number }>({ maxEntries: 2, ttlMs: 20 });
const sized = defineCache<number[]>({
  maxEntries: 9,
  maxBytes: 1_000,
  bytesOf: (values) => values.length * 8,
});

test('a kind of value has one cache in a process and none in common with another process', () => {
  const caches = new Caches();
  caches.of(small).set('one', { id: 1 });
  expect(caches.of(small).get('one')).toEqual({ id: 1 });
  expect(caches.of(brief).get('one')).toBeUndefined();
  expect(new Caches().of(small).get('one')).toBeUndefined();
});

test('a cache pushes out what was not used for the longest time once it is full', () => {
  const cache = new Caches().of(small);
  cache.set('one', { id: 1 });
  cache.set('two', { id: 2 });
  cache.get('one');
  cache.set('three', { id: 3 });
  expect([cache.get('one'), cache.get('two'), cache.get('three')]).toEqual([{ id: 1 }, undefined, { id: 3 }]);
});

test('what may be remembered for a time only is discarded after it', async () => {
  const cache = new Caches().of(brief);
  cache.set('one', { id: 1 });
  expect(cache.get('one')).toEqual({ id: 1 });
  await wait(40);
  expect(cache.get('one')).toBeUndefined();
});

test('values that differ in size have a bound together, and an empty one is remembered as others are', () => {
  const cache = new Caches().of(sized);
  cache.set('empty', []);
  expect(cache.get('empty')).toEqual([]);
  cache.set(
    'large',
    Array.from({ length: 80 }, () => 0),
  );
  expect(cache.get('empty')).toEqual([]);
  cache.set(
    'other',
    Array.from({ length: 80 }, () => 0),
  );
  expect([cache.get('large'), cache.get('other')?.length]).toEqual([undefined, 80]);
});
