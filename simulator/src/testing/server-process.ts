import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const REPOSITORY = resolve(__dirname, '../../..');
const MAIN = join(REPOSITORY, 'backend/dist/main.js');
const SET_UP = `import { trySetUp } from './scripts/lib/set-up.mjs'; await trySetUp('server');`;
/** Where other tests take most of the processors. */
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 11_000;

/** The real server as a process of its own, with its own PostgreSQL. */
export class ServerProcess {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly settings: Readonly<Record<string, string>>,
  ) {}

  /** Builds the server where its sources have changed, and starts it on a fresh data folder, with further settings. */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SET_UP], { cwd: REPOSITORY });
    const folder = await mkdtemp(join(tmpdir(), 'wakafine-server-'));
    // Anyone who runs PostgreSQL in root's place has to get to the data.
    await chmod(folder, 0o755);
    const server = new ServerProcess(folder, await freePort(), settings);
    await server.begin();
    return server;
  }

  /** Address of the server. */
  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  private async begin(): Promise<void> {
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
      await this.end();
      throw new Error(`The server did not start: ${words}`);
    }
  }

  /** Folder of its data. */
  get dataDir(): string {
    return this.folder;
  }

  /** Ends everything in good order and removes the data. */
  async close(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }

  private env(): NodeJS.ProcessEnv {
    return {
      ...{ PATH: process.env.PATH, DATA_DIR: this.folder, PORT: String(this.port) },
      ...{ DEMO: '0', LOG_LEVEL: 'error', LIMIT_BASIS: 'thresholds' },
      ...this.settings,
    };
  }

  private async end(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) {
      return;
    }
    const ended = once(child, 'exit', { signal: AbortSignal.timeout(STOP_WITHIN_MS) });
    child.kill('SIGTERM');
    await ended;
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
