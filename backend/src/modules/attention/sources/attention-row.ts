import type { AttentionKind } from '@wakafine/domain/attention/attention';

/** A rate with what it is compared with, violations per 1,000 km. */
export interface AttentionRate {
  readonly low: number;
  readonly high: number;
  readonly expectedLow: number;
  readonly expectedHigh: number;
}

/** One thing that needs somebody of the staff, as its source gives it. */
export interface AttentionRow {
  readonly kind: AttentionKind;
  /** Identifier of what is to be opened, unique within the kind. */
  readonly subjectId: string;
  /** Masked plate, agency, place or job that it is about; null where the kind says all. */
  readonly subject: string | null;
  /** Closer kind of it: a status, a step, a type; null for none. */
  readonly detail: string | null;
  /** Number of what it counts: confirmations, violations, journeys, days; null where it counts nothing. */
  readonly count: number | null;
  /** Size of its cause: what was done comes back as soon as this grows. */
  readonly size: number;
  readonly sinceAt: Date;
  /** Time by which it must be done; null without one. */
  readonly dueAt: Date | null;
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  /** Name of the first of two people; null for none. */
  readonly proposedBy: string | null;
  /** Accounts that have no part in it any more, because nobody acts twice. */
  readonly excludedIds: readonly number[];
  readonly rate: AttentionRate | null;
}

/** Rows of a source that are read at most, so that no source fills the queue. */
export const SOURCE_ROWS = 30;

/** Members of a row that most kinds leave empty. */
export const NOTHING_ELSE = {
  ...{ subject: null, detail: null, count: null, dueAt: null, place: null, proposedBy: null, rate: null },
  size: 0,
  excludedIds: [],
} as const satisfies Partial<AttentionRow>;

/** Identifier of a row, the same for as long as its cause is there. */
export function attentionIdOf({ kind, subjectId }: Pick<AttentionRow, 'kind' | 'subjectId'>): string {
  return `${kind}:${subjectId}`;
}
