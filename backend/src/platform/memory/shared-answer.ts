import { defineCache } from './caches';
import type { Caches } from './caches';

/** A question that many ask at once, with its answers in each process. */
export interface SharedAnswer<Value> {
  /**
   * The answer to the question of a key: that of the last caller, for as long as it may be used, be it still under way.
   * `read` receives the answer before it, if there is one. Rejects as that read does, and then nothing is remembered.
   */
  ask(
    asker: { readonly caches: Caches; readonly clock: () => Date },
    key: string,
    read: (before: Value | undefined) => Promise<Value>,
  ): Promise<Value>;
  /** Has the next caller in this process read anew, also while a read is under way. */
  drop(asker: { readonly caches: Caches }): void;
}

interface Answer<Value> {
  readonly answer: Promise<Value>;
  readonly askedAtMs: number;
  /** Undefined until it is there. */
  value: Value | undefined;
}

/** Declares such a question. An answer may be used for `ttlMs` from when it was asked for; `maxEntries` keys are remembered. */
export function defineSharedAnswer<Value>({
  ttlMs,
  maxEntries = 1,
}: {
  ttlMs: number;
  maxEntries?: number;
}): SharedAnswer<Value> {
  const answers = defineCache<Answer<Value>>({ maxEntries });
  return {
    ask({ caches, clock }, key, read) {
      const cache = caches.of(answers);
      const nowMs = clock().getTime();
      const known = cache.get(key);
      if (known !== undefined && nowMs - known.askedAtMs < ttlMs) {
        return known.answer;
      }
      const answer = read(known?.value);
      const asked: Answer<Value> = { answer, askedAtMs: nowMs, value: known?.value };
      cache.set(key, asked);
      answer.then(
        (value) => void (asked.value = value),
        () => (cache.peek(key) === asked ? cache.delete(key) : undefined),
      );
      return answer;
    },
    drop({ caches }) {
      caches.of(answers).clear();
    },
  };
}
