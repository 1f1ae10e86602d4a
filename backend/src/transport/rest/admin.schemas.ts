import { Type } from '@sinclair/typebox';
import { REASON_MAX } from '@wakafine/domain/incidents/incidents';
import { LIMITS } from '@wakafine/domain/input/limits';
import { declareCall } from './door/declare-call';
import { FORMAT_PATTERNS } from './door/input-formats';
import {
  anyCase,
  BOOLEAN,
  COUNT,
  ID,
  idInBody,
  nullable,
  object,
  oneOf,
  optional,
  optionalTime,
  PAGE,
  whole,
} from './door/schemas';
import { listOf, shape } from './openapi/shapes';

const STAFF = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;
const KMH = whole(LIMITS.thresholdKmh, { description: 'km/h.' });
/** Name of a violator's status in this API. */
export const VERDICTS = ['CLEARED', 'FLAGGED'] as const;

export const LIST_USERS = declareCall({
  method: 'GET',
  path: '/api/users',
  operationId: 'listUsers',
  tag: 'admin',
  summary: 'All accounts with their numbers, newest first (canManageUsers)',
  description: 'Every look is in the audit log. Ask for the next page with `before`, the id of the last row.',
  session: 'required',
  query: PAGE,
  answers: { 200: listOf('UserRow', 'A page of accounts.') },
  refusals: [...STAFF, 'BAD_USER_INPUT'],
});

export const SET_SPEED_LIMITS = declareCall({
  method: 'POST',
  path: '/api/admin/speed-limits',
  operationId: 'setSpeedThresholds',
  tag: 'admin',
  summary: 'Put speed thresholds in force from now on (canEditSettings)',
  description:
    'Whole numbers of km/h that rise: caution below warning below danger. What happened before stays judged by those of its time.',
  session: 'required',
  body: Type.Object({
    caution: KMH,
    warning: KMH,
    danger: KMH,
    reason: optional(Type.String({ format: 'line', pattern: FORMAT_PATTERNS.line }), {
      description: `Reason why they change, at most ${REASON_MAX} characters.`,
    }),
    effectiveAt: optionalTime('From when on; not in the past, at most 90 days ahead. Without it: at once.'),
  }),
  example: { caution: 50, warning: 60, danger: 70 },
  answers: { 200: shape('SpeedThresholds', 'The thresholds that were set.') },
  refusals: [...STAFF, 'BAD_USER_INPUT'],
});

export const SET_ALERT_THRESHOLDS = declareCall({
  method: 'POST',
  path: '/api/admin/alert-thresholds',
  operationId: 'setAlertSettings',
  tag: 'admin',
  summary: 'Change how alerts reach people (canEditSettings)',
  description: 'Holds for every citizen from the next alert on.',
  session: 'required',
  body: Type.Object({ sound: BOOLEAN, vibration: BOOLEAN, notification: BOOLEAN }),
  example: { sound: true, vibration: true, notification: false },
  answers: { 200: shape('AlertSettings', 'The settings now in force.') },
  refusals: [...STAFF, 'BAD_USER_INPUT'],
});

export const END_ALL_JOURNEYS = declareCall({
  method: 'POST',
  path: '/api/admin/end-all-journeys',
  operationId: 'endAllJourneys',
  tag: 'admin',
  summary: 'End every active journey (canAccessSystemSettings)',
  description:
    'Accepts no body. Each ends as its traveller would end it, with its figures and violations right; asks for a confirmed identity.',
  session: 'required',
  answers: {
    200: object(
      { ended: COUNT },
      { description: 'Number of journeys that were ended.', examples: [{ ended: 3 }] },
    ),
  },
  refusals: STAFF,
});

export const CLEAR_DEMO_DATA = declareCall({
  method: 'POST',
  path: '/api/admin/clear-demo-data',
  operationId: 'clearDemoData',
  tag: 'admin',
  summary: 'Delete exactly the demo data (canAccessSystemSettings)',
  description: 'Accepts no body. What real people have made stays; asks for a confirmed identity.',
  session: 'required',
  answers: {
    200: object(
      { deleted: COUNT },
      {
        description: 'Number of accounts, journeys, violations and incidents that were deleted.',
        examples: [{ deleted: 412 }],
      },
    ),
  },
  refusals: STAFF,
});

export const UPDATE_VIOLATOR_STATUS = declareCall({
  method: 'POST',
  path: '/api/admin/update-violator-status',
  operationId: 'updateViolatorStatus',
  tag: 'admin',
  summary: 'Flag a vehicle by its stable id, or clear it with a second person (canSuspendVehicles)',
  description:
    'Flagged is Under Review at once. Cleared is proposed until a second person sends the same, and then Active.',
  session: 'required',
  body: Type.Object(
    {
      vehicleId: idInBody('As on the rows for staff; never a rank.'),
      status: anyCase(VERDICTS, { 'x-sentence': 'Must be cleared or flagged' }),
      reason: optional(
        Type.String({
          format: 'lines',
          pattern: FORMAT_PATTERNS.lines,
          maxLength: REASON_MAX,
          description: 'Needed for cleared.',
        }),
      ),
    },
    {
      if: { properties: { status: anyCase(['CLEARED']) }, required: ['status'] },
      then: {
        properties: {
          reason: {
            type: 'string',
            pattern: '\\S',
            'x-sentence': 'Must say why, for whoever is to confirm it',
          },
        },
        required: ['reason'],
      },
    },
  ),
  example: { vehicleId: 12, status: 'flagged', reason: 'Three violations in a week' },
  answers: {
    200: object(
      {
        vehicleId: ID,
        status: oneOf(['Active', 'Under Review', 'Suspended']),
        proposed: nullable(oneOf(['ACTIVE', 'SUSPENDED'])),
      },
      {
        description: 'The vehicle, its status, and proposals that need a decision by a second person.',
        examples: [{ vehicleId: 12, status: 'Under Review', proposed: null }],
      },
    ),
  },
  refusals: [...STAFF, 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'],
});
