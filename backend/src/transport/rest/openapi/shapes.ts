import {
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_STATUSES,
  INCIDENT_TYPES,
} from '@wakafine/domain/incidents/incidents';
import { REPORT_PERIODS } from '@wakafine/domain/statistics/report-period';
import { EVIDENCE_GRADES } from '@wakafine/domain/violations/judged-violations';
import { LIMIT_ZONES } from '@wakafine/domain/limits/speed-limits';
import { REPORT_SEVERITIES } from '@wakafine/domain/violations/severity-scales';
import { capitalised } from '@wakafine/domain/input/formats';
import { PERMISSIONS, ROLES } from '../../../modules/identity/accounts/permissions';
import { TRAVEL_CATEGORIES, VIOLATOR_STATUSES } from '../../../modules/violations/vehicle-enums';
import { VEHICLE_TYPES } from '../../../modules/vehicles/vehicle-types';
import { HTTP_STATUS } from '../../../platform/errors';
import { BOOLEAN, COUNT, ID, LAT, LNG, nullable, object, oneOf, SPEED, TEXT, TIME } from './documented';

const ROLE = oneOf(ROLES.map((role) => role.toLowerCase()));
const VEHICLE_TYPE = oneOf(VEHICLE_TYPES.map(capitalised));
const CATEGORY = oneOf(TRAVEL_CATEGORIES.map(capitalised));
const PLATE = {
  ...TEXT,
  description: 'Masked for all but the owner and staff with canViewFullRegistrations.',
};
const VEHICLE_ID = { ...ID, description: 'Stable id of the vehicle; on rows for staff only.' };

const USER = {
  id: ID,
  username: TEXT,
  mobileNumber: nullable({ type: 'string', pattern: '^6[0-9]{8}$' }),
  phoneNumber: nullable({ type: 'string', pattern: '^\\+2376[0-9]{8}$' }),
  email: nullable(TEXT),
  fullName: nullable(TEXT),
  displayName: nullable(TEXT),
  profileImage: nullable(TEXT),
  role: ROLE,
};

const ROUTE_POINT = object({
  lat: LAT,
  lng: LNG,
  timestamp: TIME,
  accuracy: nullable({ type: 'number', minimum: 0, maximum: 100_000, description: 'Metres.' }),
  speed: nullable(SPEED),
});

const PUBLIC_JOURNEY = {
  id: ID,
  registrationNumber: PLATE,
  category: CATEGORY,
  transportAgency: nullable(TEXT),
  violations: COUNT,
};

const JOURNEY = {
  ...PUBLIC_JOURNEY,
  userId: nullable({ ...ID, description: 'Null once the account is gone.' }),
  vehicleType: VEHICLE_TYPE,
  driverName: nullable(TEXT),
  startTime: TIME,
  endTime: nullable(TIME),
  distance: { type: 'number', minimum: 0, maximum: 5000, description: 'km.' },
  maxSpeed: nullable({ ...SPEED, description: 'km/h; null before there were enough readings.' }),
  averageSpeed: SPEED,
  isActive: BOOLEAN,
  status: oneOf(['active', 'completed']),
  route: { type: 'array', items: ROUTE_POINT, description: 'In lists only with ?include=route.' },
  vehicleId: VEHICLE_ID,
};

const REPORTED_PROOF = {
  limit: nullable({ type: 'integer', description: 'The legal limit in force, km/h.' }),
  limitZone: nullable(oneOf(LIMIT_ZONES)),
  limitPlace: nullable({ ...TEXT, description: 'Name of the place that the limit is of.' }),
  limitSource: nullable({ ...TEXT, description: 'Where the limit is taken from.' }),
  limitConfirmed: nullable({ ...BOOLEAN, description: 'Nothing follows from an unconfirmed limit.' }),
  proven: nullable({ ...SPEED, description: 'Speed that the fixes prove at least, km/h.' }),
  uncertainty: nullable({ ...SPEED, description: 'Taken off the measured mean speed, km/h.' }),
  provenSeconds: nullable({ type: 'number', description: 'Time over which that speed is proven, s.' }),
  overGaps: { ...BOOLEAN, description: 'Whether it is the mean speed over times without a fix.' },
};

const PERMISSION_MAP = object(Object.fromEntries(PERMISSIONS.map((name) => [name, BOOLEAN])));

