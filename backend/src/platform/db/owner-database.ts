import { Client } from 'pg';

/** Time that schema work waits for a lock, so that requests never queue behind it for longer. */
const LOCK_TIMEOUT_MS = 5_000;

/** The database as its owner, for work on the schema while the server runs. */
export interface OwnerDatabase {
  /** Runs one statement in a transaction on a connection of its own. `Row` must fit the statement's select list. */
  run<Row>(statement: string, values: readonly unknown[]): Promise<Row[]>;
}

/** Connects as the owner for each piece of work and holds no connection open in between. */
export function ownerDatabase(url: string): OwnerDatabase {
  return {
    async run<Row>(statement: string, values: readonly unknown[]): Promise<Row[]> {
      const client = new Client({
        connectionString: url,
        application_name: 'wakafine schema job',
        lock_timeout: LOCK_TIMEOUT_MS,
      });
      // A connection that is lost fails the work, whose next statement rejects; unheard, it would end the process.
      client.on('error', () => undefined);
      await client.connect();
      try {
        const { rows } = await client.query(statement, [...values]);
        // What the select list holds is known to the statement's author only.
        return rows as Row[];
      } finally {
        await client.end();
      }
    },
  };
}
