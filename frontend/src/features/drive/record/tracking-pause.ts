import { GAP_ABOVE_S } from '@wakafine/domain/speed/fix-filter';
import { readStored, removeStored, writeStored } from '../../../lib/storage/browser-storage';
import { UNSENT_KEYS } from '../../../lib/storage/storage-keys';

/** A stretch in which the phone measured nothing because the page was hidden or closed. */
export interface TrackingPause {
  durationS: number;
  /** Time when the page came back, device time in ms. */
  endedAtMs: number;
}

/** Time when a journey was last measured before the page went away, device time in ms. */
export interface LastSeen {
  journeyId: string;
  atMs: number;
}

/** The pause between the last fix and the return of the page; null for what the rules do not hold for a gap (up to 15 s). */
export function pauseBetween(lastFixAtMs: number, returnedAtMs: number): TrackingPause | null {
  const durationS = (returnedAtMs - lastFixAtMs) / 1_000;
  return durationS > GAP_ABOVE_S ? { durationS, endedAtMs: returnedAtMs } : null;
}

/** Remembers when a journey was last measured, for a page that may not come back. */
export function writeLastSeen(seen: LastSeen): void {
  writeStored(UNSENT_KEYS.trackingSeen, JSON.stringify(seen));
}

/** Time when this journey was last measured by an earlier page, and discards it; null where that is not known. */
export function readLastSeen(journeyId: string): number | null {
  const stored = readStored(UNSENT_KEYS.trackingSeen);
  removeStored(UNSENT_KEYS.trackingSeen);
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    if (typeof parsed !== 'object' || parsed === null) {
      return null;
    }
    const seen: Partial<Record<keyof LastSeen, unknown>> = parsed;
    return seen.journeyId === journeyId && typeof seen.atMs === 'number' ? seen.atMs : null;
  } catch {
    return null;
  }
}
