import { MINUTE_MS } from '@wakafine/domain/units';

/** Time before the start of a journey at which a position may lie that comes without a seq, unless a tracker has begun the journey. */
const SEQ_BEGINS_BEFORE_START_MS = 5 * MINUTE_MS;

/**
 * The seq of a position that was sent without one, its time in ms: whatever the order of arrival, the same time is the same seq. It
 * lies outside `LIMITS.seq` for a time before the first one, or more than 24 days after it.
 * @param beforeStartMs time between the first seq and the start, ms
 */
export function timeSeq(
  recordedAt: Date,
  { startedAt }: { startedAt: Date },
  beforeStartMs = SEQ_BEGINS_BEFORE_START_MS,
): number {
  return recordedAt.getTime() - (startedAt.getTime() - beforeStartMs);
}
