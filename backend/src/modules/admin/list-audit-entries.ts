import type { SelectQueryBuilder } from 'typeorm';
import { newestFirst } from '../../platform/keyset';
import type { Page, PageRequest } from '../../platform/pagination';
import { requirePermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { AuditEntry } from './audit-entry.entity';

/** The audit log, not yet read: a page of it and its length are separate statements. */
export interface AuditLog {
  page(request: PageRequest): Promise<Page<AuditEntry>>;
  count(): Promise<number>;
}

/**
 * Everything that staff have done, newest first.
 * @throws UNAUTHENTICATED, FORBIDDEN without canAccessSystemSettings
 */
export function listAuditEntries(ctx: AppCtx): AuditLog {
  requirePermission(ctx, 'canAccessSystemSettings');
  const rows = (): SelectQueryBuilder<AuditEntry> =>
    ctx.db.entities.createQueryBuilder(AuditEntry, 'entry').where('true');
  return {
    page: (request) => newestFirst(rows(), request, { by: 'at' }),
    count: () => rows().getCount(),
  };
}
