import {
  DEFAULT_INCIDENT_SEVERITY,
  INCIDENT_INCOMPLETE,
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_TYPES,
} from '@wakafine/domain/incidents';
import type { FastifyInstance } from 'fastify';
import { requireCitizen } from '../../modules/identity/actor';
import { presentRestIncident } from '../../modules/incidents/incident.presenter';
import { listIncidents } from '../../modules/incidents/list-incidents';
import { reportIncident } from '../../modules/incidents/report-incident';
import type { ReportIncident } from '../../modules/incidents/report-incident';
import { visibleStatistics } from '../../modules/statistics/get-statistics';
import { presentRestStatistics } from '../../modules/statistics/statistics.presenter';
import { BodyReader } from './body-reader';
import { LIST_INCIDENTS, REPORT_INCIDENT, STATISTICS } from './incidents.schemas';
import { restPage, withRestNames } from './rest-door';
import type { restHandlers } from './rest-door';

/** The documented calls for incidents and statistics. */
export function incidentsRoutes(app: FastifyInstance, handle: ReturnType<typeof restHandlers>): void {
  app.post(
    '/api/incidents',
    REPORT_INCIDENT,
    handle(async ({ ctx, request, reply }) => {
      requireCitizen(ctx);
      const incident = readIncident(request.body);
      const reported = await withRestNames({ occurredAt: 'timestamp' }, () => reportIncident(ctx, incident));
      reply.code(201);
      return presentRestIncident(reported);
    }),
  );

  app.get(
    '/api/incidents',
    LIST_INCIDENTS,
    handle(async ({ ctx, request }) => {
      const { rows } = await listIncidents(ctx).page(restPage(request));
      return rows.map(presentRestIncident);
    }),
  );

  app.get(
    '/api/statistics',
    STATISTICS,
    handle(async ({ ctx }) => presentRestStatistics(await visibleStatistics(ctx))),
  );
}

function readIncident(payload: unknown): ReportIncident {
  const body = new BodyReader(payload);
  const mood = body.oneOf('mood', INCIDENT_MOODS, INCIDENT_INCOMPLETE);
  const incidentType = body.oneOf('incidentType', INCIDENT_TYPES, INCIDENT_INCOMPLETE);
  const severity = body.isGiven('severity')
    ? body.oneOf('severity', INCIDENT_SEVERITIES, 'Must be low, medium or high')
    : DEFAULT_INCIDENT_SEVERITY;
  const told = {
    description: body.optionalText('description'),
    place: body.optionalObject('location', (place) => ({
      lat: place.number('lat'),
      lng: place.number('lng'),
    })),
    occurredAt: body.optionalTime('timestamp'),
    clientId: body.optionalText('clientId'),
  };
  body.done();
  // After done() all three are set; the fallbacks only satisfy their types.
  return {
    ...told,
    mood: mood ?? 'NEUTRAL',
    incidentType: incidentType ?? 'OTHER',
    severity: severity ?? DEFAULT_INCIDENT_SEVERITY,
  };
}
