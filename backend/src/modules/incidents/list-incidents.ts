import type { SelectQueryBuilder } from 'typeorm';
import type { IncidentSeverity, IncidentStatus } from '@wakafine/domain/incidents';
import { newestFirst } from '../../platform/keyset';
import type { ListOrder } from '../../platform/keyset';
import type { Page, PageRequest } from '../../platform/pagination';
import { hasPermission, requireSignedIn } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { Incident } from './incident.entity';

/** Which incidents; what is left out or null does not narrow. */
export interface IncidentNarrowing {
  readonly status?: IncidentStatus | null;
  readonly severity?: IncidentSeverity | null;
}

/** A list of incidents, not yet read: a page of it and its length are separate statements. */
export interface IncidentList {
  page(request: PageRequest, order?: Pick<ListOrder, 'places'>): Promise<Page<Incident>>;
  count(): Promise<number>;
}

/**
 * Incidents, newest first: own for a citizen, all for canViewDashboard.
 * @throws UNAUTHENTICATED for a visitor
 */
export function listIncidents(ctx: AppCtx, narrowing: IncidentNarrowing = {}): IncidentList {
  requireSignedIn(ctx);
  return {
    page: (request, order) =>
      newestFirst(narrowed(ctx, narrowing), request, { ...order, time: 'occurredAt' }),
    count: () => narrowed(ctx, narrowing).getCount(),
  };
}

function narrowed(ctx: AppCtx, { status, severity }: IncidentNarrowing): SelectQueryBuilder<Incident> {
  const rows = ctx.db.entities.createQueryBuilder(Incident, 'incident').where('true');
  if (!hasPermission(ctx.actor, 'canViewDashboard')) {
    rows.andWhere('incident.accountId = :accountId', { accountId: ctx.actor?.accountId ?? 0 });
  }
  if (status) {
    rows.andWhere('incident.status = :status', { status });
  }
  if (severity) {
    rows.andWhere('incident.severity = :severity', { severity });
  }
  return rows;
}
