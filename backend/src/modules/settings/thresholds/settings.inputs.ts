import { REASON_MAX } from '@wakafine/domain/incidents/incidents';
import { LIMITS } from '@wakafine/domain/input/limits';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { IsLine, IsWhole } from '../../../platform/inputs/bounds';

@InputType({ description: 'New thresholds, km/h: whole numbers of 10-200 that rise.' })
export class SpeedThresholdsInput {
  @Field(() => Int, { description: 'From this speed on, km/h, the zone is CAUTION.' })
  @IsWhole(LIMITS.thresholdKmh)
  caution: number;

  @Field(() => Int, { description: 'From this speed on, km/h, the zone is WARNING.' })
  @IsWhole(LIMITS.thresholdKmh)
  warning: number;

  @Field(() => Int, { description: 'From this speed on, km/h, the zone is DANGER.' })
  @IsWhole(LIMITS.thresholdKmh)
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
  @IsLine({ min: 0, max: REASON_MAX })
  reason?: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Time when they come into force, not in the past and at most 90 days ahead. Left out: at once.',
  })
  effectiveAt?: Date | null;
}

@ArgsType()
export class SpeedThresholdsArgs {
  @Field(() => Int, { description: 'Speed at which CAUTION would begin, km/h.' })
  @IsWhole(LIMITS.thresholdKmh)
  caution: number;

  @Field(() => Int, { description: 'Speed at which WARNING would begin, km/h.' })
  @IsWhole(LIMITS.thresholdKmh)
  warning: number;

  @Field(() => Int, { description: 'Speed at which DANGER would begin, km/h.' })
  @IsWhole(LIMITS.thresholdKmh)
  danger: number;
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
