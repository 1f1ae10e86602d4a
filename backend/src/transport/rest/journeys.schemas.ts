import {
  BOOLEAN,
  documented,
  ID,
  ID_IN_PATH,
  LAT,
  LNG,
  nullable,
  oneOf,
  PAGE,
  payload,
  SPEED,
  TEXT,
  TIME,
} from './openapi/documented';
import { shape } from './openapi/shapes';

const GIVEN_TIME = nullable({ ...TIME, type: 'string', description: 'ISO 8601, or ms since the epoch.' });

export const START_JOURNEY = documented({
  tag: 'journeys',
  summary: 'Start a journey, or store one that is over already',
  session: 'required',
  body: payload(
    {
      vehicleType: oneOf(['Car', 'Bus', 'Bike', 'Train'], 'In any case.'),
      registrationNumber: { ...TEXT, minLength: 3, maxLength: 20 },
      category: oneOf(['Private', 'Public'], 'In any case.'),
      transportAgency: nullable({ ...TEXT, maxLength: 80, description: 'Required for Public.' }),
      userId: { ...ID, description: 'Ignored: the session decides.' },
      vehicleCode: nullable({
        ...TEXT,
        description:
          'Code of the vehicle, scanned or typed: the journey is a witness of that vehicle, whose plate wins over registrationNumber.',
      }),
      clientId: nullable({
        ...TEXT,
        format: 'uuid',
        description: 'The same id and content give the same journey.',
      }),
      startTime: GIVEN_TIME,
      endTime: GIVEN_TIME,
    },
    ['vehicleType', 'registrationNumber', 'category'],
  ),
  answers: { 201: shape('Journey', 'The journey.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT', 'IDEMPOTENCY_MISMATCH'],
});

export const ACTIVE_JOURNEY = documented({
  tag: 'journeys',
  summary: 'The active journey',
  session: 'required',
  answers: { 200: { description: 'Null without one.', anyOf: [{ $ref: 'Journey#' }, { type: 'null' }] } },
  refusals: ['UNAUTHENTICATED', 'FORBIDDEN'],
});

export const LIST_JOURNEYS = documented({
  tag: 'journeys',
  summary: 'Journeys, newest first: own for a citizen, all for staff, public rows for visitors',
  session: 'optional',
  query: { ...PAGE, properties: { ...PAGE.properties, include: oneOf(['route']) } },
  answers: {
    200: {
      description: 'A page of journeys.',
      type: 'array',
      items: { anyOf: [{ $ref: 'Journey#' }, { $ref: 'PublicJourney#' }] },
    },
  },
  refusals: ['BAD_USER_INPUT', 'FORBIDDEN'],
});

export const PATCH_JOURNEY = documented({
  tag: 'journeys',
  summary: 'Add to a journey of one’s own, or end it',
  session: 'required',
  params: ID_IN_PATH,
  body: payload({
    maxSpeed: nullable({ ...SPEED, description: 'A claim, km/h; the track decides.' }),
    averageSpeed: nullable({ ...SPEED, description: 'A claim, km/h; the track decides.' }),
    distance: nullable({
      type: 'number',
      minimum: 0,
      maximum: 5000,
      description: 'A claim, km; the track decides.',
    }),
    route: nullable({
      type: 'array',
      maxItems: 20_000,
      description: 'The whole route or its new tail; a time that is stored already is not stored again.',
      items: payload(
        {
          lat: LAT,
          lng: LNG,
          timestamp: { type: ['string', 'number'], description: 'ISO 8601, or ms since the epoch.' },
          accuracy: nullable({ type: 'number', minimum: 0, maximum: 100_000, description: 'Metres.' }),
          speed: nullable(SPEED),
        },
        ['lat', 'lng', 'timestamp'],
      ),
    }),
    isActive: nullable({
      ...BOOLEAN,
      description: 'False ends the journey; true on an ended one is a conflict.',
    }),
    endTime: GIVEN_TIME,
  }),
  answers: { 200: shape('Journey', 'The journey as it is now.') },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});
