import { Box, Text } from '@chakra-ui/react';
import { PASSAGES_MIN } from '@wakafine/domain/statistics/ranking';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { ChartCard } from '../../kit/charts/ChartCard';
import { violationRows } from '../../kit/violation-rows/violation-rows';
import { hotspotName, HotspotList } from './HotspotList';
import { HotspotMap } from './HotspotMap';
import { cellName, middleOf, per100Passages, roadOf, type Hotspot } from './hotspot-places';
import { ANALYTICS_MESSAGES, HOTSPOT_MESSAGES, READING_MESSAGES } from './messages';
import { HOTSPOT_ORDERS } from '@wakafine/domain/views/overview-sentence';
import { firstDayOf, type AnalyticsView } from './useAnalyticsView';
import { useFigureTexts } from './useFigureTexts';

/** Places with a number on the map and a line beside it; the table has all. */
const DRAWN = 10;

interface HotspotsCardProps {
  /** The worst first. */
  hotspots: readonly Hotspot[];
  view: AnalyticsView;
}

/** Places of about a kilometre with most violations, or with most for the journeys that come through. */
export function HotspotsCard({ hotspots, view }: HotspotsCardProps) {
  const { formatMessage, formatNumber } = useIntl();
  const texts = useFigureTexts();
  const title = formatMessage(HOTSPOT_MESSAGES.title);
  const otherRoads = formatMessage(ANALYTICS_MESSAGES.otherRoads);
  const none = formatMessage(view.order === 'passages' ? HOTSPOT_MESSAGES.noRate : HOTSPOT_MESSAGES.none, {
    least: PASSAGES_MIN,
  });
  const [worst] = hotspots;
  return (
    <Box gridColumn="1 / -1" minW="0">
      <ChartCard
        title={title}
        summary={
          worst === undefined
            ? `${title}. ${none}`
            : formatMessage(ANALYTICS_MESSAGES.highest, {
                title,
                label: hotspotName(worst, otherRoads),
                value: formatNumber(worst.violations),
              })
        }
        heads={texts.heads([
          'rank',
          'road',
          'lat',
          'lng',
          'violations',
          'incidents',
          'passages',
          'perPassage',
        ])}
        rows={hotspots.map((hotspot, index) => {
          const { lat, lng } = middleOf(hotspot);
          const { violations, incidents, passages } = hotspot;
          const road = roadOf(hotspot) ?? otherRoads;
          return [index + 1, road, lat, lng, violations, incidents, passages, per100Passages(hotspot)];
        })}
        readings={hotspots.slice(0, DRAWN).map((hotspot, index) => ({
          words: formatMessage(READING_MESSAGES.hotspot, {
            rank: index + 1,
            road: hotspotName(hotspot, otherRoads),
            violations: hotspot.violations,
            journeys: hotspot.passages,
          }),
          to: violationRows({ from: firstDayOf(view.days), cell: cellName(hotspot) }),
        }))}
        fileName="wakafine-hotspots"
        controls={
          <Box maxW={{ md: '28rem' }}>
            <Segmented
              label={formatMessage(HOTSPOT_MESSAGES.order)}
              isLabelHidden
              isCompact
              value={view.order}
              onChange={view.setOrder}
              choices={HOTSPOT_ORDERS.map((value) => ({
                value,
                label: formatMessage(HOTSPOT_MESSAGES[value]),
              }))}
            />
          </Box>
        }
        note={formatMessage(HOTSPOT_MESSAGES.fewPassages, { least: PASSAGES_MIN })}
      >
        {worst === undefined ? (
          <Text textStyle="small" color="fg.muted" py="10" textAlign="center">
            {none}
          </Text>
        ) : (
          <Box
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
            gap="4"
          >
            <HotspotMap hotspots={hotspots.slice(0, DRAWN)} order={view.order} />
            <HotspotList hotspots={hotspots.slice(0, DRAWN)} order={view.order} />
          </Box>
        )}
      </ChartCard>
    </Box>
  );
}
