import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { EmptyState } from '../../../components/states/EmptyState';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import type { IncidentSeverity } from '../../../graphql/generated';
import type { OverviewFragment, StaffIncidentFragment } from '../../../graphql/staff';
import { STAFF_PATHS } from '../../../lib/paths';
import { ExportButton } from '../../kit/exports/ExportButton';
import { IncidentCard } from '../../features/incidents/IncidentCard';
import { useTriage } from '../../features/incidents/useTriage';
import { SeverityCounts } from '../../kit/pieces/SeverityCounts';
import { NewRowsPill } from '../../kit/table/NewRowsPill';
import { INBOX_CARD_MESSAGES } from './messages';
import type { SteadyRows } from './useSteadyRows';

export interface OverviewIncidentsProps {
  incidents: SteadyRows<StaffIncidentFragment>;
  /** Those that are not closed; null before the first answer. */
  open: OverviewFragment['openIncidents'] | null;
  failure: string | null;
  onRetry: () => void;
}

/**
 * Latest incidents of citizens: the number of open ones by severity, and the ten most recent with View and
 * Resolve.
 */
export function OverviewIncidents({ incidents, open, failure, onRetry }: OverviewIncidentsProps) {
  const { formatMessage } = useIntl();
  const [severity, setSeverity] = useState<IncidentSeverity | null>(null);
  const { rows, arrivals } = incidents;
  return (
    <Card
      isFlush
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
      borderRadius={{ md: '12px' }}
      aria-label={formatMessage(INBOX_CARD_MESSAGES.title)}
    >
      <Flex
        align="center"
        wrap="wrap"
        columnGap="2"
        minH="12"
        ps="4"
        pe="2"
        pt={{ base: '2.5', md: '1' }}
        pb="1"
        flexShrink="0"
      >
        <Heading as="h2" textStyle="strong" fontWeight="bold" flex="1 1 8rem" py="1.5">
          {formatMessage(INBOX_CARD_MESSAGES.title)}
        </Heading>
        <NewRowsPill count={arrivals.count} onShow={arrivals.show} />
        <Flex ms="auto">
          <ExportButton kind="INCIDENTS" filter={{}} filterWords={[]} isQuiet />
        </Flex>
      </Flex>
      <Box px="2" pb="2" borderBottomWidth="1px" flexShrink="0">
        <SeverityCounts
          counts={{ HIGH: open?.high ?? 0, MEDIUM: open?.medium ?? 0, LOW: open?.low ?? 0 }}
          value={severity}
          onChange={setSeverity}
        />
      </Box>
      {failure !== null && <ErrorState text={failure} onRetry={onRetry} />}
      {failure === null && rows === null && <Waiting />}
      {rows !== null && <Rows incidents={incidents} severity={severity} />}
    </Card>
  );
}

function Rows({
  incidents: { rows, arrivals, change },
  severity,
}: Pick<OverviewIncidentsProps, 'incidents'> & { severity: IncidentSeverity | null }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const triage = useTriage((moved) => change(moved.id, () => moved));
  const shown = (rows ?? []).filter((incident) => severity === null || incident.severity === severity);
  if (shown.length === 0) {
    const title = severity === null ? INBOX_CARD_MESSAGES.empty : INBOX_CARD_MESSAGES.emptyHere;
    return <EmptyState icon={Inbox} title={formatMessage(title)} headingLevel="h3" />;
  }
  return (
    <>
      <chakra.ul
        listStyleType="none"
        flex="1"
        minH="0"
        overflowY={{ lg: 'auto' }}
        aria-label={formatMessage(INBOX_CARD_MESSAGES.title)}
      >
        {shown.map((incident) => (
          <chakra.li
            key={incident.id}
            px="4"
            py="2"
            borderBottomWidth="1px"
            bg={arrivals.freshKeys.has(incident.id) ? 'brand.subtle' : undefined}
            transition="background-color var(--wf-slow)"
          >
            <IncidentCard
              incident={incident}
              onView={() =>
                void navigate({ pathname: STAFF_PATHS.incidents, search: `?incident=${incident.id}` })
              }
              onResolve={() => triage.begin(incident, 'RESOLVED')}
            />
            {triage.failure?.incidentId === incident.id && (
              <Text role="alert" textStyle="small" color="danger.fg">
                {triage.failure.text}
              </Text>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {triage.dialogs}
    </>
  );
}

function Waiting() {
  return (
    <Skeleton>
      <Flex direction="column" gap="4" p="4">
        <SkeletonBlock h="20" />
        <SkeletonBlock h="20" />
        <SkeletonBlock h="20" />
      </Flex>
    </Skeleton>
  );
}
