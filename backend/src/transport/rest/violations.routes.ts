import { presentIncidentAsViolation } from '../../modules/incidents/read/incident.presenter';
import { listViolationRows } from '../../modules/incidents/read/list-violation-rows';
import { claimViolation } from '../../modules/journeys/lifecycle/claim-violation';
import { revealInList } from '../../modules/violations/read/reveal-in-list';
import { reportViolation } from '../../modules/incidents/crowd/report-violation';
import { presentRestViolation } from '../../modules/violations/violation.presenter';
import { requireId, restId, restPage } from './door/rest-door';
import type { ServeCall } from './door/rest-door';
import { CLAIM_VIOLATION, LIST_VIOLATIONS, REPORT_VIOLATION } from './violations.schemas';

/** The documented calls under `/api/violations`. */
export function violationsRoutes(serve: ServeCall): void {
  serve(LIST_VIOLATIONS, listViolationRows, async ({ ctx, query }) => {
    const rows = await listViolationRows(ctx, restPage(query));
    const plated = rows.flatMap(({ kind, row }) =>
      kind === 'violation'
        ? [{ vehicleId: row.vehicleId, accountId: row.accountId, violationId: row.id }]
        : [],
    );
    const isPlateRevealed = await revealInList(ctx, { call: 'GET /api/violations', rows: plated });
    return rows.map(({ kind, row }) =>
      kind === 'violation'
        ? presentRestViolation(row, ctx.actor, { isPlateRevealed })
        : presentIncidentAsViolation(row, ctx.actor),
    );
  });

  serve(CLAIM_VIOLATION, claimViolation, async ({ ctx, body, reply }) => {
    const { speed: speedKmh, latitude: lat, longitude: lng } = body;
    const journeyId = requireId(body.journeyId);
    const { violation, isNew } = await claimViolation(ctx, { journeyId, speedKmh, place: { lat, lng } });
    reply.code(isNew ? 201 : 200);
    return presentRestViolation(violation, ctx.actor);
  });

  serve(REPORT_VIOLATION, reportViolation, async ({ ctx, request }) =>
    presentRestViolation(await reportViolation(ctx, restId(request)), ctx.actor),
  );
}
