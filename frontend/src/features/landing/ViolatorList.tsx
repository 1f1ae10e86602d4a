import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { reportSeverityOf } from '@wakafine/domain/violations/severity-scales';
import { ShieldCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorState } from '../../components/states/ErrorState';
import { SeverityBadge } from '../../components/zones/SeverityBadge';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { ViolatorStatusBadge } from '../../components/ViolatorStatusBadge';
import type { LandingQuery } from '../../graphql/generated';
import { VIOLATORS_MESSAGES } from './messages';
import type { LandingFigures } from './useLandingFigures';

type Violator = LandingQuery['topViolators'][number];

export interface ViolatorListProps {
  figures: LandingFigures;
  /** Number of vehicles at most. */
  length: number;
  /** Space left and right of a row: that of what it lies in. */
  edge?: '4' | '5';
}

/** The vehicles with most violations, or why there are none to see. */
export function ViolatorList({ figures, length, edge = '4' }: ViolatorListProps) {
  const intl = useIntl();
  const { data, hasFailed, retry } = figures;
  if (data === null) {
    return hasFailed ? (
      <ErrorState text={intl.formatMessage(VIOLATORS_MESSAGES.error)} onRetry={retry} />
    ) : (
      <ListSkeleton length={length} edge={edge} />
    );
  }
  if (data.topViolators.length === 0) {
    return (
      <EmptyState
        icon={ShieldCheck}
        title={intl.formatMessage(VIOLATORS_MESSAGES.none)}
        text={intl.formatMessage(VIOLATORS_MESSAGES.noneText)}
        headingLevel="h3"
      />
    );
  }
  return (
    <chakra.ol listStyleType="none">
      {data.topViolators.slice(0, length).map((violator) => (
        <ViolatorRow key={violator.id} violator={violator} edge={edge} />
      ))}
    </chakra.ol>
  );
}

function ViolatorRow({ violator, edge }: { violator: Violator; edge: string }) {
  const intl = useIntl();
  const { rank, registrationNumber, transportAgency, violationCount, severity, status } = violator;
  return (
    <Flex as="li" align="center" gap="3" minH="16" px={edge} py="3" borderTopWidth="1px">
      <Text as="span" textStyle="heading" w="22px" flexShrink="0" textAlign="center" color="fg.subtle">
        {rank}
      </Text>
      <Box flex="1" minW="0">
        <Text textStyle="strong">{transportAgency ?? intl.formatMessage(VIOLATORS_MESSAGES.noAgency)}</Text>
        <Text textStyle="plate" color="fg.muted">
          {registrationNumber}
        </Text>
      </Box>
      <Flex direction="column" align="flex-end" gap="1" flexShrink="0">
        <SeverityBadge severity={reportSeverityOf(severity)} />
        {status !== 'ACTIVE' && <ViolatorStatusBadge status={status} />}
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(VIOLATORS_MESSAGES.count, { count: violationCount })}
        </Text>
      </Flex>
    </Flex>
  );
}

function ListSkeleton({ length, edge }: { length: number; edge: string }) {
  return (
    <Skeleton>
      {Array.from({ length }, (_none, row) => (
        <Flex key={row} align="center" gap="3" h="72px" px={edge} borderTopWidth="1px">
          <SkeletonBlock w="22px" />
          <Box flex="1">
            <SkeletonBlock w="60%" mb="2" />
            <SkeletonBlock w="40%" h="4" />
          </Box>
          <SkeletonBlock w="72px" h="6" />
        </Flex>
      ))}
    </Skeleton>
  );
}
