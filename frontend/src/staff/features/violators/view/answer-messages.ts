import { defineTexts } from '../../../../lib/i18n/define-texts';

/** The answer above the list of violators. */
export const VIOLATOR_ANSWER_MESSAGES = defineTexts({
  name: {
    id: 'violators.answer',
    defaultMessage: 'Vehicles to stop or review',
    description: 'Name of the sentences at the top of the page, for screen readers',
  },
  count: {
    id: 'violators.answer.count',
    defaultMessage:
      '{count, plural, =0 {No vehicle stands out beyond chance.} one {# vehicle stands out beyond chance. Stop or review it:} other {# vehicles stand out beyond chance. Stop or review them:}}',
    description: 'First sentence of the page: how many vehicles the rule proposes',
  },
  proven: {
    id: 'violators.answer.proven',
    defaultMessage:
      '{agency}: {events, plural, one {# proven violation} other {# proven violations}} on {days, plural, one {# day} other {# days}}.',
    description: 'Behind a plate: its agency, and what enrolled devices have recorded of the vehicle',
  },
  rate: {
    id: 'violators.answer.rate',
    defaultMessage: 'At least {low} per 1,000 km; others have {peers}.',
    description:
      'Lower bound of the rate of a vehicle, and the rate of the others of its class; both are numbers',
  },
  more: {
    id: 'violators.answer.more',
    defaultMessage:
      '{count, plural, one {# more is proposed by the rule.} other {# more are proposed by the rule.}}',
    description: 'How many vehicles are proposed that are not named',
  },
  doubt: {
    id: 'violators.answer.doubt',
    defaultMessage: 'Enrolled devices proved them above confirmed limits. At most 1 in 20 is a false alarm.',
    description: 'How sure the list of proposed vehicles is',
  },
});
