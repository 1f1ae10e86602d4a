import type { CookieJar } from './cookie-jar';
import { RequestError } from './request-error';
import { retryAfterMs, tryUntilDone, type Outcome, type Patience } from './retry';

/** Values for the variables of a document. */
export type Variables = Readonly<Record<string, unknown>>;

/** Sends a GraphQL document to one address with the cookies of one phone and gives the data. */
export type Send = <T>(document: string, variables?: Variables) => Promise<T>;

/** An answer that does not come within this time is as good as none. */
const ANSWER_WITHIN_MS = 30_000;
/** Temporary faults: the same request may succeed a little later. */
const PASSING_CODES = ['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL'];

/**
 * Gives a sender that tries again on network errors, answers of 5xx, 429 and their GraphQL codes. Documents that
 * change something must therefore be safe to send twice.
 */
export function createSend(graphqlUrl: string, cookies: CookieJar, patience: Patience): Send {
  return async <T>(document: string, variables: Variables = {}) => {
    const body = JSON.stringify({ query: document, variables });
    const data = await tryUntilDone(() => attempt(graphqlUrl, cookies, body), patience);
    // The type of the data follows from the document, which only its author knows.
    return data as T;
  };
}

async function attempt(graphqlUrl: string, cookies: CookieJar, body: string): Promise<Outcome<unknown>> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(graphqlUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', cookie: cookies.header() },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    text = await response.text();
  } catch (error) {
    return { isDone: false, failure: unreachable(graphqlUrl, error) };
  }
  cookies.accept(response.headers.getSetCookie());
  const { data, error } = readAnswer(response.status, text);
  if (error === null) {
    return { isDone: true, value: data };
  }
  if (response.status >= 500 || response.status === 429 || PASSING_CODES.includes(error.code)) {
    const after = retryAfterMs(response.headers.get('retry-after'), Date.now());
    return { isDone: false, failure: error, retryAfterMs: after };
  }
  throw error;
}

function unreachable(graphqlUrl: string, error: unknown): RequestError {
  // Node's fetch hides what happened in the cause.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const why = (cause instanceof Error && cause.message) || code || String(cause);
  return new RequestError(`${new URL(graphqlUrl).origin} can't be reached (${why})`, 'UNREACHABLE');
}

function readAnswer(status: number, text: string): { data: unknown; error: RequestError | null } {
  const answer = recordOf(parsed(text));
  const errors: unknown[] = Array.isArray(answer.errors) ? answer.errors : [];
  const first = recordOf(errors[0]);
  const extensions = recordOf(first.extensions);
  if (errors.length > 0) {
    const sentence = typeof first.message === 'string' ? first.message : 'The service gave no reason';
    const code = typeof extensions.code === 'string' ? extensions.code : `HTTP_${status}`;
    return { data: null, error: new RequestError(sentence, code, extensions) };
  }
  if (status !== 200 || answer.data === undefined) {
    // Errors from before GraphQL have the shape of the REST door.
    const sentence =
      typeof answer.error === 'string' ? answer.error : `HTTP status ${status} without an answer`;
    const code = typeof answer.code === 'string' ? answer.code : 'BAD_ANSWER';
    return { data: null, error: new RequestError(sentence, code, answer) };
  }
  return { data: answer.data, error: null };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
