/** Of a clock that is set by seconds, as networks do all the time, nothing is made. */
const SET_BACK_FROM_MS = 2_000;

/**
 * Readings of the two clocks of a phone at one moment, ms: the one that people and networks set, and the one
 * that nobody can.
 */
export interface ClockReading {
  readonly wallMs: number;
  /** From any beginning; it may stand still while the phone sleeps. */
  readonly steadyMs: number;
}

/** Watches how far the clock of a phone has been set back. */
export interface PhoneClock {
  /** The time of the phone, ms since 1970, as if nobody had set its clock back since it is watched. */
  nowMs: () => number;
  /** Time by which it was set back since it is watched, ms. */
  setBackMs: () => number;
}

/**
 * Watches the clock of this phone from now on, after it was set back by so much before. Only setting back is
 * certain: a
 * clock that went ahead of the steady one may as well belong to a phone that slept.
 */
export function watchPhoneClock(setBackBeforeMs: number, read: () => ClockReading = readClocks): PhoneClock {
  let last = read();
  let setBackMs = setBackBeforeMs;

  function look(): number {
    const now = read();
    const missingMs = now.steadyMs - last.steadyMs - (now.wallMs - last.wallMs);
    if (missingMs >= SET_BACK_FROM_MS) {
      setBackMs += Math.round(missingMs);
    }
    last = now;
    return now.wallMs;
  }

  return {
    nowMs: () => look() + setBackMs,
    setBackMs: () => {
      look();
      return setBackMs;
    },
  };
}

function readClocks(): ClockReading {
  return { wallMs: Date.now(), steadyMs: performance.now() };
}
