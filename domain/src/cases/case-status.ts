import type { ViolationSeverity } from '../speed/zones';
import { DAY_MS } from '../units';
import { contestEndMs, LAPSE_MS, REOPEN_MS } from './case-deadlines';
import { CASE_TRANSITIONS } from './case-steps';
import type { CaseState, CaseStep, CaseStepKind, FinalDecision } from './case-steps';

/** The first of two signatures. */
export interface CaseProposal {
  readonly decision: FinalDecision;
  readonly loweredTo: ViolationSeverity | null;
  readonly actorId: number | null;
}

/** Status of a case by its steps. */
export interface CaseStatus {
  readonly state: CaseState;
  /** Number of steps so far. */
  readonly version: number;
  /** Since when the 180 days run: since it was opened, or opened again. */
  readonly openedAtMs: number;
  /** Time when the notice reached the holder; null before, and after a case was sent back or reopened. */
  readonly servedAtMs: number | null;
  /** End of the time to contest; null without a proven service. */
  readonly dueAtMs: number | null;
  /** Whether a person of the authority has confirmed the measurement since it was last sent back. */
  readonly isReviewed: boolean;
  /** Whether the holder has contested it and nobody has decided on that. */
  readonly isContested: boolean;
  /** Whether the agency of the vehicle has answered in this round of notice and contest. */
  readonly isAnswered: boolean;
  readonly proposal: CaseProposal | null;
  readonly decision: FinalDecision | null;
  readonly loweredTo: ViolationSeverity | null;
  readonly decidedAtMs: number | null;
  /** Whether that was decided without a word of the holder. */
  readonly isByDefault: boolean;
  /** Staff with a step of their own: they may add no other. */
  readonly actorIds: readonly number[];
  readonly reminded: readonly CaseStepKind[];
}

/** The status of a case by its steps, oldest first; null for none. */
export function caseStatus(steps: readonly CaseStep[]): CaseStatus | null {
  return steps.reduce<CaseStatus | null>(afterStep, null);
}

/** The status after one more step, whether or not that is allowed: `stepFault` says so. */
export function afterStep(before: CaseStatus | null, step: CaseStep): CaseStatus {
  const known = before ?? begin(step);
  const { to } = CASE_TRANSITIONS[step.kind];
  const isStaff = step.by === 'STAFF' && step.actorId !== null;
  return {
    ...known,
    ...changeBy(known, step),
    state: to === 'SAME' ? known.state : to,
    version: known.version + 1,
    actorIds: isStaff ? [...known.actorIds, Number(step.actorId)] : known.actorIds,
  };
}

/** Number of signatures that a decision needs: with the review there are always two people, and two sign where the holder was silent. */
export function signaturesNeeded({ state, isReviewed }: CaseStatus): 1 | 2 {
  return state === 'CONTESTED' && isReviewed ? 1 : 2;
}

/** Whether a violation is withheld from every public figure: somebody contests it, and that is not decided. */
export function isWithheld({ isContested }: CaseStatus): boolean {
  return isContested;
}

/** Whether nothing can happen in a case any more. */
export function isCaseOver(state: CaseState): boolean {
  return state === 'WITHDRAWN' || state === 'CLOSED';
}

/** Whether a case still waits for a decision. */
export function isUndecided(state: CaseState): boolean {
  return state !== 'DECIDED' && !isCaseOver(state);
}

/** Time when a case lapses; null once it is decided or over. */
export function lapseAtMs({ state, openedAtMs }: CaseStatus): number | null {
  return isUndecided(state) ? openedAtMs + LAPSE_MS : null;
}

/** Until when a decision by default can be reopened; null where there is none. */
export function reopenableUntilMs({ state, isByDefault, decision, decidedAtMs }: CaseStatus): number | null {
  // A rejection is in the holder's favour: nobody accuses again of what was rejected.
  const isReopenable = state === 'DECIDED' && isByDefault && decision !== 'REJECT';
  return isReopenable && decidedAtMs !== null ? decidedAtMs + REOPEN_MS : null;
}

