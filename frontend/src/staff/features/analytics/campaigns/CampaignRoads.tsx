import { Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Ban, Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../../components/surface/Card';
import type { CampaignResultQuery, CampaignRoadFieldsFragment } from '../../../../graphql/staff';
import { ROAD_DOUBT_MESSAGES, ROADS_MESSAGES } from './messages';
import { useCampaignTexts } from './useCampaignTexts';

const HEADS = ['road', 'before', 'during', 'verdict', 'why'] as const;

/** Roads that are compared with and those that are not, each with the reason. */
export function CampaignRoads({ result }: { result: CampaignResultQuery['campaignResult'] }) {
  const { formatMessage } = useIntl();
  const texts = useCampaignTexts();
  const { roads, withoutEach } = result;
  const used = roads.filter(({ doubt }) => doubt === null).length;
  const title = formatMessage(ROADS_MESSAGES.title);
  return (
    <Card borderRadius={{ md: '12px' }}>
      <Flex wrap="wrap" gap="2" align="baseline" mb="2">
        <Heading as="h2" textStyle="strong" fontWeight="bold">
          {title}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {formatMessage(ROADS_MESSAGES.counts, { used, refused: roads.length - used })}
        </Text>
      </Flex>
      <chakra.table display={{ base: 'block', md: 'table' }} w="full" textStyle="small" aria-label={title}>
        <chakra.thead display={{ base: 'none', md: 'table-header-group' }}>
          <tr>
            {HEADS.map((head) => (
              <chakra.th
                key={head}
                scope="col"
                textStyle="micro"
                color="fg.muted"
                textAlign="start"
                pe="4"
                py="1.5"
              >
                {formatMessage(ROADS_MESSAGES[head])}
              </chakra.th>
            ))}
          </tr>
        </chakra.thead>
        <chakra.tbody display={{ base: 'block', md: 'table-row-group' }}>
          {roads.map((road) => (
            <RoadRow key={road.road} road={road} />
          ))}
        </chakra.tbody>
      </chakra.table>
      {withoutEach.length > 0 && (
        <Box mt="3" textStyle="small">
          <Text fontWeight="bold">{formatMessage(ROADS_MESSAGES.withoutTitle)}</Text>
          {withoutEach.map(({ road, effect }) => {
            const { middle, low, high } = texts.range(effect);
            return (
              <Text key={road}>
                {formatMessage(ROADS_MESSAGES.without, { road, effect: middle, low, high })}
              </Text>
            );
          })}
        </Box>
      )}
    </Card>
  );
}

function RoadRow({ road }: { road: CampaignRoadFieldsFragment }) {
  const { formatMessage } = useIntl();
  const texts = useCampaignTexts();
  const why = useReason(road);
  const rate = (value: number | null): string => (value === null ? '–' : texts.tenth(value));
  const isUsed = road.doubt === null;
  const Mark = isUsed ? Check : Ban;
  return (
    <chakra.tr
      borderTopWidth="1px"
      h={{ md: '10' }}
      py={{ base: '2', md: '0' }}
      display={{ base: 'flex', md: 'table-row' }}
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
    >
      <chakra.th scope="row" textAlign="start" pe={{ md: '4' }}>
        {road.road}
      </chakra.th>
      <RateCell head="before">{rate(road.beforePer1000Km)}</RateCell>
      <RateCell head="during">{rate(road.duringPer1000Km)}</RateCell>
      <chakra.td pe={{ md: '4' }} whiteSpace="nowrap">
        <Flex align="center" gap="1.5" color={isUsed ? 'brand.fg' : 'fg'}>
          <Mark size={16} aria-hidden />
          {formatMessage(isUsed ? ROADS_MESSAGES.used : ROADS_MESSAGES.refused)}
        </Flex>
      </chakra.td>
      <chakra.td color="fg.muted" py={{ md: '1.5' }} minW={{ md: '12rem' }} flexBasis="full">
        {why}
      </chakra.td>
    </chakra.tr>
  );
}

/** A rate, on a phone with its name before it: there the heads are not shown. */
function RateCell({ head, children }: { head: 'before' | 'during'; children: string }) {
  const { formatMessage } = useIntl();
  return (
    <chakra.td pe={{ md: '4' }} whiteSpace="nowrap">
      <chakra.span display={{ md: 'none' }} color="fg.muted" me="1.5">
        {formatMessage(ROADS_MESSAGES[head])}
      </chakra.span>
      {children}
    </chakra.td>
  );
}

function useReason({ doubt, trend, growthPercent, limitsChangedAt }: CampaignRoadFieldsFragment): string {
  const { formatMessage, formatNumber } = useIntl();
  const texts = useCampaignTexts();
  const { middle, low, high } = trend === null ? { middle: '', low: '', high: '' } : texts.range(trend, 1);
  const values = {
    ...{ trend: middle, low, high },
    part: growthPercent === null ? '' : formatNumber(growthPercent / 100, { style: 'percent' }),
    day: limitsChangedAt === null ? '' : texts.date(limitsChangedAt),
  };
  if (doubt !== null) {
    return formatMessage(ROAD_DOUBT_MESSAGES[doubt], values);
  }
  return formatMessage(trend === null ? ROADS_MESSAGES.unknownTrend : ROADS_MESSAGES.parallel, values);
}
