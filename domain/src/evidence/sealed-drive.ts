import type { JudgeRules } from '../journeys/judgement';
import type { StoredFix } from '../speed/fix';
import { toEvidencePrecision } from '../speed/fix-units';
import { EMPTY_FILTER, filterFix, GAP_ABOVE_S } from '../speed/fix-filter';
import { MINUTE_MS } from '../units';
import type { GapLimit, ResultPart } from './bundle';
import { AROUND_MS, fixesAround } from './fixes-around';
import { isAsSealed, violationIn } from './judge-evidence';

/** Part of a drive that a record holds. */
export interface SealedDrive {
  readonly fixes: readonly StoredFix[];
  /**
   * The limits that judging them asks for between two of them: which limit holds over a gap depends on the whole register,
   * which a record does not have.
   */
  readonly gapLimits: readonly GapLimit[];
}

/** Further fixes than the longest gap that proves anything are none of the evidence. */
export const SEALED_WITHIN_MS = 35 * MINUTE_MS;
/** A mean speed over gaps may be measured from further back than a minute: then as much is held as its proof needs. */
const AROUND = [AROUND_MS, ...[2, 4, 8, 16].map((minutes) => minutes * MINUTE_MS), SEALED_WITHIN_MS];

/**
 * The fixes, by rising seq and in the precision of evidence, that a record of a violation holds: those of it and of the minute to
 * either side. Where there is a gap among them, they are judged once more, and more of them are held until that comes to the result.
 */
export function sealedDrive(
  stored: readonly StoredFix[],
  { result, rules }: { result: ResultPart; rules: JudgeRules },
): SealedDrive {
  const fixes = stored.map(toEvidencePrecision);
  const span = { startedMs: result.startedUs / 1000, endedMs: result.endedUs / 1000 };
  let first: SealedDrive | null = null;
  for (const aroundMs of AROUND) {
    const around = fixesAround(fixes, { ...span, aroundMs }, rules);
    if (!mayHaveGap(around, rules)) {
      return { fixes: around, gapLimits: [] };
    }
    const { gapLimits, isSame } = judgedAgain(around, { result, rules });
    first ??= { fixes: around, gapLimits };
    if (isSame) {
      return { fixes: around, gapLimits };
    }
  }
  return first ?? { fixes: [], gapLimits: [] };
}

function judgedAgain(
  fixes: readonly StoredFix[],
  { result, rules }: { result: ResultPart; rules: JudgeRules },
): { gapLimits: readonly GapLimit[]; isSame: boolean } {
  const asked = new Map<string, GapLimit>();
  const limitOverGap: JudgeRules['limitOverGap'] = (from, to) => {
    const limit = rules.limitOverGap(from, to);
    const [fromMs, toMs] = [from.recordedAtMs, to.recordedAtMs];
    if (limit !== null) {
      asked.set(`${fromMs} ${toMs}`, { fromMs, toMs, limit });
    }
    return limit;
  };
  const found = violationIn(fixes, { ...rules, limitOverGap }, result);
  return { gapLimits: [...asked.values()], isSame: found !== null && isAsSealed(found, result) };
}

/** Whether there may be a gap for the judge: too long without a good fix, or the phone's clock was set. */
function mayHaveGap(fixes: readonly StoredFix[], rules: JudgeRules): boolean {
  let filter = EMPTY_FILTER;
  let offsetMs = fixes[0]?.clockOffsetMs;
  return fixes.some((fix) => {
    const lastMs = filter.anchor?.recordedAtMs ?? fix.recordedAtMs;
    const wasSet = fix.clockOffsetMs !== offsetMs;
    offsetMs = fix.clockOffsetMs;
    filter = filterFix(filter, fix, rules, false).state;
    return wasSet || fix.recordedAtMs - lastMs > GAP_ABOVE_S * 1000;
  });
}
