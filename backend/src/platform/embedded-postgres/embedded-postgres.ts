import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type Binaries, findBinaries } from './binaries';
import { prepareCluster, stopLeftOver } from './cluster';
import { databaseUrl, ensureDatabase, loadPasswords, servingUrl } from './database';
import { lockFolder } from './lock';
import type { LauncherLog } from './log';
import { findFreePort, isPortFreeSoon, storePort, readPort } from './port';
import { type PostmasterOptions, StartError } from './postmaster';
import { chooseIdentity, homesOf, type RootWay } from './run-as';
import { Supervisor } from './supervisor';
import { finishUpgrade } from './upgrade-folder';
import { errorCode } from '../system-error';

const PORT_TRIES = 5;
/** Time for a stopping server to end, so that it can be replaced by the next without a pause. */
const LOCK_PATIENCE_MS = 5000;

/** A PostgreSQL that lives and ends with this process. */
export interface EmbeddedPostgres {
  /** For the role that owns the database `wakafine`; the same for as long as the process lives. */
  readonly url: string;
  /** For the role that serves requests: it reads and writes rows and can't change the schema. */
  readonly servingUrl: string;
  /** Process number of the postmaster; another one after it had to be started again. */
  pid(): number;
  /** Ends it in good order; at most about 10 s. */
  stop(): Promise<void>;
}

/** Location and settings of the embedded PostgreSQL. */
export interface EmbeddedPostgresOptions {
  /** The database lives in `postgres`, its passwords in `secrets` below it. */
  readonly dataDir: string;
  readonly log: LauncherLog;
  /** Fixed port; without it a free one is chosen once and stored. */
  readonly port?: number;
  /** Whether nobody would miss its data after a crash of the machine, such as that of tests: it then waits for no disk. */
  readonly isDisposable?: boolean;
  /** Whether nobody is to write to it, such as while it is saved for the next major version. */
  readonly isReadOnly?: boolean;
  /** Ways that root may use, in order. */
  readonly rootWays?: readonly RootWay[];
  /** Programs other than the installed ones. */
  readonly binaries?: Binaries;
  /** Called each time its process runs, before it takes connections: time for work that needs no database. */
  readonly onSpawned?: () => void;
}

/**
 * Starts the PostgreSQL of a data folder, made at the first start, and starts it again within seconds whenever it dies.
 * One process at a time may use a data folder.
 * @throws Error that says what to do: no binaries, folder in use or not writable, PostgreSQL's own reason
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = await createFolder(options.dataDir);
  const lock = await lockFolder(join(folder, 'server.lock'), LOCK_PATIENCE_MS);
  try {
    const { supervisor, url, servingUrl } = await start(folder, options);
    const stopAtExit = () => {
      supervisor.stopSoon();
      lock.release();
    };
    process.once('exit', stopAtExit);
    return {
      url,
      servingUrl,
      pid: () => supervisor.pid(),
      stop: async () => {
        await supervisor.stop();
        process.removeListener('exit', stopAtExit);
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function start(
  folder: string,
  options: EmbeddedPostgresOptions,
): Promise<{ supervisor: Supervisor; url: string; servingUrl: string }> {
  const { dataDir, log } = options;
  const passwords = await loadPasswords(dataDir);
  const binaries = options.binaries ?? (await findBinaries());
  for (const home of homesOf(folder)) {
    await stopLeftOver(home, log);
  }
  await finishUpgrade(dataDir, log);
  const identity = await chooseIdentity(folder, binaries, options.rootWays);
  if (identity.home !== folder) {
    log.warn(`No user but root can enter ${folder}: the database is kept in ${identity.home}`);
  }
  const data = await prepareCluster(identity, passwords.superuser);
  const { isDisposable = false, isReadOnly = false, onSpawned } = options;
  const logFile = join(folder, 'postgres.log');
  const base = { identity, data, isDisposable, isReadOnly, logFile, log, onSpawned };
  const { supervisor, port } = await startOnPort(join(folder, 'port'), options.port ?? null, base);
  try {
    await ensureDatabase(port, passwords);
  } catch (error) {
    await supervisor.stop();
    throw error;
  }
  return { supervisor, url: databaseUrl(port, passwords), servingUrl: servingUrl(port, passwords) };
}

async function startOnPort(
  portFile: string,
  fixed: number | null,
  base: Omit<PostmasterOptions, 'port'>,
): Promise<{ supervisor: Supervisor; port: number }> {
  for (let tries = 1; ; tries += 1) {
    const stored = fixed ?? (await readPort(portFile));
    const port =
      stored !== null && (stored === fixed || (await isPortFreeSoon(stored))) ? stored : await findFreePort();
    try {
      const supervisor = await Supervisor.start({ ...base, port });
      await storePort(portFile, port);
      return { supervisor, port };
    } catch (error) {
      const isClash = error instanceof StartError && error.reason === 'port';
      if (!isClash || fixed !== null || tries === PORT_TRIES) {
        throw error;
      }
    }
  }
}

async function createFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return await realpath(folder);
  } catch (cause) {
    const code = errorCode(cause) ?? 'unknown reason';
    const why =
      code === 'EROFS' ? 'it is on a file system that can only be read' : 'this user may not write to it';
    throw new Error(`The data folder ${dataDir} cannot be used: ${why} (${code})`, { cause });
  }
}
