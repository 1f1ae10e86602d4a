import { lengthSentence, TRACKER_NAME_LENGTH } from '@wakafine/domain/input/limits';
import { Field, InputType } from 'type-graphql';
import { IsLine } from '../../../platform/inputs/bounds';
import { IsAgency, IsPlate } from '../../../platform/inputs/named-bounds';
import type { TravelCategory } from '../../violations/vehicle-enums';
import type { VehicleType } from '../../vehicles/vehicle-types';
import { TravelCategoryEnum } from '../../violations/violation-enums.type';
import { VehicleTypeEnum } from '../../vehicles/vehicle-type.type';
import { TravellerRoleEnum } from '../journey.type';
import type { TravellerRole } from '../traveller-role';

@InputType({ description: 'A device that sends positions by itself, and the vehicle that it travels in.' })
export class CreateTrackerInput {
  @Field(() => String, { description: 'Name that its owner gives it: 1 to 40 characters.' })
  @IsLine(TRACKER_NAME_LENGTH, lengthSentence(TRACKER_NAME_LENGTH))
  name: string;

  @Field(() => VehicleTypeEnum, { description: 'Kind of vehicle.' })
  vehicleType: VehicleType;

  @Field(() => String, { description: '3 to 20 characters; stored as typed.' })
  @IsPlate()
  registrationNumber: string;

  @Field(() => TravelCategoryEnum, { description: 'Private travel or public transport.' })
  category: TravelCategory;

  @Field(() => String, { nullable: true, description: 'Required for PUBLIC: 2 to 80 characters.' })
  @IsAgency()
  transportAgency?: string | null;

  @Field(() => TravellerRoleEnum, {
    defaultValue: 'DRIVER',
    description: 'Role of the citizen in the vehicle.',
  })
  role: TravellerRole;
}
