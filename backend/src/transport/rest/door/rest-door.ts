import type { FastifyReply, FastifyRequest } from 'fastify';
import { isWithin, LIMITS, rangeSentence } from '@wakafine/domain/input/limits';
import type { AppCtx } from '../../../modules/identity/accounts/actor';
import type { Services } from '../../../platform/context/context';
import type { Door } from '../../../platform/door';
import { AppError, badInput } from '../../../platform/errors';
import { parseId } from '../../../platform/db/pagination';
import type { PageRequest } from '../../../platform/db/pagination';
import { doorOf } from '../../http/cookies';
import { queryOf } from '../../http/query-of';
import { contextFor } from '../../http/request-context';

const DEFAULT_PAGE_SIZE = 100;

/** What every REST handler gets. */
export interface RestCall {
  readonly ctx: AppCtx;
  readonly door: Door;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A REST handler: translates a call into an act, and what the act gives into the documented answer. */
export type RestHandler = (call: RestCall) => Promise<unknown>;

/** Turns a handler into one of Fastify's. */
export function restHandlers(services: Services, options: { isPublicUrlSecure: boolean }) {
  return (handler: RestHandler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const door = doorOf(request, reply, options);
    const ctx = contextFor(services, request, reply);
    return handler({ ctx, door, request, reply });
  };
}

/** The page that `?limit&before` ask for. @throws BAD_USER_INPUT for values out of bounds */
export function restPage(request: FastifyRequest): PageRequest {
  const { limit, before } = queryOf(request);
  const first = limit === undefined ? DEFAULT_PAGE_SIZE : Number(limit);
  if (!Number.isInteger(first) || !isWithin(first, LIMITS.restPageSize)) {
    throw badInput({ limit: rangeSentence(LIMITS.restPageSize) });
  }
  const afterId = before === undefined ? null : parseId(before);
  if (before !== undefined && afterId === null) {
    throw badInput({ before: 'Must be the id of a row of this list' });
  }
  return { first, afterId };
}

/** The id in the path. @throws NOT_FOUND for what can't be one */
export function restId(request: FastifyRequest): number {
  const params: unknown = request.params;
  const id =
    typeof params === 'object' && params !== null && 'id' in params ? parseId(String(params.id)) : null;
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
