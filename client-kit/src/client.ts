import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';

/** Options of a client. */
export interface ClientOptions {
  /** Address of the server without a path, such as `https://wakafine.example`. */
  readonly url: string;
  /** An API key; without one, what a visitor sees. */
  readonly apiKey?: string;
}

/** An operation that was refused. */
export class WakaFineError extends Error {
  override readonly name = 'WakaFineError';

  constructor(
    message: string,
    /** Code such as `RATE_LIMITED`; null where the answer has none. */
    readonly code: string | null,
    /** HTTP status. */
    readonly status: number,
  ) {
    super(message);
  }
}

/** Sends typed documents to a server; what comes back has the type that the document says. */
export interface Client {
  /** @throws WakaFineError for what the server refuses */
  request<Result, Variables extends object>(
    document: TypedDocumentNode<Result, Variables>,
    ...variables: Record<string, never> extends Variables ? [variables?: Variables] : [variables: Variables]
  ): Promise<Result>;
}

/** A client of a server. */
export function createClient({ url, apiKey }: ClientOptions): Client {
  const headers = {
    'content-type': 'application/json',
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
  return {
    request: async <Result>(
      document: TypedDocumentNode<Result, never>,
      variables?: object,
    ): Promise<Result> => {
      const body = JSON.stringify({ query: print(document), variables });
      const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
      // The server's answers have this form, be it data or a refusal.
      const { data, errors } = (await answer.json()) as Answer<Result>;
      const [error] = errors ?? [];
      if (error !== undefined || data === undefined || data === null) {
        throw new WakaFineError(error?.message ?? 'No data', error?.extensions?.code ?? null, answer.status);
      }
      return data;
    },
  };
}

interface Answer<Result> {
  readonly data?: Result | null;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}
