import { Type } from '@sinclair/typebox';
import { PUBLIC_EVENT_TYPES } from '@wakafine/domain/events/public-events';
import { LIMITS } from '@wakafine/domain/input/limits';
import { declareCall } from '../door/declare-call';
import { DEFAULT_PAGE_SIZE, described, ID, nullable, object, oneOf, TIME, whole } from '../door/schemas';

/** One kind, or several with commas between them. */
const KINDS = Type.Optional(
  Type.String({
    pattern: `^(${PUBLIC_EVENT_TYPES.map((type) => type.replace('.', '\\.')).join('|')})(,(${PUBLIC_EVENT_TYPES.map((type) => type.replace('.', '\\.')).join('|')})){0,${PUBLIC_EVENT_TYPES.length - 1}}$`,
    description: `Kinds that are wanted, with commas between them: ${PUBLIC_EVENT_TYPES.join(', ')}. All of them where it is left out.`,
    'x-sentence': `Must be some of ${PUBLIC_EVENT_TYPES.join(', ')}, with commas between them`,
  }),
);
const AFTER = Type.Optional(
  Type.Integer({
    ...ID,
    description: 'Id of the event that was seen last.',
    'x-sentence': 'Must be the id of an event',
  }),
);
const UNTIL = Type.Optional(
  Type.Integer({
    ...ID,
    description: 'Id of the last event that is wanted.',
    'x-sentence': 'Must be the id of an event',
  }),
);

const EVENT_ID = Type.String({ pattern: '^[1-9][0-9]{0,14}$' });

const EVENT = object({
  id: described(EVENT_ID, 'Its place in the log: a whole number, as a text, that rises by one.'),
  type: oneOf(PUBLIC_EVENT_TYPES),
  timestamp: described(TIME, 'ISO 8601, UTC; a full hour for what leaves by the hour.'),
  data: Type.Object(
    {},
    {
      additionalProperties: true,
      description:
        'The public row: of a violation as in /api/violations, of a withdrawn one its id alone; of an alert as in GraphQL; of limits the version of /api/limits; of totals as in /api/statistics.',
    },
  ),
});

export const FOLLOW_EVENTS = declareCall({
  method: 'GET',
  path: '/api/events',
  operationId: 'followEvents',
  tag: 'events',
  summary: 'The public log of events: a page of it, or with `Accept: text/event-stream` its live stream',
  description:
    'A page begins at the beginning of the log, or behind `after`. The stream (Server-Sent Events) begins behind `after`, or behind `Last-Event-ID`, which wins; with neither it begins now. First comes what was missed, then each event as it is logged; every 15 s a line says that it is still open. Violations leave by the hour, in no order within it; alerts to everybody and limits at once. Each event comes at least once, always with the same id.',
  session: 'none',
  query: Type.Object({
    after: AFTER,
    kinds: KINDS,
    limit: Type.Optional(
      whole(LIMITS.restPageSize, { default: DEFAULT_PAGE_SIZE, description: 'Events of a page.' }),
    ),
  }),
  isLong: true,
  answers: {
    200: object(
      {
        events: Type.Array(EVENT),
        next: nullable(EVENT_ID, {
          description:
            'To be sent as `after` for what comes behind; the same as before where nothing did yet. Null for a log without any event.',
        }),
        isMore: Type.Boolean({ description: 'Whether there is more behind it already.' }),
      },
      {
        description: 'A page of the log, oldest first. A stream has the same events, one in each message.',
        examples: [
          {
            events: [
              {
                id: '4711',
                type: 'violation.withdrawn',
                timestamp: '2026-11-28T11:00:00.000Z',
                data: { id: 412_316_860_416_123 },
              },
            ],
            next: '4711',
            isMore: false,
          },
        ],
      },
    ),
  },
  refusals: ['BAD_USER_INPUT'],
});

export const READ_EVENTS = declareCall({
  method: 'GET',
  path: '/api/events.ndjson',
  operationId: 'readEvents',
  tag: 'events',
  summary: 'The public log of events as it is now, one JSON text a line',
  description:
    'The events behind `after` up to `until`, or all that there are, sent as fast as they are read. A line is an event as in /api/events; the id of the last line is the `after` to go on with.',
  session: 'none',
  query: Type.Object({ after: AFTER, until: UNTIL, kinds: KINDS }),
  answers: {
    200: {
      description: 'Lines of JSON, oldest event first; none where there are no events.',
      content: { 'application/x-ndjson': { schema: { type: 'string' } } },
    },
  },
  refusals: ['BAD_USER_INPUT'],
});
