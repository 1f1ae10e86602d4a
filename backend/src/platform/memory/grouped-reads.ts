import DataLoader from 'dataloader';
import type { Caches } from './caches';

const MOST_AT_ONCE = 500;

/**
 * Declares a read that requests share: those that arrive together are served by one statement, which under load costs a fraction of
 * what one for each does. Nothing is remembered, and each value is read after it was asked for. `read` gives a value for each key, in
 * their order; its source is that of the first request, and has to be the same for all of one server process.
 */
export function defineGroupedRead<Source extends { readonly caches: Caches }, Key, Value>(
  read: (source: Source, keys: readonly Key[]) => Promise<Value[]>,
): (source: Source, key: Key) => Promise<Value> {
  const byOwner = new WeakMap<Caches, DataLoader<Key, Value>>();
  return (source, key) => {
    const known = byOwner.get(source.caches);
    if (known !== undefined) {
      return known.load(key);
    }
    const created = new DataLoader<Key, Value>((keys) => read(source, keys), {
      cache: false,
      maxBatchSize: MOST_AT_ONCE,
      // After everything that has arrived by now.
      batchScheduleFn: (send) => setImmediate(send),
    });
    byOwner.set(source.caches, created);
    return created.load(key);
  };
}
