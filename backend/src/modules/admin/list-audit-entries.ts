import { hasControlCharacter } from '@wakafine/domain/limits';
import type { SelectQueryBuilder } from 'typeorm';
import { badInput } from '../../platform/errors';
import { newestFirst } from '../../platform/keyset';
import type { Page, PageRequest } from '../../platform/pagination';
import { requirePermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import type { StaffAct } from '../identity/record-act';
import { AuditEntry } from './audit-entry.entity';

/** Longest text to search for, characters. */
const SEARCH_MAX = 100;

/** Which entries; what is left out or null does not narrow. */
export interface AuditNarrowing {
  readonly actorName?: string | null;
  readonly acts?: readonly StaffAct[] | null;
  /** Not before this time. */
  readonly from?: Date | null;
  /** Before this time. */
  readonly to?: Date | null;
  readonly search?: string | null;
}

/** The audit log, not yet read: a page of it and its length are separate statements. */
export interface AuditLog {
  page(request: PageRequest): Promise<Page<AuditEntry>>;
  count(): Promise<number>;
}

/**
 * What staff have done, newest first.
 * @throws UNAUTHENTICATED, FORBIDDEN without canAccessSystemSettings, BAD_USER_INPUT (filter.search, filter.actorName)
 */
export function listAuditEntries(ctx: AppCtx, narrowing: AuditNarrowing = {}): AuditLog {
  requirePermission(ctx, 'canAccessSystemSettings');
  const search = textOf('filter.search', narrowing.search);
  const actorName = textOf('filter.actorName', narrowing.actorName);
  const rows = (): SelectQueryBuilder<AuditEntry> => narrowed(ctx, { ...narrowing, search, actorName });
  return {
    page: (request) => newestFirst(rows(), request, { by: 'at' }),
    count: () => rows().getCount(),
  };
}

function narrowed(ctx: AppCtx, narrowing: AuditNarrowing): SelectQueryBuilder<AuditEntry> {
  const { actorName, acts, from, to, search } = narrowing;
  const rows = ctx.db.entities.createQueryBuilder(AuditEntry, 'entry').where('true');
  if (actorName) {
    rows.andWhere('lower(entry.actor_name) = lower(:actorName)', { actorName });
  }
  if (acts && acts.length > 0) {
    rows.andWhere('entry.act IN (:...acts)', { acts });
  }
  if (from) {
    rows.andWhere('entry.at >= :from', { from });
  }
  if (to) {
    rows.andWhere('entry.at < :to', { to });
  }
  if (search) {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    rows.andWhere(
      '(entry.actor_name ILIKE :part OR entry.target ILIKE :part OR entry.details::text ILIKE :part)',
      {
        part,
      },
    );
  }
  return rows;
}

function textOf(field: string, given: string | null | undefined): string {
  const text = given?.trim() ?? '';
  if ([...text].length > SEARCH_MAX || hasControlCharacter(text)) {
    throw badInput({ [field]: `Must be at most ${SEARCH_MAX} characters, none of them control characters` });
  }
  return text;
}
