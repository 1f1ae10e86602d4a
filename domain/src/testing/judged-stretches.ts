import { GAP_ABOVE_S } from '../speed/fix-filter';
import type { DriveRules, JudgedFix } from '../speed/journey-state';
import { RULES } from './build-fixes';

/** Rules of an open journey under these thresholds. */
export function rulesOf(thresholds: DriveRules['thresholds']): DriveRules {
  return { ...RULES, thresholds };
}

/** Good fixes with those that are no more than the gap apart, in stretches; only for tracks that never start anew. */
export function stretchesOf(judged: readonly JudgedFix[]): readonly (readonly JudgedFix[])[] {
  const stretches: JudgedFix[][] = [];
  for (const next of judged.filter(({ flag }) => flag === null)) {
    const stretch = stretches.at(-1);
    const last = stretch?.at(-1);
    const isNear = last !== undefined && next.fix.recordedAtMs - last.fix.recordedAtMs <= GAP_ABOVE_S * 1000;
    if (stretch !== undefined && isNear) {
      stretch.push(next);
    } else {
      stretches.push([next]);
    }
  }
  return stretches;
}

/** Whether five jumps in a row made the track start anew somewhere. */
export function startsAnew(judged: readonly JudgedFix[]): boolean {
  let jumps = 0;
  return judged.some(({ flag }) => {
    jumps = flag === 'implausible_jump' ? jumps + 1 : flag === null ? 0 : jumps;
    return jumps === 5;
  });
}
