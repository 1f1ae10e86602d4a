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
  ofKey: {
    id: 'developers.usage.ofKey',
    defaultMessage: '{name}, usage',
    description: 'Heading of the card of an API key; {name} is its name',
  },
  ofToday: {
    id: 'developers.usage.ofToday',
    defaultMessage: 'of {limit} points today',
    description: 'Behind the number of points that an API key has spent today; {limit} is a number',
  },
  left: {
    id: 'developers.usage.left',
    defaultMessage: '{left} left, full again at 00:00 (Cameroon)',
    description: 'Points of an API key that are left of today; 00:00 is the time at which a day begins',
  },
  span: {
    id: 'developers.usage.span',
    defaultMessage: 'Time that is shown',
    description: 'For screen readers: choice of a number of days',
  },
  axisHours: {
    id: 'developers.usage.axisHours',
    defaultMessage: 'Points of each hour',
    description: 'Unit above the axis of a chart',
  },
  axisDays: {
    id: 'developers.usage.axisDays',
    defaultMessage: 'Points of each day',
    description: 'Unit above the axis of a chart',
  },
  summary: {
    id: 'developers.usage.summary',
    defaultMessage:
      '{total} points in all, most at {when} with {most}. {refused, plural, =0 {No call was refused.} one {# call was refused.} other {# calls were refused.}}',
    description:
      'For screen readers: the chart in words; {when} is an hour or a day, {most} a number of points',
  },
  showTable: {
    id: 'developers.usage.showTable',
    defaultMessage: 'Table',
    description: 'Button that shows the figures of a chart as a table',
  },
  showChart: {
    id: 'developers.usage.showChart',
    defaultMessage: 'Chart',
    description: 'Button that shows the chart in place of the table',
  },
  noCalls: {
    id: 'developers.usage.noCalls',
    defaultMessage: 'No call in this time.',
    description: 'In place of the table of an API key that was not used',
  },
  day: {
    id: 'developers.usage.day',
    defaultMessage: 'Day',
    description: 'Head of a column',
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

/** Spans of time of the chart. */
export const USAGE_SPAN_MESSAGES = defineTexts({
  TODAY: { id: 'developers.span.today', defaultMessage: 'Today', description: 'A choice: hours of today' },
  '7': { id: 'developers.span.week', defaultMessage: '7 days', description: 'A choice of days' },
  '30': { id: 'developers.span.month', defaultMessage: '30 days', description: 'A choice of days' },
  '90': { id: 'developers.span.quarter', defaultMessage: '90 days', description: 'A choice of days' },
});
