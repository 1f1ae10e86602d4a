import type { MessageDescriptor } from 'react-intl';
import type { TravelCategory, VehicleType } from '../graphql/generated';
import { defineTexts } from '../lib/i18n/define-texts';

/** Words of the vehicle types. */
export const VEHICLE_MESSAGES: Record<VehicleType, MessageDescriptor> = defineTexts({
  CAR: { id: 'journeys.vehicle.car', defaultMessage: 'Car', description: 'Vehicle type' },
  BUS: { id: 'journeys.vehicle.bus', defaultMessage: 'Bus', description: 'Vehicle type' },
  BIKE: { id: 'journeys.vehicle.bike', defaultMessage: 'Bike', description: 'Vehicle type: a motorbike' },
  TRAIN: { id: 'journeys.vehicle.train', defaultMessage: 'Train', description: 'Vehicle type' },
});

/** Words of the travel categories. */
export const CATEGORY_MESSAGES: Record<TravelCategory, MessageDescriptor> = defineTexts({
  PRIVATE: { id: 'journeys.category.private', defaultMessage: 'Private', description: 'Travel category' },
  PUBLIC: { id: 'journeys.category.public', defaultMessage: 'Public', description: 'Travel category' },
});
