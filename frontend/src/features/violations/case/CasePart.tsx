import type { DetailedViolationFragment, OwnCaseFragment } from '../../../graphql/generated';
import { SpeedCard } from '../evidence/SpeedCard';
import { SureCard } from '../evidence/SureCard';
import type { SealedState } from '../evidence/useSealedEvidence';
import { CaseMeaning } from './CaseMeaning';
import { CaseProgress } from './CaseProgress';
import { CaseSteps } from './CaseSteps';
import { ContestsSent } from './ContestsSent';

export interface CasePartProps {
  violation: DetailedViolationFragment;
  /** Null without a case, and until it is known. */
  known: OwnCaseFragment | null;
  /** Page that checks its record in the signed log; null without one. */
  verifyPath: string | null;
  evidence: SealedState;
}

/** Measurement of an own violation, its meaning, how sure it is, and the state of its case. */
export function CasePart({ violation, known, verifyPath, evidence }: CasePartProps) {
  return (
    <>
      {verifyPath !== null && <SpeedCard violation={violation} state={evidence} />}
      <CaseMeaning violation={violation} known={known} />
      <SureCard violation={violation} verifyPath={verifyPath} state={evidence} />
      {known !== null && (
        <>
          <CaseProgress known={known} measuredAt={violation.startedAt} />
          {known.contests.length > 0 && <ContestsSent contests={known.contests} />}
          <CaseSteps steps={known.steps} />
        </>
      )}
    </>
  );
}
