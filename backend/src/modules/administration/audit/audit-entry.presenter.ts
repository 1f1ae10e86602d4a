import type { AuditEntry as AuditEntryRow } from '../../identity/accounts/audit-entry.entity';
import type { AuditEntry } from './audit-entry.type';

/** An entry of the audit log over GraphQL. */
export function presentAuditEntry({
  id,
  at,
  actorName,
  actorRole,
  act,
  target,
  details,
}: AuditEntryRow): AuditEntry {
  return { id: String(id), at, actorName, actorRole, act, target, details };
}
