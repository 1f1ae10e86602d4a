import { weekdayOfDay } from '../time/weekday';
import { add, chosenIn, HOURS, hoursOfDay, isRowChosen, startOf } from './chosen-figures';
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
      const { byBoth, byHour } = addDay(segments, day, { chosen, civilDay, isNow });
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
 * Adds a day to the sums of its segments, and gives its own by class and agency together, and by hour. A million rows are added up for one
 * answer: without an object or an iterator for each, in a function of its own, which V8 optimises once and not for each answer, and with the
 * columns at hand: a helper that reads them from the day makes it twice as slow.
 */
function addDay(
  segments: Map<string, Totals>,
  day: FigureDay,
  { chosen, civilDay, isNow }: { chosen: ChosenFigures; civilDay: number; isNow: boolean },
) {
  const { segmentEnds, hour, vehicleClass, agency } = day;
  const { judgedM, confirmedM, aboveM, events, confirmedEvents, passages } = day;
  const byBoth = new Float64Array(day.classes.length * day.agencies.length * SUMS);
  const byHour = new Float64Array(HOURS * 2);
  const isIn = hoursOfDay(chosen, civilDay);
  const rows = chosenIn(day, chosen);
  const place = isNow ? 0 : SUMS;
  const count = rows.segments?.length ?? day.segments.length;
  for (let index = 0; index < count; index += 1) {
    const of = rows.segments?.[index] ?? index;
    const until = segmentEnds[of] ?? 0;
    let totals: Totals | null = null;
    for (let row = startOf(segmentEnds, of); row < until; row += 1) {
      if (isRowChosen(day, rows, row)) {
        const at = hour[row] ?? 0;
        add(byHour, at * 2, judgedM[row]);
        add(byHour, at * 2 + 1, events[row]);
        if (isIn[at] === 1) {
          totals ??= totalsOf(segments, day.segments[of] ?? '');
          add(totals, place, judgedM[row]);
          add(totals, place + 1, confirmedM[row]);
          add(totals, place + 2, aboveM[row]);
          add(totals, place + 3, events[row]);
          add(totals, place + 4, confirmedEvents[row]);
          add(totals, place + 5, passages[row]);
          const ofBoth = ((vehicleClass[row] ?? 0) * day.agencies.length + (agency[row] ?? 0)) * SUMS;
          add(byBoth, ofBoth, judgedM[row]);
          add(byBoth, ofBoth + 1, confirmedM[row]);
          add(byBoth, ofBoth + 2, aboveM[row]);
          add(byBoth, ofBoth + 3, events[row]);
          add(byBoth, ofBoth + 4, confirmedEvents[row]);
          add(byBoth, ofBoth + 5, passages[row]);
        }
      }
    }
  }
  return { byBoth, byHour };
}

/** Adds what a day has by its names to all days. */
function addTo(
  known: Map<string, Totals>,
  names: readonly string[],
  { sums, isNow }: { sums: Float64Array; isNow: boolean },
): void {
  const place = isNow ? 0 : SUMS;
  for (const [index, name] of names.entries()) {
    const totals = totalsOf(known, name);
    for (let sum = 0; sum < SUMS; sum += 1) {
      add(totals, place + sum, sums[index * SUMS + sum]);
    }
  }
}

function totalsOf(known: Map<string, Totals>, name: string): Totals {
  const found = known.get(name);
  if (found !== undefined) {
    return found;
  }
  const totals = new Float64Array(2 * SUMS);
  known.set(name, totals);
  return totals;
}

/** Sums of both times; those without any way in either are left out. */
function pairs(known: ReadonlyMap<string, Totals>): SumsOf<string>[] {
  return [...known]
    .map(([key, totals]) => ({ key, now: sumsAt(totals, 0), before: sumsAt(totals, SUMS) }))
    .filter(({ now, before }) => now.judgedM + before.judgedM > 0);
}

function sumsAt(totals: Totals, at: number): Sums {
  return {
    judgedM: totals[at] ?? 0,
    confirmedM: totals[at + 1] ?? 0,
    aboveM: totals[at + 2] ?? 0,
    events: totals[at + 3] ?? 0,
    confirmedEvents: totals[at + 4] ?? 0,
    passages: totals[at + 5] ?? 0,
  };
}
