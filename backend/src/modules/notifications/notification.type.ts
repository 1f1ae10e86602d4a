import {
  MINUTE_OF_DAY,
  NOTIFICATION_KINDS,
  NOTIFICATION_WORDS,
  QUIET_HOURS_SENTENCE,
} from '@wakafine/domain/notify/notifications';
import type { NotificationKind } from '@wakafine/domain/notify/notifications';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { HasForm, IsCompared, IsWhole } from '../../platform/inputs/bounds';
import { PUSH_ENDPOINT_MAX } from '../../platform/push/push-endpoint';
import { AUTH, FCM_TOKEN, P256DH, PUSH_SENTENCES } from '../../platform/push/push-forms';
import { ListEdge, ListPage } from '../../platform/db/connection.type';
import { describedEnum } from '../../platform/described-enum';

export const NotificationKindEnum = describedEnum(NOTIFICATION_KINDS, {
  name: 'NotificationKind',
  description: 'Kinds of notification of a citizen.',
  values: NOTIFICATION_WORDS,
});

@ObjectType({ description: 'One notification of a citizen, in their own language.' })
export class Notification {
  @Field(() => ID, { description: 'Identifier.' })
  id: string;

  @Field(() => NotificationKindEnum, { description: 'Kind of the notification.' })
  kind: NotificationKind;

  @Field(() => String, { description: 'A few words.' })
  title: string;

  @Field(() => String, { description: 'A sentence or two.' })
  body: string;

  @Field(() => String, { description: 'Path of the page of the app that it leads to.' })
  path: string;

  @Field(() => Date, { description: 'Time when it was written.' })
  createdAt: Date;

  @Field(() => Boolean, { description: 'Whether it was read.' })
  isRead: boolean;
}

@ObjectType({ description: 'A notification with its place in the inbox.' })
export class NotificationEdge extends ListEdge {
  @Field(() => Notification, { description: 'The notification.' })
  node: Notification;
}

@ObjectType({ description: 'A page of an inbox, newest first.' })
export class NotificationConnection extends ListPage {
  @Field(() => [NotificationEdge], { description: 'The rows of the page.' })
  edges: NotificationEdge[];

  @Field(() => [Notification], { description: 'The things of the rows, in the same order.' })
  nodes: Notification[];

  @Field(() => Int, {
    simple: true,
    description: 'Number of unread ones of all; counted only when selected.',
  })
  unreadCount: () => Promise<number>;
}

@ObjectType({ description: 'Daily hours in which nothing rings, in the time of Africa/Douala.' })
export class QuietHours {
  @Field(() => Int, { description: 'Minute of the day from which on nothing rings, 0-1439.' })
  fromMin: number;

  @Field(() => Int, {
    description: 'Minute of the day at which it may ring again, 0-1439; may be of the next day.',
  })
  untilMin: number;
}

@InputType({ description: 'Daily hours in which nothing rings, in the time of Africa/Douala.' })
export class QuietHoursInput {
  @Field(() => Int, { description: 'Minute of the day from which on nothing rings, 0-1439.' })
  @IsWhole(MINUTE_OF_DAY, QUIET_HOURS_SENTENCE)
  fromMin: number;

  @Field(() => Int, {
    description: 'Minute of the day at which it may ring again, 0-1439; may be of the next day.',
  })
  @IsWhole(MINUTE_OF_DAY, QUIET_HOURS_SENTENCE)
  untilMin: number;
}

@InputType({
  description: 'Push address of a browser, or the token of a phone at Firebase: one of the two.',
})
export class StorePushSubscriptionInput {
  @Field(() => String, { nullable: true, description: 'Address at a push service, as the browser gives it.' })
  @IsCompared(PUSH_ENDPOINT_MAX, PUSH_SENTENCES.endpoint)
  endpoint?: string | null;

  @Field(() => String, { nullable: true, description: 'Public key of the browser, base64url.' })
  @HasForm('p256dh', P256DH, PUSH_SENTENCES.p256dh)
  p256dh?: string | null;

  @Field(() => String, { nullable: true, description: 'Secret of the browser, base64url.' })
  @HasForm('push-secret', AUTH, PUSH_SENTENCES.auth)
  auth?: string | null;

  @Field(() => String, { nullable: true, description: 'Token of Firebase Cloud Messaging.' })
  @HasForm('fcm-token', FCM_TOKEN, PUSH_SENTENCES.fcmToken)
  fcmToken?: string | null;
}
