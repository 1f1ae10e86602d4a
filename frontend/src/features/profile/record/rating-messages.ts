import { defineTexts } from '../../../lib/i18n/define-texts';

/** Words of the safety ratings. */
export const RATING_MESSAGES = defineTexts({
  NEW_DRIVER: {
    id: 'profile.rating.new',
    defaultMessage: 'New Driver',
    description: 'Safety rating before the first journey',
  },
  EXCELLENT: {
    id: 'profile.rating.excellent',
    defaultMessage: 'Excellent',
    description: 'Best safety rating',
  },
  VERY_GOOD: {
    id: 'profile.rating.veryGood',
    defaultMessage: 'Very Good',
    description: 'Second best safety rating',
  },
  GOOD: { id: 'profile.rating.good', defaultMessage: 'Good', description: 'Third best safety rating' },
  NEEDS_IMPROVEMENT: {
    id: 'profile.rating.needsImprovement',
    defaultMessage: 'Needs Improvement',
    description: 'Worst safety rating',
  },
});

/** Texts of the statistics. */
export const STATISTICS_MESSAGES = defineTexts({
  rating: {
    id: 'profile.rating',
    defaultMessage: 'Safety rating',
    description: 'Label of the safety rating',
  },
  ratingBasis: {
    id: 'profile.rating.basis',
    defaultMessage:
      '{violations, plural, =0 {No violation} one {#\u00a0violation} other {#\u00a0violations}} in {journeys, plural, one {#\u00a0journey} other {#\u00a0journeys}}',
    description: 'What it goes by; violations and journeys are numbers',
  },
  ratingNone: {
    id: 'profile.rating.none',
    defaultMessage: 'It begins with your first journey.',
    description: 'Under the rating before the first journey',
  },
  safeDriving: {
    id: 'profile.rating.safeDriving',
    defaultMessage: 'safe driving',
    description: 'Under a share in percent, at most 22 characters',
  },
  streak: {
    id: 'profile.streak',
    defaultMessage: 'Current streak',
    description: 'Heading of the days without a violation',
  },
  streakGoal: {
    id: 'profile.streak.goal',
    defaultMessage: 'Goal {days}\u00a0days',
    description: 'The goal of the streak; days is a number',
  },
  streakDays: {
    id: 'profile.streak.days',
    defaultMessage: '{count, plural, one {day without a violation} other {days without a violation}}',
    description: 'After the number of days, which is count',
  },
  streakLongest: {
    id: 'profile.streak.longest',
    defaultMessage: 'Longest so far: {days, plural, one {#\u00a0day} other {#\u00a0days}}',
    description: 'The longest streak so far; days is a number',
  },
  driving: {
    id: 'profile.statistics',
    defaultMessage: 'Driving statistics',
    description: 'Heading of the figures, for screen readers',
  },
  journeys: {
    id: 'profile.statistics.journeys',
    defaultMessage: '{count, plural, one {journey} other {journeys}}',
    description: 'Under a number of journeys, count',
  },
  distance: {
    id: 'profile.statistics.distance',
    defaultMessage: 'distance',
    description: 'Under a distance',
  },
  speed: {
    id: 'profile.statistics.speed',
    defaultMessage: 'average speed',
    description: 'Under an average speed',
  },
  violations: {
    id: 'profile.statistics.violations',
    defaultMessage: '{count, plural, one {violation} other {violations}}',
    description: 'Under a number of violations, count',
  },
  error: {
    id: 'profile.statistics.error',
    defaultMessage: 'Your statistics could not be loaded. Please try again.',
    description: 'The statistics could not be loaded',
  },
});
