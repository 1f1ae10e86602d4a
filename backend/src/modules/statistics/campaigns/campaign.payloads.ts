import { Field, ObjectType } from 'type-graphql';
import { Campaign } from './campaign.type';

@ObjectType({ description: 'A campaign that was registered.' })
export class RegisterCampaignPayload {
  @Field(() => Campaign, { description: 'The campaign.' })
  campaign: Campaign;
}

@ObjectType({ description: 'A campaign that was changed.' })
export class ChangeCampaignPayload {
  @Field(() => Campaign, { description: 'The campaign.' })
  campaign: Campaign;
}
