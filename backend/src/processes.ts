import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { ConfigError } from './platform/config/config';

/** A process that ended by itself is replaced after so long; one that can't start at all costs no more. */
const REPLACE_AFTER_MS = 1_000;

/** Settings of the command line, as variables of the environment. @throws ConfigError for one that there is not */
export function settingsOf(args: readonly string[]): NodeJS.ProcessEnv {
  try {
    const { values } = parseArgs({ args: [...args], options: { processes: { type: 'string' } } });
    return values.processes === undefined ? {} : { PROCESSES: values.processes };
  } catch (error) {
    throw new ConfigError([error instanceof Error ? error.message : String(error)]);
  }
}

/** Whether this process is one of several, and not the first one that was started. */
export function isFurtherProcess(): boolean {
  return cluster.worker !== undefined && cluster.worker.id > 1;
}

/** Whether this process only starts the others and replaces those that end. */
export function isSupervisor({ processCount }: { readonly processCount: number }): boolean {
  return processCount > 1 && cluster.isPrimary;
}

/**
 * Serves on one port from several processes until a signal comes: the first prepares the database for all, then the others are
 * started. A process that ends by itself is replaced. Gives the exit code: 0 once all have ended in order.
 */
export async function supervise(
  { processCount, env }: { readonly processCount: number; readonly env: NodeJS.ProcessEnv },
  log: FastifyBaseLogger,
): Promise<number> {
  let isStopping = false;
  const stop = (): void => {
    isStopping = true;
    workers().forEach((worker) => worker.process.kill('SIGTERM'));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  cluster.on('message', (_worker, message: object) => {
    process.send?.(message, undefined, undefined, () => undefined);
  });
  process.on('message', (message: object) => workers().forEach((worker) => worker.send(message)));

  const first = cluster.fork(env);
  const isServing = await Promise.race([
    once(first, 'listening').then(() => true),
    once(first, 'exit').then(() => false),
  ]);
  if (!isServing || isStopping) {
    return isServing ? endOf(first) : (first.process.exitCode ?? 1);
  }
  let worstCode = 0;
  await new Promise<void>((resolve) => {
    const replace = (): void => {
      if (!isStopping) {
        cluster.fork(env);
      }
    };
    cluster.on('exit', (worker, code: number, signal: string) => {
      if (isStopping) {
        worstCode = Math.max(worstCode, code);
      } else {
        log.error({ pid: worker.process.pid, code, signal }, 'a server process has ended and is replaced');
        setTimeout(replace, REPLACE_AFTER_MS);
      }
      if (isStopping && workers().length === 0) {
        resolve();
      }
    });
    Array.from({ length: processCount - 1 }, replace);
  });
  return worstCode;
}

async function endOf(worker: Worker): Promise<number> {
  if (worker.process.exitCode === null) {
    await once(worker, 'exit');
  }
  return worker.process.exitCode ?? 1;
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}
