import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the page of usage. */
export const USAGE_MESSAGES = defineTexts({
  title: {
    id: 'developers.usage.title',
    defaultMessage: 'Usage of a key',
    description: 'Heading of the page of what an API key has used',
  },
  none: {
    id: 'developers.usage.none',
    defaultMessage: 'You have no key yet, so there is nothing to show.',
    description: 'In place of the chart of an API key',
  },
  key: {
    id: 'developers.usage.key',
    defaultMessage: 'Key',
    description: 'Label of a list of the own API keys',
  },
  today: {
    id: 'developers.usage.today',
    defaultMessage: '{spent} of {limit} points today',
    description: 'Above the chart; both are numbers',
  },
  failed: {
    id: 'developers.usage.failed',
    defaultMessage: 'The usage could not be loaded.',
    description: 'In place of the chart of an API key',
  },
  refusedMark: {
    id: 'developers.usage.refusedMark',
    defaultMessage: '{count} refused, 429',
    description:
      'Beside a column of the chart: so many calls were refused in that hour; 429 is the code of the answer',
  },
  hour: {
    id: 'developers.usage.hour',
    defaultMessage: 'From',
    description: 'Head of a column: start of an hour',
  },
  points: {
    id: 'developers.usage.points',
    defaultMessage: 'Points',
    description: 'Head of a column: points that calls have cost',
  },
  calls: {
    id: 'developers.usage.calls',
    defaultMessage: 'Calls',
    description: 'Head of a column: number of calls',
  },
  refused: {
    id: 'developers.usage.refused',
    defaultMessage: 'Refused',
    description: 'Head of a column: number of refused calls',
  },
});
