import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the four cards with figures. */
export const CARD_MESSAGES = defineTexts({
  violations: { id: 'operations.card.violations', description: 'Card: violations of all time' },
  reports: { id: 'operations.card.reports', description: 'Card: incidents that citizens reported today' },
  journeys: { id: 'operations.card.journeys', description: 'Card: journeys under way' },
  score: { id: 'operations.card.score', description: 'Card: the safety score' },
  outOf100: { id: 'operations.card.outOf100', description: 'Behind the safety score: out of 100' },
  formula: {
    id: 'operations.card.formula',
    description: 'How the safety score is computed, in two sentences',
  },
  per1000Km: {
    id: 'operations.card.per1000Km',
    description:
      'Below the safety score: violations for each 1,000 km; value is how many, low and high are the ends of their range',
  },
  noRate: { id: 'operations.card.noRate', description: 'Below the score: too little was driven for a rate' },
  vsDay: { id: 'operations.card.vsDay', description: 'After a change: against the 24 hours before' },
  vsWeek: { id: 'operations.card.vsWeek', description: 'After a change: against the 7 days before' },
  vsMonth: { id: 'operations.card.vsMonth', description: 'After a change: against the 30 days before' },
  sinceDay: { id: 'operations.card.sinceDay', description: 'After a change: since 24 hours ago' },
  sinceWeek: { id: 'operations.card.sinceWeek', description: 'After a change: since 7 days ago' },
  sinceMonth: { id: 'operations.card.sinceMonth', description: 'After a change: since 30 days ago' },
});

/** Texts of the inbox of incidents on the overview. */
export const INBOX_CARD_MESSAGES = defineTexts({
  title: { id: 'operations.inbox.title', description: 'Title of the list of what citizens reported' },
  empty: { id: 'operations.inbox.empty', description: 'No citizen has reported anything' },
  emptyHere: {
    id: 'operations.inbox.emptyHere',
    description: 'None of the latest is of the chosen severity',
  },
});
