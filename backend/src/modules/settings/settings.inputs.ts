import { Field, InputType, Int } from 'type-graphql';

@InputType({ description: 'New thresholds, km/h: whole numbers of 10-200 that rise.' })
export class SpeedThresholdsInput {
  @Field(() => Int, { description: 'From this speed on, km/h, the zone is CAUTION.' })
  caution: number;

  @Field(() => Int, { description: 'From this speed on, km/h, the zone is WARNING.' })
  warning: number;

  @Field(() => Int, { description: 'From this speed on, km/h, the zone is DANGER.' })
  danger: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change rests on; another is a CONFLICT. Left out: whichever is there.',
  })
  version?: number | null;
}

@InputType({ description: 'How alerts are to reach people.' })
export class AlertSettingsInput {
  @Field(() => Boolean, { description: 'Whether alerts sound.' })
  sound: boolean;

  @Field(() => Boolean, { description: 'Whether phones vibrate.' })
  vibration: boolean;

  @Field(() => Boolean, { description: 'Whether phones show a notification.' })
  notification: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The version that the change rests on; another is a CONFLICT. Left out: whichever is there.',
  })
  version?: number | null;
}
