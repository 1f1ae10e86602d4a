import { declareCall } from '../door/declare-call';
import { GEOJSON, ID_IN_PATH, PICTURE } from '../door/schemas';

export const EXPORT_MY_DATA = declareCall({
  method: 'GET',
  path: '/api/me/export.json',
  operationId: 'exportMyData',
  tag: 'me',
  summary: 'Everything that is stored of the citizen who asks, as a file',
  description:
    'Account, journeys with their routes, violations, incidents and everything else, in one JSON file.',
  session: 'required',
  answers: {
    200: {
      description: 'The file.',
      content: { 'application/json': { schema: { type: 'object', additionalProperties: true } } },
    },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

export const MY_PHOTO = declareCall({
  method: 'GET',
  path: '/api/me/photo',
  operationId: 'getMyPhoto',
  tag: 'me',
  summary: 'The photo of the profile of whoever asks',
  description: 'As it was encoded anew; NOT_FOUND without one.',
  session: 'required',
  answers: {
    200: PICTURE,
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const JOURNEY_AS_GPX = declareCall({
  method: 'GET',
  path: '/api/me/journeys/:id(^\\d+).gpx',
  operationId: 'getJourneyGpx',
  tag: 'me',
  summary: 'The route of a journey of one’s own as a GPX 1.1 file',
  description: 'One track, with a segment for each stretch without a long gap.',
  session: 'required',
  params: ID_IN_PATH,
  isLong: true,
  answers: {
    200: { description: 'The file.', content: { 'application/gpx+xml': { schema: { type: 'string' } } } },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const JOURNEY_AS_GEOJSON = declareCall({
  method: 'GET',
  path: '/api/me/journeys/:id(^\\d+).geojson',
  operationId: 'getJourneyGeojson',
  tag: 'me',
  summary: 'The route and the violations of a journey of one’s own as a GeoJSON file',
  description: 'A line for the route, a point for each violation.',
  session: 'required',
  params: ID_IN_PATH,
  isLong: true,
  answers: {
    200: { description: 'The file (RFC 7946).', content: { 'application/geo+json': { schema: GEOJSON } } },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
