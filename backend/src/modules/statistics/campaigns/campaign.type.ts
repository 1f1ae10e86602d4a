import { CAMPAIGN_KINDS } from '@wakafine/domain/campaigns/campaign-rules';
import type { CampaignKind } from '@wakafine/domain/campaigns/campaign-rules';
import type { VehicleGroup } from '@wakafine/domain/segments/segment-filter';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../../platform/described-enum';
import { VehicleGroupEnum } from '../../vehicles/vehicle-group.type';

export const CampaignKindEnum = describedEnum(CAMPAIGN_KINDS, {
  name: 'CampaignKind',
  description: 'Kind of a campaign on a road.',
  values: {
    SIGNS: 'Signs along the road.',
    PATROLS: 'Posts and patrols.',
    RADAR: 'Radar, standing or moved.',
    ROADWORKS: 'Works on the road itself, such as humps.',
    TEACHING: 'Teaching drivers and agencies.',
    OTHER: 'Anything else.',
  },
});

@ObjectType({ description: 'A change of a campaign after it was registered.' })
export class CampaignChange {
  @Field(() => GraphQLDateTime, { description: 'Time of the change.' })
  changedAt: Date;

  @Field(() => String, { nullable: true, description: 'User name of the staff; null where it is gone.' })
  changedBy: string | null;

  @Field(() => [String], {
    description: 'Names of the members that changed: name, weeks, goalPercent, costXaf, isWithdrawn.',
  })
  members: string[];

  @Field(() => Int, { nullable: true, description: 'Goal before, %; null where it did not change.' })
  goalPercentBefore: number | null;

  @Field(() => String, { description: 'Reason.' })
  reason: string;

  @Field(() => Boolean, { description: 'Whether goal or weeks were changed after the start.' })
  isLate: boolean;
}

@ObjectType({ description: 'A campaign on a stretch of a main road, with the goal that was set for it.' })
export class Campaign {
  @Field(() => ID, { description: 'Identifier.' })
  id: string;

  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => CampaignKindEnum, { description: 'Its kind.' })
  kind: CampaignKind;

  @Field(() => String, { description: 'Its road, such as N3.' })
  road: string;

  @Field(() => Float, { description: 'Its beginning, km from the start of the road.' })
  fromKm: number;

  @Field(() => Float, { description: 'Its end, km from the start of the road.' })
  toKm: number;

  @Field(() => Int, { description: 'Segments whose middle lies between them.' })
  segmentCount: number;

  @Field(() => VehicleGroupEnum, { description: 'Vehicles whose rate it is judged by.' })
  vehicles: VehicleGroup;

  @Field(() => String, { description: 'Its first day, such as 2026-11-20.' })
  startsOn: string;

  @Field(() => Int, { description: 'Weeks over which it is judged.' })
  weeks: number;

  @Field(() => Int, { description: 'Change of the rate that is aimed at, %: below 0.' })
  goalPercent: number;

  @Field(() => Int, { nullable: true, description: 'Cost, XAF; null: not said.' })
  costXaf: number | null;

  @Field(() => GraphQLDateTime, { description: 'Time when it was registered.' })
  registeredAt: Date;

  @Field(() => String, { nullable: true, description: 'User name of the staff; null where it is gone.' })
  registeredBy: string | null;

  @Field(() => Int, {
    description: 'Whole days from when it was registered to its start; below 0: it had begun already.',
  })
  daysAhead: number;

  @Field(() => Boolean, { description: 'Whether it was withdrawn: entered by mistake, or never begun.' })
  isWithdrawn: boolean;

  @Field(() => Int, { description: 'Rises with every change.' })
  version: number;

  @Field(() => [CampaignChange], { description: 'Its changes, oldest first.' })
  changes: CampaignChange[];
}
