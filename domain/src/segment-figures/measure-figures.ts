import { add, choosing, hoursOfDay, isRowChosen, startOf } from './chosen-figures';
import type { ChosenFigures, ChosenRows } from './chosen-figures';
import type { FigureDay } from './figure-day';
import type { SegmentDirection } from '../segments/segments-file';
import { BIN_COUNT } from '../segments/speed-bins';
import { segmentName } from './segment-numbers';

/** The speeds and vehicles of one segment. */
export interface Measured {
  /** Metres by bins of speed. */
  readonly speedM: Readonly<Record<SegmentDirection, Float64Array>>;
  /** Number of different ones. */
  readonly vehicles: number;
}

/** The same while it is being added up. */
interface Measuring extends Omit<Measured, 'vehicles'> {
  /** With those that came again. */
  readonly vehicleIds: number[];
}

/** Adds up speeds and vehicles of the chosen segments over days of figures. */
export function measuringSegments(chosen: ChosenFigures) {
  /** By the number of the segment. */
  const measured: (Measuring | undefined)[] = [];
  const chosenOf = choosing(chosen);
  return {
    add: (day: FigureDay, civilDay: number): void =>
      measureDay(measured, day, { rows: chosenOf(day), isIn: hoursOfDay(chosen, civilDay) }),
    measured: (): ReadonlyMap<string, Measured> => {
      const byName = new Map<string, Measured>();
      measured.forEach((known, number) => {
        if (known !== undefined) {
          const { speedM, vehicleIds } = known;
          byName.set(segmentName(number), { speedM, vehicles: distinct(vehicleIds) });
        }
      });
      return byName;
    },
  };
}

/** Adds the speeds and vehicles of a day. */
function measureDay(
  measured: (Measuring | undefined)[],
  day: FigureDay,
  { rows, isIn }: { rows: ChosenRows; isIn: Uint8Array },
): void {
  const { segmentEnds, segmentNumbers, hour, isAgainst } = day;
  const { speedEnds, speedBin, speedM, vehicleEnds, vehicleIds } = day;
  const count = rows.segments?.length ?? day.segments.length;
  for (let index = 0; index < count; index += 1) {
    const of = rows.segments?.[index] ?? index;
    const until = segmentEnds[of] ?? 0;
    let known: Measuring | null = null;
    for (let row = startOf(segmentEnds, of); row < until; row += 1) {
      if (isIn[hour[row] ?? 0] === 1 && isRowChosen(day, rows, row)) {
        known ??= measured[segmentNumbers[of] ?? 0] ??= nothingMeasured();
        const ofWay = isAgainst[row] === 1 ? known.speedM.AGAINST : known.speedM.ALONG;
        for (let at = startOf(speedEnds, row); at < (speedEnds[row] ?? 0); at += 1) {
          add(ofWay, speedBin[at] ?? 0, speedM[at]);
        }
        for (let at = startOf(vehicleEnds, row); at < (vehicleEnds[row] ?? 0); at += 1) {
          known.vehicleIds.push(vehicleIds[at] ?? 0);
        }
      }
    }
  }
}

/** Number of different ones: sorted, as a set takes ten times as long. */
function distinct(ids: readonly number[]): number {
  return Uint32Array.from(ids)
    .sort()
    .reduce((count, id, index, all) => (index > 0 && all[index - 1] === id ? count : count + 1), 0);
}

function nothingMeasured(): Measuring {
  return {
    speedM: { ALONG: new Float64Array(BIN_COUNT), AGAINST: new Float64Array(BIN_COUNT) },
    vehicleIds: [],
  };
}
