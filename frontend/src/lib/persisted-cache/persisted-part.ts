import type { NormalizedCacheObject } from '@apollo/client';

const ROOT = 'ROOT_QUERY';

/** Stored part of a cache, and the time of the server's answer. */
export interface PersistedPart {
  cache: NormalizedCacheObject;
  /** By the fields of the cache's root, ms since 1970. */
  times: readonly (readonly [field: string, atMs: number])[];
}

type Stored = NonNullable<NormalizedCacheObject[string]>;

/**
 * The answers of a cache whose time is known with all that they name, the newest first, as many as go into so many characters of
 * JSON. What is too long by itself is left out.
 */
export function persistedPartOf(
  cache: NormalizedCacheObject,
  times: ReadonlyMap<string, { readonly atMs: number }>,
  limitChars: number,
): PersistedPart {
  const root = cache[ROOT] ?? {};
  const newestFirst = [...times]
    .filter(([field]) => root[field] !== undefined)
    .sort(([, one], [, other]) => other.atMs - one.atMs);
  const stored = new Map<string, Stored>();
  const storedRoot: Stored = { __typename: 'Query' };
  const storedTimes: [string, number][] = [];
  let leftChars = limitChars;
  for (const [field, { atMs }] of newestFirst) {
    const named = namedBy(root[field], cache, stored);
    const chars = lengthOf([field, atMs, root[field], [...named]]);
    if (chars <= leftChars) {
      leftChars -= chars;
      storedRoot[field] = root[field];
      storedTimes.push([field, atMs]);
      named.forEach((entry, id) => stored.set(id, entry));
    }
  }
  return { cache: { ...Object.fromEntries(stored), [ROOT]: storedRoot }, times: storedTimes };
}

/** The entries that a value leads to, through any number of others, without those that are there already. */
function namedBy(
  value: unknown,
  cache: NormalizedCacheObject,
  known: ReadonlyMap<string, Stored>,
): Map<string, Stored> {
  const found = new Map<string, Stored>();
  const open: unknown[] = [value];
  while (open.length > 0) {
    const each = open.pop();
    if (typeof each !== 'object' || each === null) {
      continue;
    }
    const id: unknown = Object.getOwnPropertyDescriptor(each, '__ref')?.value;
    if (typeof id !== 'string') {
      open.push(...Object.values(each));
      continue;
    }
    const entry = cache[id];
    if (entry !== undefined && !found.has(id) && !known.has(id)) {
      found.set(id, entry);
      open.push(entry);
    }
  }
  return found;
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value).length;
}
