import { weekdayOfDay } from '../time/weekday';
import { add, HOURS, hoursOfDay, rowsOf } from './chosen-figures';
import type { ChosenFigures } from './chosen-figures';
import type { FigureDay } from './figure-day';

/** Sums of figures over some time: metres and counts. */
export interface Sums {
  readonly judgedM: number;
  readonly confirmedM: number;
  readonly aboveM: number;
  readonly events: number;
  readonly confirmedEvents: number;
  readonly passages: number;
}

/** Sums of one of those that are compared, now and before. */
export interface SumsOf<Key> {
  readonly key: Key;
  readonly now: Sums;
  readonly before: Sums;
}

/** Figures of one hour of one weekday: 1 is Monday, and hours are those of Douala. */
export interface WeekHour {
  readonly weekday: number;
  readonly hour: number;
  readonly judgedM: number;
  readonly events: number;
}

/** All sums of some figures. */
export interface FigureSums {
  readonly segments: readonly SumsOf<string>[];
  readonly classes: readonly SumsOf<string>[];
  /** Named ones; what is of none is left out. */
  readonly agencies: readonly SumsOf<string>[];
  /** Of now, and of all hours of all days. */
  readonly weekHours: readonly WeekHour[];
}

/** Sums of now, then of before, in the order of `Sums`. */
type Totals = Float64Array;
const SUMS = 6;

/** Adds up days of figures, each now or before. */
export function summingFigures(chosen: ChosenFigures) {
  const segments = new Map<string, Totals>();
  const classes = new Map<string, Totals>();
  const agencies = new Map<string, Totals>();
  const weekHours = new Map<number, { judgedM: number; events: number }>();
  return {
    add(day: FigureDay, { civilDay, isNow }: { civilDay: number; isNow: boolean }): void {
      const { bySegment, byBoth, byHour } = sumsOfDay(day, chosen, civilDay);
      addTo(segments, day.segments, { sums: bySegment, isNow });
      day.classes.forEach((name, index) => {
        const sums = byBoth.subarray(index * day.agencies.length * SUMS);
        addTo(agencies, day.agencies, { sums, isNow });
        day.agencies.forEach((_, place) =>
          addTo(classes, [name], { sums: sums.subarray(place * SUMS), isNow }),
        );
      });
      for (let at = 0; isNow && at < HOURS; at += 1) {
        const key = weekdayOfDay(civilDay) * HOURS + at;
        const known = weekHours.get(key) ?? { judgedM: 0, events: 0 };
        const [judged = 0, counted = 0] = byHour.subarray(at * 2);
        weekHours.set(key, { judgedM: known.judgedM + judged, events: known.events + counted });
      }
    },
    sums(): FigureSums {
      return {
        ...{ segments: pairs(segments), classes: pairs(classes) },
        agencies: pairs(agencies).filter(({ key }) => key !== ''),
        weekHours: [...weekHours]
          .filter(([, sums]) => sums.judgedM + sums.events > 0)
          .map(([key, sums]) => ({ weekday: Math.floor(key / HOURS), hour: key % HOURS, ...sums })),
      };
    },
  };
}

/**
 * The sums of a day by its segments, by its classes and agencies together, and by its hours. A million rows are added up for one answer:
 * without an object or an iterator for each, and in a function of its own, which V8 optimises once and not for each answer.
 */
function sumsOfDay(day: FigureDay, chosen: ChosenFigures, civilDay: number) {
  const { segment, hour, vehicleClass, agency } = day;
  const { judgedM, confirmedM, aboveM, events, confirmedEvents, passages } = day;
  const bySegment = new Float64Array(day.segments.length * SUMS);
  const byBoth = new Float64Array(day.classes.length * day.agencies.length * SUMS);
  const byHour = new Float64Array(HOURS * 2);
  const isIn = hoursOfDay(chosen, civilDay);
  const rows = rowsOf(day, chosen);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const at = hour[row] ?? 0;
    add(byHour, at * 2, judgedM[row]);
    add(byHour, at * 2 + 1, events[row]);
    if (isIn[at] === 1) {
      const ofSegment = (segment[row] ?? 0) * SUMS;
      add(bySegment, ofSegment, judgedM[row]);
      add(bySegment, ofSegment + 1, confirmedM[row]);
      add(bySegment, ofSegment + 2, aboveM[row]);
      add(bySegment, ofSegment + 3, events[row]);
      add(bySegment, ofSegment + 4, confirmedEvents[row]);
      add(bySegment, ofSegment + 5, passages[row]);
      const ofBoth = ((vehicleClass[row] ?? 0) * day.agencies.length + (agency[row] ?? 0)) * SUMS;
      add(byBoth, ofBoth, judgedM[row]);
      add(byBoth, ofBoth + 1, confirmedM[row]);
      add(byBoth, ofBoth + 2, aboveM[row]);
      add(byBoth, ofBoth + 3, events[row]);
      add(byBoth, ofBoth + 4, confirmedEvents[row]);
      add(byBoth, ofBoth + 5, passages[row]);
    }
  }
  return { bySegment, byBoth, byHour };
}

/** Adds what a day has by its names to all days. */
function addTo(
  known: Map<string, Totals>,
  names: readonly string[],
  { sums, isNow }: { sums: Float64Array; isNow: boolean },
): void {
  const place = isNow ? 0 : SUMS;
  for (let index = 0; index < names.length; index += 1) {
    if (!isAny(sums, index * SUMS)) {
      continue;
    }
    const name = names[index] ?? '';
    const totals = known.get(name) ?? new Float64Array(2 * SUMS);
    known.set(name, totals);
    for (let sum = 0; sum < SUMS; sum += 1) {
      add(totals, place + sum, sums[index * SUMS + sum]);
    }
  }
}

function isAny(sums: Float64Array, at: number): boolean {
  for (let sum = at; sum < at + SUMS; sum += 1) {
    if (sums[sum] !== 0) {
      return true;
    }
  }
  return false;
}

/** Sums of both times; those without any way in either are left out. */
function pairs(known: ReadonlyMap<string, Totals>): SumsOf<string>[] {
  return [...known]
    .map(([key, totals]) => ({ key, now: sumsAt(totals, 0), before: sumsAt(totals, SUMS) }))
    .filter(({ now, before }) => now.judgedM + before.judgedM > 0);
}

function sumsAt(totals: Totals, at: number): Sums {
  const [judgedM = 0, confirmedM = 0, aboveM = 0, events = 0, confirmedEvents = 0, passages = 0] =
    totals.subarray(at, at + SUMS);
  return { judgedM, confirmedM, aboveM, events, confirmedEvents, passages };
}
