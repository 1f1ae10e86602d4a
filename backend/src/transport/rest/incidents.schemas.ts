import { Type } from '@sinclair/typebox';
import { UNTIL_NEXT_HOUR } from '../http/public-answer';
import { declareCall } from './door/declare-call';
import { ID_IN_PATH, PAGE, PICTURE } from './door/schemas';
import { INCIDENT_BODY, INCIDENT_BODY_EXAMPLE } from './openapi/incident-shape';
import { listOf, shape } from './openapi/shapes';

/** 150 KB as Base64 within JSON. */
const PHOTO_LIMIT_BYTES = 256 * 1024;

export const REPORT_INCIDENT = declareCall({
  method: 'POST',
  path: '/api/incidents',
  operationId: 'reportIncident',
  tag: 'incidents',
  summary: 'Report an incident to the authority',
  description:
    'Sent with its place within five minutes of what happened and during a journey, it also counts as one of the reports of a crowd. A photo is added by a call of its own.',
  session: 'required',
  body: INCIDENT_BODY,
  example: INCIDENT_BODY_EXAMPLE,
  answers: { 201: shape('Incident', 'The incident.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'IDEMPOTENCY_MISMATCH'],
});

export const LIST_INCIDENTS = declareCall({
  method: 'GET',
  path: '/api/incidents',
  operationId: 'listIncidents',
  tag: 'incidents',
  summary: 'Incidents, newest first: own for a citizen, all for staff',
  description: 'Ask for the next page with `before`, the id of the last row.',
  session: 'required',
  query: PAGE,
  answers: { 200: listOf('Incident', 'A page of incidents.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED'],
});

export const ATTACH_PHOTO = declareCall({
  method: 'POST',
  path: '/api/incidents/:id/photo',
  operationId: 'attachPhoto',
  tag: 'incidents',
  summary: 'Add a photo to an incident of one’s own; the first stands',
  description: 'The picture is encoded anew, so that its metadata (place, device) do not stay.',
  session: 'required',
  params: ID_IN_PATH,
  bodyLimit: PHOTO_LIMIT_BYTES,
  body: Type.Object({
    photo: Type.String({
      contentEncoding: 'base64',
      description: 'JPEG, PNG or WebP of at most 150 KB, as Base64.',
    }),
  }),
  example: {
    photo: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  },
  answers: { 200: shape('Incident', 'The incident.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});

export const INCIDENT_PHOTO = declareCall({
  method: 'GET',
  path: '/api/incidents/:id/photo',
  operationId: 'getIncidentPhoto',
  tag: 'incidents',
  summary: 'The photo of an incident, for whoever reported it and for staff',
  description: 'JPEG, PNG or WebP as it was encoded anew.',
  session: 'required',
  params: ID_IN_PATH,
  answers: { 200: PICTURE },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const CASE_PHOTO = declareCall({
  method: 'GET',
  path: '/api/cases/:id/photo',
  operationId: 'getCasePhoto',
  tag: 'violations',
  summary: 'The photo that the holder of a case has sent, for the holder and for those who decide on cases',
  description: 'JPEG, PNG or WebP as it was encoded anew; the latest where there are several.',
  session: 'required',
  params: ID_IN_PATH,
  answers: { 200: PICTURE },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const STATISTICS = declareCall({
  method: 'GET',
  path: '/api/statistics',
  operationId: 'getStatistics',
  tag: 'statistics',
  summary: 'What journeys add up to: own for a citizen, all for staff and visitors',
  description: 'Figures of all are counted once an hour for visitors.',
  session: 'optional',
  freshness: UNTIL_NEXT_HOUR,
  answers: { 200: shape('Statistics', 'The figures.') },
});
