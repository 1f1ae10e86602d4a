import { violationsByDay } from '../time/driving-days';
import type { DrivingHistory } from '../time/driving-days';

/** Goal of the streak, days in a row (product specification, section 9). */
export const STREAK_GOAL_DAYS = 30;

/** Days in a row without a counted violation, today included. */
export interface Streak {
  readonly currentDays: number;
  readonly longestDays: number;
  readonly goalDays: number;
}

/**
 * The days of Africa/Douala without a counted violation since the first journey (product decision D3): today counts
 * until a violation is on it, and a day without a journey counts as well. 0 before the first journey.
 */
export function safeStreak(history: DrivingHistory): Streak {
  let currentDays = 0;
  let longestDays = 0;
  for (const violations of violationsByDay(history)) {
    currentDays = violations === 0 ? currentDays + 1 : 0;
    longestDays = Math.max(longestDays, currentDays);
  }
  return { currentDays, longestDays, goalDays: STREAK_GOAL_DAYS };
}
