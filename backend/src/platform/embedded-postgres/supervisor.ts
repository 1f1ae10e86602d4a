import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PostmasterOptions, StartError, startPostmaster } from './postmaster';
import { endPostmaster, postgresProcessesIn, signal } from './processes';

const STOP_PATIENCE_MS = 6000;
const RETRY_MS = 100;
const SLOW_RETRY_MS = 2000;
/** Sessions notice the death of their postmaster at once unless they compute; after this time they are ended. */
const LINGER_MS = 500;

/** Supervises one PostgreSQL on one port, restarting it until it is stopped. */
export class Supervisor {
  private child: ChildProcess;
  private isStopping = false;
  private watching: Promise<void>;

  private constructor(
    private readonly options: PostmasterOptions,
    child: ChildProcess,
  ) {
    this.child = child;
    this.watching = this.watch();
  }

  /** Starts PostgreSQL and watches over it. @throws StartError when the first start fails */
  static async start(options: PostmasterOptions): Promise<Supervisor> {
    return new Supervisor(options, await startWhenFree(options, () => false));
  }

  /** The process number of the postmaster that was started last. */
  pid(): number {
    return this.child.pid ?? 0;
  }

  /** Stops PostgreSQL for good and waits until it has ended. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.endChild();
    await this.watching;
  }

  /** Asks PostgreSQL to stop without waiting: for a server that is ending this moment. */
  stopSoon(): void {
    this.isStopping = true;
    signal(this.pid(), 'SIGINT');
  }

  private async watch(): Promise<void> {
    const { log } = this.options;
    while (!this.isStopping) {
      await ended(this.child);
      if (this.isStopping) {
        return;
      }
      log.error(
        `The database has ended (${this.child.signalCode ?? `exit code ${this.child.exitCode}`}): starting it again`,
      );
      await this.restart();
    }
  }

  private async restart(): Promise<void> {
    const { log } = this.options;
    for (let failures = 1; !this.isStopping; failures += 1) {
      try {
        this.child = await startWhenFree(this.options, () => this.isStopping);
        log.info('The database is back');
        break;
      } catch (error) {
        log.error(`${error instanceof Error ? error.message : String(error)}; trying again`);
        await sleep(Math.min(RETRY_MS * failures, SLOW_RETRY_MS));
      }
    }
    if (this.isStopping) {
      await this.endChild();
    }
  }

  private async endChild(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      await endPostmaster(this.pid(), STOP_PATIENCE_MS);
      await ended(this.child);
    }
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    await once(child, 'exit');
  }
}

async function startWhenFree(options: PostmasterOptions, isCancelled: () => boolean): Promise<ChildProcess> {
  const giveUpAt = Date.now() + LINGER_MS * 20;
  const endAt = Date.now() + LINGER_MS;
  for (;;) {
    try {
      return await startPostmaster(options);
    } catch (error) {
      const isBusy = error instanceof StartError && error.reason === 'busy';
      if (!isBusy || isCancelled() || Date.now() > giveUpAt) {
        throw error;
      }
    }
    if (Date.now() > endAt) {
      postgresProcessesIn(options.data).forEach((pid) => signal(pid, 'SIGQUIT'));
    }
    await sleep(RETRY_MS);
  }
}
