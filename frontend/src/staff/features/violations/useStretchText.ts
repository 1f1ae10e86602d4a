import type { VehicleStretch } from '@wakafine/domain/segments/segment-stretch';
import { useIntl } from 'react-intl';
import { VEHICLE_GROUP_MESSAGES } from '../../kit/names/vehicle-group-messages';
import { FIGURE_FILTER_MESSAGES } from './messages';

/** Gives a stretch with its vehicles in words: `N3, km 80 to 160, buses`. */
export function useStretchText(): (stretch: VehicleStretch) => string {
  const { formatMessage, formatNumber } = useIntl();
  return ({ road, fromKm, toKm, vehicles }) =>
    formatMessage(FIGURE_FILTER_MESSAGES.stretchOf, {
      road,
      from: formatNumber(fromKm),
      to: formatNumber(toKm),
      vehicles: formatMessage(VEHICLE_GROUP_MESSAGES[vehicles]),
    });
}
