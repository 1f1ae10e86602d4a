import { isoMinute, parseMinute } from '@wakafine/domain/time/civil-time';
import { LIMITS } from '@wakafine/domain/input/limits';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import { useState } from 'react';
import { useNow } from '../../../lib/useNow';

const AHEAD_MS = LIMITS.thresholdsAheadDays.max * DAY_MS;
const TICK_MS = MINUTE_MS / 2;
const EMPTY = { reason: '', isLater: false, startsAt: '' };

/** Reason why something changes and from when on, as it is typed. */
export interface ChangePlan {
  reason: string;
  isLater: boolean;
  /** A minute of Cameroon as `2026-11-20T08:30`; empty while none is chosen. */
  startsAt: string;
  /** The first and the last minute that may be chosen. */
  earliest: string;
  latest: string;
  isTouched: boolean;
  /** Whether the reason is missing and the time wrong, once saving was tried. */
  isReasonWrong: boolean;
  isTimeWrong: boolean;
  change(part: Partial<typeof EMPTY>): void;
  /** From now on shows what is wrong; gives whether nothing is. */
  check(): boolean;
  /** Time when the change takes effect, ISO 8601; null is at once. */
  effectiveAt(): string | null;
  reset(): void;
}

/** The reason of a change, which must be given, and its time: at once, or a minute of the next 90 days. */
export function useChangePlan(): ChangePlan {
  const nowMs = useNow(true, TICK_MS);
  const [typed, setTyped] = useState(EMPTY);
  const [wasTried, setWasTried] = useState(false);
  const { reason, isLater, startsAt } = typed;
  const startsAtMs = isLater ? parseMinute(startsAt) : null;
  const isReasonMissing = reason.trim() === '';
  const isInTime = startsAtMs !== null && startsAtMs > nowMs && startsAtMs <= nowMs + AHEAD_MS;
  return {
    ...typed,
    earliest: isoMinute(nowMs + MINUTE_MS),
    latest: isoMinute(nowMs + AHEAD_MS),
    isTouched: !isReasonMissing || isLater,
    isReasonWrong: wasTried && isReasonMissing,
    isTimeWrong: wasTried && isLater && !isInTime,
    change: (part) => setTyped({ ...typed, ...part }),
    check() {
      setWasTried(true);
      return !isReasonMissing && (!isLater || isInTime);
    },
    effectiveAt: () => (startsAtMs === null ? null : new Date(startsAtMs).toISOString()),
    reset() {
      setTyped(EMPTY);
      setWasTried(false);
    },
  };
}
