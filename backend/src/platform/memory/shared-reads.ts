import type { Caches } from './caches';

/**
 * Reads of the same that many ask for at once. Anyone who comes while one is under way shares the next, which
 * begins once that has
 * ended: nobody receives a value that was read before they asked, and however many come, two reads serve them all.
 */
export class SharedReads<Value> {
  private readonly running = new Map<string, Promise<void>>();
  private readonly waiting = new Map<string, Promise<Value>>();

  /** The result of `read` for a key, by a read that begins now or later. Rejects as that read does. */
  read(key: string, read: () => Promise<Value>): Promise<Value> {
    const shared = this.waiting.get(key);
    if (shared !== undefined) {
      return shared;
    }
    const running = this.running.get(key);
    if (running === undefined) {
      return this.begin(key, read);
    }
    const next = running.then(() => {
      this.waiting.delete(key);
      return this.begin(key, read);
    });
    this.waiting.set(key, next);
    return next;
  }

  private begin(key: string, read: () => Promise<Value>): Promise<Value> {
    const result = read();
    const ended: Promise<void> = result.then(
      () => this.end(key, ended),
      () => this.end(key, ended),
    );
    this.running.set(key, ended);
    return result;
  }

  private end(key: string, ended: Promise<void>): void {
    if (this.running.get(key) === ended) {
      this.running.delete(key);
    }
  }
}

/** Declares such reads, which all requests of a server process share: a function that gives them for who asks. */
export function defineSharedReads<Value>(): (asker: { readonly caches: Caches }) => SharedReads<Value> {
  const byOwner = new WeakMap<Caches, SharedReads<Value>>();
  return ({ caches }) => {
    const known = byOwner.get(caches) ?? new SharedReads<Value>();
    byOwner.set(caches, known);
    return known;
  };
}
