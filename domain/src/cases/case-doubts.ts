import type { EvidenceGrade } from '../violations/judged-violations';

/** Kinds of doubt about the measurement of a violation; staff read them before all else. */
export const CASE_DOUBTS = [
  'CONTESTED',
  'CLOSE_TO_LIMIT',
  'WIDE_UNCERTAINTY',
  'OVER_GAPS',
  'BY_WAY_ONLY',
  'FEW_FIXES',
  'NO_WITNESS',
  'LIMIT_UNCONFIRMED',
] as const;
/** Doubt about a measurement. */
export type CaseDoubtKind = (typeof CASE_DOUBTS)[number];

/** A doubt, with the number that it rests on: km/h, fixes or phones; null where it has none. */
export interface CaseDoubt {
  readonly kind: CaseDoubtKind;
  readonly amount: number | null;
}

/** Facts of the violation of a case. */
export interface DoubtedFigures {
  readonly isContested: boolean;
  /** Null for a claim. */
  readonly provenKmh: number | null;
  readonly limitKmh: number | null;
  readonly uncertaintyKmh: number | null;
  readonly isOverGaps: boolean;
  readonly grade: EvidenceGrade;
  readonly fixCount: number;
  /** Phones and trackers that saw it, its own included. */
  readonly witnessCount: number;
  readonly isLimitConfirmed: boolean;
}

/** A proof less than this above the limit stands close to it, km/h. */
const CLOSE_KMH = 5;
/** As much taken off the mean is much, km/h. */
const WIDE_KMH = 10;
/** Fewer fixes above the limit are few: twice as many as a violation needs at least. */
const FEW_FIXES = 10;

/** Doubts about the measurement of a violation, the weightiest first; none where nothing is found. */
export function doubtsOf(figures: DoubtedFigures): CaseDoubt[] {
  const { provenKmh, limitKmh, uncertaintyKmh, fixCount, witnessCount } = figures;
  const marginKmh = provenKmh === null || limitKmh === null ? null : provenKmh - limitKmh;
  const all: [CaseDoubtKind, boolean, number | null][] = [
    ['CONTESTED', figures.isContested, null],
    ['CLOSE_TO_LIMIT', marginKmh !== null && marginKmh < CLOSE_KMH, marginKmh],
    ['WIDE_UNCERTAINTY', (uncertaintyKmh ?? 0) >= WIDE_KMH, uncertaintyKmh],
    ['OVER_GAPS', figures.isOverGaps, null],
    ['BY_WAY_ONLY', figures.grade !== 'A' && !figures.isOverGaps, null],
    ['FEW_FIXES', fixCount < FEW_FIXES && !figures.isOverGaps, fixCount],
    ['NO_WITNESS', witnessCount < 2, witnessCount],
    ['LIMIT_UNCONFIRMED', !figures.isLimitConfirmed, null],
  ];
  return all.flatMap(([kind, isFound, amount]) => (isFound ? [{ kind, amount }] : []));
}
