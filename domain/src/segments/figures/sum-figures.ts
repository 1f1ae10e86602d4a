import { weekdayOfDay } from '../../time/civil-time';
import type { SegmentDirection } from '../segments-file';
import { BIN_COUNT } from '../speed-bins';
import type { FigureDay } from './figure-day';

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

/** What was measured on one segment. */
export interface Measured {
  /** Metres by bins of speed. */
  readonly speedM: Readonly<Record<SegmentDirection, Float64Array>>;
  readonly vehicles: ReadonlySet<number>;
}

/** Sums of now, then of before, in the order of `Sums`. */
type Totals = Float64Array;
const SUMS = 6;
const HOURS = 24;

/** Adds up days of figures, each now or before. */
export function summingFigures(chosen: ChosenFigures) {
  const [segments, classes, agencies] = [
    new Map<string, Totals>(),
    new Map<string, Totals>(),
    new Map<string, Totals>(),
  ];
  const weekHours = new Map<number, { judgedM: number; events: number }>();
  return {
    add(day: FigureDay, { civilDay, isNow }: { civilDay: number; isNow: boolean }): void {
      const [bySegment, byClass, byAgency] = [
        day.segments.map((name) => totalsIn(segments, name)),
        day.classes.map((name) => totalsIn(classes, name)),
        day.agencies.map((name) => totalsIn(agencies, name)),
      ];
      const ofDay = Array.from({ length: HOURS }, () => ({ judgedM: 0, events: 0 }));
      const isIn = hoursOfDay(chosen, civilDay);
      for (const row of rowsOf(day, chosen)) {
        const hour = day.hour[row] ?? 0;
        const inWeek = ofDay[hour];
        if (inWeek !== undefined) {
          inWeek.judgedM += day.judgedM[row] ?? 0;
          inWeek.events += day.events[row] ?? 0;
        }
        if (isIn[hour] === true) {
          addRow(bySegment[day.segment[row] ?? 0], day, { row, isNow });
          addRow(byClass[day.vehicleClass[row] ?? 0], day, { row, isNow });
          addRow(byAgency[day.agency[row] ?? 0], day, { row, isNow });
        }
      }
      for (const [hour, { judgedM, events }] of isNow ? ofDay.entries() : []) {
        const key = weekdayOfDay(civilDay) * HOURS + hour;
        const known = weekHours.get(key) ?? { judgedM: 0, events: 0 };
        weekHours.set(key, { judgedM: known.judgedM + judgedM, events: known.events + events });
      }
    },
    sums(): FigureSums {
      return {
        ...{ segments: pairs(segments), classes: pairs(classes) },
        agencies: pairs(agencies).filter(({ key }) => key !== ''),
        weekHours: [...weekHours]
          .filter(([, { judgedM, events }]) => judgedM + events > 0)
          .map(([key, sums]) => ({ weekday: Math.floor(key / HOURS), hour: key % HOURS, ...sums })),
      };
    },
  };
}

/** Adds up speeds and vehicles of the chosen segments over days of figures. */
export function measuringSegments(chosen: ChosenFigures) {
  const measured = new Map<string, { speedM: Measured['speedM']; vehicles: Set<number> }>();
  return {
    add(day: FigureDay, civilDay: number): void {
      const isIn = hoursOfDay(chosen, civilDay);
      for (const row of rowsOf(day, chosen)) {
        if (isIn[day.hour[row] ?? 0] === true) {
          const { speedM, vehicles } = measuredIn(measured, day.segments[day.segment[row] ?? 0] ?? '');
          const ofWay = day.isAgainst[row] === 1 ? speedM.AGAINST : speedM.ALONG;
          for (let at = day.speedEnds[row - 1] ?? 0; at < (day.speedEnds[row] ?? 0); at += 1) {
            const bin = day.speedBin[at] ?? 0;
            ofWay[bin] = (ofWay[bin] ?? 0) + (day.speedM[at] ?? 0);
          }
          for (let at = day.vehicleEnds[row - 1] ?? 0; at < (day.vehicleEnds[row] ?? 0); at += 1) {
            vehicles.add(day.vehicleIds[at] ?? 0);
          }
        }
      }
    },
    measured: (): ReadonlyMap<string, Measured> => measured,
  };
}

/** The rows of a day that are chosen, at whatever hour. */
function rowsOf(day: FigureDay, { segments, classes, direction, agency }: ChosenFigures): number[] {
  const [isSegment, isClass, isAgency] = [
    day.segments.map((name) => segments?.has(name) ?? true),
    day.classes.map((name) => classes.has(name)),
    day.agencies.map((name) => agency === null || name === agency),
  ];
  const isAgainst = direction === null ? null : Number(direction === 'AGAINST');
  const rows: number[] = [];
  for (let row = 0; row < day.segment.length; row += 1) {
    if (
      isSegment[day.segment[row] ?? 0] === true &&
      isClass[day.vehicleClass[row] ?? 0] === true &&
      isAgency[day.agency[row] ?? 0] === true &&
      (isAgainst === null || day.isAgainst[row] === isAgainst)
    ) {
      rows.push(row);
    }
  }
  return rows;
}

/** Whether each hour of a day is chosen. */
function hoursOfDay({ hours, weekdays }: ChosenFigures, civilDay: number): boolean[] {
  const isDay = weekdays.has(weekdayOfDay(civilDay));
  return Array.from({ length: HOURS }, (_, hour) => isDay && hours.has(hour));
}

function totalsIn(known: Map<string, Totals>, name: string): Totals {
  const totals = known.get(name) ?? new Float64Array(2 * SUMS);
  known.set(name, totals);
  return totals;
}

function measuredIn(known: Map<string, { speedM: Measured['speedM']; vehicles: Set<number> }>, name: string) {
  const measured = known.get(name) ?? {
    speedM: { ALONG: new Float64Array(BIN_COUNT), AGAINST: new Float64Array(BIN_COUNT) },
    vehicles: new Set<number>(),
  };
  known.set(name, measured);
  return measured;
}

function addRow(
  totals: Totals | undefined,
  day: FigureDay,
  { row, isNow }: { row: number; isNow: boolean },
): void {
  if (totals !== undefined) {
    const at = isNow ? 0 : SUMS;
    totals[at] = (totals[at] ?? 0) + (day.judgedM[row] ?? 0);
    totals[at + 1] = (totals[at + 1] ?? 0) + (day.confirmedM[row] ?? 0);
    totals[at + 2] = (totals[at + 2] ?? 0) + (day.aboveM[row] ?? 0);
    totals[at + 3] = (totals[at + 3] ?? 0) + (day.events[row] ?? 0);
    totals[at + 4] = (totals[at + 4] ?? 0) + (day.confirmedEvents[row] ?? 0);
    totals[at + 5] = (totals[at + 5] ?? 0) + (day.passages[row] ?? 0);
  }
}

/** What was driven in neither time is left out. */
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
