/** A row that the small fixture has too. */
export const KNOWN_ROW = 40;
/** A row that no fixture has, for what inserts one. */
export const NEW_ROW = 50_000_000;
/** Elements of a list. */
const ELEMENTS = 5;
const ARRAY = '[]';

/** SQL of a value that row n of a fixture has in a column of a type; what is not listed is given as a text that fits any such type. */
const VALUES: Readonly<Record<string, (row: number) => string>> = {
  boolean: () => 'true',
  date: (row) => `current_date - ${row}`,
  'timestamp with time zone': (row) => `now() - ${row} * interval '1 minute'`,
  bytea: (row) => `sha256('${row}')`,
  uuid: (row) => `md5('${row}')::uuid`,
  json: () => `'[]'`,
  jsonb: () => `'[]'`,
  interval: (row) => `interval '${row} minutes'`,
  text: (row) => `'t${row}'`,
  'character varying': (row) => `'t${row}'`,
};

/** SQL of the value that a parameter of a type is given. */
export function sampleValue(type: string, row = KNOWN_ROW): string {
  if (type.endsWith(ARRAY)) {
    const element = type.slice(0, -ARRAY.length);
    const values = Array.from({ length: ELEMENTS }, (_, index) => sampleValue(element, row + index));
    return `ARRAY[${values.join(', ')}]::${type}`;
  }
  const value = VALUES[type]?.(row) ?? `'${row}'`;
  return `(${value})::${type}`;
}
