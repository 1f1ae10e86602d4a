import { isObject } from './json-object';

/** A table that is made of an answer. */
export interface AnswerRows {
  /** Names of the columns; those of nested objects with dots. */
  columns: string[];
  /** Texts of the cells, in the order of the columns. */
  rows: string[][];
}

/** Columns that still can be read beside each other. */
const MOST_COLUMNS = 20;

/**
 * The first list in an answer as a table, for connections the nodes of their edges; a lone object is a table of one row. Null for an
 * answer with neither.
 */
export function answerRows(data: unknown): AnswerRows | null {
  const found = listIn(data) ?? lastObject(data);
  if (found === null || found.length === 0) {
    return null;
  }
  const flat = found.map((row) => flattened(isObject(row) && isObject(row.node) ? row.node : row));
  const columns = [...new Set(flat.flatMap((row) => [...row.keys()]))].slice(0, MOST_COLUMNS);
  return { columns, rows: flat.map((row) => columns.map((column) => row.get(column) ?? '')) };
}

/** The list that is nearest to the root. */
function listIn(value: unknown): unknown[] | null {
  let level = [value];
  while (level.length > 0) {
    const list = level.find((each) => Array.isArray(each));
    if (Array.isArray(list)) {
      return list;
    }
    level = level.flatMap((each) => (isObject(each) ? Object.values(each) : []));
  }
  return null;
}

/** The object behind root fields that stand alone. */
function lastObject(data: unknown): unknown[] | null {
  if (!isObject(data)) {
    return null;
  }
  const [only, ...others] = Object.values(data);
  return others.length === 0 && isObject(only) ? [only] : [data];
}

function flattened(row: unknown, prefix = ''): Map<string, string> {
  if (!isObject(row)) {
    return new Map([[prefix, textOf(row)]]);
  }
  return new Map(
    Object.entries(row).flatMap(([name, value]) => {
      const path = prefix === '' ? name : `${prefix}.${name}`;
      return isObject(value) ? [...flattened(value, path)] : [[path, textOf(value)] as const];
    }),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
