import { Flex, Text } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { ReportViolation } from '../../../components/violation/ReportViolation';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { DETAIL_MESSAGES } from '../../../components/violation/detail-messages';
import { DetailActions } from '../../../components/violation/DetailActions';
import { ViolationDetails } from '../../../components/violation/details/ViolationDetails';
import { useStaffViolationDetailQuery } from '../../../graphql/staff';
import { STAFF_PATHS } from '../../../lib/paths';
import { DetailSheet } from '../../kit/pieces/DetailSheet';
import { BINDING_MESSAGES } from '../../kit/names/name-messages';
import type { RowNeighbours } from '../../kit/pieces/SheetNeighbours';
import { PlatesButton } from '../../kit/plates/PlatesButton';
import type { Plates } from '../../kit/plates/usePlates';
import { CrowdCard } from './CrowdCard';
import { Fact, FactCard } from '../../../components/violation/FactCard';
import type { ViolationBinding } from '../../../graphql/staff';
import { VIOLATION_LEVEL_MESSAGES } from './messages';
import { OpenCase } from './OpenCase';

export interface StaffViolationSheetProps {
  /** Empty while none is open. */
  violationId: string;
  plates: Plates;
  neighbours: RowNeighbours;
  onClose: () => void;
}

/** All that is known of one violation, with the way to its journey; reports it, and has a report made of it. */
export function StaffViolationSheet(props: StaffViolationSheetProps) {
  const { violationId, plates, neighbours, onClose } = props;
  const { formatMessage } = useIntl();
  const isOpen = violationId !== '';
  const { data, error, refetch } = useStaffViolationDetailQuery({
    variables: { id: violationId },
    skip: !isOpen,
  });
  const violation = data?.violation;
  return (
    <DetailSheet
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(DETAIL_MESSAGES.title)}
      neighbours={neighbours}
      titleMark={violation && <PlatesButton plates={plates} rows={[violation]} />}
      footer={
        violation && (
          // Two lines where words are short enough; the message of an act has a line of its own.
          <Flex
            wrap="wrap"
            gap="2"
            css={{
              '& > *': { flex: '1 1 auto' },
              '& > [role=alert], & > a': { flexBasis: 'full' },
              '& button, & a': { px: '3', fontSize: { base: '0.875rem', md: '1rem' } },
            }}
          >
            {!violation.isClaimed && <ReportViolation violation={violation} isWide />}
            {violation.binding === 'BOUND' && <OpenCase violationId={violation.id} />}
            <DetailActions key={violation.id} violation={violation} onClose={onClose} />
          </Flex>
        )
      }
    >
      {violation && (
        <Flex direction="column" gap="3">
          <ViolationDetails
            violation={{ ...violation, registrationNumber: plates.textOf(violation) }}
            routePath={{ pathname: STAFF_PATHS.journeys, search: `?open=${violation.journeyId}` }}
          />
          {violation.binding && <LevelCard binding={violation.binding} />}
          {violation.crowdVerdict && <CrowdCard verdict={violation.crowdVerdict} />}
        </Flex>
      )}
      {violation === null && (
        <EmptyState icon={SearchX} title={formatMessage(DETAIL_MESSAGES.missing)} headingLevel="h3" />
      )}
      {violation === undefined && error === undefined && (
        <Skeleton>
          <Flex direction="column" gap="3">
            <SkeletonBlock w="55%" />
            <SkeletonBlock h="48" />
            <SkeletonBlock h="64" />
          </Flex>
        </Skeleton>
      )}
      {violation === undefined && error !== undefined && (
        <ErrorState
          text={formatMessage(DETAIL_MESSAGES.error)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </DetailSheet>
  );
}

/** Certainty of the vehicle of a violation: anybody can type the plate and the agency of another. */
function LevelCard({ binding }: { binding: ViolationBinding }) {
  const { formatMessage } = useIntl();
  return (
    <FactCard
      title={VIOLATION_LEVEL_MESSAGES.title}
      footer={
        <Text textStyle="small" color="fg.muted">
          {formatMessage(VIOLATION_LEVEL_MESSAGES[`${binding}Text`])}
        </Text>
      }
    >
      <Fact label={VIOLATION_LEVEL_MESSAGES.level} isWide>
        {formatMessage({ ...BINDING_MESSAGES, ...VIOLATION_LEVEL_MESSAGES }[binding])}
      </Fact>
    </FactCard>
  );
}
