import type { ViolationSeverity } from '../speed/zones';

/** States of a case (product decision D13). */
export const CASE_STATES = [
  'EVIDENCE',
  'REVIEW',
  'NOTICE',
  'CONTESTED',
  'EXPIRED',
  'DECIDED',
  'WITHDRAWN',
  'CLOSED',
] as const;
/** State of a case. */
export type CaseState = (typeof CASE_STATES)[number];

/** Decisions of staff on a case. */
export const CASE_DECISIONS = ['UPHOLD', 'UPHOLD_LOWER', 'REJECT', 'SEND_BACK'] as const;
/** Decision of staff on a case. */
export type CaseDecision = (typeof CASE_DECISIONS)[number];
/** A decision that ends the contest; the other one asks for a new review. */
export type FinalDecision = Exclude<CaseDecision, 'SEND_BACK'>;

/** Authors of steps: staff, the holder (whose violation it is), the service by its clock, or the agency of the vehicle. */
export const CASE_ACTORS = ['STAFF', 'HOLDER', 'SYSTEM', 'AGENCY'] as const;
/** Author of a step. */
export type CaseActor = (typeof CASE_ACTORS)[number];

/**
 * Everything that can happen in a case. OBJECTED: the holder contests a violation of which there is no case yet. PROPOSED is the
 * first of two signatures, DECIDED the last one. ANSWERED: the agency of the bound vehicle has said what it knows.
 */
export const CASE_STEP_KINDS = [
  'OPENED',
  'OBJECTED',
  'SEALED',
  'CONFIRMED',
  'REFUSED',
  'SERVED',
  'REMINDED_3',
  'REMINDED_1',
  'CONTESTED',
  'EXPIRED',
  'PROPOSED',
  'DECIDED',
  'SENT_BACK',
  'WITHDRAWN',
  'REOPENED',
  'LAPSED',
  'CLOSED',
  'ANSWERED',
] as const;
/** Kind of step of a case. */
export type CaseStepKind = (typeof CASE_STEP_KINDS)[number];

/** Ways in which a notice can reach its holder; each of them can be proven. */
export const SERVICE_WAYS = ['IN_APP', 'BY_HAND', 'REGISTERED_LETTER', 'AGENCY'] as const;
/** Way in which a notice reached its holder. */
export type ServiceWay = (typeof SERVICE_WAYS)[number];

/** One step, as it is stored; only appended, never changed. */
export interface CaseStep {
  readonly kind: CaseStepKind;
  readonly atMs: number;
  readonly by: CaseActor;
  /** The account of staff or of the agency; null for the holder and the service. */
  readonly actorId: number | null;
  /** Of PROPOSED and DECIDED. */
  readonly decision: FinalDecision | null;
  /** Of a decision UPHOLD_LOWER. */
  readonly loweredTo: ViolationSeverity | null;
  /** Of SERVED: when the notice reached the holder, which staff may state later than it happened. */
  readonly servedAtMs: number | null;
  /** Of CONTESTED and ANSWERED: when the device says that it was written, which counts for one that was offline. */
  readonly writtenAtMs: number | null;
}

/** States between which each kind of step leads; steps that lead to where they come from leave the state as it is. */
export const CASE_TRANSITIONS: Readonly<
  Record<CaseStepKind, { readonly from: readonly (CaseState | null)[]; readonly to: CaseState | 'SAME' }>
> = {
  OPENED: { from: [null], to: 'EVIDENCE' },
  OBJECTED: { from: [null], to: 'CONTESTED' },
  SEALED: { from: ['EVIDENCE'], to: 'REVIEW' },
  CONFIRMED: { from: ['REVIEW'], to: 'NOTICE' },
  REFUSED: { from: ['REVIEW'], to: 'WITHDRAWN' },
  SERVED: { from: ['NOTICE'], to: 'SAME' },
  REMINDED_3: { from: ['NOTICE'], to: 'SAME' },
  REMINDED_1: { from: ['NOTICE'], to: 'SAME' },
  // Before the notice: the holder need not wait for it. From EXPIRED, and from a decision by default: written in time, arrived late.
  CONTESTED: { from: ['EVIDENCE', 'REVIEW', 'NOTICE', 'EXPIRED', 'DECIDED'], to: 'CONTESTED' },
  EXPIRED: { from: ['NOTICE'], to: 'EXPIRED' },
  PROPOSED: { from: ['CONTESTED', 'EXPIRED'], to: 'SAME' },
  DECIDED: { from: ['CONTESTED', 'EXPIRED'], to: 'DECIDED' },
  SENT_BACK: { from: ['CONTESTED', 'EXPIRED'], to: 'REVIEW' },
  WITHDRAWN: { from: ['EVIDENCE', 'REVIEW', 'NOTICE', 'CONTESTED', 'EXPIRED'], to: 'WITHDRAWN' },
  REOPENED: { from: ['DECIDED'], to: 'NOTICE' },
  LAPSED: { from: ['EVIDENCE', 'REVIEW', 'NOTICE', 'CONTESTED', 'EXPIRED'], to: 'CLOSED' },
  CLOSED: { from: ['DECIDED'], to: 'CLOSED' },
  // An agency speaks for itself: it neither contests in the driver's place nor uses up their time to do so.
  ANSWERED: { from: ['NOTICE', 'CONTESTED', 'EXPIRED'], to: 'SAME' },
};

/** Authors that each kind of step allows. */
export const CASE_STEP_ACTORS: Readonly<Record<CaseStepKind, readonly CaseActor[]>> = {
  OPENED: ['STAFF'],
  OBJECTED: ['HOLDER'],
  SEALED: ['SYSTEM'],
  CONFIRMED: ['STAFF'],
  REFUSED: ['STAFF'],
  SERVED: ['HOLDER', 'STAFF'],
  REMINDED_3: ['SYSTEM'],
  REMINDED_1: ['SYSTEM'],
  CONTESTED: ['HOLDER'],
  EXPIRED: ['SYSTEM'],
  PROPOSED: ['STAFF'],
  DECIDED: ['STAFF'],
  SENT_BACK: ['STAFF'],
  WITHDRAWN: ['STAFF', 'SYSTEM'],
  REOPENED: ['STAFF'],
  LAPSED: ['SYSTEM'],
  CLOSED: ['SYSTEM'],
  ANSWERED: ['AGENCY'],
};

/** Longest statement of a contest or an answer, characters. */
export const STATEMENT_MAX = 2_000;

/** A case as people call it, such as `C-2026-0412`. */
export function caseNumber(id: number, openedAtMs: number): string {
  return `C-${new Date(openedAtMs).getUTCFullYear()}-${String(id).padStart(4, '0')}`;
}
