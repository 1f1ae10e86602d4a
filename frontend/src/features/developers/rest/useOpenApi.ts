import { useEffect, useState } from 'react';
import { readOpenApi, type RestReference } from './read-openapi';

/** Address of the document. */
export const OPENAPI_URL = '/api/openapi.json';

export interface OpenApiState {
  /** Null until it is there. */
  reference: RestReference | null;
  hasFailed: boolean;
  retry: () => void;
}

/** The OpenAPI document of the server, for a screen. */
export function useOpenApi(): OpenApiState {
  const [reference, setReference] = useState<RestReference | null>(null);
  const [failedTry, setFailedTry] = useState<number | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(
    function fetchDocument() {
      let isCurrent = true;
      fetchReference().then(
        (read) => isCurrent && setReference(read),
        () => isCurrent && setFailedTry(tries),
      );
      return () => {
        isCurrent = false;
      };
    },
    [tries],
  );
  return { reference, hasFailed: failedTry === tries, retry: () => setTries(tries + 1) };
}

async function fetchReference(): Promise<RestReference> {
  const response = await fetch(OPENAPI_URL);
  if (!response.ok) {
    throw new Error(`The document was answered with ${response.status}`);
  }
  return readOpenApi(await response.json());
}
