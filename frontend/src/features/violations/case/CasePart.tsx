import type { DetailedViolationFragment, OwnCaseFragment } from '../../../graphql/generated';
import { CaseMeaning } from './CaseMeaning';
import { CaseProgress } from './CaseProgress';
import { CaseSteps } from './CaseSteps';

export interface CasePartProps {
  violation: DetailedViolationFragment;
  /** Null without a case, and until it is known. */
  known: OwnCaseFragment | null;
}

/** What an own violation means, and where its case stands. */
export function CasePart({ violation, known }: CasePartProps) {
  return (
    <>
      <CaseMeaning violation={violation} known={known} />
      {known !== null && (
        <>
          <CaseProgress known={known} measuredAt={violation.startedAt} />
          <CaseSteps steps={known.steps} />
        </>
      )}
    </>
  );
}
