import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ViolationSeverityEnum } from '../../violations/violation-enums.type';

@ObjectType({
  description:
    'An episode of displayed speed at or above the coaching threshold: it warned the driver, and is no violation. For the owner of the journey and staff.',
})
export class Alert {
  @Field(() => GraphQLDateTime, { description: 'First fix at or above the threshold.' })
  startedAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Last fix at or above the threshold; null while it is open.',
  })
  endedAt: Date | null;

  @Field(() => Float, { description: 'Highest displayed speed of a full window, km/h.' })
  peakKmh: number;

  @Field(() => Float, {
    description: 'Mean of its displayed speeds of full windows at or above the threshold, km/h.',
  })
  meanKmh: number;

  @Field(() => ViolationSeverityEnum, {
    description: 'Zone of the peak by the thresholds in force at the start.',
  })
  severity: ViolationSeverity;

  @Field(() => Float, { description: 'Of the place of the peak, degrees, -90 to 90.' })
  latitude: number;

  @Field(() => Float, { description: 'Of the place of the peak, degrees, -180 to 180.' })
  longitude: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Direction of travel from its first to its last fix, whole degrees clockwise from north, 0-359; null where these are less than 30 m apart, and where it was not stored.',
  })
  headingDeg: number | null;
}
