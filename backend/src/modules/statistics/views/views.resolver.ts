import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { findSavedView, listSavedViews } from './read-views';
import { changeView, deleteView, saveView } from './save-view';
import { stopViewMail, subscribeToView, unsubscribeFromView } from './subscribe-to-view';
import {
  ChangeViewInput,
  DeleteViewInput,
  SaveViewInput,
  StopViewMailInput,
  SubscribeToViewInput,
  UnsubscribeFromViewInput,
} from './view.inputs';
import {
  ChangeViewPayload,
  DeleteViewPayload,
  SaveViewPayload,
  StopViewMailPayload,
  SubscribeToViewPayload,
  UnsubscribeFromViewPayload,
} from './view.payloads';
import { presentView, presentViewList } from './view.presenter';
import { SavedView, SavedViewList } from './view.type';

@Resolver()
export class ViewsResolver {
  @Query(() => SavedViewList, {
    description: 'Views of analytic pages: own ones and those that colleagues share. canViewDashboard.',
  })
  @Serves(listSavedViews)
  async savedViews(@Ctx() { ctx }: GraphqlContext): Promise<SavedViewList> {
    return presentViewList(await listSavedViews(ctx));
  }

  @Query(() => SavedView, {
    nullable: true,
    description: 'A view of one’s own or of a colleague who shares it; null for any other. canViewDashboard.',
  })
  @Serves(findSavedView)
  async savedView(
    @Arg('id', () => ID, { description: 'The view.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SavedView | null> {
    const row = await findSavedView(ctx, parseId(id));
    return row === null ? null : presentView(row);
  }

  @Mutation(() => SaveViewPayload, {
    description:
      'Stores the sentence of a page under a name. canViewDashboard; audited; CONFLICT with `view-limit` for the 51st view, IDEMPOTENCY_MISMATCH for a clientId with other content.',
  })
  @Serves(saveView)
  async saveView(
    @Arg('input', () => SaveViewInput, { description: 'The view.' }) input: SaveViewInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SaveViewPayload> {
    return { view: presentView(await saveView(ctx, input)) };
  }

  @Mutation(() => ChangeViewPayload, {
    description:
      'Changes a view of one’s own; mails to others end when it is no longer shared. Audited; FORBIDDEN for a colleague’s, NOT_FOUND.',
  })
  @Serves(changeView)
  async changeView(
    @Arg('input', () => ChangeViewInput, { description: 'The change.' }) input: ChangeViewInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ChangeViewPayload> {
    return { view: presentView(await changeView(ctx, { ...input, id: parseId(input.id) })) };
  }

  @Mutation(() => DeleteViewPayload, {
    description:
      'Deletes a view of one’s own with its mails. Audited; FORBIDDEN for a colleague’s, NOT_FOUND.',
  })
  @Serves(deleteView)
  async deleteView(
    @Arg('input', () => DeleteViewInput, { description: 'The view.' }) { id }: DeleteViewInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<DeleteViewPayload> {
    return { viewId: String(await deleteView(ctx, { id: parseId(id) })) };
  }

  @Mutation(() => SubscribeToViewPayload, {
    description:
      'Has a view come by mail to the address of one’s profile, in place of an earlier rhythm. Audited; NOT_FOUND, UNAVAILABLE where the service sends no mail, BAD_USER_INPUT without an address.',
  })
  @Serves(subscribeToView)
  async subscribeToView(
    @Arg('input', () => SubscribeToViewInput, { description: 'View and rhythm.' })
    { viewId, rhythm, weekday, language = null }: SubscribeToViewInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<SubscribeToViewPayload> {
    const asked = { viewId: parseId(viewId), rhythm, weekday, language };
    return { view: presentView(await subscribeToView(ctx, asked)) };
  }

  @Mutation(() => UnsubscribeFromViewPayload, {
    description: 'Ends the mails of a view to oneself. canViewDashboard; audited; NOT_FOUND.',
  })
  @Serves(unsubscribeFromView)
  async unsubscribeFromView(
    @Arg('input', () => UnsubscribeFromViewInput, { description: 'The view.' })
    { viewId }: UnsubscribeFromViewInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<UnsubscribeFromViewPayload> {
    return { view: presentView(await unsubscribeFromView(ctx, { viewId: parseId(viewId) })) };
  }

  @Mutation(() => StopViewMailPayload, {
    description: 'Ends the mails of a view by the link in each of them, without signing in. RATE_LIMITED.',
  })
  @Serves(stopViewMail)
  async stopViewMail(
    @Arg('input', () => StopViewMailInput, { description: 'The link.' }) { token }: StopViewMailInput,
    @Ctx() { ctx, door }: GraphqlContext,
  ): Promise<StopViewMailPayload> {
    return { wasRunning: await stopViewMail(ctx, { token, address: door().address }) };
  }
}
