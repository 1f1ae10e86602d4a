import { judgeJourney, RULE_VERSION } from '../journeys/judgement';
import type { JudgeRules } from '../journeys/judgement';
import type { LegalLimit } from '../limits/limit-at';
import { violationsOf } from '../violations/judged-violations';
import type { JudgedViolation } from '../violations/judged-violations';
import { deciKmh, fixOfRow } from './bundle';
import type { JudgedParts } from './bundle';

/** Part of a rule in judging again: it made the record, it is the newest that this program has, or both. */
export type RuleRole = 'MADE_IT' | 'NEWEST' | 'BOTH';

/** Judgement of the fixes of a record by one rule. */
export interface RejudgedEvidence {
  readonly ruleVersion: string;
  readonly role: RuleRole;
  /** NONE: by this rule nothing is proven. UNKNOWN: this program does not have that rule. */
  readonly finding: 'PROVEN' | 'NONE' | 'UNKNOWN';
  /** Lower bound of the speed in 0.1 km/h, and the window that proves it, ms; null unless proven. */
  readonly provenDeciKmh: number | null;
  readonly provenMs: number | null;
  readonly grade: string | null;
  readonly severity: string | null;
  /** Whether it comes to the sealed speed, grade and severity. */
  readonly isAsSealed: boolean;
}

/** The rules of a program by their versions. */
export interface KnownRules {
  readonly newest: string;
  readonly judges: Readonly<Record<string, (parts: JudgedParts) => JudgedViolation | null>>;
}

/** Rules as this program has them; one more stands here for each version that still must be judged by. */
const KNOWN_RULES: KnownRules = {
  newest: RULE_VERSION,
  judges: { [RULE_VERSION]: judgedByPresentRule },
};
/** Rounding places and speeds to whole units moves a proof by less than this, 0.1 km/h. */
const ROUNDING_DECI_KMH = 1;

/**
 * Judges the fixes of a record again by the rule that made it, and by the newest where that is another. The limits are used as
 * they were recorded with the fixes: which limit holds where is a matter of the register, not of the measurement.
 */
export function judgeEvidence(
  parts: JudgedParts,
  { newest, judges }: KnownRules = KNOWN_RULES,
): readonly RejudgedEvidence[] {
  const { version } = parts.rule;
  const judged = (ruleVersion: string, role: RuleRole): RejudgedEvidence => ({
    role,
    ...rejudged(parts, { ruleVersion, judge: judges[ruleVersion] }),
  });
  return version === newest
    ? [judged(version, 'BOTH')]
    : [judged(version, 'MADE_IT'), judged(newest, 'NEWEST')];
}

function rejudged(
  parts: JudgedParts,
  { ruleVersion, judge }: { ruleVersion: string; judge: KnownRules['judges'][string] | undefined },
): Omit<RejudgedEvidence, 'role'> {
  const found = judge?.(parts) ?? null;
  if (found === null) {
    const nothing = { provenDeciKmh: null, provenMs: null, grade: null, severity: null };
    return {
      ...{ ruleVersion, ...nothing },
      finding: judge === undefined ? 'UNKNOWN' : 'NONE',
      isAsSealed: false,
    };
  }
  const { proof, grade, severity } = found;
  const provenDeciKmh = deciKmh(proof.provenKmh);
  const { result } = parts;
  return {
    ...{ ruleVersion, provenDeciKmh, grade, severity },
    finding: 'PROVEN',
    provenMs: Math.round(proof.toMs - proof.fromMs),
    isAsSealed:
      Math.abs(provenDeciKmh - result.provenDeciKmh) <= ROUNDING_DECI_KMH &&
      // An imported file proves nothing to others (grade C), whatever its fixes say.
      (grade === result.grade || result.grade === 'C') &&
      severity === result.severity,
  };
}

/** The violation that the fixes of a record prove by the newest rule; null where they prove none. */
export function judgedByPresentRule(parts: JudgedParts): JudgedViolation | null {
  const { result } = parts;
  const rules = rulesOfParts(parts);
  const thresholds = rules.thresholds;
  const { judgement, good } = judgeJourney(parts.fixes.map(fixOfRow), rules);
  const history = { good, limitAt: rules.limitAt };
  const found = violationsOf(judgement.speeding, { hasEnded: true, thresholds, history }).filter(
    ({ startedAtMs, endedAtMs, limit }) =>
      limit.id === result.limitId &&
      startedAtMs * 1000 <= result.endedUs &&
      (endedAtMs ?? Infinity) * 1000 >= result.startedUs,
  );
  return found.reduce<JudgedViolation | null>(
    (most, each) => (most === null || each.proof.provenKmh > most.proof.provenKmh ? each : most),
    null,
  );
}

/** Conditions that the fixes of a record were judged by. */
export function rulesOfParts({ rule, limits, result, fixes }: JudgedParts): JudgeRules {
  const legal: readonly LegalLimit[] = limits.map(({ place, ...limit }) => ({ ...limit, placeName: place }));
  const limitOfSeq = new Map(fixes.map((row) => [row[0], row[9] === null ? null : (legal[row[9]] ?? null)]));
  const overGaps = result.isOverGaps ? (legal.find(({ id }) => id === result.limitId) ?? null) : null;
  return {
    startedAtMs: rule.startedUs / 1000,
    endedAtMs: rule.endedUs === null ? null : rule.endedUs / 1000,
    thresholds: rule.thresholds.map(({ sinceUs, ...zones }) => ({ ...zones, effectiveAtMs: sinceUs / 1000 })),
    limitAt: ({ seq }) => limitOfSeq.get(seq) ?? null,
    limitOverGap: () => overGaps,
    isNearRoad: () => true,
    travelTimes: null,
  };
}
