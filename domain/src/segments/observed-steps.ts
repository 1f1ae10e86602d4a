import type { Place } from '../geo/geo';
import { gapDistanceM } from '../journeys/judged-way';
import { advanceJudgement, NOTHING_JUDGED } from '../journeys/judgement';
import type { Judgement, JudgeRules } from '../journeys/judgement';
import type { LegalLimit } from '../limits/limit-at';
import type { StoredFix } from '../speed/fix';
import { inOrder } from '../speed/journey-state';

/** A good fix as a place in time, ms since the epoch. */
export interface TimedPlace extends Place {
  readonly recordedAtMs: number;
}

/** The way from one good fix to the next as it was judged. */
export interface ObservedStep {
  readonly from: TimedPlace;
  readonly to: TimedPlace;
  /** Metres that count as driven; over a judged gap of more than 300 s the straight line. */
  readonly drivenM: number;
  /** The limit that it was judged by; null where no violation could have been proven. */
  readonly limit: LegalLimit | null;
  /** Speed shown at its end, km/h; null over a gap and at the start of a stretch. */
  readonly shownKmh: number | null;
}

/** The steps of a whole journey, judged as its way is (`journeys/judged-way.ts`); each seq must stand once. */
export function observedSteps(fixes: readonly StoredFix[], rules: JudgeRules): ObservedStep[] {
  const steps: ObservedStep[] = [];
  let judgement = NOTHING_JUDGED;
  for (const { fix, isRepeat } of inOrder(fixes, rules)) {
    const before = judgement;
    const { judgement: after, judged } = advanceJudgement(before, fix, rules, isRepeat);
    judgement = after;
    if (judged.flag !== null) {
      continue;
    }
    pushGap(steps, before, after.speeding.gapLimit);
    const from = before.drive.filter.anchor;
    if (from !== null && judged.step !== null && after.way.gap === null) {
      const drivenM = after.drive.distanceM - before.drive.distanceM;
      steps.push({ from, to: placeOf(fix), drivenM, limit: after.speeding.limit, shownKmh: judged.speedKmh });
    }
  }
  pushGap(steps, judgement, null);
  return steps;
}

/** Whether a gap was judged shows at the fix after its end. */
function pushGap(steps: ObservedStep[], { way: { gap } }: Judgement, limit: LegalLimit | null): void {
  if (gap !== null) {
    const { from, to } = gap;
    steps.push({ from, to, drivenM: gapDistanceM(gap, limit), limit, shownKmh: null });
  }
}

function placeOf({ lat, lng, recordedAtMs }: StoredFix): TimedPlace {
  return { lat, lng, recordedAtMs };
}
