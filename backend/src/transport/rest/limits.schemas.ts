import { COUNT, documented, nullable, object, payload, TEXT, TIME } from './openapi/documented';

export const GET_LIMITS = documented({
  tag: 'statistics',
  summary: 'The speed limits of the whole country in one short file, for phones on roads without a network',
  session: 'none',
  answers: {
    200: {
      description:
        'Limits without names of fields: `limits` rows refer to `kmh` (by class of vehicle) and `sources` by number. ' +
        '© OpenStreetMap contributors, ODbL 1.0.',
      type: 'object',
      properties: {
        attribution: { type: 'string', description: 'To be shown wherever the limits are.' },
        version: { type: 'integer', description: 'Rises with every change of the register.' },
        basis: {
          enum: ['register', 'thresholds'],
          description: '`thresholds`: the caution threshold is the limit everywhere, and there are no rows.',
        },
        kmh: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
        sources: { type: 'array', items: { type: 'string' } },
        limits: { type: 'array', items: { type: 'array', items: {} } },
      },
      required: ['attribution', 'version', 'basis', 'kmh', 'sources', 'limits'],
    },
    304: {
      description: 'The file that the client has (`If-None-Match`) is still the right one.',
      type: 'null',
    },
  },
});

export const EXPORT_LIMITS = documented({
  tag: 'admin',
  summary: 'The speed limits in force as GeoJSON, with sources and licence (canViewDashboard)',
  session: 'required',
  answers: {
    200: {
      description: 'A FeatureCollection (RFC 7946); circles are points with `radiusM`.',
      content: { 'application/geo+json': { schema: { type: 'object' } } },
    },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

export const IMPORT_LIMITS = documented({
  tag: 'admin',
  summary:
    'Propose every limit of a GeoJSON file that the register does not say already (supervisors and admins)',
  session: 'required',
  body: payload(
    {
      limits: {
        type: 'object',
        description:
          'A FeatureCollection like that of `GET /api/admin/limits.geojson`, of 1 to 1,000 features: with the `id` of a limit its new validity, without one a new limit. All are proposed, or none.',
      },
      reason: { ...TEXT, description: 'Why: 3 to 500 characters.' },
      validFrom: nullable({
        ...TIME,
        type: 'string',
        description: 'ISO 8601; not in the past, at most 400 days ahead. Without it: once seconded.',
      }),
      clientId: nullable({ ...TEXT, description: 'UUID: the same id and content give the same proposals.' }),
    },
    ['limits', 'reason'],
  ),
  answers: {
    200: {
      description: 'How many limits were proposed, and how many say what is in force.',
      ...object({ proposed: COUNT, unchanged: COUNT }),
    },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'IDEMPOTENCY_MISMATCH'],
});
