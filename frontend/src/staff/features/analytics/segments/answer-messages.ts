import { defineTexts } from '../../../../lib/i18n/define-texts';

/** The answer at the top of the segments. */
export const ANSWER_MESSAGES = defineTexts({
  name: {
    id: 'segments.answer',
    defaultMessage: 'The answer',
    description: 'Name of the sentences at the top of the page, for screen readers',
  },
  worst: {
    id: 'segments.answer.worst',
    defaultMessage: 'The worst segment is <b>{spot} ({place})</b>.',
    description: 'First sentence of the page; spot is such as "N5, km 70–75", place a town or two',
  },
  worstRange: {
    id: 'segments.answer.worstRange',
    defaultMessage: 'It has {rate} violations per 1,000 km, 90\u00a0% range {low} to {high}.',
    description: 'Second sentence: the rate of the worst segment with its interval; all are numbers',
  },
  common: {
    id: 'segments.answer.common',
    defaultMessage: 'All together have {rate}.',
    description: 'Third sentence: the rate of all segments; rate is a number',
  },
  noWorst: {
    id: 'segments.answer.noWorst',
    defaultMessage: 'Too little was driven to say which segment is worst.',
    description: 'In place of the first sentence',
  },
  WORSE: {
    id: 'segments.answer.worse',
    defaultMessage: 'Worse than before, beyond chance: <b>{names}</b>.',
    description:
      'Agencies whose rate has risen; names are those of agencies, each with the interval of its change',
  },
  BETTER: {
    id: 'segments.answer.better',
    defaultMessage: 'Better: <b>{names}</b>.',
    description:
      'Agencies whose rate has fallen; names are those of agencies, each with the interval of its change',
  },
  agency: {
    id: 'segments.answer.agency',
    defaultMessage: '{name} ({range})',
    description: 'An agency with the interval of its change, such as "+40 % to +210 %"',
  },
  more: {
    id: 'segments.answer.more',
    defaultMessage: '{count, plural, one {# more} other {# more}}',
    description: 'Last part of a list of agencies: those that are not named',
  },
  unsure: {
    id: 'segments.answer.unsure',
    defaultMessage:
      '{count, plural, one {Of # other agency nobody can tell.} other {Of # other agencies nobody can tell.}}',
    description: 'How many agencies have not changed beyond chance',
  },
  noAgency: {
    id: 'segments.answer.noAgency',
    defaultMessage: 'No agency has changed beyond chance.',
    description: 'No agency has become better or worse',
  },
});
