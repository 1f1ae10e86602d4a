import { Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../../components/surface/Card';
import type { SegmentPageQuery } from '../../../../../graphql/staff';
import { SEGMENT_PAGE_MESSAGES } from '../messages';

/** Limits along a segment, from its start to its end. */
export function LimitList({ limits }: { limits: SegmentPageQuery['segment']['limits'] }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Card borderRadius={{ md: '12px' }}>
      <Heading as="h2" textStyle="strong" fontWeight="bold" mb="1">
        {formatMessage(SEGMENT_PAGE_MESSAGES.limits)}
      </Heading>
      {limits.map(({ fromM, toM, limitKmh, placeName, isConfirmed }) => (
        <Text key={fromM} textStyle="small">
          {formatMessage(SEGMENT_PAGE_MESSAGES.limit, {
            from: formatNumber(fromM),
            to: formatNumber(toM),
            limit: formatNumber(limitKmh),
            place: placeName ?? formatMessage(SEGMENT_PAGE_MESSAGES.openRoad),
          })}
          {!isConfirmed && ` (${formatMessage(SEGMENT_PAGE_MESSAGES.unconfirmed)})`}
        </Text>
      ))}
    </Card>
  );
}
