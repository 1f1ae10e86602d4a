import type { SegmentDirection } from './segments-file';

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
 * hundred. Names are indexes of a table; what has several values a row stands one row behind the other, up to the `…Ends` of each.
 */
export interface FigureDay {
  readonly segments: readonly string[];
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
export function figureDay(rows: readonly FigureRow[]): FigureDay {
  const [segments, classes, agencies] = [
    tableOf(rows.map(({ segment }) => segment)),
    tableOf(rows.map(({ vehicleClass }) => vehicleClass)),
    tableOf(rows.map(({ agency }) => agency)),
  ];
  const speeds = rows.map(({ speedM }) => [...speedM.entries()].filter(([, metres]) => metres > 0));
  return {
    ...{ segments: [...segments.keys()], classes: [...classes.keys()], agencies: [...agencies.keys()] },
    segment: Uint16Array.from(rows, ({ segment }) => segments.get(segment) ?? 0),
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

/** Each name once, with its index. */
function tableOf(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].map((name, index) => [name, index]));
}

function endsOf(lists: readonly (readonly unknown[])[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(lists, ({ length }) => (end += length));
}
