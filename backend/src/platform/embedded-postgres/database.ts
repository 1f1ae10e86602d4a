import { Client } from 'pg';
import { errorCode } from '../system-error';
import { SUPERUSER } from './cluster';

/** Name of the database, and of the role without special rights that owns it. */
export const DATABASE = 'wakafine';
const [UNKNOWN_ROLE_OR_PASSWORD, NO_DATABASE] = [['28P01', '28000'], '3D000'];

/** So that PGSSLMODE in the environment, meant for another database, is not followed. */
const NO_TLS = '?sslmode=disable';

/** Passwords of the two roles: hexadecimal digits, so that they need no quoting. */
export interface Passwords {
  readonly superuser: string;
  readonly owner: string;
}

/** The address of the database for its owner. */
export function databaseUrl(port: number, passwords: Passwords): string {
  return `postgres://${DATABASE}:${passwords.owner}@127.0.0.1:${port}/${DATABASE}${NO_TLS}`;
}

/** Makes the role and the database, or gives the role its password, when the owner cannot get in. */
export async function ensureDatabase(port: number, passwords: Passwords): Promise<void> {
  if (await canEnter(databaseUrl(port, passwords))) {
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
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [DATABASE]);
    const verb = role.rowCount === 0 ? 'CREATE' : 'ALTER';
    await client.query(`${verb} ROLE ${DATABASE} LOGIN CREATEDB PASSWORD '${passwords.owner}'`);
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (database.rowCount === 0) {
      await client.query(`CREATE DATABASE ${DATABASE} OWNER ${DATABASE}`);
    }
  } finally {
    await client.end();
  }
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
