import { defineMessages } from '../texts/domain-messages';

/** Answers to the person who submitted an incident; staff may edit one before it is sent. */
export const ANSWER_MESSAGES = defineMessages({
  'place.unknown': {
    id: 'domain-answers.place.unknown',
    defaultMessage: 'the place that you described',
    description: 'In place of a place in the answers below: the phone gave none',
  },
  'RESOLVED.cleared': {
    id: 'domain-answers.RESOLVED.cleared',
    defaultMessage: 'Thank you. The road is clear again: {place}. You reported it on {time}.',
    description: 'Answer to a report: the road is clear. place: where; time: day and time of the report',
  },
  'RESOLVED.repaired': {
    id: 'domain-answers.RESOLVED.repaired',
    defaultMessage: 'Thank you. What you reported on {time} is repaired: {place}.',
    description: 'Answer to a report: it is repaired. place, time as above',
  },
  'RESOLVED.visited': {
    id: 'domain-answers.RESOLVED.visited',
    defaultMessage: 'Thank you. A team was there and helped: {place}. You reported it on {time}.',
    description: 'Answer to a report: people of the authority were there. place, time as above',
  },
  'REJECTED.gone': {
    id: 'domain-answers.REJECTED.gone',
    defaultMessage: 'Thank you. A team found nothing there any more: {place}. You reported it on {time}.',
    description: 'Answer to a report that is closed: nothing was found. place, time as above',
  },
  'REJECTED.unclear': {
    id: 'domain-answers.REJECTED.unclear',
    defaultMessage: 'We could not find what you reported on {time}. Please report it again with more words.',
    description: 'Answer to a report that is closed: it says too little. time as above',
  },
  'REOPENED.again': {
    id: 'domain-answers.REOPENED.again',
    defaultMessage: 'We look into your report of {time} once more: {place}.',
    description: 'Answer to a report that was closed and is open again. place, time as above',
  },
  'REOPENED.seen': {
    id: 'domain-answers.REOPENED.seen',
    defaultMessage: 'Others have seen it again, so your report of {time} is open: {place}.',
    description:
      'Answer to a report that was closed and is open again, because others see it too. place, time as above',
  },
});
