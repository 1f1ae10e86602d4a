import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the page with the webhooks of an account. */
export const WEBHOOK_MESSAGES = defineTexts({
  intro: {
    id: 'developers.webhooks.intro',
    defaultMessage: 'Addresses of yours that get the public log of events, signed by Standard Webhooks.',
    description: 'Below the title',
  },
  verify: {
    id: 'developers.webhooks.verify',
    defaultMessage: 'Check who sends a message',
    description: 'Heading over programs that check the signature of a message to a webhook',
  },
  verifyText: {
    id: 'developers.webhooks.verifyText',
    defaultMessage:
      'Always, and over the bytes as they came. Refuse what is older than five minutes, and ignore an id that you have handled.',
    description: 'Explains those programs',
  },
  signIn: {
    id: 'developers.webhooks.signIn',
    defaultMessage: 'Sign in to add a webhook',
    description: 'In place of the list for those who are not signed in',
  },
  signInText: {
    id: 'developers.webhooks.signInText',
    defaultMessage: 'A webhook belongs to an account, which is told when it stops working.',
    description: 'Below it: why',
  },
  signInLink: {
    id: 'developers.webhooks.signInLink',
    defaultMessage: 'Sign in',
    description: 'Link below it',
  },
  error: {
    id: 'developers.webhooks.error',
    defaultMessage: 'The webhooks could not be loaded. Please try again.',
    description: 'The list could not be loaded',
  },
  empty: {
    id: 'developers.webhooks.empty',
    defaultMessage: 'No webhooks yet',
    description: 'There is no webhook yet',
  },
  emptyText: {
    id: 'developers.webhooks.emptyText',
    defaultMessage: 'Add an address, and each event comes to you: violations by the hour, alerts at once.',
    description: 'Below it: what a webhook does',
  },
  add: {
    id: 'developers.webhooks.add',
    defaultMessage: 'New webhook',
    description: 'Button that adds a webhook',
  },
  full: {
    id: 'developers.webhooks.full',
    defaultMessage: 'You have {count} webhooks, which is the most there can be.',
    description: 'There are as many as can be; count is a number',
  },
  on: {
    id: 'developers.webhooks.on',
    defaultMessage: 'Works',
    description: 'State of a webhook whose last delivery arrived',
  },
  failing: {
    id: 'developers.webhooks.failing',
    defaultMessage: 'Fails since {age}',
    description: 'State of a webhook whose deliveries fail; age is such as 5 min ago',
  },
  off_OWNER: {
    id: 'developers.webhooks.off_OWNER',
    defaultMessage: 'Off',
    description: 'State of a webhook that its owner switched off',
  },
  off_FAILURES: {
    id: 'developers.webhooks.off_FAILURES',
    defaultMessage: 'Off after five days of failures',
    description: 'State of a webhook',
  },
  off_GONE: {
    id: 'developers.webhooks.off_GONE',
    defaultMessage: 'Off: it answered that it is gone',
    description: 'State of a webhook that answered 410 Gone',
  },
  test: { id: 'developers.webhooks.test', defaultMessage: 'Send a test', description: 'Button of a webhook' },
  tested: {
    id: 'developers.webhooks.tested',
    defaultMessage: 'The test is on its way',
    description: 'Notice after that',
  },
  switchOff: {
    id: 'developers.webhooks.switchOff',
    defaultMessage: 'Switch off',
    description: 'Button of a webhook that is on',
  },
  switchOn: {
    id: 'developers.webhooks.switchOn',
    defaultMessage: 'Switch on',
    description: 'Button of a webhook that is off',
  },
  rotate: {
    id: 'developers.webhooks.rotate',
    defaultMessage: 'New secret',
    description: 'Button of a webhook that replaces its secret',
  },
  delete: { id: 'developers.webhooks.delete', defaultMessage: 'Delete', description: 'Button of a webhook' },
});

