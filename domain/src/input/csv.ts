/** Value of a cell; null is empty. */
export type CsvValue = string | number | boolean | null;

/** Begins a file, so that spreadsheet programs read it as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Characters that spreadsheet programs read as the beginning of a formula (OWASP, CSV injection), be it wide or
 * after white space.
 */
const FORMULA = /^[\t\r]|^\s*[=+\-@＝＋－＠]/;

/**
 * A table as a CSV file (RFC 4180): UTF-8 with its mark, lines ended by CR LF. Texts that a spreadsheet would run as a
 * formula get an apostrophe in front; numbers stay numbers.
 */
export function csvOf(rows: readonly (readonly CsvValue[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows);
}

/** Further lines of a CSV file that `csvOf` has begun. */
export function csvLines(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: CsvValue): string {
  if (value === null) {
    return '';
  }
  if (typeof value !== 'string') {
    return String(value);
  }
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
