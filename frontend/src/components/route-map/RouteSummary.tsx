import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format/format';
import { ZONE_MESSAGES } from '../messages';
import { ZONE_NAMES } from '../zones/zone-names';
import { ROUTE_MAP_MESSAGES } from './messages';
import { worldPlaceOf } from './projection';
import type { RouteMapPoint } from './route-map-types';
import { distancesByZoneM } from './route-summary';
import { stretchesOf } from './stretches';

/** The route in words, for those who do not see the drawing. */
export function RouteSummary({ id, route }: { id: string; route: readonly RouteMapPoint[] }) {
  const intl = useIntl();
  const formats = useFormats();
  const [start, end] = [route[0], route.at(-1)];
  return (
    <chakra.p id={id} srOnly>
      {start && end
        ? intl.formatMessage(ROUTE_MAP_MESSAGES.summary, {
            start: formats.time(start.recordedAt),
            end: formats.time(end.recordedAt),
            distances: distances(),
          })
        : intl.formatMessage(ROUTE_MAP_MESSAGES.empty)}{' '}
      {intl.formatMessage(ROUTE_MAP_MESSAGES.keys)}
    </chakra.p>
  );

  function distances(): string {
    const places = route.map((point) => worldPlaceOf(point, start?.lng));
    const parts = [...distancesByZoneM(places, stretchesOf(route))].map(([kind, distanceM]) =>
      intl.formatMessage(ROUTE_MAP_MESSAGES.stretch, {
        zone: intl.formatMessage(kind === 'GAP' ? ROUTE_MAP_MESSAGES.gap : ZONE_MESSAGES[ZONE_NAMES[kind]]),
        distance: formats.distance(distanceM / 1_000),
      }),
    );
    return intl.formatList(parts, { type: 'unit' });
  }
}
