import { notificationText } from '@wakafine/domain/notify/notification-texts';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import type { Notification } from './notification.type';
import type { NotificationRow } from './notifications.queries';

/** A notification in the words of a language. */
export function presentNotification(row: NotificationRow, language: LanguageChoice): Notification {
  const { id, facts, createdAt, readAt } = row;
  const text = notificationText(facts, language);
  return { id: String(id), kind: facts.kind, ...text, createdAt, isRead: readAt !== null };
}
