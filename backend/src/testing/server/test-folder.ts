import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { builtProgram } from '../programs/built-program';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../../platform/embedded-postgres/embedded-postgres';

/** For tests: a folder of its own under /tmp, with spaces in its name, and the servers that were started in it. */
export class TestFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'wakafine database '));
  readonly dataDir = join(this.path, 'data dir');
  readonly lines: string[] = [];
  private readonly running: EmbeddedPostgres[] = [];

  /** Starts a database in this folder, which `clean` stops. */
  async start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
    const note = (line: string) => void this.lines.push(line);
    const log = { info: note, warn: note, error: note };
    const postgres = await startEmbeddedPostgres({ dataDir: this.dataDir, log, ...options });
    this.running.push(postgres);
    return postgres;
  }

  /** Starts a database in another process, as a server does, and gives that process and the database's address. */
  async startElsewhere(user?: { uid: number; gid: number }, env: NodeJS.ProcessEnv = {}) {
    const repository = resolve(__dirname, '../../../..');
    const server = spawn(process.execPath, ['-e', SERVER], {
      cwd: repository,
      env: {
        ...process.env,
        ...env,
        SOURCE: await builtProgram('embedded-postgres.ts'),
        FOLDER: this.dataDir,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
      ...user,
    });
    const [line] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => ['{}'])]);
    const { url = '', pid = 0 }: { url?: string; pid?: number } = JSON.parse(String(line));
    return { server, url, pid };
  }

  /** Opens the folder to a user other than the one who runs the tests. */
  open(): void {
    chmodSync(this.path, 0o777);
  }

  async clean(): Promise<void> {
    await Promise.all(this.running.map((each) => each.stop()));
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** For tests: ends a process by force and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  const end = once(child, 'exit');
  child.kill('SIGKILL');
  await end;
}

/** For tests: the rows that a statement gives, on a connection of its own. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** For tests: waits until the database takes connections again; how soon is for `npm run bench -- database-outage`. @throws after 20 s */
export async function waitUntilBack(url: string): Promise<void> {
  const from = Date.now();
  for (;;) {
    try {
      await ask(url, 'SELECT 1');
      return;
    } catch (error) {
      if (Date.now() - from > 20_000) {
        throw error;
      }
      await sleep(20);
    }
  }
}

const SERVER = `
const { startEmbeddedPostgres } = require(process.env.SOURCE);
const quiet = () => undefined;
startEmbeddedPostgres({ dataDir: process.env.FOLDER, log: { info: quiet, warn: quiet, error: quiet } }).then(
  (postgres) => {
    process.on('SIGTERM', () => postgres.stop());
    console.log(JSON.stringify({ url: postgres.url, pid: postgres.pid() }));
  },
  (error) => { console.error(error.message); process.exit(1); },
);`;
