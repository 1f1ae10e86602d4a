import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the four cards with figures. */
export const CARD_MESSAGES = defineTexts({
  violations: {
    id: 'operations.card.violations',
    defaultMessage: 'Total Violations',
    description: 'Card: violations of the last 30 days',
  },
  reports: {
    id: 'operations.card.reports',
    defaultMessage: 'Today’s Reports',
    description: 'Card: incidents that citizens reported today',
  },
  journeys: {
    id: 'operations.card.journeys',
    defaultMessage: 'Active Journeys',
    description: 'Card: journeys under way',
  },
  score: {
    id: 'operations.card.score',
    defaultMessage: 'Safety Score',
    description: 'Card: the safety score',
  },
  outOf100: {
    id: 'operations.card.outOf100',
    defaultMessage: '/100',
    description: 'Behind the safety score: out of 100',
  },
  formula: {
    id: 'operations.card.formula',
    defaultMessage:
      '100 minus the violations for each 100 journeys that began in the last 30 days, never below 0. Beside it: violations for each 1,000 km on which a violation could be proven, with the range in which the rate lies in 90 of 100 cases.',
    description: 'How the safety score is computed, in two sentences',
  },
  per1000Km: {
    id: 'operations.card.per1000Km',
    defaultMessage: '{value} violations per 1,000 km ({low} to {high})',
    description:
      'Below the safety score: violations for each 1,000 km; value is how many, low and high are the ends of their range',
  },
  noRate: {
    id: 'operations.card.noRate',
    defaultMessage: 'too few km for a rate',
    description: 'Below the score: too little was driven for a rate',
  },
  last30Days: {
    id: 'operations.card.last30Days',
    defaultMessage: 'last 30 days',
    description: 'On a card: figure and change are of the last 30 days',
  },
  now: {
    id: 'operations.card.now',
    defaultMessage: 'now',
    description: 'On a card: the figure is of this moment',
  },
  until: {
    id: 'operations.card.until',
    defaultMessage: 'today until {time}',
    description: 'On a card: the figure is of today up to a time',
  },
  vsDays: {
    id: 'operations.card.vsDays',
    defaultMessage: 'vs the 30 days before ({before})',
    description: 'After a change: against the 30 days before; before is their figure',
  },
  vsWeekday: {
    id: 'operations.card.vsWeekday',
    defaultMessage: 'vs a week ago, same time ({before})',
    description:
      'After a change: against the same weekday a week ago up to the same time; before is its figure',
  },
  vsTime: {
    id: 'operations.card.vsTime',
    defaultMessage: 'vs {time} ({before})',
    description: 'After a change: against an earlier time of today; before is its figure',
  },
});

/** Texts of the inbox of incidents on the overview. */
export const INBOX_CARD_MESSAGES = defineTexts({
  title: {
    id: 'operations.inbox.title',
    defaultMessage: 'Citizen incidents',
    description: 'Title of the list of what citizens reported',
  },
  empty: {
    id: 'operations.inbox.empty',
    defaultMessage: 'No citizen has reported anything yet',
    description: 'No citizen has reported anything',
  },
  emptyHere: {
    id: 'operations.inbox.emptyHere',
    defaultMessage: 'None of the latest is of this severity',
    description: 'None of the latest is of the chosen severity',
  },
});
