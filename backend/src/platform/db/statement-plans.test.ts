import { Client } from 'pg';
import { allStatements } from '../../testing/server/all-statements';
import { fillTables } from '../../testing/server/fill-tables';
import { createTestDatabase } from '../../testing/server/test-database';

const ROWS = 5_000;

/**
 * Settings of the authority, decisions by two people, and messages to be sent: none of it grows with the
 * traffic.
 */
const SMALL = new Set([
  ...['alert_broadcast', 'alert_settings', 'daily_report', 'fine_tariff', 'limit_proposal', 'migrations'],
  ...['public_id_key', 'public_totals', 'retention_settings', 'rule_proposal', 'speed_limit'],
  ...['speed_limit_register', 'speed_thresholds', 'status_proposal', 'transport_agency', 'vapid_key'],
  ...[
    'export_job',
    'figure_delta',
    'mail_message',
    'push_message',
    'sms_message',
    'vehicle_event_due',
    'vehicle_touched',
  ],
]);

/** Statements that read a whole table, and why that is so. */
const READS_ALL: Readonly<Record<string, string>> = {
  'notifications.notify-everybody': 'everybody is meant',
  'evidence.left-out': 'a check of the whole log reads all of it',
  'statistics.all-figures': 'adds up all journeys: for visitors once an hour, for staff each time',
  'cases.count': 'any state may be left out; without one all of them are meant',
  'statistics.is-all-demo': 'stops at the first journey that is real',
  'statistics.active-zones':
    'active journeys by their index; sample data stop at the first journey that is real',
  'statistics.wrong-figures': 'check-rollups counts everything anew',
  'statistics.wrong-vehicles': 'check-rollups counts everything anew',
  'statistics.wrong-public-figures': 'check-rollups counts everything anew',
  'admin.exposures-under-rule': 'every vehicle that was driven in the time of the rule',
  'admin.public-violators': 'takes the worst by the index where $1 is few; the plan supposes a tenth of all',
  'admin.top-violators': 'takes the worst by the index where $1 is few; the plan supposes a tenth of all',
  'admin.count-violations': 'any filter may be left out; planned anew for those that are given',
  'admin.count-incidents': 'any filter may be left out; planned anew for those that are given',
  'admin.count-audit': 'any filter may be left out; planned anew for those that are given',
  'jobs.last-runs': 'two hours of runs: older ones are in the archive',
  'metrics.last-successes': 'two hours of runs: older ones are in the archive',
  'limits.delete-full-pots': 'once an hour; only those have a pot who have used up more than a share',
  'limits.delete-free-places': 'once an hour; only those are in it who hold more sockets than a share',
  'admin.delete-old-reports': 'stops at $2 rows; the plan supposes a tenth of all',
};

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
  growing = new Set(await fillTables(client, ROWS, SMALL));
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
