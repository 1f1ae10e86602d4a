import { MINUTE_MS } from '@wakafine/domain/units';

/** Positions that come without a seq get the time in ms after this long before the start of their journey. */
const SEQ_BEGINS_BEFORE_START_MS = 5 * MINUTE_MS;

/**
 * The seq of a position that was sent without one: whatever the order of arrival, the same time is the same seq. It
 * lies outside `LIMITS.seq` for a time 5 minutes or more before the start, or more than 24 days after it.
 */
export function timeSeq(recordedAt: Date, { startedAt }: { startedAt: Date }): number {
  return recordedAt.getTime() - (startedAt.getTime() - SEQ_BEGINS_BEFORE_START_MS);
}
