import type { InMemoryCache } from '@apollo/client';
import { answerTimes, clearAnswerTimes, noteAnswer, restoreAnswerTimes, type Asked } from './answer-times';
import { persistedPartOf } from './persisted-part';
import { openPersistedStore, type PersistedStore } from './persisted-store';
import { persistedPartIn, persistedTextOf } from './persisted-text';

/** Most that is stored, characters of JSON. */
const LIMIT_CHARS = 2_000_000;
/** Longest that the first screen waits for what is stored: a store that doesn't answer must not hold it back. */
const LONGEST_WAIT_MS = 1_000;
/** Answers come in groups: so long after the first of them all are written down, ms. */
const WRITE_AFTER_MS = 3_000;
const IDLE_WITHIN_MS = 5_000;

/** Answers to the app, stored on the phone from one start to the next. */
export interface PersistedCache {
  /** Restores the stored answers of an account, and stores new ones from now on. */
  storeFor(accountId: string): Promise<void>;
  /** Stores no more, and discards the times of answers; `clearPersistedCache` deletes what is on the phone. */
  stop(): void;
  /** Notes that the server has answered a question, whose answer the cache holds now or in a moment. */
  note(asked: Asked): void;
}

/** Stores a cache, sealed, for one account at a time. */
export function createPersistedCache(cache: InMemoryCache): PersistedCache {
  let storing: { accountId: string; ready: Promise<void> } | null = null;
  /** Counts how often it was begun and stopped: what was opened before is of no use. */
  let turn = 0;
  let store: PersistedStore | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = '';

  async function open(accountId: string): Promise<void> {
    const mine = turn;
    const opened = await openPersistedStore(accountId);
    const text = (await opened?.read().catch(() => null)) ?? null;
    if (mine !== turn) {
      opened?.close();
      return;
    }
    store = opened;
    const stored = text === null ? null : persistedPartIn(text);
    // Anyone who waited too long has asked the server meanwhile: its answer is newer.
    if (stored !== null && Object.keys(cache.extract()).length === 0) {
      cache.restore(stored.cache);
      restoreAnswerTimes(stored.times);
    }
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const target = store;
    const text = persistedTextOf(persistedPartOf(cache.extract(), answerTimes(), LIMIT_CHARS));
    if (target === null || text === written) {
      return;
    }
    try {
      await target.write(text);
      written = store === target ? text : written;
    } catch {
      // The phone is full, or somebody has signed out elsewhere. What can be asked for again makes room for what can't.
      if (store === target) {
        stopWriting();
      }
      await target.drop().catch(() => undefined);
      target.close();
    }
  }

  function writeLater(): void {
    timer ??= setTimeout(() => whenIdle(() => void write()), WRITE_AFTER_MS);
  }

  function writeWhenLeft(): void {
    if (document.visibilityState === 'hidden' && timer !== undefined) {
      void write();
    }
  }

  function stopWriting(): void {
    clearTimeout(timer);
    timer = undefined;
    store = null;
    written = '';
    document.removeEventListener('visibilitychange', writeWhenLeft);
  }

  return {
    storeFor(accountId) {
      if (storing?.accountId !== accountId) {
        turn += 1;
        document.addEventListener('visibilitychange', writeWhenLeft);
        storing = { accountId, ready: atMost(open(accountId)) };
      }
      return storing.ready;
    },
    stop() {
      turn += 1;
      store?.close();
      stopWriting();
      storing = null;
      clearAnswerTimes();
    },
    note(asked) {
      noteAnswer(cache, asked);
      if (store !== null) {
        writeLater();
      }
    },
  };
}

function atMost(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** Writing must not be in the way of drawing. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
  } else {
    work();
  }
}
