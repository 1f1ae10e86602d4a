import { CROWD_REASONS } from '@wakafine/domain/incidents/crowd-validator';
import type { CrowdReason } from '@wakafine/domain/incidents/crowd-validator';
import type { CrowdVerdict } from './crowd-verdict.type';

/** Stored verdict of a row: all three members or none. */
export interface JudgedRow {
  readonly crowdIsVerified: boolean | null;
  readonly crowdConfidence: number | null;
  readonly crowdReason: CrowdReason | null;
}

/** The verdict of a violation or incident; null where no crowd report was given for it. */
export function presentCrowdVerdict(row: JudgedRow): CrowdVerdict | null {
  const { crowdIsVerified: isVerified, crowdConfidence: confidence, crowdReason: reason } = row;
  return isVerified === null || confidence === null || reason === null
    ? null
    : { isVerified, confidence, reason, sentence: CROWD_REASONS[reason] };
}
