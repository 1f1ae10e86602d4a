import { classesOf, hoursOf, timesOf, weekdaysOf } from '@wakafine/domain/segments/segment-filter';
import type { FilteredTimes, SegmentFilter } from '@wakafine/domain/segments/segment-filter';
import type { SegmentIndex } from '@wakafine/domain/segments/segment-index';
import type { AppCtx } from '../../identity/accounts/actor';
import { NO_SUMS } from './compare-sums';
import type { Sums, SumsOf } from './compare-sums';
import { SEGMENT_SUMS } from './segment-sums.queries';

/** Figures of one hour of one weekday: 1 is Monday, and hours are those of Douala. */
export interface WeekHour {
  readonly weekday: number;
  readonly hour: number;
  readonly judgedM: number;
  readonly events: number;
}

/** The sums that a filter asks for. */
export interface SegmentSums {
  readonly times: FilteredTimes;
  readonly segments: readonly SumsOf<string>[];
  /** Of all hours of all days. */
  readonly weekHours: readonly WeekHour[];
  readonly classes: readonly SumsOf<string>[];
  /** Named ones; what is of none is left out. */
  readonly agencies: readonly SumsOf<string>[];
}

/** Parameters of a statement by a filter, beside its times. */
export interface Chosen {
  /** Null: all. */
  readonly segments: string[] | null;
  readonly classes: string[];
  readonly direction: string | null;
  readonly agency: string | null;
  readonly hours: number[];
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: number[];
}

/** The rows that a filter means. A stretch that two roads share is of both. */
export function chosenBy(filter: SegmentFilter, { roads }: Pick<SegmentIndex, 'roads'>): Chosen {
  const { road, direction, agency, vehicles } = filter;
  const ofRoad = (ref: string): string[] =>
    roads
      .flatMap(({ segments }) => segments)
      .filter((segment) => segment.roads.includes(ref))
      .map(({ id }) => id);
  return {
    segments: road === null ? null : ofRoad(road),
    classes: [...classesOf(vehicles)],
    direction: direction === 'BOTH' ? null : direction,
    agency,
    hours: hoursOf(filter),
    weekdays: weekdaysOf(filter),
  };
}

/** Reads the sums of a filter by one statement. */
export async function readSums(
  { db, clock }: Pick<AppCtx, 'db' | 'clock'>,
  filter: SegmentFilter,
  chosen: Chosen,
): Promise<SegmentSums> {
  const times = timesOf(filter, clock().getTime());
  const { segments, classes, direction, agency, hours, weekdays } = chosen;
  const rows = await db.rows(SEGMENT_SUMS, [
    ...([new Date(times.fromMs), new Date(times.untilMs)] as const),
    ...([new Date(times.beforeFromMs), new Date(times.beforeUntilMs)] as const),
    ...([segments, classes, direction, agency, hours, weekdays] as const),
  ]);
  return {
    times,
    segments: pairedBy(rows, ({ segment }) => segment),
    classes: pairedBy(rows, ({ vehicleClass }) => vehicleClass),
    agencies: pairedBy(rows, (row) => (row.agency === '' ? null : row.agency)),
    weekHours: rows.flatMap(({ weekday, dayHour, isNow, allJudgedM: judgedM, allEvents: events }) =>
      weekday === null || dayHour === null || !isNow ? [] : [{ weekday, hour: dayHour, judgedM, events }],
    ),
  };
}

/** The rows that have a key, now and before together; what was driven in neither time is left out. */
function pairedBy<Row extends Sums & { readonly isNow: boolean }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | null,
): SumsOf<string>[] {
  const paired = new Map<string, SumsOf<string>>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== null) {
      const known = paired.get(key) ?? { key, now: NO_SUMS, before: NO_SUMS };
      paired.set(key, row.isNow ? { ...known, now: row } : { ...known, before: row });
    }
  }
  return [...paired.values()].filter(({ now, before }) => now.judgedM + before.judgedM > 0);
}
