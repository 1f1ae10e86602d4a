import { violationsByDay } from '../time/driving-days';
import type { DrivingDay, DrivingHistory } from '../time/driving-days';

/** Achievements (product specification, section 3). */
export const ACHIEVEMENT_IDS = [
  'FIRST_JOURNEY',
  'SAFE_DRIVER',
  'REFORMED_SPEED_DEMON',
  'MARATHON_DRIVER',
  'PERFECT_WEEK',
] as const;
/** One thing that can be earned. */
export type AchievementId = (typeof ACHIEVEMENT_IDS)[number];

/**
 * Requirement of each: 1 ended journey, 10 ended journeys without a counted violation, 50 % fewer violations in
 * 30 days
 * than in the 30 before, 1000 km, 7 whole days in a row without a counted violation.
 */
export const ACHIEVEMENT_GOALS: Readonly<Record<AchievementId, number>> = {
  FIRST_JOURNEY: 1,
  SAFE_DRIVER: 10,
  REFORMED_SPEED_DEMON: 50,
  MARATHON_DRIVER: 1000,
  PERFECT_WEEK: 7,
};

/** The length of each of the two stretches that REFORMED_SPEED_DEMON compares, days. */
export const REFORM_DAYS = 30;

/** Progress of somebody towards an achievement. */
export interface Achievement {
  readonly id: AchievementId;
  readonly isEarned: boolean;
  /** The day of Africa/Douala on which it was first earned, from 1 January 1970; null until then. */
  readonly earnedDay: number | null;
  /** 0-1; 1 once it is earned and only then. */
  readonly progress: number;
  /** In the unit of the goal: journeys, percent, km or days; at most the goal. */
  readonly current: number;
  readonly goal: number;
}

/** All achievements in the order of the specification. Once earned, what happens later takes none of them away. */
export function achievements(history: DrivingHistory): Achievement[] {
  return [
    counted('FIRST_JOURNEY', history.days, ({ endedJourneys }) => endedJourneys),
    counted('SAFE_DRIVER', history.days, ({ safeJourneys }) => safeJourneys),
    reformedSpeedDemon(history),
    counted('MARATHON_DRIVER', history.days, ({ distanceM }) => distanceM / 1000),
    perfectWeek(history),
  ];
}

/** One that is earned on the day that brings a sum up to its goal. */
function counted(
  id: AchievementId,
  days: readonly DrivingDay[],
  amountOf: (day: DrivingDay) => number,
): Achievement {
  let sum = 0;
  for (const day of days) {
    sum += amountOf(day);
    if (sum >= ACHIEVEMENT_GOALS[id]) {
      return earned(id, day.day);
    }
  }
  return underWay(id, sum);
}

function perfectWeek(history: DrivingHistory): Achievement {
  const goal = ACHIEVEMENT_GOALS.PERFECT_WEEK;
  // Today is not over: a violation may still be on it.
  const wholeDays = violationsByDay(history).slice(0, -1);
  let run = 0;
  for (const [index, violations] of wholeDays.entries()) {
    run = violations === 0 ? run + 1 : 0;
    if (run === goal) {
      return earned('PERFECT_WEEK', (history.firstDay ?? 0) + index);
    }
  }
  return underWay('PERFECT_WEEK', run);
}

/**
 * Compares the violations of 30 whole days with those of the 30 before. Nobody is reformed who had none to begin with, or
 * who did not drive.
 */
function reformedSpeedDemon(history: DrivingHistory): Achievement {
  const firstDay = history.firstDay ?? 0;
  const violations = violationsByDay(history).slice(0, -1);
  const drivingDays = history.days.filter(({ endedJourneys }) => endedJourneys > 0).map(({ day }) => day);
  let reductionPercent = 0;
  for (let end = 1; end <= violations.length; end += 1) {
    const before = sumOf(
      violations.slice(Math.max(0, end - 2 * REFORM_DAYS), Math.max(0, end - REFORM_DAYS)),
    );
    const since = sumOf(violations.slice(Math.max(0, end - REFORM_DAYS), end));
    const hasDriven = drivingDays.some((day) => day >= firstDay + end - REFORM_DAYS && day < firstDay + end);
    reductionPercent = before === 0 || !hasDriven ? 0 : Math.max(0, 100 * (1 - since / before));
    if (reductionPercent >= ACHIEVEMENT_GOALS.REFORMED_SPEED_DEMON) {
      return earned('REFORMED_SPEED_DEMON', firstDay + end - 1);
    }
  }
  return underWay('REFORMED_SPEED_DEMON', reductionPercent);
}

function earned(id: AchievementId, earnedDay: number): Achievement {
  const goal = ACHIEVEMENT_GOALS[id];
  return { id, isEarned: true, earnedDay, progress: 1, current: goal, goal };
}

function underWay(id: AchievementId, current: number): Achievement {
  const goal = ACHIEVEMENT_GOALS[id];
  return { id, isEarned: false, earnedDay: null, progress: current / goal, current, goal };
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
