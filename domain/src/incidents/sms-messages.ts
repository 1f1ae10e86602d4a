import { defineMessages } from '../texts/domain-messages';

/** Answers to short messages from the road: one of 160 characters each. */
export const SMS_MESSAGES = defineMessages({
  received: {
    id: 'domain-sms.received',
    defaultMessage:
      'WakaFine: thank you. Your report on {plate} has the number {number}. Status: received, not verified yet.',
    description:
      'Answer to a short message that reports a vehicle that drives too fast. plate: the plate as written; number: of the report. With both at most 160 characters, no accents where they can be avoided',
  },
  help: {
    id: 'domain-sms.help',
    defaultMessage: 'WakaFine: please write SAFE, the plate and what you saw. Example: SAFE LT123AB too fast',
    description:
      'Answer to a short message that can not be read: how to write one. At most 160 characters; SAFE stays, or is the word of the language (SECURITE, WAKA)',
  },
});