/** Texts of the sheets of the page. */
export const WEBHOOK_SHEET_MESSAGES = defineTexts({
  url: {
    id: 'developers.webhooks.url',
    defaultMessage: 'Address',
    description: 'Label of the address of a new webhook',
  },
  urlHint: {
    id: 'developers.webhooks.urlHint',
    defaultMessage: 'https, in the public internet, port 443 or 8443',
    description: 'Below it',
  },
  urlError: {
    id: 'developers.webhooks.urlError',
    defaultMessage: 'Enter an address such as https://example.org/hook',
    description: 'The address is none that can be called',
  },
  kinds: {
    id: 'developers.webhooks.kinds',
    defaultMessage: 'Events',
    description: 'Label of the kinds of events that it gets',
  },
  kindsError: {
    id: 'developers.webhooks.kindsError',
    defaultMessage: 'Choose at least one',
    description: 'No kind of event is chosen',
  },
  create: {
    id: 'developers.webhooks.create',
    defaultMessage: 'Add webhook',
    description: 'Button that ends the form',
  },
  secretTitle: {
    id: 'developers.webhooks.secretTitle',
    defaultMessage: 'The secret, this once',
    description: 'Title of the sheet with a secret',
  },
  secretText: {
    id: 'developers.webhooks.secretText',
    defaultMessage:
      'Store it where your receiver finds it: with it you check who sent a message. It is not shown again.',
    description: 'Above the secret',
  },
  formerText: {
    id: 'developers.webhooks.formerText',
    defaultMessage: 'For a day the former secret signs beside it.',
    description: 'Below the secret after a replacement',
  },
  copy: {
    id: 'developers.webhooks.copy',
    defaultMessage: 'Copy',
    description: 'Button that copies the secret',
  },
  copied: {
    id: 'developers.webhooks.copied',
    defaultMessage: 'Copied',
    description: 'The button after that',
  },
  done: {
    id: 'developers.webhooks.done',
    defaultMessage: 'I have stored it',
    description: 'Button that closes the sheet with a secret',
  },
  deleteTitle: {
    id: 'developers.webhooks.deleteTitle',
    defaultMessage: 'Delete this webhook?',
    description: 'Title of a question',
  },
  deleteText: {
    id: 'developers.webhooks.deleteText',
    defaultMessage: '{url} gets nothing more, and its deliveries are deleted.',
    description: 'The question; url is the address',
  },
  cancel: { id: 'developers.webhooks.cancel', defaultMessage: 'Cancel', description: 'Closes the question' },
  deleted: {
    id: 'developers.webhooks.deleted',
    defaultMessage: 'Webhook deleted',
    description: 'Notice after it was deleted',
  },
});

/** Texts of the deliveries of a webhook. */
export const DELIVERY_MESSAGES = defineTexts({
  title: {
    id: 'developers.webhooks.deliveries',
    defaultMessage: 'Deliveries',
    description: 'Heading of the deliveries of a webhook',
  },
  none: {
    id: 'developers.webhooks.none',
    defaultMessage: 'Nothing was sent yet.',
    description: 'In place of the deliveries',
  },
  WAITING: {
    id: 'developers.webhooks.WAITING',
    defaultMessage: 'Waits',
    description: 'State of a delivery: it waits for its first or next try',
  },
  DELIVERED: {
    id: 'developers.webhooks.DELIVERED',
    defaultMessage: 'Delivered',
    description: 'State of a delivery',
  },
  FAILED: {
    id: 'developers.webhooks.FAILED',
    defaultMessage: 'Failed',
    description: 'State of a delivery: no further try is made',
  },
  next: {
    id: 'developers.webhooks.next',
    defaultMessage: 'next try {time}',
    description: 'Beside a delivery that waits; time is a date and time',
  },
  answer: {
    id: 'developers.webhooks.answer',
    defaultMessage: 'status {status}',
    description: 'HTTP status of the last answer; status is a number',
  },
  took: {
    id: 'developers.webhooks.took',
    defaultMessage: '{ms} ms',
    description: 'How long the last try took; ms is a number',
  },
  TIMEOUT: {
    id: 'developers.webhooks.TIMEOUT',
    defaultMessage: 'no answer in 15 s',
    description: 'Why a try failed',
  },
  ADDRESS: {
    id: 'developers.webhooks.ADDRESS',
    defaultMessage: 'no public address',
    description: 'Why a try failed: the name leads nowhere in the public internet',
  },
  CONNECTION: {
    id: 'developers.webhooks.CONNECTION',
    defaultMessage: 'no secure connection',
    description: 'Why a try failed',
  },
  EXPIRED: {
    id: 'developers.webhooks.EXPIRED',
    defaultMessage: 'event no longer stored',
    description: 'Why a try failed',
  },
  test: {
    id: 'developers.webhooks.testDelivery',
    defaultMessage: 'test',
    description: 'In place of the kind of event: a test',
  },
  replay: {
    id: 'developers.webhooks.replay',
    defaultMessage: 'Send again',
    description: 'Button of a delivery',
  },
  replayed: {
    id: 'developers.webhooks.replayed',
    defaultMessage: 'It is sent again',
    description: 'Notice after that',
  },
});
