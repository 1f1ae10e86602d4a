import { LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import { registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/enum-of';
import { VEHICLE_TYPES } from './vehicle-types';

export const VehicleTypeEnum = enumOf(VEHICLE_TYPES);
registerEnumType(VehicleTypeEnum, { name: 'VehicleType', description: 'Kind of vehicle.' });

export const LimitedClassEnum = enumOf(LIMITED_CLASSES);
registerEnumType(LimitedClassEnum, {
  name: 'LimitedClass',
  description: 'Class of vehicle that limits differ for; the heavy ones where staff entered the weight.',
});
