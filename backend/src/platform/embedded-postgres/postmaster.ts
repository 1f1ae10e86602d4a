import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmasterFile } from './cluster';
import type { LauncherLog } from './log';
import { commandOf, type Identity } from './run-as';
import { postgresArguments } from './settings';

const POLL_MS = 10;
const PATIENCE_LOG_MS = 10_000;
const LARGEST_LOG_BYTES = 5 * 1024 * 1024;
const TAIL_BYTES = 2000;

/** Everything needed to start PostgreSQL once. */
export interface PostmasterOptions {
  readonly identity: Identity;
  /** Real path. */
  readonly data: string;
  readonly port: number;
  /** Whether nobody would miss its data after a crash of the machine. */
  readonly isDisposable: boolean;
  /** Whether nobody is to write to it. */
  readonly isReadOnly: boolean;
  readonly logFile: string;
  readonly log: LauncherLog;
  /** Called each time its process runs, before it takes connections. */
  readonly onSpawned?: (() => void) | undefined;
}

/** Thrown when PostgreSQL ends before it is ready. */
export class StartError extends Error {
  /** `port`: somebody else has the port; `busy`: processes of the run before still hold the data. */
  readonly reason: 'port' | 'busy' | 'other';

  constructor(tail: string) {
    super(`The embedded database did not start: ${tail || 'it gave no reason'}`);
    this.name = 'StartError';
    this.reason = reasonIn(tail);
  }
}

/**
 * Starts PostgreSQL and waits until it takes connections, however long it has to replay its log.
 * @throws StartError when it ends before
 */
export async function startPostmaster(options: PostmasterOptions): Promise<ChildProcess> {
  const { identity, data, port, isDisposable, isReadOnly, logFile, log, onSpawned } = options;
  const output = openLog(logFile);
  const from = fstatSync(output).size;
  const {
    file,
    args,
    options: spawnOptions,
  } = commandOf(identity, 'postgres', postgresArguments(data, { port, isDisposable, isReadOnly }));
  // A session of its own: Ctrl-C in the terminal must not stop it before the server has drained.
  const child = spawn(file, args, { ...spawnOptions, stdio: ['ignore', output, output], detached: true });
  closeSync(output);
  let failure: string | null = null;
  child.once('error', (error) => {
    failure = error.message;
  });
  onSpawned?.();
  for (let waitedMs = 0; failure === null && child.exitCode === null && child.signalCode === null;) {
    const state = await readPostmasterFile(data);
    if (state?.isReady === true && state.pid === child.pid) {
      return child;
    }
    await sleep(POLL_MS);
    waitedMs += POLL_MS;
    if (waitedMs % PATIENCE_LOG_MS === 0) {
      log.warn(
        `The database has been starting for ${waitedMs / 1000} s; after a crash it may have much to replay`,
      );
    }
  }
  throw new StartError(failure ?? readTail(logFile, from));
}

function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG_BYTES) {
    renameSync(path, `${path}.1`);
  }
  return openSync(path, 'a', 0o600);
}

function readTail(path: string, from: number): string {
  const file = openSync(path, 'r');
  try {
    const start = Math.max(from, fstatSync(file).size - TAIL_BYTES);
    const buffer = Buffer.alloc(TAIL_BYTES);
    return buffer.toString('utf8', 0, readSync(file, buffer, 0, TAIL_BYTES, start)).trim();
  } finally {
    closeSync(file);
  }
}

function reasonIn(tail: string): StartError['reason'] {
  // PostgreSQL speaks English here because the launcher sets LC_ALL=C.
  if (tail.includes('could not bind') || tail.includes('could not create any TCP/IP sockets')) {
    return 'port';
  }
  return /pre-existing shared memory block|lock file ".*" already exists/.test(tail) ? 'busy' : 'other';
}
