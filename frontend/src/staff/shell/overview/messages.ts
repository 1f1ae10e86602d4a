import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the four cards with figures. */
export const CARD_MESSAGES = defineTexts({
  violations: {
    id: 'operations.card.violations',
    defaultMessage: 'Total Violations',
    description: 'Card: violations of all time',
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
      '100 minus the violations for each 100 journeys that began in the time range, never below 0. Beside it: violations for each 1,000 km on which a violation could be proven, with the range in which the rate lies in 90 of 100 cases.',
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
  vsDay: {
    id: 'operations.card.vsDay',
    defaultMessage: 'vs the 24 h before',
    description: 'After a change: against the 24 hours before',
  },
  vsWeek: {
    id: 'operations.card.vsWeek',
    defaultMessage: 'vs the 7 days before',
    description: 'After a change: against the 7 days before',
  },
  vsMonth: {
    id: 'operations.card.vsMonth',
    defaultMessage: 'vs the 30 days before',
    description: 'After a change: against the 30 days before',
  },
  sinceDay: {
    id: 'operations.card.sinceDay',
    defaultMessage: 'vs 24 h ago',
    description: 'After a change: since 24 hours ago',
  },
  sinceWeek: {
    id: 'operations.card.sinceWeek',
    defaultMessage: 'vs 7 days ago',
    description: 'After a change: since 7 days ago',
  },
  sinceMonth: {
    id: 'operations.card.sinceMonth',
    defaultMessage: 'vs 30 days ago',
    description: 'After a change: since 30 days ago',
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
