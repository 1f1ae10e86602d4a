import { Type } from '@sinclair/typebox';
import type { SchemaOptions, Static, TSchema } from '@sinclair/typebox';
import { LIMITS } from '@wakafine/domain/input/limits';
import type { Range } from '@wakafine/domain/input/limits';
import { capitalised } from '@wakafine/domain/input/formats';
import type { InputFormat } from './input-formats';

/** Own keywords of a schema beside those of JSON Schema. */
export interface Options extends SchemaOptions {
  readonly format?: InputFormat;
  /** The sentence of the error for a value that is missing or not valid; by default it follows from the schema. */
  readonly 'x-sentence'?: string;
}

/** The largest id that is looked for, be it there or not. */
const MAX_ID = 999_999_999_999_999;
/** A page of a list has so many rows where the request does not say. */
export const DEFAULT_PAGE_SIZE = 100;

/** The value or null. A value with one type stays one schema, so that a fault of it is one fault. */
export function nullable<Schema extends TSchema>(schema: Schema, options: Options = {}) {
  const { type, enum: names } = schema;
  return typeof type === 'string'
    ? Type.Unsafe<Static<Schema> | null>({
        ...schema,
        ...options,
        type: [type, 'null'],
        ...(Array.isArray(names) ? { enum: [...names, null] } : {}),
      })
    : Type.Unsafe<Static<Schema> | null>({ ...options, anyOf: [schema, { type: 'null' }] });
}

/** May be left out or null. */
export function optional<Schema extends TSchema>(schema: Schema, options: Options = {}) {
  return Type.Optional(nullable(schema, options));
}

/** One of a closed set of texts. */
export function oneOf<Name extends string>(names: readonly Name[], options: Options = {}) {
  return Type.Unsafe<Name>({ type: 'string', enum: names, ...options });
}

/** One of a closed set of names, in upper case, in lower case or capitalised. */
export function anyCase<Name extends string>(names: readonly Name[], options: Options = {}) {
  const spellings = names.flatMap((name) => [capitalised(name), name, name.toLowerCase()]);
  return Type.Unsafe<AnyCase<Name>>({ type: 'string', enum: [...new Set(spellings)], ...options });
}

/** The spellings of a name that {@link anyCase} takes. */
export type AnyCase<Name extends string> = Name | Lowercase<Name> | Capitalize<Lowercase<Name>>;

/** The name behind one of its spellings. */
export function nameOf<Name extends string>(names: readonly Name[], spelling: AnyCase<Name>): Name {
  const found = names.find((name) => name === spelling.toUpperCase());
  if (found === undefined) {
    throw new RangeError(`${spelling} is none of ${names.join(', ')}`);
  }
  return found;
}

/** A number of a range. */
export function within({ min, max }: Range, options: Options = {}) {
  return Type.Number({ minimum: min, maximum: max, ...options });
}

/** A whole number of a range. */
export function whole({ min, max }: Range, options: Options = {}) {
  return Type.Integer({ minimum: min, maximum: max, ...options });
}

/** Names of an API that spells them small. */
export function lowerCase(names: readonly string[]): string[] {
  return names.map((name) => name.toLowerCase());
}

/** The same schema with words of its own. */
export function described<Schema extends TSchema>(schema: Schema, description: string): Schema {
  return { ...schema, description };
}

/** An object with exactly these members. */
export function object<Properties extends Record<string, TSchema>>(
  properties: Properties,
  options: SchemaOptions = {},
) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

export const ID = Type.Integer({ minimum: 1, maximum: MAX_ID });
export const COUNT = Type.Integer({ minimum: 0 });
export const TEXT = Type.String();
export const BOOLEAN = Type.Boolean();
export const TIME = Type.String({ format: 'date-time', description: 'ISO 8601, UTC.' });
export const LAT = within(LIMITS.lat, { description: 'Degrees.' });
export const LNG = within(LIMITS.lng, { description: 'Degrees.' });
export const SPEED = within(LIMITS.speedKmh, {
  description: 'km/h; answers have one decimal, rounded down.',
});
export const DISTANCE = within(LIMITS.distanceKm, { description: 'km; answers have two decimals.' });
export const ACCURACY = within(LIMITS.accuracyM, { description: 'Metres.' });

/** A time of a request. */
export const GIVEN_TIME = Type.Unsafe<string | number>({
  type: ['string', 'number'],
  format: 'date-time',
  minimum: 0,
  maximum: Date.UTC(9999, 11, 31),
  description: 'ISO 8601 with its zone, or ms since the epoch.',
  'x-sentence': 'Must be a time, such as 2026-11-20T08:15:00.000Z',
});

/** A time that may be left out or null. */
export function optionalTime(description: string) {
  const { minimum, maximum, format, 'x-sentence': sentence } = GIVEN_TIME;
  return Type.Optional(
    Type.Unsafe<string | number | null>({
      ...{ type: ['string', 'number', 'null'], format, minimum, maximum, 'x-sentence': sentence },
      description: `${description} ${GIVEN_TIME.description ?? ''}`,
    }),
  );
}

/** The time that a request gave, or null. */
export function timeOf(given: string | number | null | undefined): Date | null {
  return given === null || given === undefined ? null : new Date(given);
}

/** A name that a client gives to what it makes: the same once more makes nothing new. */
export const CLIENT_ID = optional(Type.String({ format: 'uuid' }), {
  description: 'UUID: the same id and content make nothing new.',
});

/** An id within a body: a number that can't be one is the id of nothing. */
export function idInBody(description: string) {
  return Type.Number({
    description: `${description} Any number that is no id is that of nothing: NOT_FOUND.`,
  });
}

/** `?limit&before` of every list. */
export const PAGE = Type.Object({
  limit: Type.Optional(
    whole(LIMITS.restPageSize, { default: DEFAULT_PAGE_SIZE, description: 'Rows of the page.' }),
  ),
  before: Type.Optional(
    Type.Integer({
      ...ID,
      description: 'Id of the last row seen.',
      'x-sentence': 'Must be the id of a row of this list',
    }),
  ),
});

/** `{id}` in the path. */
export const ID_IN_PATH = Type.Object({
  id: Type.String({ description: 'A whole number from 1. Any other text is the id of nothing: NOT_FOUND.' }),
});

/** A picture of any of the accepted kinds. */
export const PICTURE = {
  description: 'The picture, without metadata.',
  content: Object.fromEntries(
    ['image/jpeg', 'image/png', 'image/webp'].map((type) => [
      type,
      { schema: { type: 'string', contentMediaType: type } },
    ]),
  ),
};

/** A collection of features (RFC 7946). */
export const GEOJSON = {
  type: 'object',
  properties: {
    type: { const: 'FeatureCollection' },
    features: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          type: { const: 'Feature' },
          geometry: { type: 'object', additionalProperties: true },
          properties: { type: 'object', additionalProperties: true },
        },
        required: ['type', 'geometry', 'properties'],
      },
    },
  },
  required: ['type', 'features'],
};
