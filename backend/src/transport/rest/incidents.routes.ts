import {
  DEFAULT_INCIDENT_SEVERITY,
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_TYPES,
} from '@wakafine/domain/incidents/incidents';
import { presentRestIncident } from '../../modules/incidents/read/incident.presenter';
import { getContestPhoto } from '../../modules/cases/read/read-cases';
import { attachPhoto } from '../../modules/incidents/submit/attach-photo';
import { getIncidentPhoto } from '../../modules/incidents/read/get-incident-photo';
import { listIncidents } from '../../modules/incidents/read/list-incidents';
import { reportIncident } from '../../modules/incidents/submit/report-incident';
import { visibleStatistics } from '../../modules/statistics/visible-statistics';
import { presentRestStatistics } from '../../modules/statistics/statistics.presenter';
import {
  ATTACH_PHOTO,
  CASE_PHOTO,
  INCIDENT_PHOTO,
  LIST_INCIDENTS,
  REPORT_INCIDENT,
  STATISTICS,
} from './incidents.schemas';
import { restId, restPage, withRestNames } from './door/rest-door';
import type { ServeCall } from './door/rest-door';
import { nameOf, timeOf } from './door/schemas';

/** The documented calls for incidents and statistics. */
export function incidentsRoutes(serve: ServeCall): void {
  serve(REPORT_INCIDENT, reportIncident, async ({ ctx, body, reply }) => {
    const { timestamp, vehicle, severity, ...members } = body;
    const incident = {
      ...members,
      mood: nameOf(INCIDENT_MOODS, body.mood),
      incidentType: nameOf(INCIDENT_TYPES, body.incidentType),
      severity: nameOf(INCIDENT_SEVERITIES, severity ?? DEFAULT_INCIDENT_SEVERITY),
      seenVehicle: vehicle,
      occurredAt: timeOf(timestamp),
    };
    const reported = await withRestNames({ occurredAt: 'timestamp', seenVehicle: 'vehicle' }, () =>
      reportIncident(ctx, incident),
    );
    reply.code(201);
    return presentRestIncident(reported, ctx.actor);
  });

  serve(LIST_INCIDENTS, listIncidents, async ({ ctx, query }) => {
    const { rows } = await listIncidents(ctx).page(restPage(query));
    return rows.map((row) => presentRestIncident(row, ctx.actor));
  });

  serve(ATTACH_PHOTO, attachPhoto, async ({ ctx, request, body: { photo } }) => {
    const incidentId = restId(request);
    return presentRestIncident(await attachPhoto(ctx, { incidentId, photo }), ctx.actor);
  });

  serve(INCIDENT_PHOTO, getIncidentPhoto, async ({ ctx, request, reply }) => {
    const incidentId = restId(request);
    const { bytes, mimeType } = await getIncidentPhoto(ctx, incidentId);
    const name = `wakafine-incident-${incidentId}.${mimeType.slice('image/'.length)}`;
    reply.type(mimeType).header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
    reply.header('content-disposition', `inline; filename="${name}"`);
    return bytes;
  });

  serve(CASE_PHOTO, getContestPhoto, async ({ ctx, request, reply }) => {
    const caseId = restId(request);
    const { bytes, mimeType } = await getContestPhoto(ctx, caseId);
    const name = `wakafine-case-${caseId}.${mimeType.slice('image/'.length)}`;
    reply.type(mimeType).header('x-content-type-options', 'nosniff').header('cache-control', 'no-store');
    reply.header('content-disposition', `inline; filename="${name}"`);
    return bytes;
  });

  serve(STATISTICS, visibleStatistics, async ({ ctx }) =>
    presentRestStatistics(await visibleStatistics(ctx)),
  );
}
