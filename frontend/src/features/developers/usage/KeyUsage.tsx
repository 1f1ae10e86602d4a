import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { MINUTE_MS } from '@wakafine/domain/units';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { Card } from '../../../components/surface/Card';
import {
  useApiKeyUseByDayQuery,
  useApiKeyUseQuery,
  type ApiKeyRowFragment,
} from '../../../graphql/developers';
import { useNow } from '../../../lib/useNow';
import { USAGE_MESSAGES, USAGE_SPAN_MESSAGES } from './messages';
import { dayColumns, hourColumns, USAGE_SPANS, type UsageColumn, type UsageSpan } from './usage-columns';
import { UsageChart } from './UsageChart';
import { UsageTable } from './UsageTable';

export interface KeyUsageProps {
  apiKey: ApiKeyRowFragment;
  /** The span that is shown first. */
  first: UsageSpan;
}

/** Points that a key has spent: of today with what is left, and over hours or days as a chart or as a table. */
export function KeyUsage({ apiKey, first }: KeyUsageProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [span, setSpan] = useState<UsageSpan>(first);
  const [isTable, setIsTable] = useState(false);
  const nowMs = useNow(true, MINUTE_MS);
  const { columns, hasFailed, retry } = useColumns(apiKey.id, span, nowMs);
  const isByHour = span === 'TODAY';
  const left = Math.max(0, apiKey.pointsPerDay - apiKey.pointsToday);
  return (
    <Card display="flex" flexDirection="column" gap="2">
      <Flex align="center" gap="2">
        <Heading as="h2" textStyle="section" me="auto" minW="0" overflowWrap="anywhere">
          {formatMessage(USAGE_MESSAGES.ofKey, { name: apiKey.name })}
        </Heading>
        <Button variant="ghost" size="sm" onClick={() => setIsTable(!isTable)}>
          {formatMessage(isTable ? USAGE_MESSAGES.showChart : USAGE_MESSAGES.showTable)}
        </Button>
      </Flex>
      <Box>
        <Text textStyle="small" color="fg.muted">
          <chakra.b textStyle="title" color="fg">
            {formatNumber(apiKey.pointsToday)}
          </chakra.b>{' '}
          {formatMessage(USAGE_MESSAGES.ofToday, { limit: formatNumber(apiKey.pointsPerDay) })}
        </Text>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(USAGE_MESSAGES.left, { left: formatNumber(left) })}
        </Text>
      </Box>
      <Segmented
        label={formatMessage(USAGE_MESSAGES.span)}
        isLabelHidden
        isCompact
        isInPairs
        choices={USAGE_SPANS.map((value) => ({ value, label: formatMessage(USAGE_SPAN_MESSAGES[value]) }))}
        value={span}
        onChange={setSpan}
      />
      {columns === null && hasFailed && (
        <ErrorState text={formatMessage(USAGE_MESSAGES.failed)} onRetry={retry} />
      )}
      {columns === null && !hasFailed && (
        <Skeleton>
          <SkeletonBlock h="196px" />
        </Skeleton>
      )}
      {columns !== null &&
        (isTable ? (
          <UsageTable columns={columns} isByHour={isByHour} />
        ) : (
          <UsageChart columns={columns} isByHour={isByHour} nowMs={nowMs} />
        ))}
    </Card>
  );
}

interface Columns {
  /** Null until they are loaded. */
  columns: UsageColumn[] | null;
  hasFailed: boolean;
  retry: () => void;
}

function useColumns(keyId: string, span: UsageSpan, nowMs: number): Columns {
  const isByHour = span === 'TODAY';
  const hours = useApiKeyUseQuery({
    variables: { keyId },
    skip: !isByHour,
    fetchPolicy: 'cache-and-network',
  });
  const days = useApiKeyUseByDayQuery({
    variables: { keyId, days: Number(span) },
    skip: isByHour,
    fetchPolicy: 'cache-and-network',
  });
  const asked = isByHour ? hours : days;
  const byHour = hours.data?.apiKeyUse;
  const byDay = days.data?.apiKeyUseByDay;
  const shown = isByHour ? byHour && hourColumns(byHour, nowMs) : byDay && dayColumns(byDay);
  return {
    columns: shown ?? null,
    hasFailed: asked.error !== undefined,
    retry: () => void asked.refetch(),
  };
}
