import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../platform/db/connection.type';
import { pageRequest } from '../../platform/db/pagination';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { LanguageChoiceEnum } from '../identity/accounts/language-choice.type';
import { presentNotification } from './notification.presenter';
import {
  StorePushSubscriptionInput,
  NotificationConnection,
  QuietHours,
  QuietHoursInput,
} from './notification.type';
import { deletePushSubscription, storePushSubscription } from './push-subscriptions';
import { countUnread, listNotifications, markRead, quietHours, setQuietHours } from './read-notifications';
import { Serves } from '../identity/acts/serves.decorator';
import { OPEN_TO_ANYONE } from '../identity/acts/rules';

@Resolver()
export class NotificationsResolver {
  @Query(() => NotificationConnection, {
    description:
      'Inbox of the caller, newest first; entries expire after 90 days. UNAUTHENTICATED, FORBIDDEN for staff.',
  })
  @Serves(listNotifications)
  async notifications(
    @Arg('language', () => LanguageChoiceEnum, { description: 'Language of the words.' })
    language: LanguageChoice,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<NotificationConnection> {
    const page = await listNotifications(ctx, pageRequest({ first, after }));
    const shown = presentPage(page, (row) => presentNotification(row, language));
    return { ...shown, unreadCount: () => countUnread(ctx) };
  }

  @Query(() => String, { description: 'Public key by which browsers subscribe to push messages, base64url.' })
  @Serves(OPEN_TO_ANYONE)
  pushKey(@Ctx() { ctx }: GraphqlContext): string {
    return ctx.push.publicKey;
  }

  @Query(() => QuietHours, {
    nullable: true,
    description: 'Quiet hours of the viewer; null: none. UNAUTHENTICATED, FORBIDDEN for staff.',
  })
  @Serves(quietHours)
  quietHours(@Ctx() { ctx }: GraphqlContext): Promise<QuietHours | null> {
    return quietHours(ctx);
  }

  @Mutation(() => QuietHours, {
    nullable: true,
    description: 'Sets when nothing rings for the viewer; null: none. UNAUTHENTICATED, FORBIDDEN for staff.',
  })
  @Serves(setQuietHours)
  setQuietHours(
    @Arg('input', () => QuietHoursInput, { nullable: true, description: 'Null lets everything ring.' })
    input: QuietHoursInput | null | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<QuietHours | null> {
    return setQuietHours(ctx, input ?? null);
  }

  @Mutation(() => Int, { description: 'Marks own notifications as read; gives how many were not.' })
  @Serves(markRead)
  markNotificationsRead(
    @Arg('upToId', () => ID, { description: 'This one and all before it.' }) upToId: string,
    @Arg('isAlone', () => Boolean, { defaultValue: false, description: 'This one alone.' }) isAlone: boolean,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<number> {
    return markRead(ctx, { upToId, isAlone });
  }

  @Mutation(() => Boolean, {
    description: 'Lets messages come to this phone while the session lasts; always true. BAD_USER_INPUT.',
  })
  @Serves(storePushSubscription)
  async storePushSubscription(
    @Arg('input', () => StorePushSubscriptionInput, { description: 'Push address of the phone.' })
    input: StorePushSubscriptionInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<boolean> {
    await storePushSubscription(ctx, input);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Lets no more messages come to an own phone; always true. UNAUTHENTICATED, FORBIDDEN for staff.',
  })
  @Serves(deletePushSubscription)
  async deletePushSubscription(
    @Arg('endpoint', () => String, { description: 'Endpoint of the push address to delete.' })
    endpoint: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<boolean> {
    await deletePushSubscription(ctx, { endpoint });
    return true;
  }
}
