import {
  DESCRIPTION_MAX,
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_TYPES,
} from '@wakafine/domain/incidents/incidents';
import {
  documented,
  ID_IN_PATH,
  LAT,
  LNG,
  nullable,
  oneOf,
  PAGE,
  payload,
  PICTURE,
  TEXT,
} from './openapi/documented';
import { listOf, shape } from './openapi/shapes';

const lowerCase = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase());

export const REPORT_INCIDENT = documented({
  tag: 'incidents',
  summary: 'Tell the authority of an incident',
  session: 'required',
  body: payload(
    {
      mood: oneOf(lowerCase(INCIDENT_MOODS)),
      incidentType: oneOf(lowerCase(INCIDENT_TYPES)),
      description: nullable({ ...TEXT, maxLength: DESCRIPTION_MAX }),
      severity: nullable({ ...oneOf(lowerCase(INCIDENT_SEVERITIES)), default: 'medium' }),
      location: nullable(payload({ lat: LAT, lng: LNG }, ['lat', 'lng'])),
      timestamp: {
        type: ['string', 'number', 'null'],
        description: 'When it happened, up to 7 days ago: ISO 8601, or ms since the epoch; now by default.',
      },
      clientId: nullable({
        ...TEXT,
        format: 'uuid',
        description: 'The same id and content give the same incident.',
      }),
    },
    ['mood', 'incidentType'],
  ),
  answers: { 201: shape('Incident', 'The incident.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'IDEMPOTENCY_MISMATCH'],
});

export const LIST_INCIDENTS = documented({
  tag: 'incidents',
  summary: 'Incidents, newest first: own for a citizen, all for staff',
  session: 'required',
  query: PAGE,
  answers: { 200: listOf('Incident', 'A page of incidents.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED'],
});

export const ATTACH_PHOTO = documented({
  tag: 'incidents',
  summary: 'Add a photo to an incident of one’s own; the first stands',
  session: 'required',
  params: ID_IN_PATH,
  body: payload(
    { photo: { ...TEXT, contentEncoding: 'base64', description: 'JPEG, PNG or WebP of at most 150 KB.' } },
    ['photo'],
  ),
  answers: { 200: shape('Incident', 'The incident.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});

export const INCIDENT_PHOTO = documented({
  tag: 'incidents',
  summary: 'The photo of an incident, for whoever told of it and for staff',
  session: 'required',
  params: ID_IN_PATH,
  answers: { 200: PICTURE },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const STATISTICS = documented({
  tag: 'statistics',
  summary: 'What journeys add up to: own for a citizen, all for staff and visitors',
  session: 'optional',
  answers: { 200: shape('Statistics', 'The figures.') },
});
