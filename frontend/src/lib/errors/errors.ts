import { ERROR_MESSAGES, type ErrorCode } from './error-messages';
import { GraphqlRefusal } from '../network/plain-graphql';

/** Details of the server beside the first error of an answer that refuses; null for all other failures. */
export function refusalOf(error: unknown): Record<string, unknown> | null {
  const isApollos = error instanceof Error && error.name === 'CombinedGraphQLErrors' && 'errors' in error;
  const errors: unknown = isApollos || error instanceof GraphqlRefusal ? error.errors : null;
  if (!Array.isArray(errors)) {
    return null;
  }
  const [first]: readonly { extensions?: Record<string, unknown> }[] = errors;
  return first?.extensions ?? {};
}

/** The code of a failed operation: the server's own, else INTERNAL for an answer without one, else NETWORK. */
export function errorCodeOf(error: unknown): ErrorCode {
  const refusal = refusalOf(error);
  if (refusal === null) {
    return 'NETWORK';
  }
  const { code } = refusal;
  return typeof code === 'string' && isErrorCode(code) ? code : 'INTERNAL';
}

/** Code of a refusal for programs, finer than its code, such as `case-term-ended`; null without one. */
export function clientCodeOf(error: unknown): string | null {
  const clientCode = refusalOf(error)?.clientCode;
  return typeof clientCode === 'string' ? clientCode : null;
}

/** The server's sentence for each bad field of a BAD_USER_INPUT answer, by the field's name; else empty. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = refusalOf(error)?.fields;
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
