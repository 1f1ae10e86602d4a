import { Type } from '@sinclair/typebox';
import type { Static } from '@sinclair/typebox';
import {
  DEFAULT_INCIDENT_SEVERITY,
  DESCRIPTION_MAX,
  INCIDENT_INCOMPLETE,
  INCIDENT_MOODS,
  INCIDENT_SEVERITIES,
  INCIDENT_STATUSES,
  INCIDENT_TYPES,
  INJURED_MAX,
  SEEN_VEHICLE_MAX,
} from '@wakafine/domain/incidents/incidents';
import { FORMAT_PATTERNS } from '../door/input-formats';
import {
  anyCase,
  CLIENT_ID,
  COUNT,
  ID,
  LAT,
  LNG,
  lowerCase,
  nullable,
  object,
  oneOf,
  optional,
  optionalTime,
  TEXT,
  TIME,
} from '../door/schemas';

/*
 * An incident as REST accepts and shows it. A member goes to and from the column of its own name; what is named or spelt
 * otherwise is mapped in incidents.routes.ts and presentRestIncident.
 */

/** Members of a report. */
export const INCIDENT_BODY = Type.Object({
  mood: anyCase(INCIDENT_MOODS, { 'x-sentence': INCIDENT_INCOMPLETE }),
  incidentType: anyCase(INCIDENT_TYPES, { 'x-sentence': INCIDENT_INCOMPLETE }),
  description: optional(
    Type.String({ format: 'lines', pattern: FORMAT_PATTERNS.lines, maxLength: DESCRIPTION_MAX }),
  ),
  severity: optional(
    anyCase(INCIDENT_SEVERITIES, {
      default: DEFAULT_INCIDENT_SEVERITY,
      'x-sentence': 'Must be low, medium or high',
    }),
  ),
  location: optional(Type.Object({ lat: LAT, lng: LNG })),
  injuredCount: optional(
    Type.Integer({ minimum: 0, maximum: INJURED_MAX, description: 'Number of people who look hurt.' }),
  ),
  vehicle: optional(
    Type.String({
      format: 'lines',
      pattern: FORMAT_PATTERNS.lines,
      maxLength: SEEN_VEHICLE_MAX,
      description: 'Plate or agency of the vehicle as seen. Others see a plate masked.',
    }),
  ),
  timestamp: optionalTime('Time when it happened, up to seven days ago; now by default.'),
  clientId: CLIENT_ID,
});

/** A report for the document. */
export const INCIDENT_BODY_EXAMPLE: Static<typeof INCIDENT_BODY> = {
  mood: 'worried',
  incidentType: 'reckless_driving',
  description: 'A minibus overtook in the bend.',
  severity: 'medium',
  location: { lat: 3.8012, lng: 10.1287 },
};

const INCIDENT_EXAMPLE = {
  id: 656,
  userId: 41,
  mood: 'worried',
  incidentType: 'reckless_driving',
  description: 'A minibus overtook in the bend.',
  severity: 'medium',
  injuredCount: null,
  vehicle: null,
  location: { lat: 3.8012, lng: 10.1287 },
  timestamp: '2026-11-20T08:40:00.000Z',
  status: 'received',
  statusReason: null,
  resolvedAt: null,
};

/** Members of an answer. */
export const INCIDENT = object(
  {
    id: ID,
    userId: nullable(ID, { description: 'Null once the account is gone.' }),
    mood: oneOf(lowerCase(INCIDENT_MOODS)),
    incidentType: oneOf(lowerCase(INCIDENT_TYPES)),
    description: nullable(TEXT),
    severity: oneOf(lowerCase(INCIDENT_SEVERITIES)),
    injuredCount: nullable(COUNT, { description: 'Number of people who looked hurt; null when not said.' }),
    vehicle: nullable(TEXT, {
      description: 'Plate or agency as seen; a plate is masked for all but the person who submitted it.',
    }),
    location: nullable(object({ lat: LAT, lng: LNG })),
    timestamp: TIME,
    status: oneOf(lowerCase(INCIDENT_STATUSES)),
    statusReason: nullable(TEXT),
    resolvedAt: nullable(TIME),
  },
  { examples: [INCIDENT_EXAMPLE] },
);
