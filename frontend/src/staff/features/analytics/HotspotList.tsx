import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { ChartMark } from '../../kit/charts/reading/ChartMark';
import { middleOf, per100Passages, roadOf, type Hotspot } from './hotspot-places';
import { ANALYTICS_MESSAGES, HOTSPOT_MESSAGES } from './messages';
import { roadName } from './road-names';
import type { HotspotOrder } from '@wakafine/domain/views/overview-sentence';

interface HotspotListProps {
  hotspots: readonly Hotspot[];
  order: HotspotOrder;
}

/** Meaning of the numbers on the map. */
export function HotspotList({ hotspots, order }: HotspotListProps) {
  const { formatMessage, formatNumber } = useIntl();
  const otherRoads = formatMessage(ANALYTICS_MESSAGES.otherRoads);
  return (
    <chakra.ol listStyleType="none" textStyle="small">
      {hotspots.map((hotspot, index) => {
        const rate = per100Passages(hotspot);
        const count = formatMessage(HOTSPOT_MESSAGES.count, { count: hotspot.violations });
        const value =
          rate === null ? null : formatMessage(HOTSPOT_MESSAGES.rate, { value: formatNumber(rate) });
        return (
          <chakra.li key={`${hotspot.south} ${hotspot.west}`} borderTopWidth={index === 0 ? '0' : '1px'}>
            <ChartMark
              index={index}
              w="full"
              display="grid"
              gridTemplateColumns="1.75rem 1fr auto"
              columnGap="2"
              py="1.5"
            >
              <chakra.b>{formatNumber(index + 1)}</chakra.b>
              <chakra.span minW="0">
                {hotspotName(hotspot, otherRoads)}
                <chakra.span display="block" color="fg.muted">
                  {cellText(hotspot)}
                </chakra.span>
              </chakra.span>
              <chakra.span textAlign="end">
                <chakra.b display="block">{order === 'passages' && value !== null ? value : count}</chakra.b>
                {hotspot.passages > 0 && (
                  <chakra.span display="block" color="fg.muted">
                    {formatMessage(HOTSPOT_MESSAGES.exposure, { count: hotspot.passages })}
                  </chakra.span>
                )}
              </chakra.span>
            </ChartMark>
          </chakra.li>
        );
      })}
    </chakra.ol>
  );
}

/** A place by its road. */
export function hotspotName(hotspot: Hotspot, otherRoads: string): string {
  const road = roadOf(hotspot);
  return road === null ? otherRoads : roadName(road);
}

/** The middle of a cell, as exact as a cell is. */
function cellText(hotspot: Hotspot): string {
  const { lat, lng } = middleOf(hotspot);
  return `${lat.toFixed(3)}, ${lng.toFixed(3)}`;
}
