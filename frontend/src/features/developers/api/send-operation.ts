import { GRAPHQL_HTTP_URL } from '../../../lib/network/graphql-urls';
import { isObject } from './json-object';
import type { ReadOperation } from './operation';

/** `extensions.cost` of an answer. */
export interface AnsweredCost {
  /** Points that the operation was charged with. */
  requested: number;
  /** Points of a full budget. */
  limit: number;
  remaining: number;
  /** Time when the budget is full again, ISO 8601. */
  resetAt: string;
}

/** An answer of the server, whatever its status. */
export interface Answer {
  status: number;
  durationMs: number;
  bytes: number;
  /** As it is shown: JSON with line breaks, or the text that came. */
  text: string;
  /** `data` of the answer; null where it has none. */
  data: unknown;
  cost: AnsweredCost | null;
}

/**
 * Sends a query or mutation: with the key alone where there is one, else with the session of this browser, if any.
 * @throws what `fetch` throws when the network fails or `signal` ends it
 */
export async function sendOperation(
  { query, variables, name }: Pick<ReadOperation, 'query' | 'variables' | 'name'>,
  { apiKey, signal }: { apiKey: string | null; signal?: AbortSignal },
): Promise<Answer> {
  const begunAt = performance.now();
  const response = await fetch(GRAPHQL_HTTP_URL, {
    method: 'POST',
    credentials: apiKey === null ? 'same-origin' : 'omit',
    headers: {
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'content-type': 'application/json',
      ...(apiKey === null ? {} : { authorization: 'Bearer '.concat(apiKey) }),
    },
    body: JSON.stringify({ query, variables, ...(name === null ? {} : { operationName: name }) }),
    signal,
  });
  const text = await response.text();
  return {
    ...readAnswer(text),
    status: response.status,
    durationMs: Math.round(performance.now() - begunAt),
    bytes: new Blob([text]).size,
  };
}

/** Reads an answer of GraphQL from its text. */
export function readAnswer(text: string): Pick<Answer, 'text' | 'data' | 'cost'> {
  try {
    const body: unknown = JSON.parse(text);
    const { data = null, extensions } = isObject(body) ? body : {};
    const cost = isObject(extensions) ? costIn(extensions.cost) : null;
    return { text: JSON.stringify(body, null, 2), data, cost };
  } catch {
    return { text, data: null, cost: null };
  }
}

function costIn(value: unknown): AnsweredCost | null {
  if (!isObject(value)) {
    return null;
  }
  const { requested, limit, remaining, resetAt } = value;
  return typeof requested === 'number' &&
    typeof limit === 'number' &&
    typeof remaining === 'number' &&
    typeof resetAt === 'string'
    ? { requested, limit, remaining, resetAt }
    : null;
}
