import { Type } from '@sinclair/typebox';
import { AGENCY_LENGTH, ROUTE_POINTS_PER_PATCH } from '@wakafine/domain/input/limits';
import { VALIDATION_SENTENCES } from '@wakafine/domain/input/messages';
import { FIX_BATCH_TYPE } from '@wakafine/domain/journeys/fix-batch';
import { FIX_FLAGS } from '@wakafine/domain/speed/fix';
import { SPEED_ZONES } from '@wakafine/domain/speed/zones';
import { VEHICLE_TYPES } from '../../modules/vehicles/vehicle-types';
import { TRAVEL_CATEGORIES } from '../../modules/violations/vehicle-enums';
import { declareCall } from './door/declare-call';
import { FORMAT_PATTERNS } from './door/input-formats';
import {
  ACCURACY,
  anyCase,
  BOOLEAN,
  CLIENT_ID,
  COUNT,
  DISTANCE,
  GIVEN_TIME,
  ID_IN_PATH,
  LAT,
  LNG,
  nullable,
  object,
  oneOf,
  optional,
  optionalTime,
  PAGE,
  SPEED,
  TEXT,
  TIME,
} from './door/schemas';
import { shape } from './openapi/shapes';
import { citizens } from '../../modules/identity/acts/rules';

const PATCH_LIMIT_BYTES = 3 * 1024 * 1024;
/** 1,000 fixes usually have 13 bytes each, and four times as many where each is far from the one before. */
const FIX_BATCH_LIMIT_BYTES = 64 * 1024;

const AGENCY = Type.String({
  format: 'transport-agency',
  pattern: FORMAT_PATTERNS['transport-agency'],
  description: `At most ${AGENCY_LENGTH.max} characters; required for Public without a vehicleCode.`,
});
/** A journey with an agency names it, unless the code of the vehicle does. */
const AGENCY_OF_PUBLIC = {
  if: {
    properties: { category: anyCase(['PUBLIC']), vehicleCode: { type: 'null' } },
    required: ['category'],
  },
  then: {
    properties: {
      transportAgency: {
        type: 'string',
        pattern: '\\S[\\s\\S]*\\S',
        'x-sentence': VALIDATION_SENTENCES['transportAgency.required'],
      },
    },
    required: ['transportAgency'],
  },
};

export const START_JOURNEY = declareCall({
  method: 'POST',
  path: '/api/journeys',
  operationId: 'startJourney',
  tag: 'journeys',
  summary: 'Start a journey, or store one that is over already',
  description:
    'One journey at a time: a second one is a CONFLICT with `activeJourneyId`. With `startTime` up to seven days ago and `endTime` it stores a journey that is over.',
  session: 'required',
  body: Type.Object(
    {
      vehicleType: anyCase(VEHICLE_TYPES, { 'x-sentence': VALIDATION_SENTENCES['vehicleType.invalid'] }),
      registrationNumber: Type.String({
        format: 'registration-number',
        pattern: FORMAT_PATTERNS['registration-number'],
        description: '3 to 20 characters, with a letter or a digit among them.',
      }),
      category: anyCase(TRAVEL_CATEGORIES, { 'x-sentence': VALIDATION_SENTENCES['category.invalid'] }),
      transportAgency: optional(AGENCY),
      userId: Type.Optional(Type.Unknown({ description: 'Ignored: the session decides.' })),
      vehicleCode: optional(TEXT, {
        description:
          'Code of the vehicle, scanned or typed: the journey is a witness of that vehicle, whose plate wins over registrationNumber.',
      }),
      clientId: CLIENT_ID,
      startTime: optionalTime('When it began, up to seven days ago; now by default.'),
      endTime: optionalTime('When it ended; without it the journey is active.'),
    },
    AGENCY_OF_PUBLIC,
  ),
  example: {
    vehicleType: 'Bus',
    registrationNumber: 'LT 482 KD',
    category: 'Public',
    transportAgency: 'Example Voyages',
  },
  answers: {
    201: shape('Journey', 'The journey.'),
    409: shape('StartConflict', 'CONFLICT: another journey of the citizen is on, and named.'),
  },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'IDEMPOTENCY_MISMATCH'],
});

