import { SPEED_ZONES } from '@wakafine/domain/speed/zones';
import type { ChangedViolation, NewViolation, ViolationPlan } from '../plan-violations';
import { areSameFigures, revisedFigures } from './revision';
import type { RevisedFigures, RevisionReason } from './revision';
import type { Violation } from '../violation.entity';

/** A change for the worse, which waits for a person. */
export interface PendingChange {
  /** Null for a violation that would be new. */
  readonly violationId: number | null;
  readonly reason: RevisionReason;
  readonly before: RevisedFigures | null;
  readonly after: RevisedFigures;
}

/** Result of judging a journey again for its violations, as its driver sees it. */
export interface PlanReview {
  /** Part that needs no person. */
  readonly applied: ViolationPlan;
  readonly held: readonly PendingChange[];
  readonly counts: {
    readonly unchanged: number;
    readonly better: number;
    readonly worse: number;
    readonly opened: number;
    readonly withdrawn: number;
  };
}

type Verdict = 'same' | 'better' | 'worse' | 'opened' | 'withdrawn';

/** Splits a plan into what is applied at once and what a person must decide: a violation that is new or worse. */
export function reviewPlan(stored: readonly Violation[], { opened, changed }: ViolationPlan): PlanReview {
  const judged = changed.map((change) => ({ change, verdict: verdictOf(change) }));
  const count = (verdict: Verdict): number => judged.filter((each) => each.verdict === verdict).length;
  const waits = (verdict: Verdict): boolean => verdict === 'worse' || verdict === 'opened';
  const standing = stored.filter(({ isClaimed, isWithdrawn }) => !isClaimed && !isWithdrawn).length;
  const [better, worse, withdrawn] = [count('better'), count('worse'), count('withdrawn')];
  return {
    applied: {
      opened: [],
      changed: judged.flatMap(({ change, verdict }) => (waits(verdict) ? [] : [change])),
    },
    held: [
      ...judged.flatMap(({ change, verdict }) => (waits(verdict) ? [heldChange(change)] : [])),
      ...opened.map(heldNew),
    ],
    counts: {
      ...{ unchanged: standing - better - worse - withdrawn, better, worse, withdrawn },
      opened: opened.length + count('opened'),
    },
  };
}

/** Only the part of a plan that a pending change describes; empty when judging again no longer gives that change. */
export function onlyPending(
  { opened, changed }: ViolationPlan,
  { violationId, after }: Pick<PendingChange, 'violationId' | 'after'>,
): ViolationPlan {
  const isIt = (violation: NewViolation): boolean => areSameFigures(revisedFigures(violation), after);
  return {
    opened: violationId === null ? opened.filter(isIt) : [],
    changed: changed.filter((change) => change.after.id === violationId && isIt(change.after)),
  };
}

/** Number of violations of a journey after a plan is carried out, without claims and withdrawn ones. */
export function countStanding(stored: readonly Violation[], { opened, changed }: ViolationPlan): number {
  const afterwards = new Map(changed.map(({ after }) => [after.id, after]));
  const standing = stored
    .map((violation) => afterwards.get(violation.id) ?? violation)
    .filter(({ isClaimed, isWithdrawn }) => !isClaimed && !isWithdrawn);
  return standing.length + opened.length;
}

function verdictOf({ before, after }: ChangedViolation): Verdict {
  if (after.isWithdrawn) {
    return before.isClaimed ? 'same' : 'withdrawn';
  }
  if (before.isClaimed || before.isWithdrawn) {
    return 'opened';
  }
  if (isWorse(before, after)) {
    return 'worse';
  }
  return isWorse(after, before) ? 'better' : 'same';
}

/** Whether one judgement is in anything harder on the driver than another. */
function isWorse(one: Violation, other: Violation): boolean {
  return (
    SPEED_ZONES.indexOf(other.severity) > SPEED_ZONES.indexOf(one.severity) ||
    isAbove(other.provenKmh, one.provenKmh) ||
    isAbove(one.limitKmh, other.limitKmh) ||
    (other.isLimitConfirmed && !one.isLimitConfirmed)
  );
}

/** A violation judged by thresholds alone had neither proof nor limit, and is compared by its severity. */
function isAbove(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one > other;
}

function heldChange({ before, after }: ChangedViolation): PendingChange {
  const reason = before.ruleVersion === after.ruleVersion ? 'LIMIT' : 'RULE';
  return {
    ...{ violationId: after.id, reason },
    before: revisedFigures(before),
    after: revisedFigures(after),
  };
}

function heldNew(violation: NewViolation): PendingChange {
  return { violationId: null, reason: 'REJUDGED', before: null, after: revisedFigures(violation) };
}
