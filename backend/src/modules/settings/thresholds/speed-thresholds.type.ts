import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Speeds in km/h at which the zones begin; rising.' })
export class SpeedThresholds {
  @Field(() => Int, { description: 'From this speed on, km/h, the zone is CAUTION.' })
  caution: number;

  @Field(() => Int, { description: 'From this speed on, km/h, the zone is WARNING.' })
  warning: number;

  @Field(() => Int, { description: 'From this speed on, km/h, the zone is DANGER.' })
  danger: number;
}

@ObjectType({ description: 'Effect of thresholds on the violations of the last 90 days.' })
export class SpeedThresholdsPreview {
  @Field(() => Int, { description: 'Violations of the last 90 days.' })
  total: number;

  @Field(() => Int, { description: 'Number of them that would have another severity, or be none.' })
  changed: number;

  @Field(() => Int, {
    description: 'Number of them that would be none: only where the caution threshold is the limit.',
  })
  dropped: number;
}
