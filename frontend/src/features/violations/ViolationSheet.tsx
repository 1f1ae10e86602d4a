import { Button, Flex } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, type To } from 'react-router-dom';
import { EmptyState } from '../../components/states/EmptyState';
import { NotLoaded } from '../../components/states/NotLoaded';
import { Sheet } from '../../components/surface/Sheet';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { DETAIL_MESSAGES } from '../../components/violation/detail-messages';
import { DetailActions } from '../../components/violation/DetailActions';
import { ViolationDetails } from '../../components/violation/details/ViolationDetails';
import { CasePart } from './case/CasePart';
import { ContestFooter } from './case/ContestFooter';
import { useOwnCase } from './case/useOwnCase';
import { useSealedEvidence } from './evidence/useSealedEvidence';
import {
  useViolationDetailQuery,
  type DetailedViolationFragment,
  type OwnCaseFragment,
} from '../../graphql/generated';
import { journeyPath, PATHS } from '../../lib/paths';
import { usePageTitle } from '../../lib/format/usePageTitle';
import { useViolationTitle } from './useViolationTitle';
import { useReachableAgain } from '../../lib/network/useReachableAgain';
import { violationAnchor } from '../../lib/violation-anchor';

export interface ViolationSheetProps {
  violationId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The details of one violation, over the page from which they were opened. */
export function ViolationSheet({ violationId, isOpen, onClose }: ViolationSheetProps) {
  const intl = useIntl();
  const { data, error, refetch } = useViolationDetailQuery({ variables: { id: violationId } });
  const retry = () => void refetch().catch(() => undefined);
  useReachableAgain(retry);
  const violation = data?.violation;
  usePageTitle(useViolationTitle(isOpen ? violation : null));
  const isOwn = violation?.isOwn === true && !violation.isClaimed;
  const { isKnown, known, verifyPath, proofId, reload } = useOwnCase(violationId, { isOwn });
  const evidence = useSealedEvidence(proofId);
  const isContestable = isOwn && isKnown && !violation.isWithdrawn;
  // One button is pinned, so that what was measured has the room on a small phone.
  const isContestPinned = isContestable && known?.mayContest !== false;
  const contest = isContestable && (
    <ContestFooter
      key={`contest_${violation.id}`}
      violation={violation}
      known={known}
      positions={evidence.sealed?.speeds?.points.length ?? null}
      onSent={reload}
    />
  );
  const actions = violation && (
    <DetailActions key={violation.id} violation={violation} onClose={onClose} isSecondary={isContestPinned} />
  );
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage(DETAIL_MESSAGES.title)}
      footer={
        violation && (
          <>
            {contest}
            {!isContestPinned && actions}
          </>
        )
      }
    >
      {violation && (
        <ViolationDetails
          violation={violation}
          routePath={ownRouteOf(violation)}
          caseNumber={known?.number ?? null}
          whyWithdrawn={whyWithdrawn(known)}
        >
          {isOwn && (
            <CasePart violation={violation} known={known} verifyPath={verifyPath} evidence={evidence} />
          )}
        </ViolationDetails>
      )}
      {isContestPinned && (
        <Flex direction="column" gap="2" mt="3">
          {actions}
        </Flex>
      )}
      {violation === null && <Missing />}
      {violation === undefined && error === undefined && <Loading />}
      {violation === undefined && error !== undefined && (
        <NotLoaded text={intl.formatMessage(DETAIL_MESSAGES.error)} onRetry={retry} headingLevel="h3" />
      )}
    </Sheet>
  );
}

/** Reason of the people who withdrew a violation, in their own words; null where late positions did. */
function whyWithdrawn(known: OwnCaseFragment | null): string | null {
  const kinds: readonly string[] = ['DECIDED', 'REFUSED', 'WITHDRAWN'];
  return known?.steps.findLast(({ kind, reason }) => kinds.includes(kind) && reason !== null)?.reason ?? null;
}

/** Only the one who drove has the route in this part of the app. */
function ownRouteOf({ id, journeyId, isOwn }: DetailedViolationFragment): To | undefined {
  return isOwn && journeyId !== null
    ? { pathname: journeyPath(journeyId), hash: violationAnchor(id) }
    : undefined;
}

function Missing() {
  const intl = useIntl();
  return (
    <EmptyState
      icon={SearchX}
      title={intl.formatMessage(DETAIL_MESSAGES.missing)}
      headingLevel="h3"
      action={
        <Button asChild variant="outline">
          <Link to={PATHS.violations}>{intl.formatMessage(DETAIL_MESSAGES.toList)}</Link>
        </Button>
      }
    />
  );
}

function Loading() {
  return (
    <Skeleton>
      <Flex direction="column" gap="3">
        <SkeletonBlock w="55%" />
        <SkeletonBlock h="48" />
        <SkeletonBlock h="24" />
        <SkeletonBlock h="64" />
      </Flex>
    </Skeleton>
  );
}
