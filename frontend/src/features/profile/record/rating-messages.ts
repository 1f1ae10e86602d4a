import { defineTexts } from '../../../lib/i18n/define-texts';

/** Words of the safety ratings. */
export const RATING_MESSAGES = defineTexts({
  NEW_DRIVER: { id: 'profile.rating.new', description: 'Safety rating before the first journey' },
  EXCELLENT: { id: 'profile.rating.excellent', description: 'Best safety rating' },
  VERY_GOOD: { id: 'profile.rating.veryGood', description: 'Second best safety rating' },
  GOOD: { id: 'profile.rating.good', description: 'Third best safety rating' },
  NEEDS_IMPROVEMENT: { id: 'profile.rating.needsImprovement', description: 'Worst safety rating' },
});

/** Texts of the statistics. */
export const STATISTICS_MESSAGES = defineTexts({
  rating: { id: 'profile.rating', description: 'Label of the safety rating' },
  ratingBasis: {
    id: 'profile.rating.basis',
    description: 'What it goes by; violations and journeys are numbers',
  },
  ratingNone: { id: 'profile.rating.none', description: 'Under the rating before the first journey' },
  safeDriving: {
    id: 'profile.rating.safeDriving',
    description: 'Under a share in percent, at most 22 characters',
  },
  streak: { id: 'profile.streak', description: 'Heading of the days without a violation' },
  streakGoal: { id: 'profile.streak.goal', description: 'The goal of the streak; days is a number' },
  streakDays: { id: 'profile.streak.days', description: 'After the number of days, which is count' },
  streakLongest: { id: 'profile.streak.longest', description: 'The longest streak so far; days is a number' },
  driving: { id: 'profile.statistics', description: 'Heading of the figures, for screen readers' },
  journeys: { id: 'profile.statistics.journeys', description: 'Under a number of journeys, count' },
  distance: { id: 'profile.statistics.distance', description: 'Under a distance' },
  speed: { id: 'profile.statistics.speed', description: 'Under an average speed' },
  violations: { id: 'profile.statistics.violations', description: 'Under a number of violations, count' },
  error: { id: 'profile.statistics.error', description: 'The statistics could not be loaded' },
});
