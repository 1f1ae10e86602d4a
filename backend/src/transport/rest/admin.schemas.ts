import {
  BOOLEAN,
  COUNT,
  documented,
  ID,
  nullable,
  object,
  oneOf,
  PAGE,
  payload,
  TEXT,
  TIME,
} from './openapi/documented';
import { listOf, shape } from './openapi/shapes';

const STAFF = ['UNAUTHENTICATED', 'FORBIDDEN'] as const;
const KMH = { type: 'integer', minimum: 10, maximum: 200, description: 'km/h.' };

export const LIST_USERS = documented({
  tag: 'admin',
  summary: 'All accounts with their numbers, newest first (canManageUsers)',
  session: 'required',
  query: PAGE,
  answers: { 200: listOf('UserRow', 'A page of accounts.') },
  refusals: [...STAFF, 'BAD_USER_INPUT'],
});

export const SET_SPEED_LIMITS = documented({
  tag: 'admin',
  summary: 'Put speed thresholds in force from now on (canEditSettings)',
  session: 'required',
  body: payload(
    {
      caution: KMH,
      warning: KMH,
      danger: KMH,
      reason: nullable({ ...TEXT, description: 'Why they change; up to 500 characters.' }),
      effectiveAt: nullable({
        ...TIME,
        type: 'string',
        description: 'ISO 8601; not in the past, at most 90 days ahead. Without it: at once.',
      }),
    },
    ['caution', 'warning', 'danger'],
  ),
  answers: { 200: shape('SpeedThresholds', 'The thresholds that were set.') },
  refusals: [...STAFF, 'BAD_USER_INPUT'],
});

export const SET_ALERT_THRESHOLDS = documented({
  tag: 'admin',
  summary: 'Change how alerts reach people (canEditSettings)',
  session: 'required',
  body: payload({ sound: BOOLEAN, vibration: BOOLEAN, notification: BOOLEAN }, [
    'sound',
    'vibration',
    'notification',
  ]),
  answers: { 200: shape('AlertSettings', 'The settings now in force.') },
  refusals: [...STAFF, 'BAD_USER_INPUT'],
});

export const END_ALL_JOURNEYS = documented({
  tag: 'admin',
  summary: 'End every active journey (canAccessSystemSettings)',
  session: 'required',
  answers: { 200: { description: 'How many were ended.', ...object({ ended: COUNT }) } },
  refusals: STAFF,
});

export const CLEAR_DEMO_DATA = documented({
  tag: 'admin',
  summary: 'Delete exactly the demo data (canAccessSystemSettings)',
  session: 'required',
  answers: {
    200: {
      description: 'How many accounts, journeys, violations and incidents were deleted.',
      ...object({ deleted: COUNT }),
    },
  },
  refusals: STAFF,
});

export const UPDATE_VIOLATOR_STATUS = documented({
  tag: 'admin',
  summary: 'Flag a vehicle by its stable id, or clear it with a second person (canSuspendVehicles)',
  session: 'required',
  body: payload(
    {
      vehicleId: { ...ID, description: 'As on the rows for staff; never a rank.' },
      status: oneOf(['cleared', 'flagged']),
      reason: nullable({ ...TEXT, maxLength: 500, description: 'Needed for cleared.' }),
    },
    ['vehicleId', 'status'],
  ),
  answers: {
    200: {
      description:
        'The vehicle and its status. Flagged is Under Review at once. Cleared is proposed (ACTIVE) until a second person sends the same, and then Active.',
      ...object({
        vehicleId: ID,
        status: oneOf(['Active', 'Under Review', 'Suspended']),
        proposed: nullable(oneOf(['ACTIVE', 'SUSPENDED'])),
      }),
    },
  },
  refusals: [...STAFF, 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'],
});