/** The shapes that answers are made of, by their names in the document. */
export const SHAPES = {
  Error: {
    type: 'object',
    properties: {
      error: { ...TEXT, description: 'One sentence for people.' },
      code: oneOf(Object.keys(HTTP_STATUS), 'For programs.'),
      requestId: { type: 'string', format: 'uuid' },
      fields: {
        type: 'object',
        additionalProperties: TEXT,
        description: 'A sentence for each faulty field.',
      },
    },
    required: ['error', 'code', 'requestId'],
    additionalProperties: {
      type: ['string', 'number'],
      description: 'Such as activeJourneyId or clientCode.',
    },
  },
  User: object(USER),
  StaffUser: object({ ...USER, permissions: PERMISSION_MAP, lastLogin: nullable(TIME) }),
  UserRow: object({
    id: ID,
    username: TEXT,
    mobileNumber: USER.mobileNumber,
    fullName: nullable(TEXT),
    role: ROLE,
    status: oneOf(['active', 'suspended']),
    createdAt: TIME,
  }),
  Journey: object(JOURNEY, ['route', 'vehicleId']),
  PublicJourney: object(PUBLIC_JOURNEY),
  Violation: {
    description: 'Rows of others have a masked plate and neither place nor journey.',
    ...object(
      {
        id: { ...ID, description: 'Violations and incidents are numbered together.' },
        journeyId: nullable({ type: 'integer', minimum: 0, description: '0 for an incident.' }),
        speed: { ...SPEED, description: 'Peak, km/h; 0 for an incident.' },
        timestamp: TIME,
        latitude: nullable(LAT),
        longitude: nullable(LNG),
        severity: oneOf(
          ['CAUTION', 'WARNING', 'DANGER', ...INCIDENT_SEVERITIES],
          'LOW, MEDIUM and HIGH are those of incidents.',
        ),
        grade: nullable(
          oneOf(
            EVIDENCE_GRADES,
            'A: proven by the own speed of the device; B: by the way; C: by nothing yet.',
          ),
        ),
        limit: nullable({
          type: 'integer',
          description: 'The legal limit in force, km/h; null for a claim.',
        }),
        limitSource: nullable({
          ...TEXT,
          description: 'Where the limit is taken from; null on rows of others.',
        }),
        proven: nullable({ ...SPEED, description: 'Speed that the fixes prove at least, km/h.' }),
        uncertainty: nullable({
          ...SPEED,
          description: 'Taken off the measured mean speed, km/h; null on rows of others.',
        }),
        reported: { ...BOOLEAN, description: 'Of an incident: whether it is resolved.' },
        registrationNumber: nullable(PLATE),
        transportAgency: nullable(TEXT),
        category: nullable(CATEGORY),
        vehicleType: nullable(VEHICLE_TYPE),
        vehicleId: nullable(VEHICLE_ID),
      },
      ['vehicleId'],
    ),
  },
  Incident: object({
    id: ID,
    userId: nullable({ ...ID, description: 'Null once the account is gone.' }),
    mood: oneOf(INCIDENT_MOODS.map((name) => name.toLowerCase())),
    incidentType: oneOf(INCIDENT_TYPES.map((name) => name.toLowerCase())),
    description: nullable(TEXT),
    severity: oneOf(INCIDENT_SEVERITIES.map((name) => name.toLowerCase())),
    location: nullable(object({ lat: LAT, lng: LNG })),
    timestamp: TIME,
    status: oneOf(INCIDENT_STATUSES.map((name) => name.toLowerCase())),
    statusReason: nullable(TEXT),
    resolvedAt: nullable(TIME),
  }),
  Statistics: object({
    totalJourneys: COUNT,
    totalDistance: { type: 'number', minimum: 0, description: 'km.' },
    averageSpeed: { ...SPEED, description: 'Distance over moving time of all ended journeys, km/h.' },
    totalViolations: COUNT,
    safeDrivingPercentage: { type: 'number', minimum: 0, maximum: 100 },
  }),
  StoredReport: object({
    id: ID,
    title: TEXT,
    subtitle: TEXT,
    generatedAt: TIME,
    period: nullable(oneOf(REPORT_PERIODS, 'Null for a report of one violation.')),
    filter: object({
      search: nullable(TEXT),
      severity: nullable(oneOf(REPORT_SEVERITIES)),
      status: nullable(oneOf(VIOLATOR_STATUSES)),
    }),
    summary: object({
      totalViolations: COUNT,
      severityBreakdown: object({ high: COUNT, medium: COUNT, low: COUNT }),
      categoryBreakdown: object({ private: COUNT, public: COUNT }),
    }),
    violations: {
      description: 'Newest first, at most 2,000.',
      type: 'array',
      items: object(
        {
          id: ID,
          vehicle: PLATE,
          agency: nullable(TEXT),
          speed: SPEED,
          severity: oneOf(REPORT_SEVERITIES),
          ...REPORTED_PROOF,
          timestamp: TIME,
          category: oneOf(['private', 'public']),
          driver: nullable(TEXT),
          contact: nullable({ ...TEXT, description: 'Masked for all but the owner.' }),
          status: oneOf(['Active', 'Under Review', 'Suspended']),
          coordinates: nullable(object({ lat: LAT, lng: LNG })),
          heading: nullable({
            type: 'integer',
            minimum: 0,
            maximum: 359,
            description: 'Direction of travel there, degrees clockwise from north.',
          }),
          reported: BOOLEAN,
        },
        // Reports of before speeds were proven and directions stored have none of it.
        [...Object.keys(REPORTED_PROOF), 'heading'],
      ),
    },
  }),
  SpeedThresholds: object({
    caution: { type: 'integer', minimum: 10, maximum: 200, description: 'km/h.' },
    warning: { type: 'integer', minimum: 10, maximum: 200, description: 'km/h, above caution.' },
    danger: { type: 'integer', minimum: 10, maximum: 200, description: 'km/h, above warning.' },
  }),
  AlertSettings: object({ sound: BOOLEAN, vibration: BOOLEAN, notification: BOOLEAN }),
};

/** Refers to a shape. */
export function shape(name: keyof typeof SHAPES, description?: string) {
  return { ...(description === undefined ? {} : { description }), $ref: `${name}#` };
}

/** A list of a shape. */
export function listOf(name: keyof typeof SHAPES, description: string) {
  return { description, type: 'array', items: { $ref: `${name}#` } };
}
