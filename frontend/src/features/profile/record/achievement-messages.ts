import { defineTexts } from '../../../lib/i18n/define-texts';

/** Names of what can be earned. */
export const ACHIEVEMENT_NAMES = defineTexts({
  FIRST_JOURNEY: {
    id: 'profile.achievement.first',
    description: 'Name of an achievement: the first journey',
  },
  SAFE_DRIVER: { id: 'profile.achievement.safe', description: 'Name: ten journeys without a violation' },
  REFORMED_SPEED_DEMON: {
    id: 'profile.achievement.reformed',
    description: 'Name: half as many violations as in the month before',
  },
  MARATHON_DRIVER: { id: 'profile.achievement.marathon', description: 'Name: a thousand kilometres' },
  PERFECT_WEEK: { id: 'profile.achievement.week', description: 'Name: a week without a violation' },
});

/** What earns each. */
export const ACHIEVEMENT_GOALS = defineTexts({
  FIRST_JOURNEY: { id: 'profile.achievement.firstGoal', description: 'What earns it; goal is a number' },
  SAFE_DRIVER: {
    id: 'profile.achievement.safeGoal',
    description: 'What earns it; goal is a number of journeys',
  },
  REFORMED_SPEED_DEMON: {
    id: 'profile.achievement.reformedGoal',
    description: 'What earns it; goal is percent fewer violations',
  },
  MARATHON_DRIVER: { id: 'profile.achievement.marathonGoal', description: 'What earns it; goal is km' },
  PERFECT_WEEK: {
    id: 'profile.achievement.weekGoal',
    description: 'What earns it; goal is a number of days',
  },
});

/** How far it has come. */
export const ACHIEVEMENT_PROGRESS = defineTexts({
  FIRST_JOURNEY: { id: 'profile.achievement.count', description: 'How far it has come: current of goal' },
  SAFE_DRIVER: { id: 'profile.achievement.count', description: 'How far it has come: current of goal' },
  REFORMED_SPEED_DEMON: {
    id: 'profile.achievement.percent',
    description: 'How far it has come: current of goal, in percent',
  },
  MARATHON_DRIVER: {
    id: 'profile.achievement.km',
    description: 'How far it has come: current of goal, in km',
  },
  PERFECT_WEEK: { id: 'profile.achievement.days', description: 'How far it has come: current of goal days' },
});

/** Texts of the list. */
export const ACHIEVEMENT_MESSAGES = defineTexts({
  title: { id: 'profile.achievements', description: 'Heading of the achievements' },
  earnedCount: { id: 'profile.achievements.count', description: 'How many are earned: earned of all' },
  earned: { id: 'profile.achievement.earned', description: 'For screen readers: when it was earned; date' },
});
