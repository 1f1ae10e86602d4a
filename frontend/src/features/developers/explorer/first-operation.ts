import { FIRST_QUERY } from '@wakafine/domain/api/first-query';
import type { ApiExample } from '../../../graphql/examples';
import type { WrittenOperation } from '../api/operation';

/**
 * The operation with which the explorer opens: that of the address, `?query=...&variables=...` or `?example=Query.journey`, else one that
 * anyone may ask. It is never run by itself.
 */
export function firstOperation(search: URLSearchParams, examples: readonly ApiExample[]): WrittenOperation {
  const query = search.get('query');
  if (query !== null) {
    return { query, variables: search.get('variables') ?? '' };
  }
  const named = examples.find(({ field }) => field === search.get('example'));
  return named === undefined ? { query: FIRST_QUERY, variables: '' } : exampleOperation(named);
}

/** An example as it stands in the editor. */
export function exampleOperation({ query, variables }: ApiExample): WrittenOperation {
  return { query, variables: Object.keys(variables).length === 0 ? '' : JSON.stringify(variables, null, 2) };
}