export const ACTIVE_JOURNEY = declareCall({
  method: 'GET',
  path: '/api/journeys/active',
  operationId: 'getActiveJourney',
  tag: 'journeys',
  summary: 'The active journey',
  description: 'The journey of the citizen who asks, with its route, or null without one.',
  session: 'required',
  may: citizens,
  answers: { 200: nullable(Type.Ref('Journey#'), { description: 'Null without one.' }) },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

export const LIST_JOURNEYS = declareCall({
  method: 'GET',
  path: '/api/journeys',
  operationId: 'listJourneys',
  tag: 'journeys',
  summary: 'Journeys, newest first: own for a citizen, all for staff, public rows for visitors',
  description:
    'A visitor gets public rows, which have neither time nor route, in an order that says nothing. Ask for the next page with `before`, the id of the last row.',
  session: 'optional',
  query: Type.Composite([
    PAGE,
    Type.Object({
      include: Type.Optional(
        Type.String({ description: '`route` adds the route of each; anything else adds nothing.' }),
      ),
    }),
  ]),
  answers: {
    200: Type.Array(Type.Union([Type.Ref('Journey#'), Type.Ref('PublicJourney#')]), {
      description: 'A page of journeys.',
    }),
  },
  refusals: ['BAD_USER_INPUT', 'FORBIDDEN'],
});

/** Figures of a journey that its fixes move: what a phone shows after each push. */
const PROGRESS = object(
  {
    distance: DISTANCE,
    maxSpeed: nullable(SPEED),
    averageSpeed: SPEED,
    currentSpeed: nullable(SPEED),
    zone: nullable(oneOf(SPEED_ZONES)),
    violations: COUNT,
    isActive: BOOLEAN,
    endTime: nullable(TIME),
  },
  { description: 'The journey after these fixes.' },
);

export const PUSH_FIXES = declareCall({
  method: 'POST',
  path: '/api/journeys/:id/fixes',
  operationId: 'pushFixes',
  tag: 'journeys',
  summary: 'Store fixes that were sent in binary form',
  description:
    'The same as `recordFixes` of GraphQL, for phones that count bytes: 1 to 1,000 fixes of a journey of one’s own, about 13 bytes each. What is stored already is not stored again, so a request may be repeated. Bytes that are no batch are refused as the field `fixes`, values out of bounds as `fixes.<index>.<field>`. The layout is in docs/binary-fixes.md.',
  session: 'required',
  params: ID_IN_PATH,
  bodyLimit: FIX_BATCH_LIMIT_BYTES,
  binaryBody: FIX_BATCH_TYPE,
  answers: {
    200: Type.Object(
      {
        accepted: Type.Integer({ description: 'Fixes that are stored now and were not before.' }),
        duplicates: Type.Integer({ description: 'Fixes whose seq was stored before.' }),
        acceptedThrough: Type.Integer({
          description: 'Highest seq with none missing below it, counting from 1.',
        }),
        flagged: Type.Array(
          Type.Object({
            seq: Type.Integer(),
            reason: Type.String({ enum: [...FIX_FLAGS], description: 'Why it moves no number.' }),
          }),
        ),
        journey: PROGRESS,
      },
      {
        description: 'Counts of the fixes that were stored, and the figures of the journey with them.',
        examples: [
          {
            accepted: 10,
            duplicates: 0,
            acceptedThrough: 10,
            flagged: [{ seq: 4, reason: 'frozen' }],
            journey: {
              distance: 12.4,
              maxSpeed: 71.2,
              averageSpeed: 48.6,
              currentSpeed: 52.1,
              zone: 'CAUTION',
              violations: 1,
              isActive: true,
              endTime: null,
            },
          },
        ],
      },
    ),
  },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});

export const PATCH_JOURNEY = declareCall({
  method: 'PATCH',
  path: '/api/journeys/:id',
  operationId: 'updateJourney',
  tag: 'journeys',
  summary: 'Add to a journey of one’s own, or end it',
  description:
    'Points that are stored already are not stored again, so a request may be repeated. What is claimed of speed and distance is stored beside what the track shows, and decides nothing.',
  session: 'required',
  params: ID_IN_PATH,
  bodyLimit: PATCH_LIMIT_BYTES,
  body: Type.Object({
    maxSpeed: optional(SPEED, { description: 'A claim, km/h; the track decides.' }),
    averageSpeed: optional(SPEED, { description: 'A claim, km/h; the track decides.' }),
    distance: optional(DISTANCE, { description: 'A claim, km; the track decides.' }),
    route: optional(
      Type.Array(
        Type.Object({
          lat: LAT,
          lng: LNG,
          timestamp: GIVEN_TIME,
          accuracy: optional(ACCURACY),
          speed: optional(SPEED),
        }),
        {
          maxItems: ROUTE_POINTS_PER_PATCH.max,
          description: 'The whole route or its new tail; a time that is stored already is not stored again.',
        },
      ),
    ),
    isActive: optional(BOOLEAN, {
      description: 'False ends the journey; true on an ended one is a conflict.',
    }),
    endTime: optionalTime('When it ended, for isActive false; now by default.'),
  }),
  example: {
    route: [{ lat: 4.0511, lng: 9.7679, timestamp: '2026-11-20T08:15:04.000Z', accuracy: 6, speed: 31.5 }],
  },
  answers: { 200: shape('Journey', 'The journey as it is now.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});
