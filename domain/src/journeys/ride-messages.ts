import { defineMessages } from '../texts/domain-messages';

/** What a passenger's phone says or shows to the driver: each language is offered, whatever the app speaks. */
export const RIDE_MESSAGES = defineMessages({
  slowDown: {
    id: 'domain-ride.slowDown',
    defaultMessage: 'Please slow down.',
    description: 'Said aloud or shown in large letters to the driver: polite, a few words',
  },
});
