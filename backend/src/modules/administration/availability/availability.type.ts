import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../../platform/day.scalar';

/** Minutes that were measured, by what the service did in them. */
@ObjectType()
abstract class MeasuredMinutes {
  @Field(() => Int, { description: 'Minutes in which the service served in full.' })
  servedMinutes: number;

  @Field(() => Int, { description: 'Minutes in which the service answered and refused to store anything.' })
  degradedMinutes: number;

  @Field(() => Int, { description: 'Minutes in which the service was away.' })
  awayMinutes: number;
}

@ObjectType({ description: 'A day of the service. Without measured minutes it was not measured.' })
export class ServiceDay extends MeasuredMinutes {
  @Field(() => DayScalar, { description: 'The day, such as 2026-11-20.' })
  day: string;

  @Field(() => Int, {
    description: 'Minutes of the day that were measured, 0-1440: the sum of the other three.',
  })
  measuredMinutes: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Share of the measured minutes in which it served in full, %; null for a day that was not measured.',
  })
  servedPercent: number | null;
}

@ObjectType({ description: 'Availability of the service over the last 90 days, today among them.' })
export class ServiceAvailability extends MeasuredMinutes {
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Begin of the first measured minute of these days, UTC; minutes before it are unknown. Null before the first.',
  })
  measuredSince: Date | null;

  @Field(() => Int, {
    description: 'Minutes that were measured and are over: the sum of the other three.',
  })
  measuredMinutes: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Share of the measured minutes in which it served in full, %; null before any was measured.',
  })
  servedPercent: number | null;

  @Field(() => [ServiceDay], {
    description:
      'All 90 days of Africa/Douala, oldest first; the last one is today, without the minute under way.',
  })
  days: ServiceDay[];
}
