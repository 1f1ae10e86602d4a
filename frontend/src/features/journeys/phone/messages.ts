import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the journeys that this phone has measured and the server does not have yet. */
export const PHONE_MESSAGES = defineTexts({
  title: {
    id: 'receipt.phone.title',
    defaultMessage: 'On this phone',
    description: 'Heading of the journeys that the server has not confirmed',
  },
  waiting: {
    id: 'receipt.phone.waiting',
    defaultMessage:
      '{count, plural, one {# journey waits for the network} other {# journeys wait for the network}}',
    description: 'How many journeys are to be sent once there is a network',
  },
  sending: {
    id: 'receipt.phone.sending',
    defaultMessage: 'Sending {count, plural, one {# journey} other {# journeys}}',
    description: 'How many journeys are on their way to the server',
  },
  tryNow: {
    id: 'receipt.phone.tryNow',
    defaultMessage: 'Try now',
    description: 'Button that tries at once to send the journeys',
  },
  unconfirmed: {
    id: 'receipt.phone.unconfirmed',
    defaultMessage: 'Not yet confirmed',
    description: 'Mark of a journey: the server has not confirmed it',
  },
  refused: {
    id: 'receipt.phone.refused',
    defaultMessage: 'Refused by the server',
    description: 'Mark of a journey that the server would not have; the first page says why',
  },
  confirmed: {
    id: 'receipt.phone.confirmed',
    defaultMessage: 'Confirmed',
    description: 'Mark of a journey that the server has',
  },
  measuredHere: {
    id: 'receipt.phone.measuredHere',
    defaultMessage: 'Measured by this phone. The server checks figures and violations once they are sent.',
    description: 'Under the list of journeys that the server has not confirmed',
  },
  restLater: {
    id: 'receipt.phone.restLater',
    defaultMessage: 'Each violation and alert is shown again with network.',
    description: 'On the page of a journey of which this phone has only the figures',
  },
});
