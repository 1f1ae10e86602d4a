import type { FastifySchema } from 'fastify';
import { HTTP_STATUS } from '../../../platform/errors';
import type { ErrorCode } from '../../../platform/errors';

/** A JSON schema of OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Part of the API that a call belongs to. */
export const TAGS = {
  auth: 'Accounts and sessions',
  journeys: 'Journeys and their fixes',
  violations: 'Stretches of proven speed above the legal limit',
  incidents: 'What citizens tell of the road',
  statistics: 'What journeys add up to',
  reports: 'Reports that are kept',
  trackers: 'Positions that devices send by themselves',
  me: 'What citizens may take with them',
  admin: 'What staff do; every call is in the audit log',
} as const;

/** What is to be known of one call. */
export interface Call {
  readonly tag: keyof typeof TAGS;
  readonly summary: string;
  /** Whether the cookie `wf_session` is needed, or changes what is answered. */
  readonly session: 'none' | 'optional' | 'required';
  readonly params?: JsonSchema;
  readonly query?: JsonSchema;
  readonly body?: JsonSchema;
  /** Answers by status. */
  readonly answers: Readonly<Record<number, JsonSchema>>;
  /** Refusals of this call's own; those that any call may meet go without saying. */
  readonly refusals?: readonly ErrorCode[];
}

const REFUSALS: Partial<Record<ErrorCode, string>> = {
  BAD_USER_INPUT: 'Some of the values sent are not valid; `fields` names them.',
  UNAUTHENTICATED: 'No session, or what was given to start one is wrong.',
  FORBIDDEN: 'The role may not do this, or the request comes from another site.',
  NOT_FOUND: 'There is no such thing, or it is not yours.',
  CONFLICT: 'Does not go together with what is there already.',
  IDEMPOTENCY_MISMATCH: 'The clientId was used before with other content.',
};

const SESSION: Record<Call['session'], readonly Readonly<Record<string, readonly string[]>>[]> = {
  none: [],
  optional: [{}, { session: [] }],
  required: [{ session: [] }],
};

/**
 * The options of a route that put it into the OpenAPI document. The schemas describe; what is accepted is decided by
 * the body reader and the act alone.
 */
export function documented(call: Call): { schema: FastifySchema } {
  const refusals = (call.refusals ?? []).map((code) => [
    HTTP_STATUS[code],
    { description: `${code}: ${REFUSALS[code] ?? ''}`, $ref: 'Error#' },
  ]);
  return {
    schema: {
      tags: [call.tag],
      summary: call.summary,
      security: SESSION[call.session],
      ...(call.params === undefined ? {} : { params: call.params }),
      ...(call.query === undefined ? {} : { querystring: call.query }),
      ...(call.body === undefined ? {} : { body: call.body }),
      response: {
        ...call.answers,
        ...Object.fromEntries(refusals),
        default: { description: 'Any other refusal.', $ref: 'Error#' },
      },
    },
  };
}

/** An object with exactly these members; those that are named optional may be left out. */
export function object(properties: Readonly<Record<string, JsonSchema>>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

/** A payload: unknown members are ignored. */
export function payload(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[] = []) {
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }) };
}

/** The value or null. */
export function nullable(schema: JsonSchema): JsonSchema {
  return typeof schema.type === 'string'
    ? { ...schema, type: [schema.type, 'null'], ...('enum' in schema ? withNull(schema.enum) : {}) }
    : { anyOf: [schema, { type: 'null' }] };
}

function withNull(names: unknown): JsonSchema {
  return { enum: Array.isArray(names) ? [...names, null] : [null] };
}

/** One of a closed set of texts. */
export function oneOf(names: readonly string[], description?: string): JsonSchema {
  return { type: 'string', enum: names, ...(description === undefined ? {} : { description }) };
}

export const ID = { type: 'integer', minimum: 1 };
export const COUNT = { type: 'integer', minimum: 0 };
export const TEXT = { type: 'string' };
export const BOOLEAN = { type: 'boolean' };
export const TIME = { type: 'string', format: 'date-time', description: 'ISO 8601, UTC.' };
export const LAT = { type: 'number', minimum: -90, maximum: 90, description: 'Degrees.' };
export const LNG = { type: 'number', minimum: -180, maximum: 180, description: 'Degrees.' };
export const SPEED = { type: 'number', minimum: 0, maximum: 300, description: 'km/h.' };

/** `?limit&before` of every list. */
export const PAGE = {
  type: 'object',
  properties: {
    limit: { type: 'integer', minimum: 1, maximum: 200, default: 100, description: 'Rows of the page.' },
    before: { ...ID, description: 'Id of the last row seen.' },
  },
};

/** `{id}` in the path. */
export const ID_IN_PATH = { type: 'object', properties: { id: ID }, required: ['id'] };

/** A picture of any of the kinds that are taken. */
export const PICTURE = {
  description: 'The picture, without metadata.',
  content: Object.fromEntries(
    ['image/jpeg', 'image/png', 'image/webp'].map((type) => [
      type,
      { schema: { type: 'string', contentMediaType: type } },
    ]),
  ),
};
