import { startEmbeddedPostgres } from '@wakafine/backend/platform/embedded-postgres/embedded-postgres';
import { processesOf, signal } from '@wakafine/backend/platform/embedded-postgres/processes';
import { homesOf } from '@wakafine/backend/platform/embedded-postgres/run-as';
import { Client } from 'pg';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const BACK_WITHIN_MS = 30_000;
const ASK_EVERY_MS = 50;

/** A PostgreSQL that can be killed and stopped. */
export interface FaultyDatabase {
  readonly port: number;
  /** Addresses that go to it and not through the proxy. */
  readonly servingUrl: string;
  readonly ownerUrl: string;
  /** Ends the postmaster by force; it is started again by itself. */
  kill(): void;
  /** Lets all its processes stand still. */
  freeze(): void;
  thaw(): void;
  /** Locks a table against everybody for a time. */
  lock(table: string, forMs: number): Promise<void>;
  /** Connects as its owner once it answers. @throws Error when it does not within 30 s */
  open(): Promise<Client>;
  stop(): Promise<void>;
}

/** Starts one in a folder, with what it says to `notify`. */
export async function startFaultyDatabase(
  dataDir: string,
  notify: (line: string) => void,
): Promise<FaultyDatabase> {
  const log = { info: notify, warn: notify, error: notify };
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  const homes = homesOf(join(dataDir, 'postgres'));
  const send = (name: NodeJS.Signals): void =>
    processesOf(postgres.pid(), homes).forEach((pid) => signal(pid, name));
  const open = () => openWithin(postgres.url);
  return {
    port: Number(new URL(postgres.url).port),
    ...{ servingUrl: postgres.servingUrl, ownerUrl: postgres.url },
    kill: () => void signal(postgres.pid(), 'SIGKILL'),
    freeze: () => send('SIGSTOP'),
    thaw: () => send('SIGCONT'),
    lock: async (table, forMs) => {
      const client = await open();
      try {
        await client.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
        await wait(forMs);
        await client.query('ROLLBACK');
      } finally {
        await client.end();
      }
    },
    open,
    stop: async () => {
      send('SIGCONT');
      await postgres.stop();
    },
  };
}

async function openWithin(url: string): Promise<Client> {
  for (const untilMs = Date.now() + BACK_WITHIN_MS; ; await wait(ASK_EVERY_MS)) {
    const client = new Client({ connectionString: url });
    // A connection that breaks while nobody asks must not end the suite.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > untilMs) {
        throw error;
      }
    }
  }
}
