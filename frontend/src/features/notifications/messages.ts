import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the inbox. */
export const INBOX_MESSAGES = defineTexts({
  title: { id: 'notifications.title', defaultMessage: 'Notifications', description: 'Title of the inbox' },
  unread: {
    id: 'notifications.unread',
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
    description: 'Under the title: how many are not read; count is above 0',
  },
  allRead: {
    id: 'notifications.allRead',
    defaultMessage: 'You have read everything.',
    description: 'Under the title: there is nothing unread',
  },
  markAll: {
    id: 'notifications.markAll',
    defaultMessage: 'Mark all as read',
    description: 'Button that marks all as read',
  },
  new: {
    id: 'notifications.new',
    defaultMessage: 'New',
    description: 'Badge of a notification that is not read; one word',
  },
  emptyTitle: {
    id: 'notifications.empty.title',
    defaultMessage: 'No notifications yet',
    description: 'Title of the inbox with nothing in it',
  },
  emptyText: {
    id: 'notifications.empty.text',
    defaultMessage: 'Here you find news of your reports, alerts, violations and your weekly summary.',
    description: 'What will stand in the inbox',
  },
  emptyAction: {
    id: 'notifications.empty.action',
    defaultMessage: 'Choose your notifications',
    description: 'Link from the empty inbox to the settings',
  },
  error: {
    id: 'notifications.error',
    defaultMessage: 'Your notifications could not be loaded. Please try again.',
    description: 'The inbox could not be loaded',
  },
  more: {
    id: 'notifications.more',
    defaultMessage: 'Show more',
    description: 'Button that loads older notifications',
  },
  stored: {
    id: 'notifications.kept',
    defaultMessage: 'Notifications are kept for {days} days.',
    description: 'Under the list: how long notifications are kept; days',
  },
});

/** Texts of the card that asks whether messages may come. */
export const PUSH_CARD_MESSAGES = defineTexts({
  title: {
    id: 'notifications.ask.title',
    defaultMessage: 'Shall WakaFine tell you when your report changes?',
    description: 'Question of the card after a journey or a report',
  },
  text: {
    id: 'notifications.ask.text',
    defaultMessage:
      'Also alerts from the authority, violations and your weekly summary. You can turn it off in Settings.',
    description: 'What messages come, and that it can be undone',
  },
  yes: {
    id: 'notifications.ask.yes',
    defaultMessage: 'Yes',
    description: 'Button; then the browser asks too',
  },
  later: {
    id: 'notifications.ask.later',
    defaultMessage: 'Not now',
    description: 'Button that puts the question away for good',
  },
  on: {
    id: 'notifications.ask.on',
    defaultMessage: 'Messages will come to this phone',
    description: 'Title of the notice that messages will come',
  },
  failed: {
    id: 'notifications.ask.failed',
    defaultMessage: 'That did not work. Check the network and try again.',
    description: 'The push service or the server was not reached',
  },
  blocked: {
    id: 'notifications.ask.blocked',
    defaultMessage: 'Your browser lets no messages come. Settings says how to change that.',
    description: 'The browser was told to let no messages come',
  },
  settings: {
    id: 'notifications.ask.settings',
    defaultMessage: 'Open Settings',
    description: 'Link from there to the settings',
  },
  close: {
    id: 'notifications.ask.close',
    defaultMessage: 'Close',
    description: 'Button that takes the card away after that',
  },
});
