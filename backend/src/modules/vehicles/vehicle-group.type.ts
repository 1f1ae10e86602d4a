import { VEHICLE_GROUPS } from '@wakafine/domain/segments/segment-filter';
import { describedEnum } from '../../platform/described-enum';

export const VehicleGroupEnum = describedEnum(VEHICLE_GROUPS, {
  name: 'VehicleGroup',
  description: 'Vehicles that figures of segments are asked for.',
  values: {
    ALL: 'All of them.',
    CARS: 'Cars.',
    BIKES: 'Motorbikes.',
    BUSES: 'Buses of any weight.',
    LORRIES: 'Lorries and heavy trailers.',
  },
});
