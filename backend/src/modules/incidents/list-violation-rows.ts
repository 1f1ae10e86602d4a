import type { PageRequest } from '../../platform/pagination';
import type { AppCtx } from '../identity/actor';
import { listVisibleViolations } from '../violations/list-violations';
import type { Violation } from '../violations/violation.entity';
import type { Incident } from './incident.entity';
import { listIncidents } from './list-incidents';

/** One row of REST's list of violations, in which incidents stand among the violations. */
export type ViolationRow =
  | { readonly kind: 'violation'; readonly row: Violation }
  | { readonly kind: 'incident'; readonly row: Incident };

/** Both kinds are numbered by one sequence, so that an id names a place in the common list. */
const PLACES = 'SELECT started_at AS at, id FROM violation UNION ALL SELECT occurred_at, id FROM incident';

/**
 * The rows of REST's list of violations, newest first: what the actor may see of violations, and with a session
 * also the incidents of its own, or all for staff.
 */
export async function listViolationRows(ctx: AppCtx, request: PageRequest): Promise<ViolationRow[]> {
  if (ctx.actor === null) {
    return (await listVisibleViolations(ctx, request)).rows.map((row) => ({ kind: 'violation', row }));
  }
  const [violations, incidents] = await Promise.all([
    listVisibleViolations(ctx, request, { places: PLACES }),
    listIncidents(ctx).page(request, { places: PLACES }),
  ]);
  return [
    ...violations.rows.map((row): ViolationRow => ({ kind: 'violation', row })),
    ...incidents.rows.map((row): ViolationRow => ({ kind: 'incident', row })),
  ]
    .sort((one, other) => timeOf(other) - timeOf(one) || other.row.id - one.row.id)
    .slice(0, request.first);
}

function timeOf(row: ViolationRow): number {
  return (row.kind === 'violation' ? row.row.startedAt : row.row.occurredAt).getTime();
}
