import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { HTTP_STATUS } from '@wakafine/domain/api/error-codes';
import { logError } from '../http/error-answer';
import { appErrorOf } from './error-format';

type ErrorLog = Parameters<typeof logError>[0];

/** Part of a context that an answer with errors needs. */
export interface Answering {
  readonly requestId: string;
  /** Notes for log and metrics that the answer refuses something, with this code. */
  readonly noteRefusal: (code: string) => void;
}

/** HTTP status of an answer, with the time to wait where it is to be asked again. */
interface UnavailableHead {
  readonly status: number;
  /** Value of Retry-After, s. */
  readonly retryAfter: string;
}

/** Logs the errors that are ours. */
export function logErrors(log: ErrorLog, errors: readonly GraphQLError[]): void {
  for (const error of errors) {
    const known = appErrorOf(error);
    if (known !== null) {
      logError(log, known);
    }
  }
}

/** The errors of an answer, each with the id of its request; the first is noted. */
export function withRequestId(
  errors: readonly GraphQLFormattedError[],
  { requestId, noteRefusal }: Answering,
): GraphQLFormattedError[] {
  const [first] = errors;
  if (first !== undefined) {
    noteRefusal(String(first.extensions?.['code']));
  }
  return errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
}

/** The head of an answer of which something was out of reach; null for any other, which is 200. */
export function unavailableHead(errors: readonly GraphQLFormattedError[]): UnavailableHead | null {
  const unavailable = errors.find(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE');
  return unavailable === undefined
    ? null
    : {
        status: HTTP_STATUS.UNAVAILABLE,
        retryAfter: String(unavailable.extensions?.['retryAfterS'] ?? 1),
      };
}
