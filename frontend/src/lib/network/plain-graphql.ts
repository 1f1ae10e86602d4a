import { GRAPHQL_HTTP_URL } from './graphql-urls';
import { fetchWatched } from './reachability';
import { presenceHeaders } from './staff-presence';

/** An operation as it is sent, with the types of its answer and its variables, which exist for the compiler only. */
export interface OperationText<Data, Variables> {
  readonly operationName: string;
  readonly query: string;
  readonly typesOf?: (variables: Variables) => Data;
}

/** An answer of the server that is a refusal; `errors` are its own. */
export class GraphqlRefusal extends Error {
  override readonly name = 'GraphqlRefusal';
  constructor(readonly errors: readonly unknown[]) {
    super('The server refused the operation');
  }
}

/**
 * Asks the server without Apollo Client: what a visitor does needs no cache, and the client weighs a third of what
 * their pages may. @throws GraphqlRefusal for an answer with errors, else what `fetch` throws
 */
export async function askPlain<Data, Variables>(
  { operationName, query }: OperationText<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetchWatched(GRAPHQL_HTTP_URL, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json, application/json;q=0.9',
      'content-type': 'application/json',
      ...presenceHeaders(),
    },
    body: JSON.stringify({ operationName, query, variables }),
  });
  // What the server answers follows its schema, from which the types are generated.
  const answer = JSON.parse(await response.text()) as { data?: Data | null; errors?: readonly unknown[] };
  if (answer.errors !== undefined || answer.data === undefined || answer.data === null) {
    throw new GraphqlRefusal(answer.errors ?? []);
  }
  return answer.data;
}
