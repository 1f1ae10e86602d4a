import { documented } from './openapi/documented';

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
