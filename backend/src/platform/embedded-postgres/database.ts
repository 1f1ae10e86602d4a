import { Client } from 'pg';
import { loadOrCreateSecret } from '../secrets/secrets';
import { errorCode } from '../system-error';
import { SUPERUSER } from './cluster';

/** Name of the database, and of the role without special rights that owns it. */
export const DATABASE = 'wakafine';
/** Name of the role that serves requests; what it may do is granted after the migrations. */
const SERVING_ROLE = 'wakafine_app';
const [UNKNOWN_ROLE_OR_PASSWORD, NO_DATABASE] = [['28P01', '28000'], '3D000'];

/** So that PGSSLMODE in the environment, meant for another database, is not followed. */
const NO_TLS = '?sslmode=disable';

/** Passwords of the three roles: hexadecimal digits, so that they need no quoting. */
export interface Passwords {
  readonly superuser: string;
  readonly owner: string;
  readonly serving: string;
}

/** The passwords of a data folder, generated at the first start. */
export async function loadPasswords(dataDir: string): Promise<Passwords> {
  return {
    superuser: await loadOrCreateSecret(dataDir, 'postgres-superuser-password'),
    owner: await loadOrCreateSecret(dataDir, 'postgres-password'),
    serving: await loadOrCreateSecret(dataDir, 'postgres-serving-password'),
  };
}

/** The address of the database for its owner. */
export function databaseUrl(port: number, passwords: Passwords): string {
  return `postgres://${DATABASE}:${passwords.owner}@127.0.0.1:${port}/${DATABASE}${NO_TLS}`;
}

/** The address of the database for the role that serves requests. */
export function servingUrl(port: number, passwords: Passwords): string {
  return `postgres://${SERVING_ROLE}:${passwords.serving}@127.0.0.1:${port}/${DATABASE}${NO_TLS}`;
}

/** Makes both roles and the database, or gives the roles their passwords, when one of them cannot get in. */
export async function ensureDatabase(port: number, passwords: Passwords): Promise<void> {
  const canBothEnter =
    (await canEnter(databaseUrl(port, passwords))) && (await canEnter(servingUrl(port, passwords)));
  if (canBothEnter) {
    return;
  }
  const client = new Client(
    `postgres://${SUPERUSER}:${passwords.superuser}@127.0.0.1:${port}/postgres${NO_TLS}`,
  );
  try {
    await client.connect();
  } catch (cause) {
    if (!isRefused(cause)) {
      throw cause;
    }
    throw new Error(
      'The secrets of this data folder do not open its database: put the files back that belong together, ' +
        'or move both "secrets" and "postgres" away.',
      { cause },
    );
  }
  try {
    await ensureRole(client, DATABASE, `LOGIN CREATEDB PASSWORD '${passwords.owner}'`);
    await ensureRole(client, SERVING_ROLE, `LOGIN PASSWORD '${passwords.serving}'`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (database.rowCount === 0) {
      await client.query(`CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`);
    }
  } finally {
    await client.end();
  }
}

async function ensureRole(client: Client, role: string, options: string): Promise<void> {
  const found = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  await client.query(`${found.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE ${role} ${options}`);
}

async function canEnter(url: string): Promise<boolean> {
  const client = new Client(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (isRefused(error) || errorCode(error) === NO_DATABASE) {
      return false;
    }
    throw error;
  }
}

function isRefused(error: unknown): boolean {
  return UNKNOWN_ROLE_OR_PASSWORD.includes(errorCode(error) ?? '');
}
