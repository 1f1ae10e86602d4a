import { LRUCache } from 'lru-cache';

/**
 * The clock of a cache is read so often within the time of a value, which is discarded later by that much at
 * most.
 */
const CLOCK_READS = 10;
/** Bytes of an entry beside its value, which may be empty. */
const ENTRY_BYTES = 100;

/** One kind of remembered value. */
export interface CacheType<Value extends object> {
  /** The cache of this kind that belongs to an owner. */
  readonly within: (owner: Caches) => LRUCache<string, Value>;
}

/**
 * Declares a kind of remembered value. `maxEntries` bounds its memory in one process, or `maxBytes` where values differ in size: then
 * `bytesOf` gives that of one. After `ttlMs` a value is discarded, with 0 it stays until it is pushed out.
 */
export function defineCache<Value extends object>({
  maxEntries,
  ttlMs = 0,
  maxBytes = 0,
  bytesOf = () => 1,
}: {
  maxEntries: number;
  ttlMs?: number;
  maxBytes?: number;
  bytesOf?: (value: Value) => number;
}): CacheType<Value> {
  const byOwner = new WeakMap<Caches, LRUCache<string, Value>>();
  return {
    within(owner) {
      const known = byOwner.get(owner);
      if (known !== undefined) {
        return known;
      }
      const created = new LRUCache<string, Value>({
        max: maxEntries,
        ttl: ttlMs,
        ttlResolution: Math.floor(ttlMs / CLOCK_READS),
        ...(maxBytes === 0
          ? {}
          : { maxSize: maxBytes, sizeCalculation: (value) => ENTRY_BYTES + bytesOf(value) }),
      });
      byOwner.set(owner, created);
      return created;
    },
  };
}

/** Caches of one server process beside the database; losing any of it at any time is harmless. */
export class Caches {
  /** The cache of one kind. */
  of<Value extends object>(type: CacheType<Value>): LRUCache<string, Value> {
    return type.within(this);
  }
}
