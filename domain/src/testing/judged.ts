import type { Fix, StoredFix } from '../speed/fix';
import type { JudgedViolation } from '../violations/judged-violations';
import { violationsOf } from '../violations/judged-violations';
import { judgeJourney } from '../journeys/judgement';
import type { JudgeRules } from '../journeys/judgement';
import type { LegalLimit } from '../limits/limit-at';
import { RULES } from './build-fixes';

/** A confirmed limit of a town. */
export const TOWN: LegalLimit = {
  id: 'town',
  limitKmh: 50,
  zone: 'TOWN',
  placeName: 'Edéa',
  isConfirmed: true,
  source: 'Council',
};

/** Rules under which one limit holds everywhere; null: nobody may be accused. */
export function rulesUnder(limit: LegalLimit | null, over: Partial<JudgeRules> = {}): JudgeRules {
  return {
    ...RULES,
    limitAt: () => limit,
    limitOverGap: () => limit,
    isNearRoad: () => true,
    travelTimes: null,
    ...over,
  };
}

/** Fixes as they are stored, of a phone whose clock is right. */
export function storedFixes(fixes: readonly Fix[]): readonly StoredFix[] {
  return fixes.map((fix) => ({ headingDeg: null, clockOffsetMs: null, ...fix }));
}

/** The violations of a journey that ends with its last fix. */
export function violationsIn(
  fixes: readonly Fix[],
  rules: JudgeRules = rulesUnder(TOWN),
): readonly JudgedViolation[] {
  const { judgement, good } = judgeJourney(storedFixes(fixes), rules);
  const history = { good, limitAt: rules.limitAt };
  return violationsOf(judgement.speeding, { hasEnded: true, thresholds: rules.thresholds, history });
}
