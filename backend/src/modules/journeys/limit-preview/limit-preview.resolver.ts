import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { draftedLimit, draftedProposals } from '../../limits/changes/drafted-changes';
import { limitOfInput } from '../../limits/changes/limit-of-input';
import { PreviewLimitChangeInput } from './limit-preview.inputs';
import { presentLimitPreview } from './limit-preview.presenter';
import { LimitChangePreview } from './limit-preview.type';
import { previewLimitChanges } from './preview-limit-changes';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class LimitPreviewResolver {
  @Query(() => LimitChangePreview, {
    description:
      'Effect of a drafted limit, or of the end of one, on the violations of the last 30 days; changes nothing. Supervisors and admins. BAD_USER_INPUT as `proposeSpeedLimit`, CONFLICT while another preview for the same account runs.',
  })
  @Serves(previewLimitChanges)
  async previewLimitChange(
    @Arg('input', () => PreviewLimitChangeInput, { description: 'The drafted change.' })
    { limitId = null, limit }: PreviewLimitChangeInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LimitChangePreview> {
    const content = limit === null || limit === undefined ? null : limitOfInput(limit);
    const changes = await draftedLimit(ctx, { limitId, content });
    return presentLimitPreview(await previewLimitChanges(ctx, changes));
  }

  @Query(() => LimitChangePreview, {
    description:
      'Effect of proposals, all together, on the violations of the last 30 days; changes nothing. Supervisors and admins. CONFLICT while another preview for the same account runs.',
  })
  @Serves(previewLimitChanges)
  async previewLimitProposals(
    @Arg('proposalIds', () => [ID], { description: 'Proposals: 1 to 1,000.' }) proposalIds: string[],
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LimitChangePreview> {
    const changes = await draftedProposals(ctx, { ids: proposalIds.map(parseId) });
    return presentLimitPreview(await previewLimitChanges(ctx, changes));
  }
}
