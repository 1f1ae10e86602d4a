import { defineMessages } from '../texts/domain-messages';

/** Texts of the page about a record: one word, and one sentence. */
export const EVIDENCE_MESSAGES = defineMessages({
  'word.VALID': {
    id: 'domain-evidence.word.VALID',
    defaultMessage: 'Valid',
    description: 'The record is as it was sealed, in one word',
  },
  'word.ALTERED': {
    id: 'domain-evidence.word.ALTERED',
    defaultMessage: 'Altered',
    description: 'The record is not as it was sealed, in one word',
  },
  'word.WITHDRAWN': {
    id: 'domain-evidence.word.WITHDRAWN',
    defaultMessage: 'Withdrawn',
    description: 'The service took the record back, in one word',
  },
  'word.NOT_INCLUDED': {
    id: 'domain-evidence.word.NOT_INCLUDED',
    defaultMessage: 'Not yet included',
    description: 'The record is in no signed log yet, in few words',
  },
  'sentence.VALID': {
    id: 'domain-evidence.sentence.VALID',
    defaultMessage: 'This is the record that was sealed on {time}. Nothing in it has been changed.',
    description: 'Under the word Valid; time is a day with its time in Cameroon',
  },
  'sentence.ALTERED': {
    id: 'domain-evidence.sentence.ALTERED',
    defaultMessage: 'This is not the sealed record. Someone has changed it after {time}. Do not rely on it.',
    description: 'Under the word Altered; time is a day with its time in Cameroon',
  },
  'sentence.WITHDRAWN': {
    id: 'domain-evidence.sentence.WITHDRAWN',
    defaultMessage: 'The record of {time} is genuine, but the service took it back. It counts for nothing.',
    description: 'Under the word Withdrawn; time is a day with its time in Cameroon',
  },
  'sentence.NOT_INCLUDED': {
    id: 'domain-evidence.sentence.NOT_INCLUDED',
    defaultMessage:
      'The record of {time} is sealed. It enters the public log within a minute: until then take it as a claim.',
    description: 'Under the words Not yet included; time is a day with its time in Cameroon',
  },
  record: {
    id: 'domain-evidence.record',
    defaultMessage: 'Record {number} · a speed measurement',
    description: 'Above the word; number is the beginning of the number on the paper',
  },
  unknown: {
    id: 'domain-evidence.unknown',
    defaultMessage: 'No record has this number',
    description: 'In place of the word, where the number belongs to nothing',
  },
});
