import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { freePort } from '../../sides/child';

const SERVER = join(__dirname, '../../../../backend/dist/main.js');
/** Built beside this file, also where this file runs from its source. */
const SEQUENCER = join(__dirname, '../../../dist/faults/world/sequencer.js');
const ADMIN = join(__dirname, '../../../../backend/dist/admin-cli.js');
/** As `npm start` and the container give them. */
const NODE_FLAGS = ['--max-semi-space-size=32'];
const READY_WITHIN_MS = 180_000;
const ASK_EVERY_MS = 50;
const START_AGAIN_AFTER_MS = 500;
const STOP_WITHIN_MS = 20_000;
const MOST_WORDS = 1_500;

/** Settings of a service. */
export interface ServiceOptions {
  readonly processes: number;
  readonly dataDir: string;
  /** File of its log. */
  readonly logFile: string;
  /** Further variables: addresses of the database and of the gateway, the clock. */
  readonly env: Readonly<Record<string, string>>;
}

/** The real server in one to three processes on one port, started again by whoever watches over services when all have ended. */
export class Service {
  private child: ChildProcess | null = null;
  private isStopping = false;
  private isSequencing = true;
  private sequencer: ChildProcess | null = null;
  private watching: Promise<unknown> = Promise.resolve();
  private readonly failures: string[] = [];

  private constructor(
    readonly port: number,
    /** Folder of what the servers store beside the database. */
    readonly dataDir: string,
    private readonly processes: number,
    private readonly env: NodeJS.ProcessEnv,
    private readonly log: WriteStream,
  ) {}

  /** Starts it and waits until it is ready. @throws Error when it is not within 3 minutes */
  static async start({ processes, dataDir, logFile, env }: ServiceOptions): Promise<Service> {
    const port = await freePort();
    const secret = (): string => randomBytes(32).toString('hex');
    const service = new Service(
      port,
      dataDir,
      processes,
      {
        ...{ PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: String(port), DATA_DIR: dataDir },
        // Production would ask for https of a gateway on this machine.
        ...{ NODE_ENV: 'development', DEMO: '0', PROCESSES: String(processes), LOG_LEVEL: 'warn' },
        ...{ PEPPER: secret(), SESSION_KEY: secret(), EVIDENCE_KEY: secret(), VEHICLE_CODE_KEY: secret() },
        // All phones of the suite share one address, and drive straight through the forest.
        ...{ SIGNUPS_PER_ADDRESS: '1000000', RATE_LIMIT_BURST: '1000000', RATE_LIMIT_PER_SECOND: '1000000' },
        ...{ LIMIT_BASIS: 'thresholds', SERVICE_AREA: 'none', SMS_DAILY_BUDGET: '1000000' },
        ...env,
      },
      createWriteStream(logFile, { flags: 'a' }),
    );
    service.watching = Promise.all([service.watch(), service.watchSequencer()]);
    await service.untilReady();
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The processes that serve, the longest-lived first. */
  workers(): number[] {
    const pid = this.child?.pid;
    if (pid === undefined) {
      return [];
    }
    return this.processes === 1 ? [pid] : childrenOf(pid);
  }

  /** Ends every process at once. */
  kill(): void {
    const pids = [this.child?.pid ?? 0, ...this.workers()];
    new Set(pids).forEach((pid) => pid > 0 && signal(pid, 'SIGKILL'));
    this.killSequencer();
  }

  /** Ends the process that only seals and sequences; another one follows. */
  killSequencer(): void {
    this.sequencer?.kill('SIGKILL');
  }

  /** Ends it for good. */
  endSequencer(): void {
    this.isSequencing = false;
    this.killSequencer();
  }

  /** Sentences on requests that were answered with INTERNAL, and on processes that an error ended. */
  accusations(): readonly string[] {
    return this.failures;
  }

  /** Waits until as many processes serve as should, and one of them says that all is well. @throws Error after 3 minutes */
  async untilReady(): Promise<void> {
    for (const untilMs = Date.now() + READY_WITHIN_MS; ; await wait(ASK_EVERY_MS)) {
      if (this.workers().length === this.processes && (await this.isReady())) {
        return;
      }
      if (Date.now() > untilMs) {
        throw new Error(`the service was not ready within ${READY_WITHIN_MS / 1000} s`);
      }
    }
  }

  /** Does what an admin command asks, beside the running service; its exit code and all that it prints. */
  async admin(...words: readonly string[]): Promise<{ code: number; out: string }> {
    const child = spawn(process.execPath, [ADMIN, ...words], {
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    const add = (data: Buffer): void => {
      out += data.toString();
    };
    child.stdout.on('data', add);
    child.stderr.on('data', add);
    const [code] = await once(child, 'close');
    return { code: Number(code), out };
  }

  /** Ends it in good order; its exit code, null when it had to be killed. */
  async stop(): Promise<number | null> {
    this.isStopping = true;
    const { child } = this;
    child?.kill('SIGTERM');
    this.endSequencer();
    const code = await Promise.race([
      this.watching.then(() => child?.exitCode ?? null),
      wait(STOP_WITHIN_MS, null, { ref: false }),
    ]);
    this.kill();
    await this.watching;
    this.log.end();
    return code;
  }

  private async isReady(): Promise<boolean> {
    const asked = fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(3_000) });
    return asked.then((response) => response.ok).catch(() => false);
  }

  private async watch(): Promise<void> {
    const killAtExit = (): void => this.kill();
    process.once('exit', killAtExit);
    while (!this.isStopping) {
      const child = spawn(process.execPath, [...NODE_FLAGS, SERVER], {
        env: this.env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      this.child = child;
      child.stdout.on('data', (data: Buffer) => this.note(data));
      child.stderr.on('data', (data: Buffer) => this.note(data));
      await once(child, 'exit');
      if (!this.isStopping) {
        await wait(START_AGAIN_AFTER_MS);
      }
    }
    process.removeListener('exit', killAtExit);
  }

  private async watchSequencer(): Promise<void> {
    while (this.isSequencing) {
      // One process of its own, whatever the number of those that serve.
      const env = { ...this.env, PROCESSES: '1', LD_PRELOAD: '' };
      this.sequencer = spawn(process.execPath, [SEQUENCER], { env, stdio: 'ignore' });
      await once(this.sequencer, 'exit');
      if (this.isSequencing) {
        await wait(START_AGAIN_AFTER_MS);
      }
    }
  }

  private note(data: Buffer): void {
    this.log.write(data);
    const text = data.toString();
    this.failures.push(...text.split('\n').filter((line) => line.includes('a request failed')));
    // Node ends what it says of an error that nobody caught with its version.
    if (/^Node\.js v\d/m.test(text)) {
      this.failures.push(`a server process was ended by an error: ${text.slice(0, MOST_WORDS)}`);
    }
  }
}

/** Sends a signal to a process that may have ended. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended by itself.
  }
}

/** The children of a process, oldest first. */
function childrenOf(pid: number): number[] {
  try {
    const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return text === '' ? [] : text.split(' ').map(Number);
  } catch {
    return [];
  }
}
