import { Flex, Link as TextLink, Text } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useProofText } from '../../../components/violation/useProofText';
import { useViolationText } from '../../../components/violation/useViolationText';
import {
  useStaffJourneyDetailQuery,
  type StaffJourneyDetailQuery,
  type StaffJourneyFragment,
} from '../../../graphql/staff';
import { STAFF_PATHS } from '../../../lib/paths';
import { DetailSheet } from '../../kit/pieces/DetailSheet';
import type { RowNeighbours } from '../../kit/pieces/SheetNeighbours';
import { PlatesButton } from '../../kit/plates/PlatesButton';
import type { Plates } from '../../kit/plates/usePlates';
import { JourneyFacts } from './JourneyFacts';
import { JourneyFindings } from './JourneyFindings';
import { JOURNEY_COLUMN_MESSAGES, STAFF_JOURNEY_MESSAGES } from './messages';
import { StaffJourneyAlerts } from './StaffJourneyAlerts';
import { StaffJourneyMap } from './StaffJourneyMap';

type Detail = NonNullable<StaffJourneyDetailQuery['journey']>;

export interface StaffJourneySheetProps {
  /** Empty while none is open. */
  journeyId: string;
  /** The same journey in its last event. */
  moved: StaffJourneyFragment | null;
  plates: Plates;
  neighbours: RowNeighbours;
  onClose: () => void;
}

/** One journey as staff see it: its figures, its route, which grows while it is on, its violations, alerts and findings. */
export function StaffJourneySheet(props: StaffJourneySheetProps) {
  const { journeyId, moved, plates, neighbours, onClose } = props;
  const { formatMessage } = useIntl();
  const isOpen = journeyId !== '';
  const { data, error, refetch } = useStaffJourneyDetailQuery({
    variables: { id: journeyId },
    skip: !isOpen,
    fetchPolicy: 'no-cache',
  });
  const received = data?.journey;
  const journey: Detail | null | undefined = received && { ...received, ...moved };
  return (
    <DetailSheet
      isOpen={isOpen}
      onClose={onClose}
      title={formatMessage(STAFF_JOURNEY_MESSAGES.title)}
      neighbours={neighbours}
      titleMark={journey && <PlatesButton plates={plates} rows={[journey]} />}
    >
      {journey && data && (
        <Flex direction="column" gap="4" pb="4">
          <JourneyFacts journey={journey} plateText={plates.textOf(journey)} />
          <StaffJourneyMap journey={journey} thresholds={data.speedThresholds} />
          <JourneyViolations journey={journey} />
          <StaffJourneyAlerts alerts={journey.alerts} />
          <JourneyFindings findings={journey.findings} />
        </Flex>
      )}
      {journey === null && (
        <EmptyState icon={SearchX} title={formatMessage(STAFF_JOURNEY_MESSAGES.missing)} headingLevel="h3" />
      )}
      {journey === undefined && error === undefined && (
        <Skeleton>
          <Flex direction="column" gap="3">
            <SkeletonBlock h="24" />
            <SkeletonBlock h="20rem" />
          </Flex>
        </Skeleton>
      )}
      {journey === undefined && error !== undefined && (
        <ErrorState
          text={formatMessage(STAFF_JOURNEY_MESSAGES.failed)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </DetailSheet>
  );
}

/** The violations that the track shows, each a link to its details. */
function JourneyViolations({ journey }: { journey: Detail }) {
  const { formatMessage } = useIntl();
  const textOf = useViolationText();
  const proofText = useProofText();
  const violations = journey.violations.filter(({ isWithdrawn, isClaimed }) => !isWithdrawn && !isClaimed);
  if (violations.length === 0) {
    return null;
  }
  return (
    <Flex direction="column" gap="1">
      <Text as="h3" textStyle="section">
        {formatMessage(JOURNEY_COLUMN_MESSAGES.violations)}
      </Text>
      {violations.map((violation) => (
        <TextLink
          asChild
          key={violation.id}
          display="inline-flex"
          alignItems="center"
          color="brand.fg"
          minH="12"
          textStyle="label"
        >
          <Link to={{ pathname: STAFF_PATHS.violations, search: `?open=${violation.id}` }}>
            {`${textOf(violation)}. ${proofText(violation)}`}
          </Link>
        </TextLink>
      ))}
    </Flex>
  );
}
