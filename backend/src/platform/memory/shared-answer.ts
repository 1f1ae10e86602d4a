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
  /** That of the answer before until it is there; undefined where there is none. */
  value: Value | undefined;
  /** Time at which that was asked for, ms. */
  valueAtMs: number;
  isUnderWay: boolean;
}

/**
 * Declares such a question. An answer may be used for `ttlMs` from when it was asked for, and for `oldMs` while the next one is read, so
 * that nobody waits for it; `maxEntries` keys are remembered.
 */
export function defineSharedAnswer<Value>({
  ttlMs,
  oldMs = 0,
  maxEntries = 1,
}: {
  ttlMs: number;
  oldMs?: number;
  maxEntries?: number;
}): SharedAnswer<Value> {
  const answers = defineCache<Answer<Value>>({ maxEntries });
  return {
    ask({ caches, clock }, key, read) {
      const cache = caches.of(answers);
      const nowMs = clock().getTime();
      const known = cache.get(key);
      const isRecent = known !== undefined && nowMs - known.askedAtMs < ttlMs;
      const asked = isRecent ? known : begin(read(known?.value), { nowMs, known });
      if (!isRecent) {
        cache.set(key, asked);
        asked.answer.catch(() => (cache.peek(key) === asked ? cache.delete(key) : undefined));
      }
      const { answer, value, valueAtMs, isUnderWay } = asked;
      return isUnderWay && value !== undefined && nowMs - valueAtMs < oldMs ? Promise.resolve(value) : answer;
    },
    drop({ caches }) {
      caches.of(answers).clear();
    },
  };
}

function begin<Value>(
  answer: Promise<Value>,
  { nowMs, known }: { nowMs: number; known: Answer<Value> | undefined },
): Answer<Value> {
  const asked: Answer<Value> = {
    ...{ answer, askedAtMs: nowMs, isUnderWay: true },
    ...{ value: known?.value, valueAtMs: known?.valueAtMs ?? -Infinity },
  };
  const store = (value: Value): void =>
    void Object.assign(asked, { value, valueAtMs: nowMs, isUnderWay: false });
  // A failure is for those who wait.
  answer.then(store, () => undefined);
  return asked;
}
