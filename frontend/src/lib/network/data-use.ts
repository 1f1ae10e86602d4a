import { civilDayOf, civilMonthOf, isoDay, isoMonth } from '@wakafine/domain/time/civil-time';
import { readStored, writeStored } from '../storage/browser-storage';
import { countBytes, drainCountedBytes } from './counted-bytes';
import { CHOICE_KEYS } from '../storage/storage-keys';

/** Data that this browser has fetched and sent for the app, in bytes, by the calendar of Cameroon. */
export interface DataUse {
  readonly todayBytes: number;
  readonly monthBytes: number;
}

interface Stored {
  readonly day: string;
  readonly dayBytes: number;
  readonly month: string;
  readonly monthBytes: number;
}

/** Shortest interval between writes of the count, ms: every write wakes the phone for a moment. */
const WRITE_EVERY_MS = 10_000;

let isCounting = false;

/** Use of today and this month, all tabs together, but for what another tab has not written down yet. */
export function readDataUse(): DataUse {
  writeDown();
  const { dayBytes, monthBytes } = storedNow();
  return { todayBytes: dayBytes, monthBytes };
}

/**
 * Counts the bytes over the network, from the beginning of the page on. Downloads are measured by the browser
 * itself: what
 * comes from a cache or the service worker is nothing, and what another server does not let us measure is not counted.
 */
export function storeDataUse(): void {
  if (isCounting) {
    return;
  }
  isCounting = true;
  setInterval(writeDown, WRITE_EVERY_MS);
  document.addEventListener('visibilitychange', writeDown);
  if (!('PerformanceObserver' in globalThis)) {
    return;
  }
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(countEntry));
  for (const type of ['navigation', 'resource']) {
    observer.observe({ type, buffered: true });
  }
}

function countEntry(entry: PerformanceEntry): void {
  if (entry instanceof PerformanceResourceTiming) {
    countBytes(entry.transferSize);
  }
}

function writeDown(): void {
  const bytes = drainCountedBytes();
  if (bytes === 0) {
    return;
  }
  const before = storedNow();
  const now = { ...before, dayBytes: before.dayBytes + bytes, monthBytes: before.monthBytes + bytes };
  if (!writeStored(CHOICE_KEYS.dataUsed, JSON.stringify(now))) {
    countBytes(bytes);
  }
}

/** Stored count of the current day and month; another day or month begins at nothing. */
function storedNow(): Stored {
  const nowMs = Date.now();
  const day = isoDay(civilDayOf(nowMs));
  const month = isoMonth(civilMonthOf(nowMs));
  const saved = parsed(readStored(CHOICE_KEYS.dataUsed));
  return {
    day,
    dayBytes: saved.day === day ? bytesOf(saved.dayBytes) : 0,
    month,
    monthBytes: saved.month === month ? bytesOf(saved.monthBytes) : 0,
  };
}

// Anyone can edit the browser's storage.
function parsed(stored: string | null): Partial<Record<keyof Stored, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function bytesOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
}
