import type { EvidenceGrade } from './violations';
import type { ViolationSeverity } from './zones';

/** What a violation costs by its severity, whole FCFA; indicative, the authority decides. */
export interface FineTariff {
  readonly cautionXaf: number;
  readonly warningXaf: number;
  readonly dangerXaf: number;
}

/** What a fine depends on beside the tariff. */
export interface FinedViolation {
  readonly severity: ViolationSeverity;
  readonly grade: EvidenceGrade;
  readonly isClaimed: boolean;
  readonly isWithdrawn: boolean;
}

const FIELD_OF: Readonly<Record<ViolationSeverity, keyof FineTariff>> = {
  CAUTION: 'cautionXaf',
  WARNING: 'warningXaf',
  DANGER: 'dangerXaf',
};

/**
 * The indicative fine of a violation by the tariff of its time, whole FCFA; null where the evidence carries none: grade C,
 * claims and withdrawn episodes (product decision D3).
 */
export function fineAmountXaf(violation: FinedViolation, tariff: FineTariff): number | null {
  const { severity, grade, isClaimed, isWithdrawn } = violation;
  return grade === 'C' || isClaimed || isWithdrawn ? null : tariff[FIELD_OF[severity]];
}
