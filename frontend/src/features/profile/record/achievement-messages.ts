import { defineTexts } from '../../../lib/i18n/define-texts';

/** Names of what can be earned. */
export const ACHIEVEMENT_NAMES = defineTexts({
  FIRST_JOURNEY: {
    id: 'profile.achievement.first',
    defaultMessage: 'First Journey',
    description: 'Name of an achievement: the first journey',
  },
  SAFE_DRIVER: {
    id: 'profile.achievement.safe',
    defaultMessage: 'Safe Driver',
    description: 'Name: ten journeys without a violation',
  },
  REFORMED_SPEED_DEMON: {
    id: 'profile.achievement.reformed',
    defaultMessage: 'Reformed Speed Demon',
    description: 'Name: half as many violations as in the month before',
  },
  MARATHON_DRIVER: {
    id: 'profile.achievement.marathon',
    defaultMessage: 'Marathon Driver',
    description: 'Name: a thousand kilometres',
  },
  PERFECT_WEEK: {
    id: 'profile.achievement.week',
    defaultMessage: 'Perfect Week',
    description: 'Name: a week without a violation',
  },
});

/** Requirement of each. */
export const ACHIEVEMENT_GOALS = defineTexts({
  FIRST_JOURNEY: {
    id: 'profile.achievement.firstGoal',
    defaultMessage: 'Your first tracked journey',
    description: 'What earns it; goal is a number',
  },
  SAFE_DRIVER: {
    id: 'profile.achievement.safeGoal',
    defaultMessage: '{goal}\u00a0journeys without violations',
    description: 'What earns it; goal is a number of journeys',
  },
  REFORMED_SPEED_DEMON: {
    id: 'profile.achievement.reformedGoal',
    defaultMessage: '{goal}% fewer violations in 30\u00a0days',
    description: 'What earns it; goal is percent fewer violations',
  },
  MARATHON_DRIVER: {
    id: 'profile.achievement.marathonGoal',
    defaultMessage: '{goal} km monitored',
    description: 'What earns it; goal is km',
  },
  PERFECT_WEEK: {
    id: 'profile.achievement.weekGoal',
    defaultMessage: '{goal}\u00a0days without violations',
    description: 'What earns it; goal is a number of days',
  },
});

/** Progress of each. */
export const ACHIEVEMENT_PROGRESS = defineTexts({
  FIRST_JOURNEY: {
    id: 'profile.achievement.count',
    defaultMessage: '{current} of {goal}',
    description: 'How far it has come: current of goal',
  },
  SAFE_DRIVER: {
    id: 'profile.achievement.count',
    defaultMessage: '{current} of {goal}',
    description: 'How far it has come: current of goal',
  },
  REFORMED_SPEED_DEMON: {
    id: 'profile.achievement.percent',
    defaultMessage: '{current} of {goal}%',
    description: 'How far it has come: current of goal, in percent',
  },
  MARATHON_DRIVER: {
    id: 'profile.achievement.km',
    defaultMessage: '{current} of {goal}\u00a0km',
    description: 'How far it has come: current of goal, in km',
  },
  PERFECT_WEEK: {
    id: 'profile.achievement.days',
    defaultMessage: '{current} of {goal}\u00a0days',
    description: 'How far it has come: current of goal days',
  },
});

/** Texts of the list. */
export const ACHIEVEMENT_MESSAGES = defineTexts({
  title: {
    id: 'profile.achievements',
    defaultMessage: 'Achievements',
    description: 'Heading of the achievements',
  },
  earnedCount: {
    id: 'profile.achievements.count',
    defaultMessage: '{earned} of {all}',
    description: 'How many are earned: earned of all',
  },
  earned: {
    id: 'profile.achievement.earned',
    defaultMessage: 'Earned on {date}',
    description: 'For screen readers: when it was earned; date',
  },
});
