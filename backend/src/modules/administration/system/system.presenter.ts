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

function presentBackup({ lastProof }: KnownBackups, now: Date): BackupHealth {
  if (lastProof === null) {
    return { madeAt: null, provenAt: null, rows: null, sizeBytes: null, isOverdue: true };
  }
  const madeAt = new Date(lastProof.madeAt);
  const isOverdue = now.getTime() - madeAt.getTime() > OVERDUE_MS;
  const { provenAt, rows, bytes: sizeBytes } = lastProof;
  return { madeAt, provenAt: new Date(provenAt), rows, sizeBytes, isOverdue };
}
