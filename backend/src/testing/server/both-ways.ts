import type { TestClient } from './test-client';

/** Both mean the same; only what clients do say is executed without Apollo Server. */
export const WAYS = { direct: 'application/json', apollo: 'application/json;q=1' } as const;

/** Values that are others at another time. */
const OF_THE_MOMENT =
  /"(generatedAt|checkedAt|computedAt|sinceAt|weight|remaining|resetAt)":("[^"]*"|[\d.]+)/g;

/** An answer as it is compared. */
export interface ComparedAnswer {
  readonly status: number;
  readonly type: string | null;
  readonly retryAfter: string | null;
  readonly text: string;
}

/** The answer of GraphQL to a body, without what is another for each request: its id, its time, and the budget that is left. */
export async function answerTo(client: TestClient, accept: string, body: unknown): Promise<ComparedAnswer> {
  const response = await client.send('POST', '/graphql', body, { accept });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    retryAfter: response.headers.get('retry-after'),
    text: text.replace(/"requestId":"[\w-]{36}"/g, '"requestId":""').replace(OF_THE_MOMENT, '"$1":""'),
  };
}
