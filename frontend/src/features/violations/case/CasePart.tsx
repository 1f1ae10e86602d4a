import { Link as TextLink } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { DetailedViolationFragment, OwnCaseFragment } from '../../../graphql/generated';
import { MEANING_MESSAGES } from './case-messages';
import { CaseMeaning } from './CaseMeaning';
import { CaseProgress } from './CaseProgress';
import { CaseSteps } from './CaseSteps';

export interface CasePartProps {
  violation: DetailedViolationFragment;
  /** Null without a case, and until it is known. */
  known: OwnCaseFragment | null;
  /** Page that checks its record in the signed log; null without one. */
  verifyPath: string | null;
}

/** Meaning of an own violation, the way to check its record, and the state of its case. */
export function CasePart({ violation, known, verifyPath }: CasePartProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <CaseMeaning violation={violation} known={known} />
      {verifyPath !== null && (
        <TextLink asChild color="brand.fg" textStyle="label" minH="12" alignSelf="center">
          <Link to={verifyPath}>{formatMessage(MEANING_MESSAGES.verify)}</Link>
        </TextLink>
      )}
      {known !== null && (
        <>
          <CaseProgress known={known} measuredAt={violation.startedAt} />
          <CaseSteps steps={known.steps} />
        </>
      )}
    </>
  );
}
