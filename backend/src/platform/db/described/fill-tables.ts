import type { Client } from 'pg';

/** Text that a column of a unique index needs to differ by. */
const FEW = `(ARRAY['A', 'B', 'C', 'D', 'E'])[1 + n % 5]`;
/** A value of row n, by type; what is not listed stays null. */
const VALUES: Readonly<Record<string, string>> = {
  bigint: 'n',
  integer: 'n',
  smallint: '(n % 30000)',
  limit_kmh: '50',
  boolean: 'n % 20 = 0',
  date: 'current_date - n',
  'timestamp with time zone': `now() - n * interval '1 minute'`,
  real: 'n',
  'double precision': 'n',
  bytea: 'sha256(n::text::bytea)',
  uuid: 'md5(n::text)::uuid',
  json: `'[]'::json`,
  jsonb: `'[]'::jsonb`,
  'text[]': `'{}'::text[]`,
  'integer[]': 'array_fill(n, ARRAY[31])',
  'timestamp with time zone[]': `'{}'::timestamptz[]`,
};

/** Every partition of the fixes has some: thinned ones, those of no prepared day, and those of each prepared one. */
const TODAY = `(now() AT TIME ZONE 'Africa/Douala')::date`;
const SOME_DAYS = `(ARRAY['-infinity', ${TODAY} - 400, ${TODAY}, ${TODAY} + 1, ${TODAY} + 2,
  ${TODAY} + 3, ${TODAY} + 4, ${TODAY} + 5, ${TODAY} + 6, ${TODAY} + 7]::date[])[1 + n % 10]`;

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
}

/**
 * Fills every table of a database of its own but the `small` ones with `rows` rows. They are vacuumed too, as the database
 * itself would do at some moment later, so that a plan does not depend on that moment. The rows mean nothing: checks,
 * references and triggers of the database are gone afterwards. Gives the tables that were filled.
 */
export async function fillTables(owner: Client, rows: number, small: ReadonlySet<string>): Promise<string[]> {
  for (const { drop } of (await owner.query<{ drop: string }>(RULES)).rows) {
    await owner.query(drop);
  }
  const tables = (await owner.query<{ name: string }>(TABLES)).rows.filter(({ name }) => !small.has(name));
  for (const { name } of tables) {
    const columns = (await owner.query<Column>(COLUMNS, [name])).rows;
    await owner.query(
      `INSERT INTO ${name} (${columns.map((column) => `"${column.name}"`).join(', ')}) OVERRIDING SYSTEM VALUE
       SELECT ${columns.map(valueOf).join(', ')} FROM generate_series(1, ${rows}) n`,
    );
  }
  await owner.query('VACUUM ANALYZE');
  return tables.map(({ name }) => name);
}

/** Most of what may be missing is: only few vehicles are registered, few violations reported. Ends are there. */
function valueOf({ name, type, isRequired, isUnique }: Column): string {
  if (name === 'fix_day') {
    return SOME_DAYS;
  }
  if (name === 'role') {
    return `CASE WHEN n % 500 = 0 THEN 'ADMIN' ELSE 'CITIZEN' END`;
  }
  const value =
    type === 'text' || type.startsWith('character') ? (isUnique ? `'t' || n` : FEW) : VALUES[type];
  const isMissing = name.endsWith('ended_at') ? 'n % 10 = 0' : 'n % 10 <> 0';
  const isRare = !isRequired && !isUnique && type.startsWith('timestamp');
  return isRare ? `CASE WHEN ${isMissing} THEN NULL ELSE ${value} END` : (value ?? 'NULL');
}

const TABLES = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition`;
const COLUMNS = `SELECT attname AS name, atttypid::regtype::text AS type, attnotnull AS "isRequired", EXISTS (
    SELECT FROM pg_index WHERE indrelid = attrelid AND indisunique AND attnum = ANY (indkey)) AS "isUnique"
  FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`;
/** References go before what they refer to. */
const RULES = `SELECT format('DROP TRIGGER %I ON %s', tgname, tgrelid::regclass) AS drop, 0 AS position
  FROM pg_trigger WHERE NOT tgisinternal AND tgparentid = 0
  UNION ALL SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname), CASE contype WHEN 'f' THEN 1 ELSE 2 END
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('f', 'c') AND conrelid <> 0 AND coninhcount = 0
  ORDER BY position`;
