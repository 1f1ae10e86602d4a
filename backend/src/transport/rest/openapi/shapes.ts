import { Type } from '@sinclair/typebox';
import type { TSchema } from '@sinclair/typebox';
import { INCIDENT_SEVERITIES } from '@wakafine/domain/incidents/incidents';
import { EVIDENCE_GRADES } from '@wakafine/domain/violations/judged-violations';
import { LIMITS } from '@wakafine/domain/input/limits';
import { capitalised } from '@wakafine/domain/input/formats';
import { PERMISSIONS, ROLES } from '@wakafine/domain/people/roles';
import { TRAVEL_CATEGORIES } from '../../../modules/violations/vehicle-enums';
import { VEHICLE_TYPES } from '../../../modules/vehicles/vehicle-types';
import { HTTP_STATUS } from '@wakafine/domain/api/error-codes';
import {
  described,
  ACCURACY,
  BOOLEAN,
  COUNT,
  DISTANCE,
  ID,
  LAT,
  LNG,
  lowerCase,
  nullable,
  object,
  oneOf,
  SPEED,
  TEXT,
  TIME,
  whole,
} from '../door/schemas';
import { EXAMPLES } from './examples';
import { INCIDENT } from './incident-shape';
import { PLATE, STORED_REPORT } from './report-shape';

const ROLE = oneOf(lowerCase(ROLES));
const VEHICLE_TYPE = oneOf(VEHICLE_TYPES.map(capitalised));
const CATEGORY = oneOf(TRAVEL_CATEGORIES.map(capitalised));
const VEHICLE_ID = described(ID, 'Stable id of the vehicle; on rows for staff only.');

const USER = {
  id: ID,
  username: TEXT,
  mobileNumber: nullable(Type.String({ pattern: '^6[0-9]{8}$' })),
  phoneNumber: nullable(Type.String({ pattern: '^\\+2376[0-9]{8}$' })),
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
  accuracy: nullable(ACCURACY),
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
  userId: nullable(described(ID, 'Null once the account is gone.')),
  vehicleType: VEHICLE_TYPE,
  driverName: nullable(TEXT),
  startTime: TIME,
  endTime: nullable(TIME),
  distance: DISTANCE,
  maxSpeed: nullable(described(SPEED, 'km/h; null before there were enough readings.')),
  averageSpeed: SPEED,
  isActive: BOOLEAN,
  status: oneOf(['active', 'completed']),
  route: Type.Optional(Type.Array(ROUTE_POINT, { description: 'In lists only with ?include=route.' })),
  vehicleId: Type.Optional(VEHICLE_ID),
};

const PERMISSION_MAP = object(Object.fromEntries(PERMISSIONS.map((name) => [name, BOOLEAN])));

const VIOLATION = {
  id: described(ID, 'Violations and incidents are numbered together.'),
  journeyId: nullable(Type.Integer({ minimum: 0, description: '0 for an incident.' })),
  speed: described(SPEED, 'Peak, km/h; 0 for an incident.'),
  timestamp: TIME,
  latitude: nullable(LAT),
  longitude: nullable(LNG),
  severity: oneOf(['CAUTION', 'WARNING', 'DANGER', ...INCIDENT_SEVERITIES], {
    description: 'LOW, MEDIUM and HIGH are those of incidents.',
  }),
  grade: nullable(
    oneOf(EVIDENCE_GRADES, {
      description: 'A: proven by the own speed of the device; B: by the way; C: by nothing yet.',
    }),
  ),
  limit: nullable(Type.Integer({ description: 'The legal limit in force, km/h; null for a claim.' })),
  limitSource: nullable(described(TEXT, 'Where the limit is taken from; null on rows of others.')),
  proven: nullable(described(SPEED, 'Speed that the fixes prove at least, km/h.')),
  uncertainty: nullable(described(SPEED, 'Taken off the measured mean speed, km/h; null on rows of others.')),
  reported: described(BOOLEAN, 'Of an incident: whether it is resolved.'),
  registrationNumber: nullable(PLATE),
  transportAgency: nullable(TEXT),
  category: nullable(CATEGORY),
  vehicleType: nullable(VEHICLE_TYPE),
  vehicleId: Type.Optional(nullable(VEHICLE_ID)),
};

