import { LRUCache } from 'lru-cache';

/** One kind of remembered value; `maxEntries` bounds the memory it may take. */
export interface CacheType<Value extends object> {
  readonly cacheName: string;
  readonly maxEntries: number;
  /** Milliseconds after which a value is forgotten; 0 keeps it until it is pushed out. */
  readonly ttlMs: number;
  readonly value?: Value;
}

/** Declares a cache under a unique name. */
export function defineCache<Value extends object>(
  cacheName: string,
  bounds: { maxEntries: number; ttlMs?: number },
): CacheType<Value> {
  return { cacheName, maxEntries: bounds.maxEntries, ttlMs: bounds.ttlMs ?? 0 };
}

/** What one server process remembers beside the database; losing any of it at any time is harmless. */
export class Caches {
  private readonly byName = new Map<string, LRUCache<string, object>>();

  /** The cache of one kind. */
  of<Value extends object>(type: CacheType<Value>): LRUCache<string, Value> {
    let cache = this.byName.get(type.cacheName);
    if (cache === undefined) {
      cache = new LRUCache<string, object>({ max: type.maxEntries, ttl: type.ttlMs });
      this.byName.set(type.cacheName, cache);
    }
    // A name belongs to one CacheType, and so to one type of value.
    return cache as unknown as LRUCache<string, Value>;
  }
}
