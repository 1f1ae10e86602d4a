import { Type } from '@sinclair/typebox';
import { TRACKER_PATHS } from '../../modules/journeys/trackers/tracker.presenter';
import { declareCall } from './door/declare-call';
import { COUNT, object } from './door/schemas';

/** As many positions as one message may carry, with all that OwnTracks and Traccar say beside them. */
const BODY_LIMIT_BYTES = 1024 * 1024;

const ACCEPTED = object(
  { recorded: COUNT, passedOver: COUNT },
  { description: 'Outcome for the positions of the message.', examples: [{ recorded: 1, passedOver: 0 }] },
);

function text(description: string) {
  return Type.Optional(Type.String({ description }));
}

/** Texts, since devices write numbers as they like and -1 for what they do not know; the reader of their form says what is wrong. */
const POSITION = Type.Object({
  id: text('Token of the tracker; Traccar calls it the device identifier.'),
  deviceid: text('The same, as some clients call it.'),
  lat: text('Degrees, -90 to 90.'),
  lon: text('Degrees, -180 to 180.'),
  timestamp: text('Seconds, ms or ISO 8601; now by default.'),
  speed: text('Knots, or as speedUnit says.'),
  speedUnit: text('kn, ms or kmh; kn by default.'),
  bearing: text('Degrees.'),
  heading: text('The same, as some clients call it.'),
  accuracy: text('Metres.'),
});

export const OSMAND_POSITION = declareCall({
  method: 'GET',
  path: TRACKER_PATHS.osmAnd,
  operationId: 'sendOsmandPosition',
  tag: 'trackers',
  summary: 'A position of OsmAnd or of a Traccar client, with the token of the tracker as id',
  description: 'It needs lat and lon. What a receiver can not have measured is passed over, not refused.',
  session: 'none',
  query: POSITION,
  answers: { 200: ACCEPTED },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'CONFLICT'],
});

export const TRACCAR_POSITIONS = declareCall({
  method: 'POST',
  path: TRACKER_PATHS.osmAnd,
  operationId: 'sendTraccarPositions',
  tag: 'trackers',
  summary: 'The same by POST; newer Traccar clients send JSON, with the token as device_id',
  description:
    'Without a body the query has the position; with one, `location` is a position or a list of them, speeds in m/s.',
  session: 'none',
  query: POSITION,
  bodyLimit: BODY_LIMIT_BYTES,
  answers: { 200: ACCEPTED },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'CONFLICT'],
});

export const OWNTRACKS_POSITIONS = declareCall({
  method: 'POST',
  path: TRACKER_PATHS.ownTracks,
  operationId: 'sendOwntracksPositions',
  tag: 'trackers',
  summary: 'A message of OwnTracks in HTTP mode; the token is the password, or in the query',
  description: 'A message or a list of them; all but `_type: location` are passed over.',
  session: 'none',
  query: Type.Object({ token: text('Token of the tracker, where the client knows no password.') }),
  bodyLimit: BODY_LIMIT_BYTES,
  answers: {
    200: Type.Array(Type.Unknown(), {
      maxItems: 0,
      description: 'Nothing for the device to do.',
      examples: [[]],
    }),
  },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'CONFLICT'],
});
