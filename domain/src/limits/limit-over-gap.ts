import { boxOfReach, coverageOfReach, reachBetween } from './gap-reach';
import type { Place } from '../geo/geo';
import { defaultAt, fixMarginM, higherOf, inForce } from './limit-at';
import type { LegalLimit } from './limit-at';
import { cautionAsLimit } from './limit-basis';
import type { LimitBasis } from './limit-basis';
import { entriesWithin } from './limit-index';
import type { LimitIndex } from './limit-index';
import { applicationIn, momentsOf } from './limit-moments';
import type { TimeSpan } from './limit-moments';
import type { LimitedClass, SpeedLimit, VehicleClass } from './speed-limits';
import { metresOf } from '../units';
import { thresholdsAt } from '../speed/zones';
import type { ThresholdsTimeline } from '../speed/zones';

/** A fix at one end of a gap. */
export interface GapEnd extends Place {
  /** Time, ms since the epoch. */
  readonly atMs: number;
  /** Radius of 68 % confidence, metres; null where the device gives none. */
  readonly accuracyM: number | null;
}

/** Two successive fixes of a vehicle with nothing known of it between them. */
export interface LimitGap {
  readonly from: GapEnd;
  readonly to: GapEnd;
  readonly vehicleClass: VehicleClass;
}

/** Nobody is accused of more, and so nobody has come farther (product decision D3), km/h. */
const MOST_KMH = 150;

/**
 * The speed limit that the mean speed over a gap is held to; null for a train.
 *
 * It is the highest limit of the class, at any moment of the gap, of any place that a vehicle may have come by at 150 km/h
 * (product decision D3): an ellipse about the two fixes, larger by twice their accuracies and by the uncertainty of each
 * border. The open road is one of these places unless a single circle or polygon certainly covers them all, all the time.
 * The limit may be too high for the way that was driven, and never too low: it is at least what `limitAt` gives for any
 * place, moment and heading of the gap at an accuracy no worse than that of its ends.
 */
export function limitOverGap(basis: LimitBasis, { from, to, vehicleClass }: LimitGap): LegalLimit | null {
  if (vehicleClass === 'TRAIN') {
    return null;
  }
  const span = { fromMs: Math.min(from.atMs, to.atMs), toMs: Math.max(from.atMs, to.atMs) };
  if (basis.kind === 'thresholds') {
    return cautionAsLimit(highestCautionKmh(basis.timeline, span));
  }
  const highest = highestDrawn(basis.index, { from, to, vehicleClass, span });
  return inForce(highest, vehicleClass);
}

function highestDrawn(
  index: LimitIndex,
  { from, to, vehicleClass, span }: { from: GapEnd; to: GapEnd; vehicleClass: LimitedClass; span: TimeSpan },
): SpeedLimit {
  const [fromM, toM] = [fixMarginM(from.accuracyM), fixMarginM(to.accuracyM)];
  const drivenM = metresOf(MOST_KMH, (span.toMs - span.fromMs) / 1000);
  const reach = reachBetween(from, to, drivenM + fromM + toM);
  // As at a fix, so that no limit that is possible at one of the ends is left out.
  const fixM = Math.max(fromM, toM);
  let highest: SpeedLimit | null = null;
  let certainRank = 0;
  for (const { limit, shape, rank } of entriesWithin(index, boxOfReach(reach, fixM))) {
    if (rank < certainRank) {
      break;
    }
    const application = applicationIn(limit, span);
    const coverage =
      application === 'NEVER' ? 'NONE' : coverageOfReach(reach, shape, fixM + limit.geometryUncertaintyM);
    if (coverage === 'CERTAIN' && application === 'ALWAYS') {
      certainRank = rank;
    }
    if (coverage !== 'NONE') {
      highest = higherOf(highest, limit, vehicleClass);
    }
  }
  return highest !== null && certainRank > 0
    ? highest
    : higherOf(highest, highestDefault(index, { vehicleClass, span }), vehicleClass);
}

/** The highest of what the open road was held to from moment to moment. */
function highestDefault(
  index: LimitIndex,
  { vehicleClass, span }: { vehicleClass: LimitedClass; span: TimeSpan },
): SpeedLimit {
  const first = defaultAt(index, { vehicleClass, atMs: span.fromMs });
  return index.defaults
    .flatMap((limit) => momentsOf(limit, span))
    .map((atMs) => defaultAt(index, { vehicleClass, atMs }))
    .reduce((one, other) => higherOf(one, other, vehicleClass), first);
}

function highestCautionKmh(timeline: ThresholdsTimeline, { fromMs, toMs }: TimeSpan): number {
  const changes = timeline.filter(({ effectiveAtMs }) => effectiveAtMs > fromMs && effectiveAtMs <= toMs);
  return Math.max(thresholdsAt(timeline, fromMs).caution, ...changes.map(({ caution }) => caution));
}
