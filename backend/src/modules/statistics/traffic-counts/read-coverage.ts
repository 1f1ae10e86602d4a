import type { SegmentFilter } from '@wakafine/domain/segments/segment-filter';
import { classesOf } from '@wakafine/domain/segments/segment-filter';
import { coverageOf } from '@wakafine/domain/statistics/coverage';
import type { Coverage } from '@wakafine/domain/statistics/coverage';
import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import type { Services } from '../../../platform/context/context';
import { COUNTED_AND_SEEN } from './coverage.queries';

/** Days that a count stands for the share that is seen. */
const COUNTED_DAYS = 182;

/** The share of the traffic that is seen, with the counts that it rests on. */
export interface CountedCoverage extends Coverage {
  readonly counts: number;
  readonly counted: number;
}

/** The share of the traffic on some segments (null: all) that is seen, by the counts of the last half year; null without one. */
export async function readCoverage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { segments, vehicles }: { segments: string[] | null; vehicles: SegmentFilter['vehicles'] },
): Promise<CountedCoverage | null> {
  const tomorrow = civilDayOf(clock().getTime()) + 1;
  const days = [isoDay(tomorrow - COUNTED_DAYS), isoDay(tomorrow)] as const;
  const counts = await db.rows(COUNTED_AND_SEEN, [...days, segments, vehicles, [...classesOf(vehicles)]]);
  const coverage = coverageOf(counts);
  return coverage === null
    ? null
    : { ...coverage, counts: counts.length, counted: counts.reduce((sum, { counted }) => sum + counted, 0) };
}
