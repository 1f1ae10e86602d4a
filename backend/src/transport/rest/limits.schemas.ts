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
        serviceArea: {
          enum: ['cameroon', 'none'],
          description:
            'Where speed can accuse, and a limit is shown: in Cameroon, or with `none` in all the world.',
        },
        kmh: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
        sources: { type: 'array', items: { type: 'string' } },
        limits: { type: 'array', items: { type: 'array', items: {} } },
      },
      required: ['attribution', 'version', 'basis', 'serviceArea', 'kmh', 'sources', 'limits'],
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

const LIMITS_FILE = {
  type: 'object',
  description:
    'A FeatureCollection like that of `GET /api/admin/limits.geojson`, of 1 to 1,000 features: with the `id` of a limit its new validity, without one a new limit.',
} as const;

export const IMPORT_LIMITS = documented({
  tag: 'admin',
  summary:
    'Propose every limit of a GeoJSON file that the register does not say already (supervisors and admins)',
  session: 'required',
  body: payload(
    {
      limits: {
        ...LIMITS_FILE,
        description: `${LIMITS_FILE.description} All are proposed, or none.`,
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

export const PREVIEW_IMPORT = documented({
  tag: 'admin',
  summary:
    'What a GeoJSON file of limits would have made of the violations of the last 30 days; proposes nothing (supervisors and admins)',
  session: 'required',
  body: payload({ limits: LIMITS_FILE }, ['limits']),
  answers: {
    200: {
      description:
        'The ended journeys through the area of the changed limits are judged by the limits of today and by those of the file; `isSample` where only the newest ones were, because 2,000 of them or 5 seconds were used up.',
      ...object({
        sinceAt: { ...TIME, description: 'Journeys that began before were not looked at.' },
        journeys: { ...COUNT, description: 'Journeys that were judged.' },
        isSample: { type: 'boolean' },
        violations: { ...COUNT, description: 'By the limits of today, in the area or changed.' },
        added: COUNT,
        removed: COUNT,
        changedSeverity: COUNT,
        bySeverity: {
          type: 'array',
          items: object({
            severity: { enum: ['DANGER', 'WARNING', 'CAUTION'] },
            today: COUNT,
            drafted: COUNT,
          }),
        },
      }),
    },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'],
});
