import { buildSchema, type GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';

/** Address of the schema as a document. */
export const SCHEMA_URL = '/graphql/schema.graphql';

let loading: Promise<GraphQLSchema> | null = null;

/** The schema as the server serves it, fetched once. Rejects when the network fails; it is then fetched anew. */
export function loadSchema(): Promise<GraphQLSchema> {
  loading ??= fetchSchema().catch((why: unknown) => {
    loading = null;
    throw why;
  });
  return loading;
}

async function fetchSchema(): Promise<GraphQLSchema> {
  const response = await fetch(SCHEMA_URL, { headers: { accept: 'application/graphql' } });
  if (!response.ok) {
    throw new Error(`The schema was answered with ${response.status}`);
  }
  return buildSchema(await response.text(), { assumeValidSDL: true });
}

export interface SchemaState {
  /** Null until it is there. */
  schema: GraphQLSchema | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The schema for a screen. */
export function useApiSchema(): SchemaState {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const [failedTry, setFailedTry] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(
    function fetchOnce() {
      let isCurrent = true;
      loadSchema().then(
        (loaded) => isCurrent && setSchema(loaded),
        () => isCurrent && setFailedTry(tries),
      );
      return () => {
        isCurrent = false;
      };
    },
    [tries],
  );
  return { schema, hasFailed: failedTry === tries, retry: () => setTries(tries + 1) };
}
