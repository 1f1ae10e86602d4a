import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { ChangeCampaignInput, RegisterCampaignInput } from './campaign.inputs';
import { ChangeCampaignPayload, RegisterCampaignPayload } from './campaign.payloads';
import { presentCampaign } from './campaign.presenter';
import { Campaign } from './campaign.type';
import { presentCampaignResult } from './campaign-result.presenter';
import { CampaignResult } from './campaign-result.type';
import { changeCampaign } from './change-campaign';
import { getCampaignResult } from './get-campaign-result';
import { Intervention } from './intervention.type';
import { listCampaigns } from './list-campaigns';
import { listInterventions } from './list-interventions';
import { registerCampaign } from './register-campaign';

@Resolver()
export class CampaignsResolver {
  @Query(() => [Campaign], {
    description: 'Campaigns on roads, the one that starts last first; the newest 200. canViewDashboard.',
  })
  @Serves(listCampaigns)
  async campaigns(@Ctx() { ctx }: GraphqlContext): Promise<Campaign[]> {
    return (await listCampaigns(ctx)).map(presentCampaign);
  }

  @Query(() => CampaignResult, {
    description: 'Answer of a campaign, or the reason why there is none. canViewDashboard; NOT_FOUND.',
  })
  @Serves(getCampaignResult)
  async campaignResult(
    @Arg('campaignId', () => ID, { description: 'The campaign.' }) campaignId: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<CampaignResult> {
    return presentCampaignResult(await getCampaignResult(ctx, { id: parseId(campaignId) }));
  }

  @Query(() => [Intervention], {
    description:
      'Events that may have changed figures within a time: campaigns, limits and thresholds that began, oldest first. canViewDashboard.',
  })
  @Serves(listInterventions)
  async interventions(
    @Arg('from', () => GraphQLDateTime, { description: 'Begin.' }) from: Date,
    @Arg('until', () => GraphQLDateTime, { description: 'End, at most 740 days later.' }) until: Date,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Intervention[]> {
    return listInterventions(ctx, { from, until });
  }

  @Mutation(() => RegisterCampaignPayload, {
    description:
      'Registers a campaign with its goal. FORBIDDEN without planCampaigns; audited; IDEMPOTENCY_MISMATCH for a clientId with other content.',
  })
  @Serves(registerCampaign)
  async registerCampaign(
    @Arg('input', () => RegisterCampaignInput, { description: 'The campaign.' }) input: RegisterCampaignInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RegisterCampaignPayload> {
    const campaign = await registerCampaign(ctx, { ...input, costXaf: input.costXaf ?? null });
    return { campaign: presentCampaign(campaign) };
  }

  @Mutation(() => ChangeCampaignPayload, {
    description:
      'Changes a campaign; how it was stays readable. FORBIDDEN without planCampaigns; audited; NOT_FOUND, CONFLICT with another version.',
  })
  @Serves(changeCampaign)
  async changeCampaign(
    @Arg('input', () => ChangeCampaignInput, { description: 'The change.' }) input: ChangeCampaignInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ChangeCampaignPayload> {
    const campaign = await changeCampaign(ctx, { ...input, id: parseId(input.id) });
    return { campaign: presentCampaign(campaign) };
  }
}
