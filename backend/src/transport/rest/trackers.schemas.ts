import { COUNT, documented, LAT, LNG, object, TEXT } from './openapi/documented';

const NUMBER = { type: 'number' };
const TAKEN = { description: 'What became of them.', ...object({ recorded: COUNT, passedOver: COUNT }) };
const POSITION = {
  type: 'object',
  properties: {
    id: { ...TEXT, description: 'Token of the tracker; Traccar calls it the device identifier.' },
    lat: LAT,
    lon: LNG,
    timestamp: { type: ['string', 'number'], description: 'Seconds, ms or ISO 8601; now by default.' },
    speed: { ...NUMBER, description: 'Knots, or as speedUnit says.' },
    speedUnit: { type: 'string', enum: ['kn', 'ms', 'kmh'], default: 'kn' },
    bearing: { ...NUMBER, description: 'Degrees.' },
    accuracy: { ...NUMBER, description: 'Metres.' },
  },
};

export const OSMAND_POSITION = documented({
  tag: 'trackers',
  summary: 'A position of OsmAnd or of a Traccar client, with the token of the tracker as id',
  session: 'none',
  query: POSITION,
  answers: { 200: TAKEN },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'CONFLICT'],
});

export const TRACCAR_POSITIONS = documented({
  tag: 'trackers',
  summary: 'The same by POST; newer Traccar clients send JSON, with the token as device_id',
  session: 'none',
  query: POSITION,
  answers: { 200: TAKEN },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'CONFLICT'],
});

export const OWNTRACKS_POSITIONS = documented({
  tag: 'trackers',
  summary: 'A message of OwnTracks in HTTP mode; the token is the password, or in the query',
  session: 'none',
  query: { type: 'object', properties: { token: TEXT } },
  answers: {
    200: { description: 'Nothing for the device to do.', type: 'array', maxItems: 0, items: {} },
  },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'CONFLICT'],
});
