import type { SelectQueryBuilder } from 'typeorm';
import { boundedCount } from '../../../platform/db/bounded-count';
import { newestFirst, newestFoundFirst } from '../../../platform/db/keyset';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { partPattern } from '../../../platform/search-text';
import type { AppCtx } from '../../identity/accounts/actor';
import type { StaffAct } from '../../identity/accounts/record-act';
import { AuditEntry } from '../../identity/accounts/audit-entry.entity';
import { AUDIT_ACTORS_WITH, AUDIT_PART_MIN, auditTexts } from './list-audit-entries.queries';
import { actAtOnce } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** Filter of the entries; members left out or null do not narrow. */
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
  /** Number of entries, up to 1,000. */
  boundedCount(): Promise<{ readonly count: number; readonly isMore: boolean }>;
}

/**
 * Audited acts of staff, newest first. A text of fewer than three characters is searched for in the names of actors only.
 * @throws UNAUTHENTICATED, FORBIDDEN without canAccessSystemSettings
 */
export const listAuditEntries = actAtOnce(
  { may: right('canAccessSystemSettings') },
  (ctx, narrowing: AuditNarrowing = {}): AuditLog => {
    const search = narrowing.search?.trim() ?? '';
    const actorName = narrowing.actorName?.trim() ?? '';
    const rows = async (): Promise<SelectQueryBuilder<AuditEntry>> => {
      const isShort = search !== '' && [...search].length < AUDIT_PART_MIN;
      const found = isShort ? { search: '', actors: await actorsWith(ctx, search) } : { search };
      return narrowed(ctx, { ...narrowing, ...found, actorName });
    };
    return {
      page: async (request) => {
        const found = await rows();
        return search === ''
          ? newestFirst(found, request, { by: 'at' })
          : newestFoundFirst(() => found.clone(), request, 'at');
      },
      count: async () => (await rows()).getCount(),
      boundedCount: async () => boundedCount(await rows(), search === '' ? 'at' : null),
    };
  },
);

async function actorsWith(ctx: AppCtx, text: string): Promise<string[]> {
  const actors: { name: string }[] = await ctx.db.rows(AUDIT_ACTORS_WITH, [text]);
  return actors.map(({ name }) => name);
}

function narrowed(
  ctx: AppCtx,
  { actorName, acts, from, to, search, actors }: AuditNarrowing & { readonly actors?: readonly string[] },
): SelectQueryBuilder<AuditEntry> {
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
    rows.andWhere(`${auditTexts('entry')} ILIKE :part`, { part: partPattern(search) });
  }
  if (actors) {
    rows.andWhere('lower(entry.actor_name) = ANY (:actors)', { actors });
  }
  return rows;
}
