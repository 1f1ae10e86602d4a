import { LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import { describedEnum } from '../../platform/described-enum';
import { VEHICLE_TYPES } from './vehicle-types';

export const VehicleTypeEnum = describedEnum(VEHICLE_TYPES, {
  name: 'VehicleType',
  description: 'Kind of vehicle.',
  values: {
    CAR: 'Car.',
    BUS: 'Bus or minibus.',
    BIKE: 'Motorcycle.',
    TRAIN: 'Train; nobody is accused in it.',
  },
});

export const LimitedClassEnum = describedEnum(LIMITED_CLASSES, {
  name: 'LimitedClass',
  description: 'Class of vehicle that limits differ for; the heavy ones where staff entered the weight.',
  values: {
    BIKE: 'Motorcycle.',
    CAR: 'Car.',
    BUS: 'Bus of unknown weight.',
    BUS_OVER_3_5T: 'Bus of more than 3.5 t.',
    BUS_OVER_12_5T: 'Bus of more than 12.5 t.',
    LORRY_OVER_3_5T: 'Lorry of more than 3.5 t.',
    LORRY_OVER_12T: 'Lorry of more than 12 t.',
    TRAILER_OVER_0_75T: 'With a trailer of more than 0.75 t.',
  },
});
