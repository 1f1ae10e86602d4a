import type { FastifyRequest } from 'fastify';
import type { SubscribePayload } from 'graphql-ws';
import { badInput } from '../../platform/errors';
import { queryOf } from '../http/query-of';

/**
 * The operation that a stream is asked for, from the body or, as EventSource sends it, from the query string.
 * @throws BAD_USER_INPUT for what is no operation
 */
export function payloadOf(request: FastifyRequest): SubscribePayload {
  const given: unknown = request.method === 'GET' ? queryOf(request) : request.body;
  const { query, operationName, variables } = isObject(given) ? given : {};
  if (typeof query !== 'string' || query === '') {
    throw badInput({ query: 'Say what to subscribe to.' });
  }
  const values =
    typeof variables === 'string' && variables !== '' ? readJson(variables) : (variables ?? null);
  if (values !== null && values !== '' && !isObject(values)) {
    throw badInput({ variables: 'These must be a JSON object.' });
  }
  return {
    query,
    operationName: typeof operationName === 'string' && operationName !== '' ? operationName : null,
    variables: isObject(values) ? values : null,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws BAD_USER_INPUT for what is no JSON */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badInput({ variables: 'These must be a JSON object.' });
  }
}
