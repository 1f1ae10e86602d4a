import { Client } from 'pg';
import { allStatements } from '../../testing/server/all-statements';
import { createTestDatabase } from '../../testing/server/test-database';
import { READS_ALL, SMALL_TABLES } from './described/expected-growth';
import { fillTables } from './described/fill-tables';

const ROWS = 5_000;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

let client: Client;
let drop: () => Promise<void>;
let growing: ReadonlySet<string>;
beforeAll(async () => {
  const database = await createTestDatabase();
  drop = database.drop;
  client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  growing = new Set(await fillTables(client, ROWS, SMALL_TABLES));
});
afterAll(async () => {
  await client.end();
  await drop();
});

test('no statement reads the whole of a table that grows', async () => {
  const partial = await namesOf(
    'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indpred IS NOT NULL',
  );
  const parts = await namesOf('SELECT relname AS name FROM pg_class WHERE relispartition');
  const grows = (table = ''): boolean => growing.has(table) || parts.has(table);

  /** Tables that a step and those below it read in full. */
  function readsAll(plan: Plan, isLimited: boolean): string[] {
    const { 'Node Type': type, 'Relation Name': table, 'Index Name': index = '' } = plan;
    const isWholeIndex = type.startsWith('Index') && !plan['Index Cond'] && !isLimited && !partial.has(index);
    const isWhole = grows(table) && (type === 'Seq Scan' || isWholeIndex);
    const below = plan.Plans ?? [];
    return [
      ...(isWhole && table !== undefined ? [table] : []),
      ...below.flatMap((each) => readsAll(each, isLimited || type === 'Limit')),
    ];
  }

  const found = new Map<string, string>();
  const within = await statementsOfFunctions();
  expect(within.map(({ name }) => name)).toEqual(['fix_samples', 'fixes_after', 'fixes_of']);
  const statements = [...allStatements().filter(({ text }) => !text.startsWith('LOCK')), ...within];
  for (const { name, text } of statements) {
    const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
    const tables = readsAll(rows[0]['QUERY PLAN'][0].Plan, false);
    if (tables.length > 0) {
      found.set(name, [...new Set(tables)].sort().join(', '));
    }
  }
  const unexplained = [...found].filter(([name]) => READS_ALL[name] === undefined);
  expect(unexplained).toEqual([]);
  expect(Object.keys(READS_ALL).filter((name) => !found.has(name))).toEqual([]);
});

test('where a vehicle was is found by its own index, and not among all vehicles of those minutes', async () => {
  const { text } = allStatements().find(({ name }) => name === 'vehicle-events.presences') ?? { text: '' };
  const { rows } = await client.query(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
  expect(JSON.stringify(rows)).toContain('"Index Name":"vehicle_presence_pkey"');
});

/** The statements within functions that give rows, with their parameters as a statement has them. */
async function statementsOfFunctions(): Promise<{ name: string; text: string }[]> {
  const { rows } = await client.query<{ name: string; text: string; parameters: string[]; types: string[] }>(
    `SELECT proname AS name, substring(prosrc FROM 'RETURN QUERY (.*?);') AS text, proargnames::text[] AS parameters,
       ARRAY(SELECT type::regtype::text FROM unnest(proargtypes::oid[]) AS type) AS types
     FROM pg_proc JOIN pg_language ON pg_language.oid = prolang
     WHERE pronamespace = 'public'::regnamespace AND lanname = 'plpgsql' AND prosrc ~ 'RETURN QUERY' ORDER BY proname`,
  );
  return rows.map(({ name, text, parameters, types }) => ({
    name,
    text: types.reduce(
      (asked, type, index) =>
        asked.replaceAll(new RegExp(`\\b${parameters[index]}\\b`, 'g'), `$${index + 1}::${type}`),
      text,
    ),
  }));
}

async function namesOf(query: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(query);
  return new Set(rows.map(({ name }) => name));
}
