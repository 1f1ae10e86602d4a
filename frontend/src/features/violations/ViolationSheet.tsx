import { Button, Flex, Text } from '@chakra-ui/react';
import { Info, SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { Sheet } from '../../components/Sheet';
import { Skeleton, SkeletonBlock } from '../../components/Skeleton';
import { useViolationDetailQuery, type DetailedViolationFragment } from '../../graphql/generated';
import { PATHS } from '../../lib/paths';
import { DETAIL_MESSAGES } from './detail-messages';
import { DetailActions } from './DetailActions';
import { FineCard } from './FineCard';
import { PlaceFacts } from './PlaceFacts';
import { AgencyFacts, VehicleFacts } from './VehicleFacts';
import { ViolationFacts } from './ViolationFacts';
import { ViolationHead } from './ViolationHead';

export interface ViolationSheetProps {
  violationId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The details of one violation, over the page from which they were opened. */
export function ViolationSheet({ violationId, isOpen, onClose }: ViolationSheetProps) {
  const intl = useIntl();
  const { data, error, refetch } = useViolationDetailQuery({ variables: { id: violationId } });
  const violation = data?.violation;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage(DETAIL_MESSAGES.title)}
      footer={violation && <DetailActions key={violation.id} violation={violation} onClose={onClose} />}
    >
      {violation && <Details violation={violation} />}
      {violation === null && <Missing />}
      {violation === undefined && error === undefined && <Loading />}
      {violation === undefined && error !== undefined && (
        <ErrorState
          text={intl.formatMessage(DETAIL_MESSAGES.error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Sheet>
  );
}

function Details({ violation }: { violation: DetailedViolationFragment }) {
  const intl = useIntl();
  return (
    <Flex direction="column" gap="3">
      <div>
        <Text role="status" textStyle="small" color="fg.muted">
          {intl.formatMessage(DETAIL_MESSAGES.viewing, { id: violation.id })}
        </Text>
        <ViolationHead violation={violation} />
      </div>
      {violation.isWithdrawn && <Withdrawn />}
      <VehicleFacts violation={violation} />
      <AgencyFacts violation={violation} />
      <ViolationFacts violation={violation} />
      <PlaceFacts violation={violation} />
      <FineCard violation={violation} />
    </Flex>
  );
}

function Withdrawn() {
  const intl = useIntl();
  return (
    <Flex gap="2.5" p="3" bg="info.subtle" borderRadius="control" textStyle="small">
      <Flex color="info.fg" aria-hidden>
        <Info size={20} />
      </Flex>
      <Text flex="1">{intl.formatMessage(DETAIL_MESSAGES.withdrawn)}</Text>
    </Flex>
  );
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
