import { CAMPAIGN_BOUNDS, CAMPAIGN_DAY_SENTENCE } from '@wakafine/domain/campaigns/campaign-rules';
import type { CampaignKind } from '@wakafine/domain/campaigns/campaign-rules';
import type { VehicleGroup } from '@wakafine/domain/segments/segment-filter';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { IsLine, IsUuidText, IsWhole, IsWithin } from '../../../platform/inputs/bounds';
import { IsDay, IsRoadNumber } from '../../../platform/inputs/named-bounds';
import { VehicleGroupEnum } from '../../vehicles/vehicle-group.type';
import { CampaignKindEnum } from './campaign.type';

@InputType({ description: 'A campaign as it is planned.' })
export class RegisterCampaignInput {
  @Field(() => String, { description: 'Its name, 3-80 characters.' })
  @IsLine(CAMPAIGN_BOUNDS.name)
  name: string;

  @Field(() => CampaignKindEnum, { description: 'Its kind.' })
  kind: CampaignKind;

  @Field(() => String, { description: 'Its road, such as N3.' })
  @IsRoadNumber()
  road: string;

  @Field(() => Float, { description: 'Its beginning, km from the start of the road, 0-2,000.' })
  @IsWithin(CAMPAIGN_BOUNDS.km)
  fromKm: number;

  @Field(() => Float, { description: 'Its end, more than the beginning.' })
  @IsWithin(CAMPAIGN_BOUNDS.km)
  toKm: number;

  @Field(() => VehicleGroupEnum, { description: 'Vehicles whose rate it is judged by.' })
  vehicles: VehicleGroup;

  @Field(() => String, {
    description: 'Its first day in Douala, such as 2026-11-20, at most two years away.',
  })
  @IsDay(CAMPAIGN_DAY_SENTENCE)
  startsOn: string;

  @Field(() => Int, { description: 'Weeks over which it is judged, 4-26.' })
  @IsWhole(CAMPAIGN_BOUNDS.weeks)
  weeks: number;

  @Field(() => Int, { description: 'Change of the rate that is aimed at, %: -90 to -1.' })
  @IsWhole(CAMPAIGN_BOUNDS.goalPercent)
  goalPercent: number;

  @Field(() => Int, { nullable: true, description: 'Cost in XAF, at most 2 billion; left out: not said.' })
  @IsWhole(CAMPAIGN_BOUNDS.costXaf)
  costXaf?: number | null;

  @Field(() => String, { description: 'UUID of the campaign, chosen by the client.' })
  @IsUuidText()
  clientId: string;
}

@InputType({ description: 'A change of a campaign; what is left out stays.' })
export class ChangeCampaignInput {
  @Field(() => ID, { description: 'The campaign.' })
  id: string;

  @Field(() => Int, { description: 'The version that the change rests on.' })
  version: number;

  @Field(() => String, { description: 'Reason, 3-500 characters.' })
  @IsLine(CAMPAIGN_BOUNDS.reason)
  reason: string;

  @Field(() => String, { nullable: true, description: 'Another name.' })
  @IsLine(CAMPAIGN_BOUNDS.name)
  name?: string | null;

  @Field(() => Int, { nullable: true, description: 'Other weeks, 4-26.' })
  @IsWhole(CAMPAIGN_BOUNDS.weeks)
  weeks?: number | null;

  @Field(() => Int, { nullable: true, description: 'Another goal, -90 to -1; after the start it is marked.' })
  @IsWhole(CAMPAIGN_BOUNDS.goalPercent)
  goalPercent?: number | null;

  @Field(() => Int, { nullable: true, description: 'Another cost in XAF.' })
  @IsWhole(CAMPAIGN_BOUNDS.costXaf)
  costXaf?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is withdrawn.' })
  isWithdrawn?: boolean | null;
}
