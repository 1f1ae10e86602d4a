import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the card about links for the family. */
export const FAMILY_MESSAGES = defineTexts({
  title: {
    id: 'family.title',
    defaultMessage: 'Family can follow',
    description: 'Heading of the card about links by which others see where one is',
  },
  what: {
    id: 'family.what',
    defaultMessage: 'They see where you are now, not where you have been. The link ends by itself.',
    description: 'Under that heading: what the link shows',
  },
  noJourney: {
    id: 'family.noJourney',
    defaultMessage: 'Start a journey first. The link follows it.',
    description: 'In place of the form, where no journey is on',
  },
  precision: {
    id: 'family.precision',
    defaultMessage: 'They see',
    description: 'Label of the choice: how exactly the link shows the place',
  },
  coarse: {
    id: 'family.coarse',
    defaultMessage: 'About 1 km',
    description: 'Choice: the place is right to about a kilometre',
  },
  exact: {
    id: 'family.exact',
    defaultMessage: 'The exact place',
    description: 'Choice: the exact place, on a map',
  },
  lasts: {
    id: 'family.lasts',
    defaultMessage: 'For',
    description: 'Label of the choice: how long the link lasts',
  },
  journey: {
    id: 'family.journey',
    defaultMessage: 'The journey',
    description: 'Choice: until the end of the journey, twelve hours at most',
  },
  hours: {
    id: 'family.hours',
    defaultMessage: '{count} h',
    description: 'Choice: so many hours',
  },
  make: {
    id: 'family.make',
    defaultMessage: 'Make the link',
    description: 'Button that makes the link',
  },
  noRoom: {
    id: 'family.noRoom',
    defaultMessage: 'This phone has no room for the link. Free some space.',
    description: 'Error: the phone could not store the link',
  },
  until: {
    id: 'family.until',
    defaultMessage: 'until {time}',
    description: 'Mark beside the heading: the link ends then at the latest; time is a clock time',
  },
  sos: {
    id: 'family.sos',
    defaultMessage: 'Sent with a cry for help',
    description: 'Above a link that was sent with a cry for help',
  },
  queued: {
    id: 'family.queued',
    defaultMessage: 'Not sent yet. The link works once this phone has network.',
    description: 'The server does not know the link yet',
  },
  elsewhere: {
    id: 'family.elsewhere',
    defaultMessage: 'This link was made on another phone.',
    description: 'In place of the address of a link that another phone has made',
  },
  copy: {
    id: 'family.copy',
    defaultMessage: 'Copy the link',
    description: 'Name of the button that copies the address',
  },
  copied: {
    id: 'family.copied',
    defaultMessage: 'Link copied',
    description: 'Notice: the address is on the clipboard',
  },
  copyFailed: {
    id: 'family.copyFailed',
    defaultMessage: 'The link could not be copied. Hold it to select it.',
    description: 'Notice: the address could not be copied',
  },
  share: {
    id: 'family.share',
    defaultMessage: 'Share',
    description: 'Button that opens the phone’s own sheet for sharing',
  },
  whatsApp: {
    id: 'family.whatsApp',
    defaultMessage: 'WhatsApp',
    description: 'Button that opens WhatsApp, a name',
  },
  sms: {
    id: 'family.sms',
    defaultMessage: 'SMS',
    description: 'Button that opens a text message',
  },
  text: {
    id: 'family.text',
    defaultMessage: 'See where I am now: {link}',
    description: 'What is sent; link is the address',
  },
  opened: {
    id: 'family.opened',
    defaultMessage:
      '{count, plural, =0 {Not opened yet} one {Opened once, last {time}} other {Opened # times, last {time}}}',
    description: 'How often the link was opened, and when last; time is a clock time',
  },
  stop: {
    id: 'family.stop',
    defaultMessage: 'Stop sharing',
    description: 'Button that ends the link at once',
  },
  stopped: {
    id: 'family.stopped',
    defaultMessage: 'The link shows nothing now',
    description: 'Notice: the link has ended',
  },
  failed: {
    id: 'family.failed',
    defaultMessage: 'The links could not be loaded.',
    description: 'Error in place of the links',
  },
  stopFailed: {
    id: 'family.stopFailed',
    defaultMessage: 'No network: the link still works. Try again.',
    description: 'Error: the link could not be ended',
  },
  back: {
    id: 'family.back',
    defaultMessage: 'Home',
    description: 'Link back to the home page',
  },
});

/** Texts of the sheet about an arrival. */
export const ARRIVAL_MESSAGES = defineTexts({
  open: {
    id: 'family.arrival.open',
    defaultMessage: 'I have arrived',
    description: 'Button that opens the sheet',
  },
  title: {
    id: 'family.arrival.title',
    defaultMessage: 'You have arrived',
    description: 'Title of the sheet',
  },
  what: {
    id: 'family.arrival.what',
    defaultMessage: 'They get one SMS with your number and the time. Nobody else sees theirs.',
    description: 'In the sheet: what the message says; theirs means their numbers',
  },
  consent: {
    id: 'family.arrival.consent',
    defaultMessage: 'Write only to people who want it.',
    description: 'In the sheet: those who are written to should have agreed',
  },
  number: {
    id: 'family.arrival.number',
    defaultMessage: 'Number {position} (optional)',
    description: 'Label of a field for a mobile number; position is 1 to 3',
  },
  send: {
    id: 'family.arrival.send',
    defaultMessage: '{count, plural, =0 {End the link} other {Send and end the link}}',
    description: 'Button; count is how many numbers were typed',
  },
  sent: {
    id: 'family.arrival.sent',
    defaultMessage:
      '{count, plural, =0 {The link shows nothing now} one {1 SMS sent. The link shows nothing now} other {# SMS sent. The link shows nothing now}}',
    description: 'Notice: how many messages were sent, and that the link has ended',
  },
  fewer: {
    id: 'family.arrival.fewer',
    defaultMessage: 'Not every SMS could be sent. Write to them yourself.',
    description: 'Notice: a limit kept some messages from being sent',
  },
  unproven: {
    id: 'family.arrival.unproven',
    defaultMessage: 'Prove your own number in the settings first.',
    description: 'Error: messages are sent only for those whose number is proven',
  },
  failed: {
    id: 'family.arrival.failed',
    defaultMessage: 'No network. Write to them yourself: the link ends by itself.',
    description: 'Error: the server could not be reached',
  },
  own: {
    id: 'family.arrival.own',
    defaultMessage: 'Write it yourself',
    description: 'Link that opens a text message on the phone',
  },
  ownText: {
    id: 'family.arrival.ownText',
    defaultMessage: 'I have arrived.',
    description: 'The text of that message',
  },
});
