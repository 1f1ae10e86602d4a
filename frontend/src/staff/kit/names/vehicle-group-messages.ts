import { defineTexts } from '../../../lib/i18n/define-texts';

/** Groups of vehicles that figures of segments are asked for. */
export const VEHICLE_GROUP_MESSAGES = defineTexts({
  ALL: {
    id: 'segments.vehicles.all',
    defaultMessage: 'all vehicles',
    description: 'Choice of the filter sentence',
  },
  CARS: {
    id: 'segments.vehicles.cars',
    defaultMessage: 'cars',
    description: 'Choice of the filter sentence',
  },
  BIKES: {
    id: 'segments.vehicles.bikes',
    defaultMessage: 'motorbikes',
    description: 'Choice of the filter sentence',
  },
  BUSES: {
    id: 'segments.vehicles.buses',
    defaultMessage: 'buses',
    description: 'Choice of the filter sentence',
  },
  LORRIES: {
    id: 'segments.vehicles.lorries',
    defaultMessage: 'lorries',
    description: 'Choice of the filter sentence',
  },
});
