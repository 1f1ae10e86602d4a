import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the first steps. */
export const GUIDE_MESSAGES = defineTexts({
  title: {
    id: 'guides.title',
    defaultMessage: 'Quick start',
    description: 'Title of the page with the first steps',
  },
  intro: {
    id: 'guides.intro',
    defaultMessage:
      'The same data for everyone: drivers, the authority, researchers and the press. The first call needs no key and no account.',
    description: 'Under the title',
  },
  firstTitle: {
    id: 'guides.first.title',
    defaultMessage: 'Your first call',
    description: 'Heading over the first program',
  },
  firstText: {
    id: 'guides.first.text',
    defaultMessage: 'It asks for the public figures, and for the speed limit at a place. Run it as it is.',
    description: 'Above the first program',
  },
  open: {
    id: 'guides.open',
    defaultMessage: 'Open in the explorer',
    description: 'Link that opens the call in the explorer',
  },
  costTitle: {
    id: 'guides.cost.title',
    defaultMessage: 'What a call costs',
    description: 'Heading of a part of the page',
  },
  costText: {
    id: 'guides.cost.text',
    defaultMessage:
      'Every answer says its cost, what is left of your budget and when it is full again, in extensions.cost and in the header RateLimit. Above it the answer is 429 with Retry-After. The explorer shows the cost before you run.',
    description: 'Explains the budget',
  },
  masksTitle: {
    id: 'guides.masks.title',
    defaultMessage: 'What comes masked',
    description: 'Heading of a part of the page',
  },
  masksText: {
    id: 'guides.masks.text',
    defaultMessage:
      'Public rows have no person and no exact place. Plates are masked, times are rounded to the hour, and visitors see ended journeys a day late.',
    description: 'Explains public rows',
  },
  listsTitle: {
    id: 'guides.lists.title',
    defaultMessage: 'Lists, page by page',
    description: 'Heading of a part of the page',
  },
  listsText: {
    id: 'guides.lists.text',
    defaultMessage: 'Ask for the first rows; then pass endCursor as after, as long as hasNextPage is true.',
    description: 'Explains connections; the three names are of the API',
  },
  liveTitle: { id: 'guides.live.title', defaultMessage: 'Live', description: 'Heading about subscriptions' },
  liveText: {
    id: 'guides.live.text',
    defaultMessage:
      'Subscriptions come over a WebSocket at /graphql with the protocol graphql-transport-ws. Try one in the explorer: it shows each event as it comes.',
    description: 'Explains subscriptions',
  },
  errorsTitle: {
    id: 'guides.errors.title',
    defaultMessage: 'Errors',
    description: 'Heading of a part of the page',
  },
  errorsText: {
    id: 'guides.errors.text',
    defaultMessage:
      'An error carries a code, a sentence and the id of the request. A call that failed on the way can be repeated with the same clientId: it is done once.',
    description: 'Explains errors; clientId is a name of the API',
  },
  keyNeeded: {
    id: 'guides.keyNeeded',
    defaultMessage: 'With a key',
    description: 'Switch that shows the program with an API key',
  },
  run: { id: 'guides.run', defaultMessage: 'Run', description: 'Button that sends the call from this page' },
  answer: {
    id: 'guides.answer',
    defaultMessage: 'Answer',
    description: 'For screen readers: name of an answer',
  },
  notRun: {
    id: 'guides.notRun',
    defaultMessage: 'Press Run: the answer comes here, with what it cost.',
    description: 'In place of the answer before the call was sent',
  },
  unreachable: {
    id: 'guides.unreachable',
    defaultMessage: 'The server could not be reached. Please check the network.',
    description: 'In place of an answer',
  },
  answerCost: {
    id: 'guides.answerCost',
    defaultMessage:
      'Cost {points, plural, one {# point} other {# points}} of {limit}. {left} left, full again at {time}.',
    description:
      'Above an answer: points that the call was charged with, of a full budget; what remains of it',
  },
});
