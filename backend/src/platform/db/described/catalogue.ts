import type { Client } from 'pg';

/** A column as the system catalogue describes it. */
export interface CatalogueColumn {
  /** Of its table; that of a partitioned one, whichever part is asked. */
  readonly table: string;
  readonly isRequired: boolean;
  /** The texts that a check allows; null: any. */
  readonly allowed: readonly string[] | null;
}

/** Reads the system catalogue: the columns by `<table id>.<number>`, and the tables that parts belong to, by name. */
export async function readCatalogue(client: Client): Promise<{
  readonly columns: ReadonlyMap<string, CatalogueColumn>;
  readonly wholeOf: ReadonlyMap<string, string>;
}> {
  const { rows } = await client.query<{
    key: string;
    table: string;
    isRequired: boolean;
    check: string | null;
  }>(`SELECT class.oid || '.' || attnum AS key, relname AS table, attnotnull AS "isRequired", (
          SELECT pg_get_constraintdef(con.oid) FROM pg_constraint con
          WHERE con.conrelid = class.oid AND con.contype = 'c' AND con.conkey = ARRAY[attnum]
            AND pg_get_constraintdef(con.oid) LIKE '%= ANY (%' ORDER BY con.oid LIMIT 1
        ) AS check
      FROM pg_class class JOIN pg_attribute ON attrelid = class.oid
      WHERE relkind IN ('r', 'p', 'v') AND relnamespace = 'public'::regnamespace AND attnum > 0`);
  const parts = await client.query<{ part: string; whole: string }>(
    'SELECT inhrelid::regclass::text AS part, inhparent::regclass::text AS whole FROM pg_inherits',
  );
  return {
    columns: new Map(
      rows.map(({ key, check, ...column }) => [key, { ...column, allowed: textsAllowed(check) }]),
    ),
    wholeOf: new Map(parts.rows.map(({ part, whole }) => [part, whole])),
  };
}

/**
 * The texts of a check such as `CHECK ((role = ANY (ARRAY['ADMIN'::text, 'VIEWER'::text])))`, or with the list as one text,
 * `'{ADMIN,VIEWER}'::text[]`; null for any other check.
 */
function textsAllowed(check: string | null): readonly string[] | null {
  const listed = /^CHECK \(\(\w+ = ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)\)\)$/.exec(check ?? '')?.[1];
  const literal = /^CHECK \(\(\w+ = ANY \('\{([A-Z_,]+)\}'::text\[\]\)\)\)$/.exec(check ?? '')?.[1];
  return listed === undefined
    ? (literal?.split(',') ?? null)
    : [...listed.matchAll(/'([^']*)'::text/g)].map(([, text = '']) => text);
}
