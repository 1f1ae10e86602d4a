import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrationsOf } from '../../platform/backup/read-tables';
import type { Config } from '../../platform/config/config';
import { isBeforeFirstRelease } from '../../platform/db/schema/first-release';
import { OLDEST_POSTGRES } from '../../platform/db/server-version';
import { unreachedDatabase } from '../../platform/db/unreached-database';
import { reachDatabase } from '../backup/reach-database';
import { fail, ok, warn } from './finding';
import type { Finding } from './finding';
import { checkStored } from './stored-checks';

const CONNECT_MS = 5_000;
const QUERY_MS = 10_000;
/** Of one process; the rest is for the probe, jobs of the schema and operators with a console. */
const LEAST_CONNECTIONS = 30;
/** Times of fixes are compared with the clock of the server. */
const CLOCK_MS = 2_000;

const FACTS = `
  SELECT current_setting('server_version_num')::int AS version, current_setting('server_version') AS name,
    current_setting('fsync') = 'on' AND current_setting('full_page_writes') = 'on' AS "isDurable",
    current_setting('max_connections')::int AS connections, current_setting('server_encoding') AS encoding,
    has_schema_privilege(current_schema(), 'CREATE') AS "mayCreate",
    extract(epoch FROM clock_timestamp())::float8 * 1000 AS "nowMs"`;

interface Facts {
  readonly version: number;
  readonly name: string;
  readonly isDurable: boolean;
  readonly connections: number;
  readonly encoding: string;
  readonly mayCreate: boolean;
  readonly nowMs: number;
}

/** The database of the configuration, for both roles, and whether it has these migrations; an embedded one is started for it unless it runs. */
export async function checkDatabase(config: Config, migrations: readonly string[]): Promise<Finding[]> {
  const { databaseUrl, databaseOwnerUrl, dataDir } = config;
  if (databaseUrl === null && !existsSync(join(dataDir, 'postgres'))) {
    return [ok('database', 'the first start makes the embedded one')];
  }
  try {
    const database = await reachDatabase(config, () => undefined);
    try {
      const { url, ownerUrl } = database.addresses;
      const owned = await onDatabase(ownerUrl, async (client) => [
        ...(await checkAsOwner(client, migrations)),
        ...(await checkStored(client, config)),
      ]);
      return [...owned, ...(await onDatabase(url, checkAsServing))];
    } finally {
      await database.leave();
    }
  } catch (error) {
    const env = { DATABASE_URL: databaseUrl ?? '', DATABASE_OWNER_URL: databaseOwnerUrl ?? '' };
    const unreached = unreachedDatabase(error, env);
    const reason = error instanceof Error ? error.message : String(error);
    return [
      unreached === null
        ? fail('database', reason, 'See docs/operations.md, "When something is wrong".')
        : fail(
            'database',
            `${unreached.address} is out of reach: ${unreached.reason}`,
            `Check ${unreached.variable}, the network between, and that PostgreSQL runs.`,
          ),
    ];
  }
}

async function checkAsOwner(client: Client, migrations: readonly string[]): Promise<Finding[]> {
  const facts = await factsOf(client);
  const { version, name, isDurable, connections, encoding, mayCreate, nowMs } = facts;
  const findings = [
    version < OLDEST_POSTGRES * 10_000
      ? fail('database', `PostgreSQL ${name} is too old`, `Use ${OLDEST_POSTGRES} or newer.`)
      : ok('database', `PostgreSQL ${name}`),
    await checkMigrations(client, migrations),
  ];
  if (!isDurable) {
    const says = 'fsync or full_page_writes is off: a crash of the machine may lose or break everything';
    findings.push(fail('database', says, 'Turn both on.'));
  }
  if (encoding !== 'UTF8') {
    findings.push(fail('database', `its encoding is ${encoding}`, 'Make a database with ENCODING UTF8.'));
  }
  if (!mayCreate) {
    const says = 'the role that migrates may not make tables';
    findings.push(fail('database', says, 'Make it the owner of the database: see SECURITY.md.'));
  }
  if (connections < LEAST_CONNECTIONS) {
    const says = `max_connections is ${connections}, and one process uses more than 20`;
    findings.push(warn('database', says, `Set it to at least ${LEAST_CONNECTIONS} for each process.`));
  }
  if (Math.abs(nowMs - Date.now()) > CLOCK_MS) {
    const says = `the clocks of the server and of the database are ${Math.round(Math.abs(nowMs - Date.now()) / 1000)} s apart`;
    findings.push(warn('clock', says, 'Let both machines follow the same time servers (NTP).'));
  }
  return findings;
}

async function checkAsServing(client: Client): Promise<Finding[]> {
  const { mayCreate } = await factsOf(client);
  return mayCreate
    ? [
        warn(
          'roles',
          'the role that serves may change the schema and the audit log',
          'Give the owner in DATABASE_OWNER_URL, and a role without rights in DATABASE_URL: see SECURITY.md.',
        ),
      ]
    : [ok('roles', 'the one that serves can change neither the schema nor the audit log')];
}

async function checkMigrations(client: Client, known: readonly string[]): Promise<Finding> {
  const applied = await migrationsOf(client);
  const pending = known.filter((name) => !applied.includes(name));
  if (isBeforeFirstRelease(applied, known)) {
    return fail('schema', 'it is of a time before the first release', 'Make a new database.');
  }
  if (applied.some((name) => !known.includes(name))) {
    return fail('schema', 'it is of a newer version than this program', 'Install the newer version again.');
  }
  return pending.length === 0
    ? ok('schema', `${applied.length} migrations, none is missing`)
    : warn(
        'schema',
        `${pending.length} migrations are missing`,
        'Make a backup: the next start applies them.',
      );
}

async function factsOf(client: Client): Promise<Facts> {
  const [facts] = (await client.query<Facts>(FACTS)).rows;
  if (facts === undefined) {
    throw new Error('A query without a table is always one row.');
  }
  return facts;
}

async function onDatabase(url: string, look: (client: Client) => Promise<Finding[]>): Promise<Finding[]> {
  const client = new Client({
    connectionString: url,
    application_name: 'wakafine doctor',
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await look(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
