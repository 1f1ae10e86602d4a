import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the inbox. */
export const INBOX_MESSAGES = defineTexts({
  title: { id: 'notifications.title', description: 'Title of the inbox' },
  unread: {
    id: 'notifications.unread',
    description: 'Under the title: how many are not read; count is above 0',
  },
  allRead: { id: 'notifications.allRead', description: 'Under the title: there is nothing unread' },
  markAll: { id: 'notifications.markAll', description: 'Button that marks all as read' },
  new: { id: 'notifications.new', description: 'Badge of a notification that is not read; one word' },
  emptyTitle: { id: 'notifications.empty.title', description: 'Title of the inbox with nothing in it' },
  emptyText: { id: 'notifications.empty.text', description: 'What will stand in the inbox' },
  emptyAction: { id: 'notifications.empty.action', description: 'Link from the empty inbox to the settings' },
  error: { id: 'notifications.error', description: 'The inbox could not be loaded' },
  more: { id: 'notifications.more', description: 'Button that loads older notifications' },
  kept: { id: 'notifications.kept', description: 'Under the list: how long notifications are kept; days' },
});

/** Texts of the card that asks whether messages may come. */
export const PUSH_CARD_MESSAGES = defineTexts({
  title: { id: 'notifications.ask.title', description: 'Question of the card after a journey or a report' },
  text: { id: 'notifications.ask.text', description: 'What messages come, and that it can be undone' },
  yes: { id: 'notifications.ask.yes', description: 'Button; then the browser asks too' },
  later: { id: 'notifications.ask.later', description: 'Button that puts the question away for good' },
  on: { id: 'notifications.ask.on', description: 'Title of the notice that messages will come' },
  failed: { id: 'notifications.ask.failed', description: 'The push service or the server was not reached' },
  blocked: { id: 'notifications.ask.blocked', description: 'The browser was told to let no messages come' },
  settings: { id: 'notifications.ask.settings', description: 'Link from there to the settings' },
  close: { id: 'notifications.ask.close', description: 'Button that takes the card away after that' },
});
