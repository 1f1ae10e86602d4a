import type { EvidenceGrade } from '@wakafine/domain/violations/judged-violations';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import type { Violation } from '../violation.entity';

/**
 * Reason why a violation was judged again: fixes arrived late, or another rule or another limit was applied to
 * the same fixes.
 * REJUDGED: the violation would be new, so it is not known which rule or limit gave none before. CASE: people have decided so.
 * ERASED: the account of its person was erased.
 */
export const REVISION_REASONS = ['LATE_FIXES', 'RULE', 'LIMIT', 'REJUDGED', 'CASE', 'ERASED'] as const;
/** Reason why a violation was judged anew. */
export type RevisionReason = (typeof REVISION_REASONS)[number];

/** Outcomes of a change that needed a person; superseded where judging again gave something else. */
export const REVISION_OUTCOMES = ['APPLIED', 'DROPPED', 'SUPERSEDED'] as const;
/** Outcome of a change that needed a person. */
export type RevisionOutcome = (typeof REVISION_OUTCOMES)[number];

/** Judgement of a violation, as a revision stores it. */
export interface RevisedFigures {
  readonly startedAtMs: number;
  /** Null while it went on. */
  readonly endedAtMs: number | null;
  readonly severity: ViolationSeverity;
  readonly grade: EvidenceGrade;
  /** Peak of the shown speed, or over gaps the mean speed, km/h. */
  readonly speedKmh: number;
  /** Null where it was judged by thresholds alone, as is all that follows of limit and rule. */
  readonly provenKmh: number | null;
  readonly limitKmh: number | null;
  readonly limitId: string | null;
  readonly limitPlace: string | null;
  readonly isLimitConfirmed: boolean;
  readonly isWithdrawn: boolean;
  readonly ruleVersion: string | null;
}

/** A violation before and after it was judged anew. */
export interface Revision {
  readonly id: number;
  /** Null for one that would be new. */
  readonly violationId: number | null;
  readonly at: Date;
  readonly reason: RevisionReason;
  /** Null for one that would be new. */
  readonly before: RevisedFigures | null;
  readonly after: RevisedFigures;
  /** Whether it waits for a person and has changed nothing. */
  readonly isPending: boolean;
  /** Null while it waits, and where it had not to. */
  readonly outcome: RevisionOutcome | null;
  readonly decidedAt: Date | null;
}

/** Members of a violation that a revision stores. */
export function revisedFigures(
  violation: Omit<Violation, 'id' | 'publicId' | 'namedAgency'>,
): RevisedFigures {
  const { startedAt, endedAt, severity, grade, speedKmh, provenKmh } = violation;
  const { limitKmh, limitId, limitPlace, isLimitConfirmed, isWithdrawn, ruleVersion } = violation;
  return {
    ...{ startedAtMs: startedAt.getTime(), endedAtMs: endedAt?.getTime() ?? null },
    ...{ severity, grade, speedKmh, provenKmh },
    ...{ limitKmh, limitId, limitPlace, isLimitConfirmed, isWithdrawn, ruleVersion },
  };
}

/** Whether two judgements gave the same, be it by different versions of the rule. */
export function areSameFigures(one: RevisedFigures, other: RevisedFigures): boolean {
  return COMPARED.every((field) => one[field] === other[field]);
}

const COMPARED = [
  ...(['startedAtMs', 'endedAtMs', 'severity', 'grade', 'speedKmh', 'provenKmh', 'limitKmh'] as const),
  ...(['limitId', 'limitPlace', 'isLimitConfirmed', 'isWithdrawn'] as const),
];
