import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the page of the public log of events. */
export const EVENT_MESSAGES = defineTexts({
  title: {
    id: 'developers.events.title',
    defaultMessage: 'Events',
    description: 'Title of the page of the public log of events',
  },
  intro: {
    id: 'developers.events.intro',
    defaultMessage:
      'What changes in public rows, in one order, for anyone. No key is needed. Remember the last id and go on behind it: each event comes at least once, always with the same id.',
    description: 'Under the title',
  },
  kinds: {
    id: 'developers.events.kinds',
    defaultMessage: 'Types of events',
    description: 'Name of the table of types',
  },
  type: {
    id: 'developers.events.type',
    defaultMessage: 'Type',
    description: 'Head of a column: name of a type of event',
  },
  meaning: {
    id: 'developers.events.meaning',
    defaultMessage: 'When it comes',
    description: 'Head of a column: the moment at which an event of the type comes',
  },
  read: {
    id: 'developers.events.read',
    defaultMessage: 'Read all that there is',
    description: 'Heading over programs that read the whole log',
  },
  readText: {
    id: 'developers.events.readText',
    defaultMessage:
      'One event a line (NDJSON), oldest first, of the last 90 days. Add ?after= with the last id that you have, and &kinds= with types to narrow it.',
    description: 'Explains those programs; ?after= and &kinds= are parts of an address',
  },
  follow: {
    id: 'developers.events.follow',
    defaultMessage: 'Follow each as it comes',
    description: 'Heading over programs that follow the log',
  },
  followText: {
    id: 'developers.events.followText',
    defaultMessage:
      'Server-sent events (SSE), from now on. After an interruption, a client that sends Last-Event-ID misses nothing; a browser does so by itself.',
    description: 'Explains those programs; Last-Event-ID is a header',
  },
  called: {
    id: 'developers.events.called',
    defaultMessage: 'Would you rather be called?',
    description: 'Before a link to the page of webhooks',
  },
  toWebhooks: {
    id: 'developers.events.toWebhooks',
    defaultMessage: 'Add a webhook',
    description: 'Link to the page of webhooks',
  },
});

/** Moments at which events of each type come. */
export const EVENT_KIND_MESSAGES = defineTexts({
  VIOLATION_RECORDED: {
    id: 'developers.eventKind.VIOLATION_RECORDED',
    defaultMessage: 'A violation came into the public lists; five minutes after the end of its hour.',
    description: 'About a type of event',
  },
  VIOLATION_CHANGED: {
    id: 'developers.eventKind.VIOLATION_CHANGED',
    defaultMessage: 'What the public lists show of a violation has changed.',
    description: 'About a type of event',
  },
  VIOLATION_WITHDRAWN: {
    id: 'developers.eventKind.VIOLATION_WITHDRAWN',
    defaultMessage: 'A violation left the public lists: delete your copy.',
    description: 'About a type of event',
  },
  ALERT_BROADCAST: {
    id: 'developers.eventKind.ALERT_BROADCAST',
    defaultMessage: 'The authority sent an alert to everybody; at once.',
    description: 'About a type of event',
  },
  ALERT_REVOKED: {
    id: 'developers.eventKind.ALERT_REVOKED',
    defaultMessage: 'Such an alert was revoked; at once.',
    description: 'About a type of event',
  },
  LIMITS_CHANGED: {
    id: 'developers.eventKind.LIMITS_CHANGED',
    defaultMessage: 'The register of speed limits has another version; at once.',
    description: 'About a type of event',
  },
  STATISTICS_UPDATED: {
    id: 'developers.eventKind.STATISTICS_UPDATED',
    defaultMessage: 'The public totals, once an hour.',
    description: 'About a type of event',
  },
});
