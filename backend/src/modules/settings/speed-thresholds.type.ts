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
