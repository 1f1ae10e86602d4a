import { readProof } from '../../../platform/backup/last-proof';
import type { BackupProof } from '../../../platform/backup/last-proof';
import { readStoreState } from '../../../platform/backup/store/last-stored';
import type { StoreState } from '../../../platform/backup/store/last-stored';
import type { DiskSpace } from '../../../platform/health/disk-watch';
import type { JobRun } from '../../../platform/log/gauges';
import { LAST_RUNS } from '../../../platform/jobs/job-runs.queries';
import { poolOf } from '../../../platform/db/db';
import { VERSION } from '../../../platform/version';
import type { AppCtx } from '../../identity/accounts/actor';
import { smsBudget } from '../../identity/codes/sms-budget';
import type { SmsBudget } from '../../identity/codes/sms-budget';
import { DATABASE_HEALTH } from './system-counts.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

interface DatabaseRow {
  readonly sizeBytes: number;
  readonly connections: number;
  readonly connectionsMax: number;
}

/** Health of the service: this server process, and the database that it shares with others. */
export interface ServiceHealth {
  readonly checkedAt: Date;
  readonly version: string;
  readonly upS: number;
  readonly sockets: number;
  readonly fixesPerSecond: number;
  readonly writesUnderWay: number;
  readonly writeP99Ms: number | null;
  readonly memoryBytes: number;
  /** Time for which the database took to answer this question, ms. */
  readonly databaseAnswerMs: number;
  readonly database: DatabaseRow & { readonly waitingForConnection: number };
  /** Null where no SMS can be sent. */
  readonly sms: SmsBudget | null;
  readonly jobs: readonly JobRun[];
  /** Null where no backups are made at night. */
  readonly backup: BackupHealth | null;
  /** Null where the system does not say. */
  readonly disk: DiskSpace | null;
}

/** State of the backups. */
export interface BackupHealth {
  /** The last one that was put into a second database and came out as it went in; null before the first. */
  readonly lastProof: BackupProof | null;
  /** Copies in the store; null where there is no store. */
  readonly store: StoreState | null;
}

/**
 * Current health of the service.
 * @throws UNAUTHENTICATED, FORBIDDEN without canAccessSystemSettings
 */
export const serviceHealth = act(
  { may: right('canAccessSystemSettings') },
  async (ctx): Promise<ServiceHealth> => {
    const { gauges, dataSource, backups, disk } = ctx;
    const askedAtMs = performance.now();
    const [row]: DatabaseRow[] = await ctx.db.rows(DATABASE_HEALTH, []);
    const databaseAnswerMs = performance.now() - askedAtMs;
    const database = row ?? { sizeBytes: 0, connections: 0, connectionsMax: 0 };
    return {
      checkedAt: ctx.clock(),
      version: VERSION,
      ...gauges.ownProcess(),
      sockets: gauges.sockets,
      fixesPerSecond: gauges.fixesPerSecond(),
      writesUnderWay: gauges.writesUnderWay,
      writeP99Ms: gauges.writeP99Ms(),
      databaseAnswerMs,
      database: { ...database, waitingForConnection: poolOf(dataSource).waitingForPlace },
      sms: await smsBudget(ctx),
      jobs: await lastRuns(ctx),
      backup: backups === null ? null : await backupHealth(backups),
      disk: disk.known(),
    };
  },
);

async function backupHealth({ folder, store }: NonNullable<AppCtx['backups']>): Promise<BackupHealth> {
  return { lastProof: await readProof(folder), store: store === null ? null : await readStoreState(folder) };
}

/** Every job with its last run by any process, or by this one where each has its own. */
async function lastRuns({ db, gauges }: AppCtx): Promise<JobRun[]> {
  const rows = await db.rows(LAST_RUNS, []);
  const byName = new Map(rows.map((row) => [row.name, row]));
  return gauges.jobRuns().map((run) => {
    const row = byName.get(run.name);
    return row === undefined
      ? run
      : { ...run, endedAtMs: row.endedAt?.getTime() ?? null, tookMs: row.tookMs, hasFailed: row.hasFailed };
  });
}
