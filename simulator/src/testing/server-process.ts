import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const REPOSITORY = resolve(__dirname, '../../..');
const MAIN = join(REPOSITORY, 'backend/dist/main.js');
const SET_UP = `import { trySetUp } from './scripts/lib/set-up.mjs'; await trySetUp('server');`;
/** With the recovery of a database that was killed, where other tests take most of the processors. */
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 11_000;
const DATABASE_WITHIN_MS = 20_000;

/** The real server as a process of its own, with its own PostgreSQL, on a data folder and a port that stay the same. */
export class ServerProcess {
  private child: ChildProcess | null = null;
  private written = '';

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** Builds the server where its sources have changed, and starts it on a fresh data folder, with further settings. */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SET_UP], { cwd: REPOSITORY });
    const folder = await mkdtemp(join(tmpdir(), 'wakafine-kill-'));
    // Anyone who runs PostgreSQL in root's place has to get to the data.
    await chmod(folder, 0o755);
    const server = new ServerProcess(folder, await freePort(), settings);
    await server.startAgain();
    return server;
  }

  /** Address of the server. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the server, which is not running, and waits until it is ready. @throws Error with its words when it ends */
  async startAgain(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      cwd: this.folder,
      env: this.env(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let words = '';
    const isReady = new Promise<boolean>((settle) => {
      const listen = (data: Buffer): void => {
        words += data.toString();
        this.written += data.toString();
        if (words.includes('is ready')) {
          settle(true);
        }
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () => settle(false));
      setTimeout(() => settle(false), READY_WITHIN_MS).unref();
    });
    if (!(await isReady)) {
      await this.end('SIGTERM');
      throw new Error(`The server did not start: ${words}`);
    }
  }

  /** Ends the server by force, as a crash would; its PostgreSQL is left behind. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Ends the postmaster by force, once the one after the last kill is there; the server lives on. @throws after 20 s without one */
  async killDatabase(): Promise<void> {
    const deadlineMs = performance.now() + DATABASE_WITHIN_MS;
    for (;;) {
      const pidFile = join(this.folder, 'postgres/data/postmaster.pid');
      const pid = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
      if (Number.isInteger(pid) && isKilled(pid)) {
        return;
      }
      if (performance.now() > deadlineMs) {
        throw new Error('the database did not come back to be killed again');
      }
      await wait(20);
    }
  }

  /** Folder of its data: of the files for witnesses too. */
  get dataDir(): string {
    return this.folder;
  }

  /** Log lines so far about requests that it answered with INTERNAL. */
  failedRequests(): string[] {
    return this.written.split('\n').filter((line) => line.includes('a request failed'));
  }

  /** Starts another program of the server on the same data, from its sources or as it was built. */
  beside(words: readonly string[]): ChildProcess {
    return spawn(process.execPath, words, {
      cwd: REPOSITORY,
      env: this.env(),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  /** Does what an admin command asks, beside the running server; gives its exit code and what it prints. */
  async admin(...words: readonly string[]): Promise<{ code: number; out: string }> {
    const child = this.beside([join(REPOSITORY, 'backend/dist/admin-cli.js'), ...words]);
    const [out, [code]] = await Promise.all([
      child.stdout === null ? '' : text(child.stdout),
      once(child, 'exit'),
    ]);
    return { code: Number(code), out };
  }

  /** Ends everything in good order and removes the data. */
  async close(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  private env(): NodeJS.ProcessEnv {
    return {
      ...{ PATH: process.env.PATH, DATA_DIR: this.folder, PORT: String(this.port) },
      ...{ DEMO: '0', LOG_LEVEL: 'error', LIMIT_BASIS: 'thresholds' },
      ...this.settings,
    };
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) {
      return;
    }
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(STOP_WITHIN_MS) });
    child.kill(signal);
    await ended;
  }
}

/** Ends a process by force; false where there is none of this id any more. */
function isKilled(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((settle) => probe.listen(0, '127.0.0.1', settle));
  // A TCP server that listens has an address with a port.
  const { port } = probe.address() as AddressInfo;
  await new Promise((settle) => probe.close(settle));
  return port;
}
