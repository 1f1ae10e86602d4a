import { useIntl } from 'react-intl';
import { wayNames } from '../../../components/place/way-names';
import type { RouteMapPoint } from '../../../components/route-map/route-map-types';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import { RECEIPT_MESSAGES } from './messages';

/** Name of a trip by its first and last place in words, such as `Douala → Yaoundé`. */
export function useTripName(route: readonly RouteMapPoint[] | null): string {
  const { formatMessage } = useIntl();
  const [start, end] = wayNames(route ?? [], usePlaceText());
  if (start === undefined) {
    return formatMessage(RECEIPT_MESSAGES.noPlace);
  }
  return end === undefined
    ? formatMessage(RECEIPT_MESSAGES.around, { place: start })
    : formatMessage(RECEIPT_MESSAGES.trip, { start, end });
}
