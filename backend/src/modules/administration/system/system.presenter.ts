import { DAY_MS } from '@wakafine/domain/units';
import type { BackupHealth as KnownBackups, ServiceHealth as Health } from './service-health';
import type { BackupHealth, ServiceHealth } from './system.type';

/** One night may fail; two should not go unnoticed. */
const OVERDUE_MS = 2 * DAY_MS;

/** The health of the service over GraphQL. */
export function presentHealth(health: Health): ServiceHealth {
  const jobs = health.jobs.map(({ name, everyMs, endedAtMs, tookMs, hasFailed }) => ({
    name,
    everyS: Math.ceil(everyMs / 1000),
    lastRunAt: endedAtMs === null ? null : new Date(endedAtMs),
    tookMs,
    hasFailed,
  }));
  const backup = health.backup === null ? null : presentBackup(health.backup, health.checkedAt);
  return { ...health, jobs, backup };
}

function presentBackup({ lastProof, store }: KnownBackups, now: Date): BackupHealth {
  const copies = presentStore(store, now);
  if (lastProof === null) {
    return { madeAt: null, provenAt: null, rows: null, sizeBytes: null, isOverdue: true, ...copies };
  }
  const madeAt = new Date(lastProof.madeAt);
  const isOverdue = now.getTime() - madeAt.getTime() > OVERDUE_MS;
  const { provenAt, rows, bytes: sizeBytes } = lastProof;
  return { madeAt, provenAt: new Date(provenAt), rows, sizeBytes, isOverdue, ...copies };
}

function presentStore(
  store: KnownBackups['store'],
  now: Date,
): Pick<BackupHealth, 'storedMadeAt' | 'isStoreOverdue'> {
  if (store === null) {
    return { storedMadeAt: null, isStoreOverdue: null };
  }
  const storedMadeAt = store.last === null ? null : new Date(store.last.madeAt);
  return { storedMadeAt, isStoreOverdue: now.getTime() - (storedMadeAt?.getTime() ?? 0) > OVERDUE_MS };
}
