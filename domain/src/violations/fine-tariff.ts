import type { EvidenceGrade } from './judged-violations';
import type { ViolationSeverity } from '../speed/zones';

/** Fine of a violation by its severity, whole FCFA; indicative, the authority decides. */
export interface FineTariff {
  readonly cautionXaf: number;
  readonly warningXaf: number;
  readonly dangerXaf: number;
}

/** Inputs of a fine beside the tariff. */
export interface FinedViolation {
  readonly severity: ViolationSeverity;
  readonly grade: EvidenceGrade;
  readonly isClaimed: boolean;
  /** Null where no limit is known: for a claim, and what was judged by thresholds alone. */
  readonly isLimitConfirmed: boolean | null;
  readonly isWithdrawn: boolean;
}

const FIELD_OF: Readonly<Record<ViolationSeverity, keyof FineTariff>> = {
  CAUTION: 'cautionXaf',
  WARNING: 'warningXaf',
  DANGER: 'dangerXaf',
};

/**
 * The indicative fine of a violation by the tariff of its time, whole FCFA; null where there is none: for grade C, claims
 * and what was withdrawn (product decision D3), and above a limit that the authority has not confirmed (D12).
 */
export function fineAmountXaf(violation: FinedViolation, tariff: FineTariff): number | null {
  const { severity, grade, isClaimed, isLimitConfirmed, isWithdrawn } = violation;
  const isFree = grade === 'C' || isClaimed || isLimitConfirmed === false || isWithdrawn;
  return isFree ? null : tariff[FIELD_OF[severity]];
}
