import { documented, ID_IN_PATH, PICTURE } from './openapi/documented';

const GEOJSON = {
  type: 'object',
  properties: {
    type: { const: 'FeatureCollection' },
    features: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          type: { const: 'Feature' },
          geometry: { type: 'object', additionalProperties: true },
          properties: { type: 'object', additionalProperties: true },
        },
        required: ['type', 'geometry', 'properties'],
      },
    },
  },
  required: ['type', 'features'],
};

export const EXPORT_MY_DATA = documented({
  tag: 'me',
  summary: 'Everything that is stored of the citizen who asks, as a file',
  session: 'required',
  answers: { 200: { description: 'The file.', type: 'object', additionalProperties: true } },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

export const MY_PHOTO = documented({
  tag: 'me',
  summary: 'The photo of the profile of whoever asks',
  session: 'required',
  answers: {
    200: PICTURE,
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const JOURNEY_AS_GPX = documented({
  tag: 'me',
  summary: 'The route of a journey of one’s own as a GPX 1.1 file',
  session: 'required',
  params: ID_IN_PATH,
  answers: {
    200: { description: 'The file.', content: { 'application/gpx+xml': { schema: { type: 'string' } } } },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});

export const JOURNEY_AS_GEOJSON = documented({
  tag: 'me',
  summary: 'The route and the violations of a journey of one’s own as a GeoJSON file',
  session: 'required',
  params: ID_IN_PATH,
  answers: {
    200: { description: 'The file (RFC 7946).', content: { 'application/geo+json': { schema: GEOJSON } } },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
});
