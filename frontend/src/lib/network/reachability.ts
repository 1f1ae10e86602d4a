import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../storage/browser-storage';
import { bodyBytes, countBytes } from './counted-bytes';
import { CHOICE_KEYS } from '../storage/storage-keys';

/** Whether the server answers, judged by its answers alone: a phone may have a network that leads nowhere. */
export interface Reachability {
  readonly isReachable: boolean;
  /** Time when it answered last, device time in ms; null where that is not known. */
  readonly answeredAtMs: number | null;
}

/** Answers of something before the server that could not reach it either. */
const GATEWAY_FAULTS = [502, 504];
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;
/** So often at most the time of an answer is written down, ms. */
const NOTE_EVERY_MS = 30_000;

const listeners = new Set<() => void>();
const backListeners = new Set<() => void>();
let state: Reachability = { isReachable: true, answeredAtMs: storedTime() };
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches, and learns from it whether the server is reached. Rejects as `fetch` does. */
export async function fetchWatched(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  countBytes(bodyBytes(init?.body));
  try {
    const response = await fetch(input, init);
    note(!GATEWAY_FAULTS.includes(response.status));
    return response;
  } catch (error) {
    // Who gives up waiting has learned nothing.
    if (!(error instanceof DOMException && error.name === 'AbortError')) {
      note(false);
    }
    throw error;
  }
}

/** Whether the server answers, as far as is known now. */
export function isServerReachable(): boolean {
  return state.isReachable;
}

/** Whether the server answers, followed as it changes. */
export function useReachability(): Reachability {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
}

/** Asks the server now whether it answers; what waits for it is sent as soon as it does. */
export async function checkReachability(): Promise<void> {
  clearTimeout(timer);
  await ask();
}

/** Calls back when the server answers again after it did not; returns the way to stop. */
export function onReachable(listener: () => void): () => void {
  backListeners.add(listener);
  return () => void backListeners.delete(listener);
}

function note(isReachable: boolean): void {
  const isBack = isReachable && !state.isReachable;
  const isLost = !isReachable && state.isReachable;
  if (isReachable) {
    storeTime(isBack);
  }
  if (isBack || isLost) {
    state = { ...state, isReachable };
    listeners.forEach((listener) => listener());
  }
  if (isLost) {
    failures = 0;
    askLater();
  }
  if (isBack) {
    clearTimeout(timer);
    backListeners.forEach((listener) => listener());
  }
}

function askLater(): void {
  clearTimeout(timer);
  const longestMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10));
  timer = setTimeout(() => void ask(), longestMs * (0.5 + Math.random() / 2));
}

async function ask(): Promise<void> {
  failures += 1;
  await fetchWatched('/livez', { cache: 'no-store' }).catch(() => null);
  if (!state.isReachable) {
    askLater();
  }
}

function storeTime(isBack: boolean): void {
  const nowMs = Date.now();
  if (isBack || nowMs - (state.answeredAtMs ?? 0) > NOTE_EVERY_MS) {
    writeStored(CHOICE_KEYS.answeredAt, String(nowMs));
  }
  state = { ...state, answeredAtMs: nowMs };
}

function storedTime(): number | null {
  const stored = Number(readStored(CHOICE_KEYS.answeredAt) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : null;
}

// The phone knows at once that its network is gone or back; whether the server is there, only an answer shows.
globalThis.window?.addEventListener('online', () => {
  if (!state.isReachable) {
    void ask();
  }
});
globalThis.window?.addEventListener('offline', () => void ask());
