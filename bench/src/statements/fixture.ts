import { startEmbeddedPostgres } from '@wakafine/backend/platform/embedded-postgres/embedded-postgres';
import { openDatabase } from '@wakafine/backend/database';
import { SMALL_TABLES } from '@wakafine/backend/platform/db/described/expected-growth';
import { fillTables } from '@wakafine/backend/platform/db/described/fill-tables';
import { Client } from 'pg';
import { createDataFolder } from '../sides/data-folder';
import { NEW_ROW } from './sample-values';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A database of the service, every growing table of which has so many rows. */
export interface Fixture {
  readonly client: Client;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL with the tables of the service and fills them. @throws Error where it does not start */
export async function openFixture(rows: number): Promise<Fixture> {
  const folder = await createDataFolder('statements');
  const postgres = await startEmbeddedPostgres({ dataDir: folder.path, log: SILENT, isDisposable: true });
  const client = new Client(postgres.url);
  const stop = async (): Promise<void> => {
    await client.end();
    await postgres.stop();
    await folder.remove();
  };
  try {
    await (await openDatabase({ url: postgres.servingUrl, ownerUrl: postgres.url })).destroy();
    await client.connect();
    await fillTables(client, rows, SMALL_TABLES);
    // Numbers that the database gives itself are those of no row.
    await client.query(`SELECT setval(seqrelid, ${NEW_ROW}) FROM pg_sequence`);
    await client.query('SET plan_cache_mode = force_generic_plan');
    return { client, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
