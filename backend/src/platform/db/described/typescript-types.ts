import { types } from 'pg';

/** Types of PostgreSQL that parameters and columns have here, by object id: as pg with our parsers gives them. */
const TYPES: ReadonlyMap<number, string> = new Map([
  [types.builtins.BOOL, 'boolean'],
  [types.builtins.INT2, 'number'],
  [types.builtins.INT4, 'number'],
  [types.builtins.INT8, 'number'],
  [types.builtins.FLOAT4, 'number'],
  [types.builtins.FLOAT8, 'number'],
  // Exact decimals do not fit a number: pg leaves them as texts.
  [types.builtins.NUMERIC, 'string'],
  [types.builtins.TEXT, 'string'],
  [types.builtins.VARCHAR, 'string'],
  [types.builtins.UUID, 'string'],
  [types.builtins.BYTEA, 'Buffer'],
  [types.builtins.TIMESTAMPTZ, 'Date'],
  [types.builtins.DATE, 'Date'],
  [types.builtins.JSON, 'unknown'],
  [types.builtins.JSONB, 'unknown'],
]);

/** Object ids of array types by that of their elements (`pg_type.typarray`, the same in every PostgreSQL). */
const ELEMENT_OF: ReadonlyMap<number, number> = new Map([
  [1000, types.builtins.BOOL],
  [1005, types.builtins.INT2],
  [1007, types.builtins.INT4],
  [1016, types.builtins.INT8],
  [1022, types.builtins.FLOAT8],
  [1009, types.builtins.TEXT],
  [2951, types.builtins.UUID],
  [1001, types.builtins.BYTEA],
  [1185, types.builtins.TIMESTAMPTZ],
  [3807, types.builtins.JSONB],
]);

/** The value that pg gives for `void`. */
const VOID = 2278;

/** The TypeScript type of a column's values that are not null. @throws Error for a type that is not listed above */
export function columnType(oid: number): string {
  const element = ELEMENT_OF.get(oid);
  return element !== undefined ? `${scalar(element)}[]` : oid === VOID ? "''" : scalar(oid);
}

/**
 * The TypeScript type of what a parameter takes besides null; an array may also be one text (`arrayParameter`), JSON is a
 * text. @throws Error for a type that is not listed above
 */
export function parameterType(oid: number): string {
  const element = ELEMENT_OF.get(oid);
  const isJson = oid === types.builtins.JSON || oid === types.builtins.JSONB;
  if (element !== undefined) {
    return `readonly (${scalar(element)} | null)[] | string`;
  }
  // PostgreSQL reads a number from a text, and a text from a number only where the statement says so.
  return isJson ? 'string | object' : oid === types.builtins.NUMERIC ? 'number | string' : scalar(oid);
}

function scalar(oid: number): string {
  const type = TYPES.get(oid);
  if (type === undefined) {
    throw new Error(`The type with the object id ${oid} has no TypeScript type yet: add it here.`);
  }
  return type;
}