const ERROR = {
  error: Type.String({ description: 'One sentence for people.' }),
  code: oneOf(Object.keys(HTTP_STATUS), { description: 'For programs.' }),
  requestId: Type.String({
    pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$',
    description:
      'Under this id the request stands in the log of the server, and in the header field x-request-id: that of the request, ' +
      'where it is of this form and could be no number, plate, place or token; else a UUID.',
  }),
  fields: Type.Optional(
    Type.Record(Type.String(), TEXT, { description: 'A sentence for each faulty field.' }),
  ),
};
const FURTHER = Type.Unknown({ description: 'Such as activeJourneyId or clientCode.' });

/** The shapes that answers are made of, by their names in the document. */
export const SHAPES = {
  Error: Type.Object(ERROR, { additionalProperties: FURTHER, examples: [EXAMPLES.error] }),
  StartConflict: Type.Object(
    {
      ...ERROR,
      activeJourneyId: described(ID, 'The journey that is on: go on with it, or end it first.'),
    },
    {
      additionalProperties: FURTHER,
      examples: [
        { ...EXAMPLES.error, code: 'CONFLICT', error: 'Another journey is active.', activeJourneyId: 17 },
      ],
    },
  ),
  User: object(USER, { examples: [EXAMPLES.user] }),
  StaffUser: object(
    { ...USER, permissions: PERMISSION_MAP, lastLogin: nullable(TIME) },
    { examples: [EXAMPLES.staffUser] },
  ),
  UserRow: object(
    {
      id: ID,
      username: TEXT,
      mobileNumber: USER.mobileNumber,
      fullName: nullable(TEXT),
      role: ROLE,
      status: oneOf(['active', 'suspended']),
      createdAt: TIME,
    },
    { examples: [EXAMPLES.userRow] },
  ),
  Journey: object(JOURNEY, { examples: [EXAMPLES.journey] }),
  PublicJourney: object(PUBLIC_JOURNEY, { examples: [EXAMPLES.publicJourney] }),
  Violation: object(VIOLATION, {
    description: 'Rows of others have a masked plate and neither place nor journey.',
    examples: [EXAMPLES.violation],
  }),
  Incident: INCIDENT,
  Statistics: object(
    {
      totalJourneys: COUNT,
      totalDistance: Type.Number({ minimum: 0, description: 'km.' }),
      averageSpeed: described(SPEED, 'Distance over moving time of all ended journeys, km/h.'),
      totalViolations: COUNT,
      safeDrivingPercentage: Type.Number({ minimum: 0, maximum: 100 }),
    },
    { examples: [EXAMPLES.statistics] },
  ),
  StoredReport: STORED_REPORT,
  SpeedThresholds: object(
    {
      caution: whole(LIMITS.thresholdKmh, { description: 'km/h.' }),
      warning: whole(LIMITS.thresholdKmh, { description: 'km/h, above caution.' }),
      danger: whole(LIMITS.thresholdKmh, { description: 'km/h, above warning.' }),
    },
    { examples: [EXAMPLES.thresholds] },
  ),
  AlertSettings: object(
    { sound: BOOLEAN, vibration: BOOLEAN, notification: BOOLEAN },
    { examples: [EXAMPLES.alertSettings] },
  ),
} satisfies Record<string, TSchema>;

/** Refers to a shape. */
export function shape(name: keyof typeof SHAPES, description: string) {
  return Type.Ref(`${name}#`, { description });
}

/** A list of a shape. */
export function listOf(name: keyof typeof SHAPES, description: string) {
  return Type.Array(Type.Ref(`${name}#`), { description });
}
