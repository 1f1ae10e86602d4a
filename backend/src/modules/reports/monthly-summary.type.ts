import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { DayScalar } from '../../platform/day.scalar';
import { CategoryBreakdown, SeverityBreakdown } from './build/report.type';

@ObjectType({ description: 'One day of a month, by the calendar of Africa/Douala.' })
export class DaySummary {
  @Field(() => DayScalar, { description: 'Such as 2026-11-20.' })
  date: string;

  @Field(() => Int, { description: 'Ended journeys that began on it.' })
  journeys: number;

  @Field(() => Float, { description: 'Their distance, km.' })
  distanceKm: number;

  @Field(() => SeverityBreakdown, { description: 'Violations that began on it.' })
  violations: SeverityBreakdown;
}

@ObjectType({ description: 'One month of driving, by the calendar of Africa/Douala.' })
export class MonthlySummary {
  @Field(() => String, { description: 'Such as 2026-11.' })
  month: string;

  @Field(() => GraphQLDateTime, { description: 'Time when it begins.' })
  from: Date;

  @Field(() => GraphQLDateTime, { description: 'Time when the next one begins.' })
  until: Date;

  @Field(() => Int, { description: 'Ended journeys that began in it.' })
  totalJourneys: number;

  @Field(() => Float, { description: 'Their distance, km.' })
  totalDistanceKm: number;

  @Field(() => Float, { description: 'Their distance over their moving time, km/h; 0 without one.' })
  averageSpeedKmh: number;

  @Field(() => Float, { nullable: true, description: 'Their highest speed, km/h; null where none is known.' })
  maxSpeedKmh: number | null;

  @Field(() => Float, { description: 'Share of them without a violation, 0-100; 100 without one.' })
  safeDrivingPercentage: number;

  @Field(() => Int, { description: 'Counted violations that began in it.' })
  totalViolations: number;

  @Field(() => Int, { description: 'Those of the month before.' })
  violationsOfMonthBefore: number;

  @Field(() => SeverityBreakdown, { description: 'The violations by severity.' })
  severityBreakdown: SeverityBreakdown;

  @Field(() => CategoryBreakdown, { description: 'The violations by travel category.' })
  categoryBreakdown: CategoryBreakdown;

  @Field(() => [DaySummary], { description: 'Every day of the month, the first one first.' })
  days: DaySummary[];
}