/** Next step of the clock and its time; null where it has nothing to do. SEALED is not the clock's. */
export function nextByClock(
  status: CaseStatus,
): { readonly kind: CaseStepKind; readonly atMs: number } | null {
  const { state, dueAtMs, decidedAtMs, reminded } = status;
  const lapseMs = lapseAtMs(status);
  const found: { kind: CaseStepKind; atMs: number }[] = [];
  if (state === 'NOTICE' && dueAtMs !== null) {
    found.push({ kind: 'EXPIRED', atMs: dueAtMs });
    for (const [kind, days] of REMINDERS) {
      if (!reminded.includes(kind) && !reminded.includes('REMINDED_1')) {
        found.push({ kind, atMs: dueAtMs - days * DAY_MS });
      }
    }
  }
  if (lapseMs !== null) {
    found.push({ kind: 'LAPSED', atMs: lapseMs });
  }
  if (state === 'DECIDED' && decidedAtMs !== null) {
    found.push({ kind: 'CLOSED', atMs: decidedAtMs + REOPEN_MS });
  }
  return found.sort((one, other) => one.atMs - other.atMs)[0] ?? null;
}

/**
 * The step that the clock has to take now, or null: of several that are due the last, so that after a standstill nobody is
 * reminded of a time that is over.
 */
export function dueByClock(status: CaseStatus, nowMs: number): CaseStepKind | null {
  let due: CaseStepKind | null = null;
  let left: CaseStatus = status;
  for (let next = nextByClock(left); next !== null && next.atMs <= nowMs; next = nextByClock(left)) {
    due = next.kind;
    if (due !== 'REMINDED_3' && due !== 'REMINDED_1') {
      return due;
    }
    left = { ...left, reminded: [...left.reminded, due] };
  }
  return due;
}

const REMINDERS = [
  ['REMINDED_3', 3],
  ['REMINDED_1', 1],
] as const;

/** State that a round of review, notice and contest leaves behind for the next one. */
const NEW_ROUND = {
  servedAtMs: null,
  dueAtMs: null,
  isAnswered: false,
  proposal: null,
  reminded: [],
} as const;

function begin({ atMs }: CaseStep): CaseStatus {
  return {
    ...NEW_ROUND,
    state: 'EVIDENCE',
    version: 0,
    openedAtMs: atMs,
    isReviewed: false,
    isContested: false,
    decision: null,
    loweredTo: null,
    decidedAtMs: null,
    isByDefault: false,
    actorIds: [],
  };
}

const UNDECIDED = { decision: null, loweredTo: null, decidedAtMs: null, isByDefault: false } as const;

function changeBy(known: CaseStatus, step: CaseStep): Partial<CaseStatus> {
  const { kind, atMs, decision, loweredTo } = step;
  switch (kind) {
    case 'OBJECTED':
      return { isContested: true };
    case 'CONFIRMED':
      return { ...NEW_ROUND, isReviewed: true };
    case 'SERVED': {
      const servedAtMs = step.servedAtMs ?? atMs;
      return { servedAtMs, dueAtMs: contestEndMs(servedAtMs) };
    }
    case 'REMINDED_3':
    case 'REMINDED_1':
      return { reminded: [...known.reminded, kind] };
    case 'CONTESTED':
      return { ...UNDECIDED, isContested: true, proposal: null };
    case 'ANSWERED':
      // A signature before it was given without reading it.
      return { isAnswered: true, proposal: null };
    case 'PROPOSED':
      return decision === null ? {} : { proposal: { decision, loweredTo, actorId: step.actorId } };
    case 'DECIDED':
      return {
        ...{ decision, loweredTo, decidedAtMs: atMs, proposal: null },
        isByDefault: known.state === 'EXPIRED',
        isContested: false,
      };
    case 'SENT_BACK':
      return { ...NEW_ROUND, isReviewed: false };
    case 'REOPENED':
      return { ...NEW_ROUND, ...UNDECIDED, openedAtMs: atMs };
    default:
      return {};
  }
}
