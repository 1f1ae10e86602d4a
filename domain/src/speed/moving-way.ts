import type { StepSpeed } from './speed';
import { metresOf, speedKmhOf } from '../units';

/** From this speed on a vehicle is moving: above the drift of a standing receiver, below walking pace. */
const MOVING_FROM_KMH = 3;

/** Metres by instantaneous speeds, and the seconds of them. */
interface Way {
  readonly metres: number;
  readonly seconds: number;
}

/** The way of a drive while it moved, which its average speed is made of. */
export interface MovingWay {
  readonly measured: Way;
  /** Way of a stretch before its first full window: measured once there is one, else never. */
  readonly unproven: Way;
}

const NO_WAY: Way = { metres: 0, seconds: 0 };

/** Before any step. */
export const NOT_MOVED: MovingWay = { measured: NO_WAY, unproven: NO_WAY };

/** The way after a step (null: the receiver stood) of a stretch, whose window is full or not yet. */
export function withStepMoved(
  { measured, unproven }: MovingWay,
  { step, isFull }: { step: StepSpeed | null; isFull: boolean },
): MovingWay {
  const all = step === null ? unproven : extended(unproven, step);
  if (!isFull) {
    return { measured, unproven: all };
  }
  const { metres, seconds } = all;
  return {
    measured: { metres: measured.metres + metres, seconds: measured.seconds + seconds },
    unproven: NO_WAY,
  };
}

/** The way after a gap that the vehicle crossed on a straight line. */
export function withGapMoved({ measured, unproven }: MovingWay, gap: StepSpeed): MovingWay {
  return { measured: extended(measured, gap), unproven };
}

/** The way where a stretch ends: what was not proven is lost. */
export function withStretchEnded({ measured }: MovingWay): MovingWay {
  return { measured, unproven: NO_WAY };
}

/**
 * Mean speed of the measured way, km/h; 0 before that. A maximum is the mean of some seconds, so that short moves between stops
 * can have been faster: the mean is never above it.
 */
export function meanMovingKmh({ measured }: MovingWay, maxSpeedKmh: number | null): number {
  const meanKmh = measured.seconds === 0 ? 0 : speedKmhOf(measured.metres, measured.seconds);
  return Math.min(meanKmh, maxSpeedKmh ?? Infinity);
}

function extended(way: Way, { speedKmh, durationS }: StepSpeed): Way {
  if (speedKmh < MOVING_FROM_KMH) {
    return way;
  }
  return { metres: way.metres + metresOf(speedKmh, durationS), seconds: way.seconds + durationS };
}
