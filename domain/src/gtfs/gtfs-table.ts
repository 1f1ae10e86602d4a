/** A fault of a GTFS feed, in a sentence that names file, line and column. */
export type GtfsFault = string;

/** A row by its columns, with its place in the file. */
export interface GtfsRow {
  readonly line: number;
  readonly at: Readonly<Record<string, string>>;
}

const BYTE_ORDER_MARK = '\uFEFF';
/** A cell in quotes, in which quotes are doubled, or one without; and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;

/**
 * Rows of a table of GTFS (CSV by RFC 4180 with a header), or the sentence that says where it is none.
 * @param columns those that must be there
 */
export function readGtfsTable(
  file: string,
  text: string,
  columns: readonly string[],
): readonly GtfsRow[] | GtfsFault {
  const records = recordsOf(text.replace(BYTE_ORDER_MARK, ''));
  if (typeof records === 'number') {
    return `${file} line ${records}: a quote is not closed, or stands inside a cell without quotes`;
  }
  const [header, ...rows] = records;
  const names = header?.cells.map((name) => name.trim()) ?? [];
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    return `${file}: the column ${missing.join(', ')} is missing`;
  }
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ line, cells }) => ({
      line,
      at: Object.fromEntries(names.map((name, index) => [name, (cells[index] ?? '').trim()])),
    }));
}

interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Records of a text, or the number of the line that can't be read. */
function recordsOf(text: string): readonly CsvRecord[] | number {
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let beginsAt = 1;
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const cell = CELL.exec(text);
    if (cell === null) {
      return line;
    }
    const [whole, quoted, bare = '', end] = cell;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    if (end !== ',') {
      records.push({ line: beginsAt, cells });
      cells = [];
      beginsAt = line;
    }
  }
  return records;
}
