import type { FastifyInstance } from 'fastify';
import { requireCitizen, requireSignedIn } from '../../modules/identity/accounts/actor';
import { presentIncidentAsViolation } from '../../modules/incidents/read/incident.presenter';
import { listViolationRows } from '../../modules/incidents/read/list-violation-rows';
import { claimViolation } from '../../modules/journeys/lifecycle/claim-violation';
import { revealInList } from '../../modules/violations/read/reveal-in-list';
import { reportViolation } from '../../modules/incidents/crowd/report-violation';
import { presentRestViolation } from '../../modules/violations/violation.presenter';
import { AppError } from '../../platform/errors';
import { parseId } from '../../platform/db/pagination';
import { BodyReader } from './door/body-reader';
import { restId, restPage } from './door/rest-door';
import type { restHandlers } from './door/rest-door';
import { CLAIM_VIOLATION, LIST_VIOLATIONS, REPORT_VIOLATION } from './violations.schemas';

/** The documented calls under `/api/violations`. */
export function violationsRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.get(
    '/api/violations',
    LIST_VIOLATIONS,
    handle(async ({ ctx, request }) => {
      const rows = await listViolationRows(ctx, restPage(request));
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
    }),
  );

  app.post(
    '/api/violations',
    CLAIM_VIOLATION,
    handle(async ({ ctx, request, reply }) => {
      requireCitizen(ctx);
      const { violation, isNew } = await claimViolation(ctx, readClaim(request.body));
      reply.code(isNew ? 201 : 200);
      return presentRestViolation(violation, ctx.actor);
    }),
  );

  app.post(
    '/api/violations/:id/report',
    REPORT_VIOLATION,
    handle(async ({ ctx, request }) => {
      requireSignedIn(ctx);
      return presentRestViolation(await reportViolation(ctx, restId(request)), ctx.actor);
    }),
  );
}

/** The documented payload; the claimed severity carries nothing, since it is computed from the speed. */
function readClaim(payload: unknown) {
  const body = new BodyReader(payload);
  const claim = {
    journeyId: parseId(String(body.number('journeyId'))),
    speedKmh: body.number('speed'),
    place: { lat: body.number('latitude'), lng: body.number('longitude') },
  };
  body.done();
  const { journeyId } = claim;
  if (journeyId === null) {
    throw new AppError('NOT_FOUND');
  }
  return { ...claim, journeyId };
}
