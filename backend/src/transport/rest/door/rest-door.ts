import type { Static, TObject, TSchema } from '@sinclair/typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppCtx } from '../../../modules/identity/accounts/actor';
import { admitted } from '../../../modules/identity/acts/admitted';
import type { Declared } from '../../../modules/identity/acts/rules';
import type { Services } from '../../../platform/context/context';
import type { Door } from '../../../platform/door';
import { AppError, badInput } from '../../../platform/errors';
import { parseId } from '../../../platform/db/pagination';
import type { PageRequest } from '../../../platform/db/pagination';
import { doorOf } from '../../http/cookies';
import { packLongAnswer } from '../../http/gzip-answer';
import { isForVisitors, isKnown, tagOf } from '../../http/public-answer';
import type { Freshness } from '../../http/public-answer';
import { contextFor } from '../../http/request-context';
import { schemaOf } from './declare-call';
import type { Call } from './declare-call';
import { DEFAULT_PAGE_SIZE } from './schemas';
import type { PAGE } from './schemas';

/** Arguments of every REST handler; body and query are those that the call declares. */
export interface RestCall<Body = unknown, Query = unknown> {
  readonly ctx: AppCtx;
  /** Made when asked for: few calls look at it. */
  readonly door: () => Door;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: Body;
  readonly query: Query;
}

/** A REST handler: translates a call into an act, and what the act gives into the declared answer. */
export type RestHandler<Body, Query> = (call: RestCall<Body, Query>) => Promise<unknown>;

/** Serves a declared call, which performs an act: who may do that may call. */
export type ServeCall = <Body extends TSchema, Query extends TObject>(
  call: Call<Body, Query>,
  act: Declared,
  handler: RestHandler<Static<Body>, Static<Query>>,
) => void;

/** Gives the function that serves the declared calls of this server. */
export function restDoor(
  app: FastifyInstance,
  services: Services,
  options: { isPublicUrlSecure: boolean },
): ServeCall {
  return <Body extends TSchema, Query extends TObject>(
    call: Call<Body, Query>,
    act: Declared,
    handler: RestHandler<Static<Body>, Static<Query>>,
  ) => {
    const {
      method,
      path,
      may = act.may,
      bodyLimit,
      isLong = false,
      binaryBody,
      readsForms,
      freshness,
      isSigned,
    } = call;
    app.route({
      method,
      url: path,
      schema: schemaOf(call, act),
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      config: {
        isForOwnSite: may.who !== 'anyone',
        ...(binaryBody === undefined ? {} : { binaryBody }),
        ...(readsForms === true ? { readsForms } : {}),
        ...(isSigned === true ? { isSigned } : {}),
      },
      onSend: [
        ...(freshness === undefined ? [] : [storePublicAnswer(services, freshness)]),
        ...(isLong ? [packLongAnswer] : []),
      ],
      // Before the request is looked at: a caller who may not ask does not learn what is wrong with it.
      ...(may.who === 'anyone'
        ? {}
        : {
            preValidation: async (request, reply) =>
              void admitted({ ...act, may }, contextFor(services, request, reply)),
          }),
      handler: async (request, reply) => {
        // Both were validated by the very schemas that their types are made of.
        const body = request.body as Static<Body>;
        const query = request.query as Static<Query>;
        return handler({
          ctx: contextFor(services, request, reply),
          // No getter: V8 makes a hidden class for each object with one of its own, and such classes hold whole requests until a full collection.
          door: () => doorOf(request, reply, options),
          request,
          reply,
          body,
          query,
        });
      },
    });
  };
}

/** Says of answers to those without a session how long they may be used, and does not send what a client has. */
function storePublicAnswer({ clock }: Services, freshness: Freshness) {
  return (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    const isRead = reply.statusCode === 200 && typeof payload === 'string' && isForVisitors(request);
    const isSame =
      isRead && isKnown(request, reply, { tag: tagOf(payload), freshS: freshness(clock().getTime()) });
    return Promise.resolve(isSame ? null : payload);
  };
}

/** The page that `?limit&before` ask for. */
export function restPage({ limit = DEFAULT_PAGE_SIZE, before }: Static<typeof PAGE>): PageRequest {
  return { first: limit, afterId: before ?? null };
}

/** The id in the path. @throws NOT_FOUND for what can't be one */
export function restId(request: FastifyRequest): number {
  const params: unknown = request.params;
  return requireId(typeof params === 'object' && params !== null && 'id' in params ? params.id : null);
}

/** An id as a client gave it. @throws NOT_FOUND for what can't be one */
export function requireId(given: unknown): number {
  const id = parseId(String(given));
  if (id === null) {
    throw new AppError('NOT_FOUND');
  }
  return id;
}

/** Runs an act whose input REST names otherwise: the fields of a refusal get the names of the REST call. */
export async function withRestNames<Result>(
  names: Readonly<Record<string, string>>,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof AppError) || error.fields === undefined) {
      throw error;
    }
    const fields = Object.entries(error.fields).map(([name, sentence]) => [names[name] ?? name, sentence]);
    throw badInput(Object.fromEntries(fields));
  }
}
