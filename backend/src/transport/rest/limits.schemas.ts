import { Type } from '@sinclair/typebox';
import { LIMIT_FEATURES_MAX } from '@wakafine/domain/limits/limit-geojson';
import { LIMIT_REASON_LENGTH } from '@wakafine/domain/limits/limit-proposals';
import { LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import { declareCall } from './door/declare-call';
import { linePattern } from './door/input-formats';
import {
  described,
  BOOLEAN,
  CLIENT_ID,
  COUNT,
  object,
  oneOf,
  optionalTime,
  TEXT,
  TIME,
} from './door/schemas';

/** A thousand polygons of a hundred points are about as much. */
const IMPORT_LIMIT_BYTES = 3 * 1024 * 1024;
const { min: REASON_MIN, max: REASON_MAX } = LIMIT_REASON_LENGTH;

export const GET_LIMITS = declareCall({
  method: 'GET',
  path: '/api/limits',
  operationId: 'getSpeedLimits',
  tag: 'statistics',
  summary: 'The speed limits of the whole country in one short file, for phones on roads without a network',
  description:
    'Send the ETag of the file that you have as `If-None-Match`: as long as it is right the answer is 304.',
  session: 'none',
  isLong: true,
  answers: {
    200: Type.Object(
      {
        attribution: Type.String({ description: 'To be shown wherever the limits are.' }),
        version: Type.Integer({ description: 'Rises with every change of the register.' }),
        basis: oneOf(['register', 'thresholds'], {
          description: '`thresholds`: the caution threshold is the limit everywhere, and there are no rows.',
        }),
        serviceArea: oneOf(['cameroon', 'none'], {
          description:
            'Area in which speed can accuse and a limit is shown: Cameroon, or `none` for the whole world.',
        }),
        kmh: Type.Array(Type.Array(Type.Integer())),
        sources: Type.Array(TEXT),
        limits: Type.Array(Type.Array(Type.Unknown())),
      },
      {
        description:
          'Limits without names of fields: `limits` rows refer to `kmh` (by class of vehicle) and `sources` by number. ' +
          '© OpenStreetMap contributors, ODbL 1.0.',
        examples: [
          {
            attribution: '© OpenStreetMap contributors, ODbL 1.0',
            version: 1,
            basis: 'thresholds',
            serviceArea: 'cameroon',
            kmh: [],
            sources: [],
            limits: [],
          },
        ],
      },
    ),
    304: Type.Null({ description: 'The file that the client has (`If-None-Match`) is still the right one.' }),
  },
});

export const EXPORT_LIMITS = declareCall({
  method: 'GET',
  path: '/api/admin/limits.geojson',
  operationId: 'exportSpeedLimits',
  tag: 'admin',
  summary: 'The speed limits in force as GeoJSON, with sources and licence (canViewDashboard)',
  description: 'Changed with any editor of maps, it can be imported again.',
  session: 'required',
  isLong: true,
  answers: {
    200: {
      description: 'A FeatureCollection (RFC 7946); circles are points with `radiusM`.',
      content: { 'application/geo+json': { schema: { type: 'object' } } },
    },
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

const LIMITS_FILE = Type.Object(
  {
    type: Type.Literal('FeatureCollection'),
    features: Type.Array(Type.Unknown(), { minItems: 1, maxItems: LIMIT_FEATURES_MAX }),
  },
  {
    description:
      'A FeatureCollection like that of `GET /api/admin/limits.geojson`: with the `id` of a limit its new validity, without one a new limit.',
  },
);
const EXAMPLE_FILE = {
  type: 'FeatureCollection' as const,
  features: [
    {
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [10.1287, 3.8012] },
      properties: {
        radiusM: 200,
        zone: 'SCHOOL',
        placeName: 'Example school',
        limitKmh: Object.fromEntries(LIMITED_CLASSES.map((vehicleClass) => [vehicleClass, 30])),
        hours: [{ days: [1, 2, 3, 4, 5], fromMinute: 420, untilMinute: 960 }],
        source: 'Made-up survey',
        confidence: 'MEDIUM',
        geometryUncertaintyM: 15,
      },
    },
  ],
};

export const IMPORT_LIMITS = declareCall({
  method: 'POST',
  path: '/api/admin/limits/imports',
  operationId: 'importSpeedLimits',
  tag: 'admin',
  summary:
    'Propose every limit of a GeoJSON file that the register does not say already (supervisors and admins)',
  description: 'All limits are proposed or none; they come into force once a second person seconds them.',
  session: 'required',
  bodyLimit: IMPORT_LIMIT_BYTES,
  body: Type.Object({
    limits: LIMITS_FILE,
    reason: Type.String({
      pattern: linePattern(LIMIT_REASON_LENGTH),
      description: `Reason: ${REASON_MIN} to ${REASON_MAX} characters.`,
      'x-sentence': `Must have from ${REASON_MIN} to ${REASON_MAX} characters, none of them control characters`,
    }),
    validFrom: optionalTime('Not in the past, at most 400 days ahead. Without it: once seconded.'),
    clientId: CLIENT_ID,
  }),
  example: { limits: EXAMPLE_FILE, reason: 'Survey of the roads' },
  answers: {
    200: object(
      { proposed: COUNT, unchanged: COUNT },
      {
        description: 'Number of limits that were proposed, and how many say what is in force.',
        examples: [{ proposed: 1, unchanged: 0 }],
      },
    ),
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'IDEMPOTENCY_MISMATCH'],
});

export const PREVIEW_IMPORT = declareCall({
  method: 'POST',
  path: '/api/admin/limits/imports/preview',
  operationId: 'previewSpeedLimits',
  tag: 'admin',
  summary:
    'What a GeoJSON file of limits would have made of the violations of the last 30 days; proposes nothing (supervisors and admins)',
  description:
    'The ended journeys through the area of the changed limits are judged by the limits of today and by those of the file; `isSample` where only the newest ones were, because 2,000 of them or 5 seconds were used up.',
  session: 'required',
  bodyLimit: IMPORT_LIMIT_BYTES,
  body: Type.Object({ limits: LIMITS_FILE }),
  example: { limits: EXAMPLE_FILE },
  answers: {
    200: object(
      {
        sinceAt: described(TIME, 'Journeys that began before were not looked at.'),
        journeys: described(COUNT, 'Journeys that were judged.'),
        isSample: BOOLEAN,
        violations: described(COUNT, 'By the limits of today, in the area or changed.'),
        added: COUNT,
        removed: COUNT,
        changedSeverity: COUNT,
        bySeverity: Type.Array(
          object({ severity: oneOf(['DANGER', 'WARNING', 'CAUTION']), today: COUNT, drafted: COUNT }),
        ),
      },
      {
        description: 'Difference that the change makes to violations.',
        examples: [
          {
            sinceAt: '2026-10-21T00:00:00.000Z',
            journeys: 214,
            isSample: false,
            violations: 9,
            added: 2,
            removed: 0,
            changedSeverity: 1,
            bySeverity: [{ severity: 'CAUTION', today: 6, drafted: 8 }],
          },
        ],
      },
    ),
  },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'],
});
