import type { PhoneFix } from '../drives/fix';
import { checkedFix, numberFrom, timeFrom } from './checked-fix';
import { TrackError } from './track-error';

/** The columns in their order where the file has no header. */
const COLUMNS = ['t', 'lat', 'lng', 'accuracy', 'speed'] as const;
type Column = (typeof COLUMNS)[number];

/**
 * Reads rows of `t,lat,lng,accuracy,speed`: t in ISO 8601 or epoch seconds or milliseconds, accuracy in metres, speed in
 * km/h, the last two may be blank or absent. A header may put the columns in another order.
 * @throws TrackError that names the line
 */
export function readCsv(text: string): PhoneFix[] {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({ cells: cellsOf(line), place: `line ${index + 1}` }));
  const rows = lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
  const header = rows[0];
  if (header === undefined) {
    throw new TrackError('the file is empty');
  }
  const hasHeader = Number.isNaN(timeFrom(header.cells[0]));
  const columns = hasHeader ? namedColumns(header.cells) : COLUMNS;
  const data = hasHeader ? rows.slice(1) : rows;
  if (data.length === 0) {
    throw new TrackError('the CSV has a header and no rows');
  }
  return data.map(({ cells, place }, index) => {
    if (cells.length > columns.length) {
      throw new TrackError(`${place}: there are ${cells.length} values for ${columns.length} columns`);
    }
    const cell = (column: Column): string | undefined => cells[columns.indexOf(column)];
    return checkedFix(
      {
        seq: index + 1,
        lat: numberFrom(cell('lat')) ?? NaN,
        lng: numberFrom(cell('lng')) ?? NaN,
        recordedAtMs: timeFrom(cell('t')),
        accuracyM: numberFrom(cell('accuracy')),
        speedKmh: numberFrom(cell('speed')),
      },
      place,
    );
  });
}

function cellsOf(line: string): string[] {
  return line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
}

function namedColumns(cells: readonly string[]): readonly string[] {
  const names = cells.map((cell) => cell.toLowerCase());
  const missing = COLUMNS.slice(0, 3).filter((column) => !names.includes(column));
  if (missing.length > 0) {
    throw new TrackError(
      `not a track: a CSV needs the columns ${COLUMNS.join(',')}; missing: ${missing.join(', ')}`,
    );
  }
  return names;
}
