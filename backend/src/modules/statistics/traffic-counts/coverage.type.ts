import type { VehicleGroup } from '@wakafine/domain/segments/segment-filter';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { VehicleGroupEnum } from '../../vehicles/vehicle-group.type';

@ObjectType({ description: 'Share of the traffic that is seen, by counts of the last half year.' })
export class TrafficCoverage {
  @Field(() => Float, { description: 'Estimate, %.' })
  sharePercent: number;

  @Field(() => Float, { description: 'Lower end, between which and the upper one 95 % of it lies, %.' })
  lowPercent: number;

  @Field(() => Float, { description: 'Upper end, %.' })
  highPercent: number;

  @Field(() => Int, { description: 'Number of counts.' })
  counts: number;

  @Field(() => Int, { description: 'Vehicles that were counted in them.' })
  counted: number;
}

@ObjectType({ description: 'Vehicles that somebody counted at a segment, in both directions.' })
export class TrafficCount {
  @Field(() => ID, { description: 'Identifier.' })
  id: string;

  @Field(() => ID, { description: 'Segment, such as N3-022.' })
  segment: string;

  @Field(() => String, { description: 'Day in Douala, such as 2026-11-20.' })
  countedOn: string;

  @Field(() => Int, { description: 'First hour, 0-23.' })
  fromHour: number;

  @Field(() => Int, { description: 'Hour at which it ended, 1-24.' })
  untilHour: number;

  @Field(() => VehicleGroupEnum, { description: 'Vehicles that were counted.' })
  vehicleGroup: VehicleGroup;

  @Field(() => Int, { description: 'Number of them.' })
  vehicles: number;

  @Field(() => GraphQLDateTime, { description: 'Time when it was entered.' })
  enteredAt: Date;

  @Field(() => String, { nullable: true, description: 'User name of the staff; null where it is gone.' })
  enteredBy: string | null;

  @Field(() => Boolean, { description: 'Whether it was withdrawn and counts no more.' })
  isWithdrawn: boolean;
}

@ObjectType({ description: 'A count that was entered.' })
export class AddTrafficCountPayload {
  @Field(() => TrafficCount, { description: 'The count.' })
  count: TrafficCount;
}

@ObjectType({ description: 'A count that was withdrawn.' })
export class WithdrawTrafficCountPayload {
  @Field(() => TrafficCount, { description: 'The count.' })
  count: TrafficCount;
}
