import { Type } from '@sinclair/typebox';
import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { FastifySchema } from 'fastify';
import { SCOPES } from '@wakafine/domain/keys/scopes';
import type { Scope } from '@wakafine/domain/keys/scopes';
import type { ClosedRule, Declared } from '../../../modules/identity/acts/rules';
import { HTTP_STATUS } from '@wakafine/domain/api/error-codes';
import type { ErrorCode } from '@wakafine/domain/api/error-codes';
import type { Freshness } from '../../http/public-answer';

/** Part of the API that a call belongs to. */
export const TAGS = {
  auth: 'Accounts and sessions',
  journeys: 'Journeys and their fixes',
  violations: 'Stretches of proven speed above the legal limit',
  evidence: 'Records of violations, and the signed log that they stand in',
  incidents: 'What citizens report of the road',
  agencies: 'Transport agencies: their lines, and where their buses are',
  alerts: 'Alerts of the authority, for warning centres and radio',
  statistics: 'What journeys add up to',
  events: 'The public log of events: what changes in public rows, in one order',
  reports: 'Reports that are stored',
  openData: 'Monthly data sets for everybody',
  trackers: 'Positions that devices send by themselves',
  me: 'What citizens may take with them',
  admin: 'What staff do; every call is in the audit log',
} as const;

/** Schemas of answers that have another form than JSON. */
export interface FileAnswer {
  readonly description: string;
  readonly content: Readonly<Record<string, { readonly schema: Readonly<Record<string, unknown>> }>>;
}

/** One call of the REST layer: the one declaration that serves, validates, serialises and documents it. */
export interface Call<Body extends TSchema, Query extends TObject> {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path as Fastify writes it: `/api/journeys/:id`. */
  readonly path: string;
  /** Name of the call, as generated clients call it: verb and noun. */
  readonly operationId: string;
  readonly tag: keyof typeof TAGS;
  /** One line. */
  readonly summary: string;
  /** Remarks for clients beyond the schemas. */
  readonly description: string;
  /** Whether the cookie `wf_session` is needed, or changes what is answered. */
  readonly session: 'none' | 'optional' | 'required';
  /** Rule of the call, where it is narrower than that of the act that it performs. */
  readonly may?: ClosedRule;
  readonly params?: TSchema;
  readonly query?: Query;
  readonly body?: Body;
  /** Media type of a body that is no JSON; such a call has no schema of it. */
  readonly binaryBody?: string;
  /** Whether fields of a form are read as well as JSON, which has no schema then: each app writes it in its own form. */
  readonly readsForms?: boolean;
  /** Whether its sender signs the bytes of the body. */
  readonly isSigned?: boolean;
  /** A valid body. */
  readonly example?: Static<Body>;
  /** Largest body, bytes; 16 KB by default. */
  readonly bodyLimit?: number;
  /** Whether answers may be long enough to be worth compressing. */
  readonly isLong?: boolean;
  /**
   * Time for which its answer to somebody without a session may be used; answers of a session are never stored. Absent: nor are others.
   */
  readonly freshness?: Freshness;
  /** Answers by status. */
  readonly answers: Readonly<Record<number, TSchema | FileAnswer>>;
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

const SESSION: Record<
  'none' | 'optional' | 'required',
  readonly Readonly<Record<string, readonly string[]>>[]
> = {
  none: [],
  optional: [{}, { session: [] }],
  required: [{ session: [] }],
};

/** Ways to authenticate, as OpenAPI writes them: the cookie of a session, and API keys. */
export const SECURITY_SCHEMES = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'wf_session',
    description: 'The session of a person, set by signing in. Programs use a key.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'wfk_ and a kind, 190 random bits and a checksum',
    description:
      'An API key in `Authorization: Bearer wfk_...`, and nowhere else over HTTP. Beside it no cookie counts. A call names the scopes that open it, any one of which is enough; without a name every key opens it. A key that is not valid is 401 at every call, one without the scope 403.',
  },
} as const;

/** Media type of the fields of a form. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

const FIELDS = { type: ['object', 'null'], description: 'The fields of the query, as a form.' };

/** Bytes as they came; in OpenAPI 3.1 their type is said by the name of their media type alone. */
const BYTES = { description: 'Bytes of the media type.' };

const KNOWN = Type.Null({
  description: 'The answer that the client has (`If-None-Match`) is still the right one.',
});

/** Gives a declaration the types of its schemas. */
export function declareCall<Body extends TSchema = TSchema, Query extends TObject = TObject>(
  call: Call<Body, Query>,
): Call<Body, Query> {
  return call;
}

/**
 * The schemas by which Fastify validates and serialises a call, and of which the OpenAPI document is made; what keys open is that of
 * the act.
 */
export function schemaOf(call: Call<TSchema, TObject>, { scopes }: Pick<Declared, 'scopes'>): FastifySchema {
  const { tag, operationId, summary, description, session, params, query, body, example, answers } = call;
  const { binaryBody, readsForms = false, freshness } = call;
  const refusals = (call.refusals ?? []).map((code) => [
    HTTP_STATUS[code],
    Type.Ref('Error#', { description: `${code}: ${REFUSALS[code] ?? ''}` }),
  ]);
  return {
    tags: [tag],
    operationId,
    summary,
    description,
    security: [
      ...(scopes !== undefined && session === 'none' ? [{}] : SESSION[session]),
      ...waysOfKeys(scopes),
    ],
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { querystring: query }),
    ...(body === undefined ? {} : { body: { ...body, examples: [example] } }),
    ...(binaryBody === undefined ? {} : { body: { content: { [binaryBody]: { schema: BYTES } } } }),
    ...(readsForms ? { body: { content: { [FORM_TYPE]: { schema: FIELDS } } } } : {}),
    response: {
      ...answers,
      ...(freshness === undefined ? {} : { 304: KNOWN }),
      ...Object.fromEntries(refusals),
      default: Type.Ref('Error#', { description: 'Any other refusal.' }),
    },
  };
}

/** One way for each scope that opens a call to a key; one without a name where all do. */
function waysOfKeys(scopes: readonly Scope[] = []): readonly { key: readonly Scope[] }[] {
  return scopes.length === SCOPES.length ? [{ key: [] }] : scopes.map((scope) => ({ key: [scope] }));
}
