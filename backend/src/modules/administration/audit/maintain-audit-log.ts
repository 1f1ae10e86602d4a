import type { Services } from '../../../platform/context/context';
import { deleteOldActs } from '../../evidence/proofs/redact-evidence';
import { monthsBefore } from '../retention/months-before';

/** Makes and drops partitions of the audit log and gives the dropped ones. $1 now, $2 end of the newest month to drop. */
const RETENTION_MONTHS = 'SELECT dropped FROM audit_log_keep_months($1, $2)';

/**
 * Prepares the coming months of the audit log and drops its months that are over for longer than it is stored:
 * whole
 * partitions, as the owner of the database, for single entries can't be deleted by anybody.
 */
export async function maintainAuditLog(services: Services): Promise<void> {
  const { owner, clock, auditLogMonths, log } = services;
  const now = clock();
  await deleteOldActs(services, monthsBefore(now, auditLogMonths));
  const dropped = await owner.run<{ dropped: string }>(RETENTION_MONTHS, [
    now,
    monthsBefore(now, auditLogMonths),
  ]);
  if (dropped.length > 0) {
    log.info({ partitions: dropped.map((each) => each.dropped) }, 'old months of the audit log were dropped');
  }
}
