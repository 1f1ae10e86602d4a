import { weekdayOfDay } from '../time/weekday';
import { add, choosing, HOURS, hoursOfDay, startOf } from './chosen-figures';
import type { ChosenFigures, ChosenRows } from './chosen-figures';
import type { FigureDay } from './figure-day';
import { countOfSegments, segmentName } from './segment-numbers';

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
  /** Of all segments, one behind the other by their numbers. */
  let segments: Totals = new Float64Array(0);
  const classes = new Map<string, Totals>();
  const agencies = new Map<string, Totals>();
  const weekHours = new Map<number, { judgedM: number; events: number }>();
  const chosenOf = choosing(chosen);
  return {
    add(day: FigureDay, { civilDay, isNow }: { civilDay: number; isNow: boolean }): void {
      segments = withRoom(segments);
      const rows = chosenOf(day);
      const { byBoth, byHour } = addDay(segments, day, { rows, isIn: hoursOfDay(chosen, civilDay), isNow });
      const ofClasses = new Float64Array(day.classes.length * SUMS);
      const ofAgencies = new Float64Array(day.agencies.length * SUMS);
      byBoth.forEach((value, at) => {
        const both = Math.floor(at / SUMS);
        add(ofClasses, Math.floor(both / day.agencies.length) * SUMS + (at % SUMS), value);
        add(ofAgencies, (both % day.agencies.length) * SUMS + (at % SUMS), value);
      });
      addTo(classes, day.classes, { sums: ofClasses, isNow });
      addTo(agencies, day.agencies, { sums: ofAgencies, isNow });
      for (let at = 0; isNow && at < HOURS; at += 1) {
        const key = weekdayOfDay(civilDay) * HOURS + at;
        const known = weekHours.get(key) ?? { judgedM: 0, events: 0 };
        const [judged = 0, counted = 0] = byHour.subarray(at * 2);
        weekHours.set(key, { judgedM: known.judgedM + judged, events: known.events + counted });
      }
    },
    sums(): FigureSums {
      return {
        ...{ segments: pairs(byName(segments)), classes: pairs(classes) },
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
 * columns at hand: a helper that reads them from the day makes it twice as slow. Neighbours of the same class and agency, as a day has
 * them, are added up in six variables first.
 */
function addDay(
  segments: Totals,
  day: FigureDay,
  { rows, isIn, isNow }: { rows: ChosenRows; isIn: Uint8Array; isNow: boolean },
) {
  const { segmentEnds, segmentNumbers, isAgainst, hour, vehicleClass, agency } = day;
  const { judgedM, confirmedM, aboveM, events, confirmedEvents, passages } = day;
  const byBoth = new Float64Array(day.classes.length * day.agencies.length * SUMS);
  const byHour = new Float64Array(HOURS * 2);
  const { segments: indexes, isClass, isAgency, isDirection } = rows;
  const place = isNow ? 0 : SUMS;
  const count = indexes?.length ?? day.segments.length;
  for (let index = 0; index < count; index += 1) {
    const of = indexes?.[index] ?? index;
    const until = segmentEnds[of] ?? 0;
    for (let row = startOf(segmentEnds, of); row < until;) {
      const ofClass = vehicleClass[row] ?? 0;
      const ofAgency = agency[row] ?? 0;
      const isChosen = isClass[ofClass] === 1 && isAgency[ofAgency] === 1;
      let isAny = false;
      let judged = 0;
      let confirmed = 0;
      let above = 0;
      let counted = 0;
      let confirmedCounted = 0;
      let passed = 0;
      for (; row < until && vehicleClass[row] === ofClass && agency[row] === ofAgency; row += 1) {
        if (isChosen && isDirection[isAgainst[row] ?? 0] === 1) {
          const at = hour[row] ?? 0;
          if (isNow) {
            add(byHour, at * 2, judgedM[row]);
            add(byHour, at * 2 + 1, events[row]);
          }
          if (isIn[at] === 1) {
            isAny = true;
            judged += judgedM[row] ?? 0;
            confirmed += confirmedM[row] ?? 0;
            above += aboveM[row] ?? 0;
            counted += events[row] ?? 0;
            confirmedCounted += confirmedEvents[row] ?? 0;
            passed += passages[row] ?? 0;
          }
        }
      }
      if (isAny) {
        const ofSegment = (segmentNumbers[of] ?? 0) * 2 * SUMS + place;
        const ofBoth = (ofClass * day.agencies.length + ofAgency) * SUMS;
        add(segments, ofSegment, judged);
        add(segments, ofSegment + 1, confirmed);
        add(segments, ofSegment + 2, above);
        add(segments, ofSegment + 3, counted);
        add(segments, ofSegment + 4, confirmedCounted);
        add(segments, ofSegment + 5, passed);
        add(byBoth, ofBoth, judged);
        add(byBoth, ofBoth + 1, confirmed);
        add(byBoth, ofBoth + 2, above);
        add(byBoth, ofBoth + 3, counted);
        add(byBoth, ofBoth + 4, confirmedCounted);
        add(byBoth, ofBoth + 5, passed);
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

/** The same sums, with room for every segment that has a number. */
function withRoom(totals: Totals): Totals {
  const length = countOfSegments() * 2 * SUMS;
  if (totals.length >= length) {
    return totals;
  }
  const longer = new Float64Array(length);
  longer.set(totals);
  return longer;
}

function byName(totals: Totals): Map<string, Totals> {
  return new Map(
    Array.from({ length: totals.length / (2 * SUMS) }, (_, number) => [
      segmentName(number),
      totals.subarray(number * 2 * SUMS, (number + 1) * 2 * SUMS),
    ]),
  );
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
