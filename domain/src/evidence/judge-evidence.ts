import { judgeJourney, RULE_VERSION } from '../journeys/judgement';
import type { JudgeRules } from '../journeys/judgement';
import type { LegalLimit } from '../limits/limit-at';
import { violationsOf } from '../violations/judged-violations';
import type { JudgedViolation } from '../violations/judged-violations';
import { deciKmh, fixesOfParts, scaled } from './bundle';
import type { JudgedParts, ResultPart } from './bundle';
import type { StoredFix } from '../speed/fix';

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
  return {
    ...{ ruleVersion, grade, severity },
    provenDeciKmh: deciKmh(proof.provenKmh),
    finding: 'PROVEN',
    provenMs: Math.round(proof.toMs - proof.fromMs),
    isAsSealed: isAsSealed(found, parts.result),
  };
}

/** The violation that the fixes of a record prove by the newest rule; null where they prove none. */
export function judgedByPresentRule(parts: JudgedParts): JudgedViolation | null {
  return violationIn(fixesOfParts(parts), rulesOfParts(parts), parts.result);
}

/** The violation of a result among those that fixes prove; null where they do not prove it. */
export function violationIn(
  fixes: readonly StoredFix[],
  rules: JudgeRules,
  result: ResultPart,
): JudgedViolation | null {
  const { judgement, good } = judgeJourney(fixes, rules);
  const { closed, stretch } = judgement.speeding;
  const isIt = ({ startedAtMs, endedAtMs, limit }: JudgedStretch): boolean =>
    limit.id === result.limitId &&
    startedAtMs * 1000 <= result.endedUs &&
    (endedAtMs ?? Infinity) * 1000 >= result.startedUs;
  // Others within ten minutes of it may prove as much: which of them counts is a matter of the whole journey.
  const speeding = { closed: closed.filter(isIt), stretch };
  const history = { good, limitAt: rules.limitAt };
  const found = violationsOf(speeding, { hasEnded: true, thresholds: rules.thresholds, history }).filter(
    isIt,
  );
  return found.reduce<JudgedViolation | null>(
    (most, each) => (most === null || each.proof.provenKmh > most.proof.provenKmh ? each : most),
    null,
  );
}

type JudgedStretch = Pick<JudgedViolation, 'startedAtMs' | 'endedAtMs' | 'limit'>;

/** Whether a violation comes to the speed, grade and severity of a result. */
export function isAsSealed({ proof, grade, severity }: JudgedViolation, result: ResultPart): boolean {
  return (
    Math.abs(deciKmh(proof.provenKmh) - result.provenDeciKmh) <= ROUNDING_DECI_KMH &&
    // An imported file proves nothing to others (grade C), whatever its fixes say.
    (grade === result.grade || result.grade === 'C') &&
    severity === result.severity
  );
}

/** Conditions that the fixes of a record were judged by. */
export function rulesOfParts({ rule, limits, result, fixes }: JudgedParts): JudgeRules {
  const legal: readonly LegalLimit[] = limits.map(({ place, ...limit }) => ({ ...limit, placeName: place }));
  const limitOfSeq = new Map(fixes.map((row) => [row[0], row[9] === null ? null : (legal[row[9]] ?? null)]));
  return {
    startedAtMs: rule.startedUs / 1000,
    endedAtMs: rule.endedUs === null ? null : rule.endedUs / 1000,
    thresholds: rule.thresholds.map(({ sinceUs, ...zones }) => ({ ...zones, effectiveAtMs: sinceUs / 1000 })),
    limitAt: ({ seq }) => limitOfSeq.get(seq) ?? null,
    limitOverGap: limitOverGapOf({ rule, result }, legal),
    isNearRoad: () => true,
    travelTimes: null,
  };
}

/** A record of before limits over gaps were written down knows that of a violation that lies wholly over gaps, and no other. */
function limitOverGapOf(
  { rule, result }: Pick<JudgedParts, 'rule' | 'result'>,
  legal: readonly LegalLimit[],
): JudgeRules['limitOverGap'] {
  if (rule.gapLimits === undefined) {
    const own = result.isOverGaps ? (legal.find(({ id }) => id === result.limitId) ?? null) : null;
    return () => own;
  }
  const known = new Map(rule.gapLimits.map(([fromUs, toUs, limit]) => [`${fromUs} ${toUs}`, legal[limit]]));
  return (from, to) =>
    known.get(`${scaled(from.recordedAtMs, 1000)} ${scaled(to.recordedAtMs, 1000)}`) ?? null;
}
