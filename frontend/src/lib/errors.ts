import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ERROR_MESSAGES, type ErrorCode } from './error-messages';

/** The code of a failed operation: the server's own, else INTERNAL for an answer without one, else NETWORK. */
export function errorCodeOf(error: unknown): ErrorCode {
  if (!CombinedGraphQLErrors.is(error)) {
    return 'NETWORK';
  }
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' && isErrorCode(code) ? code : 'INTERNAL';
}

/** The server's sentence for each bad field of a BAD_USER_INPUT answer, by the field's name; else empty. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.fields : undefined;
  if (typeof fields !== 'object' || fields === null) {
    return {};
  }
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERROR_MESSAGES, code);
}
