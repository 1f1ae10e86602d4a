import { defineMessages } from '../texts/domain-messages';

/** Sentence that a passenger's phone says or shows to the driver: each language is offered, not only that of the app. */
export const RIDE_MESSAGES = defineMessages({
  slowDown: {
    id: 'domain-ride.slowDown',
    defaultMessage: 'Please slow down.',
    description: 'Said aloud or shown in large letters to the driver: polite, a few words',
  },
});
