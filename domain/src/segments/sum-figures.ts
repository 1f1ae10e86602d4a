import { weekdayOfDay } from '../time/weekday';
import type { SegmentDirection } from './segments-file';
import { BIN_COUNT } from './speed-bins';
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

/** The speeds and vehicles of one segment. */
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
  const segments = new Map<string, Totals>();
  const classes = new Map<string, Totals>();
  const agencies = new Map<string, Totals>();
  const weekHours = new Map<number, { judgedM: number; events: number }>();
  return {
    add(day: FigureDay, { civilDay, isNow }: { civilDay: number; isNow: boolean }): void {
      const { segment, hour, vehicleClass, agency, judgedM, events } = day;
      const bySegment = new Float64Array(day.segments.length * SUMS);
      const byClass = new Float64Array(day.classes.length * SUMS);
      const byAgency = new Float64Array(day.agencies.length * SUMS);
      const byHour = new Float64Array(HOURS * 2);
      const isIn = hoursOfDay(chosen, civilDay);
      for (const row of rowsOf(day, chosen)) {
        const at = hour[row] ?? 0;
        add(byHour, at * 2, judgedM[row]);
        add(byHour, at * 2 + 1, events[row]);
        if (isIn[at] === true) {
          addRow(bySegment, (segment[row] ?? 0) * SUMS, { day, row });
          addRow(byClass, (vehicleClass[row] ?? 0) * SUMS, { day, row });
          addRow(byAgency, (agency[row] ?? 0) * SUMS, { day, row });
        }
      }
      addTo(segments, day.segments, { sums: bySegment, isNow });
      addTo(classes, day.classes, { sums: byClass, isNow });
      addTo(agencies, day.agencies, { sums: byAgency, isNow });
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
function rowsOf(day: FigureDay, { segments, classes, direction, agency }: ChosenFigures): Uint32Array {
  const isSegment = Uint8Array.from(day.segments, (name) => Number(segments?.has(name) ?? true));
  const isClass = Uint8Array.from(day.classes, (name) => Number(classes.has(name)));
  const isAgency = Uint8Array.from(day.agencies, (name) => Number(agency === null || name === agency));
  const isAgainst = direction === null ? null : Number(direction === 'AGAINST');
  const rows = new Uint32Array(day.segment.length);
  let count = 0;
  for (let row = 0; row < day.segment.length; row += 1) {
    if (
      isSegment[day.segment[row] ?? 0] === 1 &&
      isClass[day.vehicleClass[row] ?? 0] === 1 &&
      isAgency[day.agency[row] ?? 0] === 1 &&
      (isAgainst === null || day.isAgainst[row] === isAgainst)
    ) {
      rows[count] = row;
      count += 1;
    }
  }
  return rows.subarray(0, count);
}

/** For each hour of a day, 0-23: true where it is chosen. */
function hoursOfDay({ hours, weekdays }: ChosenFigures, civilDay: number): boolean[] {
  const isDay = weekdays.has(weekdayOfDay(civilDay));
  return Array.from({ length: HOURS }, (_, hour) => isDay && hours.has(hour));
}

/** Adds what a day has by its names to all days. */
function addTo(
  known: Map<string, Totals>,
  names: readonly string[],
  { sums, isNow }: { sums: Float64Array; isNow: boolean },
): void {
  for (const [index, name] of names.entries()) {
    const totals = known.get(name) ?? new Float64Array(2 * SUMS);
    known.set(name, totals);
    for (let sum = 0; sum < SUMS; sum += 1) {
      add(totals, sum + (isNow ? 0 : SUMS), sums[index * SUMS + sum]);
    }
  }
}

function measuredIn(known: Map<string, { speedM: Measured['speedM']; vehicles: Set<number> }>, name: string) {
  const measured = known.get(name) ?? {
    speedM: { ALONG: new Float64Array(BIN_COUNT), AGAINST: new Float64Array(BIN_COUNT) },
    vehicles: new Set<number>(),
  };
  known.set(name, measured);
  return measured;
}

function addRow(sums: Float64Array, at: number, { day, row }: { day: FigureDay; row: number }): void {
  add(sums, at, day.judgedM[row]);
  add(sums, at + 1, day.confirmedM[row]);
  add(sums, at + 2, day.aboveM[row]);
  add(sums, at + 3, day.events[row]);
  add(sums, at + 4, day.confirmedEvents[row]);
  add(sums, at + 5, day.passages[row]);
}

function add(sums: Float64Array, at: number, value = 0): void {
  sums[at] = (sums[at] ?? 0) + value;
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
