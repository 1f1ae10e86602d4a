import type { JudgeRules } from '../journeys/judgement';
import type { StoredFix } from '../speed/fix';
import { observedSteps } from './observed-steps';
import type { SegmentIndex } from './segment-index';
import { stepsOnRoads } from './steps-on-roads';
import { segmentShares, spotAt } from './segment-shares';
import type { SegmentShare, SegmentSpot } from './segment-shares';

/** Figures that a journey adds to the segment ledger, and where on the segments it was. */
export interface JourneyOnSegments {
  readonly shares: readonly SegmentShare[];
  /** The segment and direction at a time, ms; null where that was on no known road. */
  readonly spotAt: (atMs: number) => SegmentSpot | null;
}

/** A whole journey on the segments: the order, splitting and repetition in which its fixes came change nothing. */
export function journeyOnSegments(
  index: SegmentIndex,
  fixes: readonly StoredFix[],
  rules: JudgeRules,
): JourneyOnSegments {
  const steps = stepsOnRoads(index, observedSteps(fixes, rules));
  return { shares: segmentShares(index, steps), spotAt: (atMs) => spotAt(index, steps, atMs) };
}
