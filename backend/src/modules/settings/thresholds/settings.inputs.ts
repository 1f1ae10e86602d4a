import { GraphQLDateTime } from 'graphql-scalars';
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

  @Field(() => String, {
    nullable: true,
    description: 'Reason for the change, up to 500 characters; stored in the audit log.',
  })
  reason?: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Time when they come into force, not in the past and at most 90 days ahead. Left out: at once.',
  })
  effectiveAt?: Date | null;
}

@InputType({ description: 'New sound, vibration and notices of alerts.' })
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
