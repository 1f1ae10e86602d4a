import { Type } from '@sinclair/typebox';
import { TRACKER_PATHS } from '@wakafine/domain/trackers/tracker-setups';
import { TRACKER_REASONS } from '@wakafine/domain/trackers/tracker-reasons';
import { declareCall } from '../door/declare-call';
import { COUNT, object, oneOf } from '../door/schemas';

/** As many positions as one message may carry, with all that OwnTracks and Traccar say beside them. */
const BODY_LIMIT_BYTES = 1024 * 1024;

const OUTCOME = {
  recorded: COUNT,
  passedOver: COUNT,
  reasons: Type.Array(oneOf(TRACKER_REASONS), {
    description: 'Why positions were passed over, each reason once; sending them again changes nothing.',
  }),
};
const ACCEPTED = object(OUTCOME, {
  description: 'Outcome for the positions of the message.',
  examples: [{ recorded: 1, passedOver: 1, reasons: ['NO_PLACE'] }],
});

function text(description: string) {
  return Type.Optional(Type.String({ description }));
}

/** Texts, since devices write numbers as they like and -1 for what they do not know; the reader of their form says what is wrong. */
const POSITION = Type.Object({
  id: text('Token of the tracker; Traccar calls it the device identifier.'),
  deviceid: text('The same, as some clients call it.'),
  lat: text('Degrees, -90 to 90.'),
  lon: text('Degrees, -180 to 180.'),
  location: text('Both in one field, with a comma between them.'),
  valid: text('false or 0 where the receiver has no fix.'),
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
  description:
    'It needs lat and lon, or location. What a receiver can not have measured is passed over with a reason, not refused.',
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
    'Query and form fields have the position, as older clients send it; in JSON `location` is a position or a list of them, speeds in m/s.',
  readsForms: true,
  session: 'none',
  query: POSITION,
  bodyLimit: BODY_LIMIT_BYTES,
  answers: { 200: ACCEPTED },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'CONFLICT'],
});

export const OVERLAND_POSITIONS = declareCall({
  method: 'POST',
  path: TRACKER_PATHS.overland,
  operationId: 'sendOverlandPositions',
  tag: 'trackers',
  summary: 'A batch of Overland; the token comes as `Authorization: Bearer`, or in the query',
  description: 'Its `locations` are a list of GeoJSON points; speeds in m/s.',
  session: 'none',
  query: Type.Object({ token: text('Token of the tracker, where the client sends no header.') }),
  bodyLimit: BODY_LIMIT_BYTES,
  answers: {
    200: object(
      { result: Type.Literal('ok'), ...OUTCOME },
      {
        description: 'The app deletes the batch once it has this.',
        examples: [{ result: 'ok', recorded: 1, passedOver: 0, reasons: [] }],
      },
    ),
  },
  refusals: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'CONFLICT'],
});

export const OWNTRACKS_POSITIONS = declareCall({
  method: 'POST',
  path: TRACKER_PATHS.ownTracks,
  operationId: 'sendOwntracksPositions',
  tag: 'trackers',
  summary: 'A message of OwnTracks in HTTP mode; the token is the password, or in the query',
  description:
    'A message or a list of them; all but `_type: location` are passed over. Encrypted ones can not be read.',
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
