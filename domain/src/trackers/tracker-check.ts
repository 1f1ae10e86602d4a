import { MINUTE_MS } from '../units';
import { sendsTooSeldom } from './tracker-gap';
import type { TrackerReason } from './tracker-reasons';

/** A device at work is heard of at least so often, ms: apps that save power pause for some minutes. */
const SILENT_AFTER_MS = 10 * MINUTE_MS;

/** Facts known of a tracker: its messages newest first, each with how many of its positions were recorded, and why others were not. */
export interface KnownOfTracker {
  /** Time when it was last heard of, ms; null before the first time. */
  readonly lastReceivedMs: number | null;
  /** Median time between its last positions, s; null for too few. */
  readonly medianGapS: number | null;
  readonly messages: readonly { readonly recorded: number; readonly reasons: readonly TrackerReason[] }[];
}

/**
 * Whether a tracker works, and if not, what is wrong: nothing ever came (NOTHING), the newest message has no position that was recorded,
 * with the reason (REFUSED) or without any position (EMPTY), nothing came lately (SILENT), or too seldom for speeds (SELDOM).
 */
export type TrackerCheck =
  | { readonly kind: 'NOTHING' | 'EMPTY' | 'SILENT' | 'SELDOM' | 'WORKS' }
  | { readonly kind: 'REFUSED'; readonly reason: TrackerReason };

/** Looks whether a tracker works at a time, ms. The newest message counts: what was wrong before may be mended. */
export function checkTracker(
  { lastReceivedMs, medianGapS, messages }: KnownOfTracker,
  nowMs: number,
): TrackerCheck {
  const [newest] = messages;
  if (lastReceivedMs === null && newest === undefined) {
    return { kind: 'NOTHING' };
  }
  const [reason] = newest?.reasons ?? [];
  if (newest?.recorded === 0) {
    return reason === undefined ? { kind: 'EMPTY' } : { kind: 'REFUSED', reason };
  }
  if (lastReceivedMs !== null && nowMs - lastReceivedMs > SILENT_AFTER_MS) {
    return { kind: 'SILENT' };
  }
  return { kind: sendsTooSeldom(medianGapS) ? 'SELDOM' : 'WORKS' };
}
