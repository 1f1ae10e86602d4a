import { Type } from '@sinclair/typebox';
import { PACK_VERSION } from '@wakafine/domain/road-pack/road-pack';
import { declareCall } from '../door/declare-call';
import { described, TEXT, TIME } from '../door/schemas';

const VERSION = Type.String({ pattern: PACK_VERSION });
const ENTRIES = Type.Object({}, { additionalProperties: true });

export const GET_ROAD_PACK = declareCall({
  method: 'GET',
  path: '/api/road-pack',
  operationId: 'getRoadPack',
  tag: 'statistics',
  summary:
    'Confirmed hazards, limits, places, road lines and dangerous stretches of the whole country, for phones without a network',
  description:
    'The same for everybody, a minute old at most; no place is needed or accepted. With `since` it has only what has changed: delete `removed`, then store `put`, and use the result only if its checksum is that of `version`: the first 32 hexadecimal digits of SHA-256 over all entries in the order of their keys, each as key, tab, JSON and line feed. Where the version is not known any more the whole pack comes.',
  session: 'none',
  isLong: true,
  query: Type.Object({
    since: Type.Optional(
      Type.String({
        pattern: PACK_VERSION,
        description: 'Version that the client has.',
        'x-sentence': 'Must be the version of a pack',
      }),
    ),
  }),
  answers: {
    200: Type.Object(
      {
        version: described(VERSION, 'Number, hyphen and checksum.'),
        madeAt: described(TIME, 'The hour in which the version was made.'),
        entries: Type.Optional(
          described(
            ENTRIES,
            'The whole pack: `h/` hazards, `l/` limits as in /api/limits, `r/` roads in segments, `d/` dangerous stretches, `places/` towns and roads.',
          ),
        ),
        since: Type.Optional(Type.Integer({ description: 'Number of the version that has changed.' })),
        removed: Type.Optional(Type.Array(TEXT)),
        put: Type.Optional(ENTRIES),
      },
      {
        description: 'A pack, or what has changed. © OpenStreetMap contributors, ODbL 1.0.',
        examples: [
          {
            version: '57-3fa9c0d1b2e43fa9c0d1b2e43fa9c0d1',
            madeAt: '2026-11-24T10:00:00.000Z',
            since: 56,
            removed: ['h/1789101887'],
            put: { 'h/1750018460': [2, 1, 498875, 10.6368, 15.5037] },
          },
        ],
      },
    ),
    304: Type.Null({
      description: 'The answer that the client has (`If-None-Match`) is still the right one.',
    }),
  },
  refusals: ['BAD_USER_INPUT'],
});
