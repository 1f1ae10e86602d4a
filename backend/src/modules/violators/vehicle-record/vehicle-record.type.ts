import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Rate } from '../../statistics/rate.type';
import type { JourneyBinding } from '../../violations/vehicle-enums';
import { JourneyBindingEnum } from '../../journeys/journey.type';
import type { VehicleLevelRow } from './vehicle-record.queries';

@ObjectType({ description: 'Journeys of a vehicle that are bound to it by the same.' })
export class VehicleLevel implements Omit<VehicleLevelRow, 'latestDayMs'> {
  @Field(() => JourneyBindingEnum, { description: 'Level of their binding.' })
  level: JourneyBinding;

  @Field(() => Int, { description: 'Number of the journeys.' })
  journeys: number;

  @Field(() => Int, { description: 'Number of the accounts that drove them; erased accounts are none.' })
  accounts: number;

  @Field(() => GraphQLDateTime, {
    description:
      'Beginning of the day in Douala on which the latest of them started; no time of anybody’s journey.',
  })
  latestDay: Date;
}

@ObjectType({
  description: 'Levels of binding of a vehicle, its coverage, and its rate among all.',
})
export class VehicleRecord {
  @Field(() => ID, { description: 'Stable identifier of the vehicle.' })
  vehicleId: string;

  @Field(() => [VehicleLevel], {
    description:
      'By what its journeys are bound to it, the weakest first; levels without a journey are left out.',
  })
  levels: VehicleLevel[];

  @Field(() => Int, { description: 'Days of judgedKm and unobservedShare.' })
  days: number;

  @Field(() => Float, {
    description:
      'Way of these days that its enrolled devices drove under confirmed limits and that could have shown a violation, km.',
  })
  judgedKm: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Share of the time of its bound journeys of these days in which no violation could have been proven, 0 to 1. Unobserved is never read as good. Null without such a journey.',
  })
  unobservedShare: number | null;

  @Field(() => Rate, {
    nullable: true,
    description:
      'Violations above confirmed limits that its enrolled devices recorded, over all that is stored, shrunk to the other vehicles; null below 200 km or without any, which is too little to compare.',
  })
  rate: Rate | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Rate of all other vehicles together, violations for each 1,000 km, at least 0.05; null before any has driven.',
  })
  peersPer1000Km: number | null;

  @Field(() => Int, {
    description:
      'Number of the vehicles with 200 km under confirmed limits, with violations or without. Up to an hour old.',
  })
  comparedCount: number;

  @Field(() => [Float], {
    description:
      'Rates of these vehicles, shrunk to each other, violations for each 1,000 km, the lowest first: of at most 100 vehicles each, of more the middle of each hundredth part.',
  })
  comparedPer1000Km: number[];
}
