import { achievements } from './achievements';
import type { AchievementId } from './achievements';
import type { DrivingDay, DrivingHistory } from '../time/driving-days';

const DAY = 20_000;

function day(index: number, of: Partial<DrivingDay>): DrivingDay {
  return { day: DAY + index, endedJourneys: 0, safeJourneys: 0, distanceM: 0, violations: 0, ...of };
}

function history(todayIndex: number, days: readonly DrivingDay[] = []): DrivingHistory {
  return { firstDay: DAY, today: DAY + todayIndex, days };
}

function earnedOf(id: AchievementId, given: DrivingHistory) {
  const found = achievements(given).find((each) => each.id === id);
  const earnedDay = found?.earnedDay ?? null;
  return {
    earnedOn: earnedDay === null ? null : earnedDay - DAY,
    progress: Math.round((found?.progress ?? 0) * 1000) / 1000,
  };
}

const NOBODY: DrivingHistory = { firstDay: null, today: DAY, days: [] };

it('knows the five of the specification in its order, none of them earned by somebody new', () => {
  expect(
    achievements(NOBODY).map(({ id, isEarned, progress, goal }) => [id, isEarned, progress, goal]),
  ).toEqual([
    ['FIRST_JOURNEY', false, 0, 1],
    ['SAFE_DRIVER', false, 0, 10],
    ['REFORMED_SPEED_DEMON', false, 0, 50],
    ['MARATHON_DRIVER', false, 0, 1000],
    ['PERFECT_WEEK', false, 0, 7],
  ]);
});

it.each<[string, AchievementId, DrivingHistory, number | null, number]>([
  ['a journey under way', 'FIRST_JOURNEY', history(0), null, 0],
  ['a journey that has ended', 'FIRST_JOURNEY', history(5, [day(2, { endedJourneys: 1 })]), 2, 1],
  ['9 safe journeys', 'SAFE_DRIVER', history(1, [day(0, { endedJourneys: 12, safeJourneys: 9 })]), null, 0.9],
  [
    'the tenth safe journey',
    'SAFE_DRIVER',
    history(9, [
      day(0, { endedJourneys: 9, safeJourneys: 9 }),
      day(3, { endedJourneys: 1, violations: 1 }),
      day(4, { endedJourneys: 1, safeJourneys: 1 }),
      day(5, { endedJourneys: 1, safeJourneys: 1 }),
    ]),
    4,
    1,
  ],
  ['999.9 km', 'MARATHON_DRIVER', history(9, [day(0, { distanceM: 999_900 })]), null, 1],
  [
    '1000 km in two parts',
    'MARATHON_DRIVER',
    history(9, [day(0, { distanceM: 999_900 }), day(6, { distanceM: 100 })]),
    6,
    1,
  ],
  ['the seventh day, which is not over', 'PERFECT_WEEK', history(6), null, 0.857],
  ['seven days that are over', 'PERFECT_WEEK', history(7), 6, 1],
  ['a violation on the seventh day', 'PERFECT_WEEK', history(7, [day(6, { violations: 1 })]), null, 0],
  ['a week after a violation', 'PERFECT_WEEK', history(12, [day(3, { violations: 1 })]), 10, 1],
  ['a violation after the week', 'PERFECT_WEEK', history(12, [day(9, { violations: 1 })]), 6, 1],
])('%s: %s', (_what, id, given, earnedOn, progress) => {
  expect(earnedOf(id, given)).toEqual({ earnedOn, progress });
});

describe('REFORMED_SPEED_DEMON', () => {
  const drive = (index: number, violations: number) => day(index, { endedJourneys: 1, violations });

  it.each<[string, DrivingHistory, number | null, number]>([
    ['nobody without a violation before', history(80, [drive(0, 0), drive(40, 0)]), null, 0],
    ['4 violations, then 2', history(61, [drive(0, 4), drive(35, 2)]), 30 + 5, 1],
    ['4 violations, then 3', history(60, [drive(29, 4), drive(35, 3)]), null, 0.5],
    ['1 violation, then none', history(45, [drive(10, 1), drive(38, 0)]), 40, 1],
    ['the thirtieth day is not over', history(40, [drive(10, 1), drive(38, 0)]), null, 0],
    ['a month without driving', history(45, [drive(10, 1)]), null, 0],
    ['more than before', history(60, [drive(29, 1), drive(35, 3)]), null, 0],
  ])('%s', (_what, given, earnedOn, progress) => {
    expect(earnedOf('REFORMED_SPEED_DEMON', given)).toEqual({ earnedOn, progress });
  });
});
