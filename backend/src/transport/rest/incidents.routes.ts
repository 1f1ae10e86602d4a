import {
  DEFAULT_INCIDENT_SEVERITY,
  INCIDENT_INCOMPLETE,
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_TYPES,
} from '@wakafine/domain/incidents/incidents';
import type { FastifyInstance } from 'fastify';
import { requireCitizen, requireSignedIn } from '../../modules/identity/accounts/actor';
import { presentRestIncident } from '../../modules/incidents/read/incident.presenter';
import { attachPhoto } from '../../modules/incidents/submit/attach-photo';
import { getIncidentPhoto } from '../../modules/incidents/read/get-incident-photo';
import { listIncidents } from '../../modules/incidents/read/list-incidents';
import { reportIncident } from '../../modules/incidents/submit/report-incident';
import type { ReportIncident } from '../../modules/incidents/submit/report-incident';
import { visibleStatistics } from '../../modules/statistics/visible-statistics';
import { presentRestStatistics } from '../../modules/statistics/statistics.presenter';
import { BodyReader } from './door/body-reader';
import {
  ATTACH_PHOTO,
  INCIDENT_PHOTO,
  LIST_INCIDENTS,
  REPORT_INCIDENT,
  STATISTICS,
} from './incidents.schemas';
import { restId, restPage, withRestNames } from './door/rest-door';
import type { restHandlers } from './door/rest-door';

/** 150 KB as Base64 within JSON. */
const PHOTO_LIMIT_BYTES = 256 * 1024;

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

  app.post(
    '/api/incidents/:id/photo',
    { ...ATTACH_PHOTO, bodyLimit: PHOTO_LIMIT_BYTES },
    handle(async ({ ctx, request }) => {
      requireCitizen(ctx);
      const incidentId = restId(request);
      const body = new BodyReader(request.body);
      const photo = body.text('photo');
      body.done();
      return presentRestIncident(await attachPhoto(ctx, { incidentId, photo }));
    }),
  );

  app.get(
    '/api/incidents/:id/photo',
    INCIDENT_PHOTO,
    handle(async ({ ctx, request, reply }) => {
      requireSignedIn(ctx);
      const incidentId = restId(request);
      const { bytes, mimeType } = await getIncidentPhoto(ctx, incidentId);
      const name = `wakafine-incident-${incidentId}.${mimeType.slice('image/'.length)}`;
      reply.type(mimeType).header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
      reply.header('content-disposition', `inline; filename="${name}"`);
      return bytes;
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
    // Too large for the body of this call: POST /api/incidents/{id}/photo takes it.
    photo: null,
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
