import { registerEnumType } from 'type-graphql';
import { enumOf } from '../../platform/enum-of';
import { VEHICLE_TYPES } from './vehicle-types';

export const VehicleTypeEnum = enumOf(VEHICLE_TYPES);
registerEnumType(VehicleTypeEnum, { name: 'VehicleType', description: 'Kind of vehicle.' });
