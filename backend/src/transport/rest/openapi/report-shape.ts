import { Type } from '@sinclair/typebox';
import { LIMIT_ZONES } from '@wakafine/domain/limits/speed-limits';
import { REPORT_PERIODS } from '@wakafine/domain/statistics/report-period';
import { REPORT_SEVERITIES } from '@wakafine/domain/violations/severity-scales';
import { VIOLATOR_STATUSES } from '../../../modules/violations/vehicle-enums';
import {
  described,
  BOOLEAN,
  COUNT,
  ID,
  LAT,
  LNG,
  nullable,
  object,
  oneOf,
  SPEED,
  TEXT,
  TIME,
} from '../door/schemas';
import { EXAMPLES } from './examples';

/** A registration number as an answer has it. */
export const PLATE = Type.String({
  description: 'Masked for all but the owner and staff with canViewFullRegistrations.',
});

/** Reports of before speeds were proven and directions stored have none of it. */
const REPORTED_PROOF = {
  limit: Type.Optional(nullable(Type.Integer({ description: 'The legal limit in force, km/h.' }))),
  limitZone: Type.Optional(nullable(oneOf(LIMIT_ZONES))),
  limitPlace: Type.Optional(nullable(described(TEXT, 'Name of the place that the limit is of.'))),
  limitSource: Type.Optional(nullable(described(TEXT, 'Where the limit is taken from.'))),
  limitConfirmed: Type.Optional(nullable(described(BOOLEAN, 'Nothing follows from an unconfirmed limit.'))),
  proven: Type.Optional(nullable(described(SPEED, 'Speed that the fixes prove at least, km/h.'))),
  uncertainty: Type.Optional(nullable(described(SPEED, 'Taken off the measured mean speed, km/h.'))),
  provenSeconds: Type.Optional(
    nullable(Type.Number({ description: 'Time over which that speed is proven, s.' })),
  ),
  overGaps: Type.Optional(described(BOOLEAN, 'Whether it is the mean speed over times without a fix.')),
};

const VIOLATION_ROW = object({
  id: ID,
  vehicle: PLATE,
  agency: nullable(TEXT),
  speed: SPEED,
  severity: oneOf(REPORT_SEVERITIES),
  ...REPORTED_PROOF,
  timestamp: TIME,
  category: oneOf(['private', 'public']),
  driver: nullable(TEXT),
  contact: nullable(described(TEXT, 'Masked for all but the owner.')),
  status: oneOf(['Active', 'Under Review', 'Suspended']),
  coordinates: nullable(object({ lat: LAT, lng: LNG })),
  heading: Type.Optional(
    nullable(
      Type.Integer({
        minimum: 0,
        maximum: 359,
        description: 'Direction of travel there, degrees clockwise from north.',
      }),
    ),
  ),
  reported: BOOLEAN,
});

/** A report as it was made. */
export const STORED_REPORT = object(
  {
    id: ID,
    title: TEXT,
    subtitle: TEXT,
    generatedAt: TIME,
    period: nullable(oneOf(REPORT_PERIODS, { description: 'Null for a report of one violation.' })),
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
    violations: Type.Array(VIOLATION_ROW, { description: 'Newest first, at most 2,000.' }),
  },
  { examples: [EXAMPLES.report] },
);
