import { ACHIEVEMENT_IDS } from '@wakafine/domain/statistics/achievements';
import type { AchievementId } from '@wakafine/domain/statistics/achievements';
import { SAFETY_RATINGS } from '@wakafine/domain/statistics/safety-score';
import type { SafetyRating } from '@wakafine/domain/statistics/safety-score';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { describedEnum } from '../../platform/described-enum';
import { DayScalar } from '../../platform/day.scalar';

export const SafetyRatingEnum = describedEnum(SAFETY_RATINGS, {
  name: 'SafetyRating',
  description: "Grade of a citizen's driving, by violations for each journey.",
  values: {
    EXCELLENT: 'None.',
    VERY_GOOD: 'Fewer than 0.1.',
    GOOD: 'Fewer than 0.3.',
    NEEDS_IMPROVEMENT: '0.3 or more.',
    NEW_DRIVER: 'No journey yet.',
  },
});

export const AchievementIdEnum = describedEnum(ACHIEVEMENT_IDS, {
  name: 'AchievementId',
  description: 'A thing that a citizen can achieve.',
  values: {
    FIRST_JOURNEY: 'One ended journey.',
    SAFE_DRIVER: '10 ended journeys without a violation.',
    REFORMED_SPEED_DEMON: 'Half as many violations in 30 days as in the 30 before.',
    MARATHON_DRIVER: '1,000 km driven.',
    PERFECT_WEEK: '7 whole days in a row without a violation.',
  },
});

@ObjectType({ description: "Totals of everybody's journeys." })
export class Statistics {
  @Field(() => Int, { description: 'Journeys, active ones included.' })
  totalJourneys: number;

  @Field(() => Float, {
    description: 'Distance covered, km; for all but staff in steps of 10 km, of ended journeys.',
  })
  totalDistanceKm: number;

  @Field(() => Float, {
    description:
      'Distance over moving time over all ended journeys, km/h, for all but staff rounded down; 0 before the first.',
  })
  averageSpeedKmh: number;

  @Field(() => Int, { description: 'Violations that the tracks show; neither claims nor incidents.' })
  totalViolations: number;

  @Field(() => Float, {
    description: 'Share of the ended journeys without a violation, 0-100; 100 before the first.',
  })
  safeDrivingPercentage: number;
}

@ObjectType({ description: 'Days of Africa/Douala in a row without a violation since the first journey.' })
export class Streak {
  @Field(() => Int, { description: 'Up to today, which counts until a violation is on it.' })
  currentDays: number;

  @Field(() => Int, { description: 'The longest so far.' })
  longestDays: number;

  @Field(() => Int, { description: 'The goal, days.' })
  goalDays: number;
}

@ObjectType({ description: 'Something that safe driving earns.' })
export class Achievement {
  @Field(() => AchievementIdEnum, { description: 'The achievement, and its requirement.' })
  id: AchievementId;

  @Field(() => Boolean, { description: 'Whether it is earned by the journeys that are stored.' })
  earned: boolean;

  @Field(() => DayScalar, {
    nullable: true,
    description: 'The day of Africa/Douala on which it was earned, such as 2026-11-20; null until then.',
  })
  earnedDate: string | null;

  @Field(() => Float, { description: '0-1; 1 once it is earned.' })
  progress: number;

  @Field(() => Float, { description: 'Progress, in the unit of the goal.' })
  current: number;

  @Field(() => Int, { description: 'Requirement: journeys, percent fewer violations, km or days.' })
  goal: number;
}

@ObjectType({ description: "Totals of the viewer's journeys." })
export class MyStatistics {
  @Field(() => Int, { description: 'Journeys, active ones included.' })
  totalJourneys: number;

  @Field(() => Float, { description: 'Distance covered, km.' })
  totalDistanceKm: number;

  @Field(() => Float, {
    description: 'Distance over moving time over all ended journeys, km/h; 0 before the first.',
  })
  averageSpeedKmh: number;

  @Field(() => Int, { description: 'Violations that the tracks show; neither claims nor incidents.' })
  totalViolations: number;

  @Field(() => Float, {
    description: 'Share of the ended journeys without a violation, 0-100; 100 before the first.',
  })
  safeDrivingPercentage: number;

  @Field(() => SafetyRatingEnum, { description: "Grade of the citizen's driving." })
  safetyRating: SafetyRating;

  @Field(() => Float, { description: 'Violations for each journey; 0 before the first.' })
  violationsPerJourney: number;

  @Field(() => Streak, { description: 'Days in a row without a violation.' })
  streak: Streak;

  @Field(() => [Achievement], { description: 'All five, earned or not.' })
  achievements: Achievement[];
}
