import { weekdayOfDay } from '../time/weekday';
import type { FigureDay } from './figure-day';
import { countOfSegments, segmentNumber } from './segment-numbers';
import { SEGMENT_DIRECTIONS } from '../segments/segments-file';
import type { SegmentDirection } from '../segments/segments-file';

/** The figures that are added up. */
export interface ChosenFigures {
  /** Null: all. */
  readonly segments: ReadonlySet<string> | null;
  readonly classes: ReadonlySet<string>;
  /** Null: both. */
  readonly direction: SegmentDirection | null;
  /** Null: all, and vehicles of none. */
  readonly agency: string | null;
  /** Of the day of Africa/Douala, 0-23. */
  readonly hours: ReadonlySet<number>;
  /** 1 Monday to 7 Sunday. */
  readonly weekdays: ReadonlySet<number>;
}

/** Hours of a day. */
export const HOURS = 24;

/** The chosen ones among the rows of a day, at whatever hour. */
export interface ChosenRows {
  /** Indexes of the segments; null: all. */
  readonly segments: readonly number[] | null;
  /** 1 for each class, agency and direction that is chosen, by its index. */
  readonly isClass: Uint8Array;
  readonly isAgency: Uint8Array;
  readonly isDirection: Uint8Array;
}

/** Finds the chosen rows of days. */
export function choosing({ segments, classes, direction, agency }: ChosenFigures) {
  const isSegment = segments === null ? null : markedNumbers(segments);
  return (day: FigureDay): ChosenRows => ({
    segments: isSegment === null ? null : indexesOf(day.segmentNumbers, isSegment),
    isClass: marked(day.classes, classes),
    isAgency: marked(day.agencies, agency === null ? null : new Set([agency])),
    isDirection: marked(SEGMENT_DIRECTIONS, direction === null ? null : new Set([direction])),
  });
}

/** True for a row that is chosen, given that its segment is. */
export function isRowChosen(
  day: FigureDay,
  { isClass, isAgency, isDirection }: ChosenRows,
  row: number,
): boolean {
  return (
    isClass[day.vehicleClass[row] ?? 0] === 1 &&
    isAgency[day.agency[row] ?? 0] === 1 &&
    isDirection[day.isAgainst[row] ?? 0] === 1
  );
}

/** 1 for each chosen segment, by its number. */
function markedNumbers(segments: ReadonlySet<string>): Uint8Array {
  const numbers = Array.from(segments, segmentNumber);
  const marks = new Uint8Array(countOfSegments());
  numbers.forEach((number) => (marks[number] = 1));
  return marks;
}

/** Indexes of the marked ones. */
function indexesOf(numbers: Uint32Array, isMarked: Uint8Array): number[] {
  const indexes: number[] = [];
  for (let index = 0; index < numbers.length; index += 1) {
    if (isMarked[numbers[index] ?? 0] === 1) {
      indexes.push(index);
    }
  }
  return indexes;
}

/** For each name 1 where it is chosen, else 0; null chooses all. */
function marked(names: readonly string[], chosen: ReadonlySet<string> | null): Uint8Array {
  const marks = new Uint8Array(names.length);
  if (chosen === null) {
    return marks.fill(1);
  }
  for (let index = 0; index < names.length; index += 1) {
    marks[index] = chosen.has(names[index] ?? '') ? 1 : 0;
  }
  return marks;
}

/** For each hour of a day, 0-23: 1 where it is chosen, else 0. */
export function hoursOfDay({ hours, weekdays }: ChosenFigures, civilDay: number): Uint8Array {
  const isDay = weekdays.has(weekdayOfDay(civilDay));
  return Uint8Array.from({ length: HOURS }, (_, hour) => (isDay && hours.has(hour) ? 1 : 0));
}

/** Index of the first value of a row, by the ends of all. */
export function startOf(ends: Uint32Array, row: number): number {
  return row === 0 ? 0 : (ends[row - 1] ?? 0);
}

/** Adds a value to one of the sums. */
export function add(sums: Float64Array, at: number, value = 0): void {
  sums[at] = (sums[at] ?? 0) + value;
}
