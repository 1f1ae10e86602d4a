import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { TravelCategory } from '../../violations/vehicle-enums';
import type { VehicleType } from '../../vehicles/vehicle-types';
import { TravelCategoryEnum } from '../../violations/violation-enums.type';
import { VehicleTypeEnum } from '../../vehicles/vehicle-type.type';
import { TravellerRoleEnum } from '../journey.type';
import type { TravellerRole } from '../traveller-role';

@ObjectType({
  description: 'A device of a citizen that sends positions by itself, also with its screen off.',
})
export class Tracker {
  @Field(() => ID, { description: 'Identifier; it opens nothing.' })
  id: string;

  @Field(() => String, { description: 'Name given by its owner.' })
  name: string;

  @Field(() => VehicleTypeEnum, { description: 'Kind of vehicle of its journeys.' })
  vehicleType: VehicleType;

  @Field(() => String, { description: 'Plate of its journeys, as typed.' })
  registrationNumber: string;

  @Field(() => TravelCategoryEnum, { description: 'Private travel or public transport.' })
  category: TravelCategory;

  @Field(() => String, { nullable: true, description: 'Transport agency; null for private travel.' })
  transportAgency: string | null;

  @Field(() => TravellerRoleEnum, { description: 'Role of the citizen in the vehicle.' })
  role: TravellerRole;

  @Field(() => Date, { description: 'Time when it was set up.' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'Time when it was last heard of; null before the first time.',
  })
  lastReceivedAt: Date | null;

  @Field(() => Int, {
    description:
      'Positions that were not recorded: more than 7 days old, within a journey of another device, or of a journey that accepts no more.',
  })
  passedOver: number;
}

@ObjectType({ description: 'The new tracker, and its token, which is shown this once.' })
export class CreateTrackerPayload {
  @Field(() => Tracker, { description: 'The tracker.' })
  tracker: Tracker;

  @Field(() => String, {
    description: 'Authorises nothing but the recording of positions; the server stores only its hash.',
  })
  token: string;

  @Field(() => String, { description: 'Path for OsmAnd and Traccar clients, with the token as `id`.' })
  osmAndPath: string;

  @Field(() => String, { description: 'Path for OwnTracks in HTTP mode, with the token.' })
  ownTracksPath: string;
}
