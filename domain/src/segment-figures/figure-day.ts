import type { SegmentDirection } from '../segments/segments-file';
import { segmentNumber } from './segment-numbers';

/** Figures of one segment in one direction and hour, of a class of vehicle and an agency. */
export interface FigureRow {
  readonly segment: string;
  readonly direction: SegmentDirection;
  /** Of the day of Africa/Douala, 0-23. */
  readonly hour: number;
  readonly vehicleClass: string;
  /** Named agency; '' where there is none. */
  readonly agency: string;
  readonly judgedM: number;
  readonly confirmedM: number;
  readonly aboveM: number;
  readonly passages: number;
  readonly events: number;
  readonly confirmedEvents: number;
  /** Metres by bins of speed. */
  readonly speedM: readonly number[];
  /** Different vehicles. */
  readonly vehicleIds: readonly number[];
}

/**
 * The figures of one day in columns, a value a row: tens of thousands of rows are added up in the time in which a database reads a
 * hundred. Names are indexes of a table; what has several values a row stands one row behind the other, up to the `…Ends` of each. So do
 * the rows of each segment: those of a road or of one segment are found without a look at the others. The rows of a segment lie by class
 * and agency.
 */
export interface FigureDay {
  readonly segments: readonly string[];
  /** Those of this process (`segment-numbers`). */
  readonly segmentNumbers: Uint32Array;
  readonly segmentEnds: Uint32Array;
  readonly classes: readonly string[];
  readonly agencies: readonly string[];
  readonly segment: Uint16Array;
  /** 1 against the rising kilometres of its road, else 0. */
  readonly isAgainst: Uint8Array;
  readonly hour: Uint8Array;
  readonly vehicleClass: Uint8Array;
  readonly agency: Uint16Array;
  readonly judgedM: Uint32Array;
  readonly confirmedM: Uint32Array;
  readonly aboveM: Uint32Array;
  readonly passages: Uint32Array;
  readonly events: Uint32Array;
  readonly confirmedEvents: Uint32Array;
  readonly speedEnds: Uint32Array;
  readonly speedBin: Uint8Array;
  readonly speedM: Uint32Array;
  readonly vehicleEnds: Uint32Array;
  readonly vehicleIds: Uint32Array;
}

/** The rows of a day as columns. */
export function figureDay(unsorted: readonly FigureRow[]): FigureDay {
  const rows = unsorted.toSorted(
    (one, other) =>
      compareNames(one.segment, other.segment) ||
      compareNames(one.vehicleClass, other.vehicleClass) ||
      compareNames(one.agency, other.agency),
  );
  const [segments, classes, agencies] = [
    tableOf(rows.map(({ segment }) => segment)),
    tableOf(rows.map(({ vehicleClass }) => vehicleClass)),
    tableOf(rows.map(({ agency }) => agency)),
  ];
  const segment = Uint16Array.from(rows, (row) => segments.get(row.segment) ?? 0);
  const speeds = rows.map(({ speedM }) => [...speedM.entries()].filter(([, metres]) => metres > 0));
  return {
    ...{ classes: [...classes.keys()], agencies: [...agencies.keys()], segment },
    ...segmentsOfDay([...segments.keys()], segment),
    isAgainst: Uint8Array.from(rows, ({ direction }) => (direction === 'AGAINST' ? 1 : 0)),
    hour: Uint8Array.from(rows, ({ hour }) => hour),
    vehicleClass: Uint8Array.from(rows, ({ vehicleClass }) => classes.get(vehicleClass) ?? 0),
    agency: Uint16Array.from(rows, ({ agency }) => agencies.get(agency) ?? 0),
    judgedM: Uint32Array.from(rows, ({ judgedM }) => judgedM),
    confirmedM: Uint32Array.from(rows, ({ confirmedM }) => confirmedM),
    aboveM: Uint32Array.from(rows, ({ aboveM }) => aboveM),
    passages: Uint32Array.from(rows, ({ passages }) => passages),
    events: Uint32Array.from(rows, ({ events }) => events),
    confirmedEvents: Uint32Array.from(rows, ({ confirmedEvents }) => confirmedEvents),
    speedEnds: endsOf(speeds),
    speedBin: Uint8Array.from(speeds.flat(), ([bin]) => bin),
    speedM: Uint32Array.from(speeds.flat(), ([, metres]) => metres),
    vehicleEnds: endsOf(rows.map(({ vehicleIds }) => vehicleIds)),
    vehicleIds: Uint32Array.from(rows.flatMap(({ vehicleIds }) => vehicleIds)),
  };
}

/** The segments of a day with their numbers and the ends of their rows, by those of all rows, which are sorted. */
export function segmentsOfDay(
  segments: readonly string[],
  segment: Uint16Array,
): Pick<FigureDay, 'segments' | 'segmentNumbers' | 'segmentEnds'> {
  const segmentEnds = new Uint32Array(segments.length);
  segment.forEach((of, row) => {
    segmentEnds[of] = row + 1;
  });
  return { segments, segmentNumbers: Uint32Array.from(segments, segmentNumber), segmentEnds };
}

/** Order of names: by their characters, in no language. */
function compareNames(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Each name once, with its index. */
function tableOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].map((name, index) => [name, index]));
}

function endsOf(lists: readonly (readonly unknown[])[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(lists, ({ length }) => (end += length));
}
