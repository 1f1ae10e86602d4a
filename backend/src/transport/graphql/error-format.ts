import type { GraphQLFormattedError } from 'graphql';
import { GraphQLError } from 'graphql';
import { asAppError } from '../../platform/errors';
import type { AppError } from '../../platform/errors';

const CODE_BEFORE_EXECUTION = 'BAD_USER_INPUT';

/** The AppError behind an error of GraphQL, or null when GraphQL itself refused the request. */
export function appErrorOf(error: unknown): AppError | null {
  const original = error instanceof GraphQLError ? error.originalError : error;
  if (original === undefined || original === null || original instanceof GraphQLError) {
    return null;
  }
  return asAppError(original);
}

/** An error as clients get it: code, fields and details, never a cause or a stack. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path } = formatted;
  const place = {
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
  };
  const known = appErrorOf(error);
  if (known === null) {
    // Refused by GraphQL before or while reading the request: syntax, validation, types of variables.
    return { message, ...place, extensions: { code: codeOf(formatted) } };
  }
  const { code, fields, details, retryAfterS } = known;
  return {
    message: known.message,
    ...place,
    extensions: {
      code,
      ...(fields === undefined ? {} : { fields }),
      ...(retryAfterS === undefined ? {} : { retryAfterS }),
      ...details,
    },
  };
}

function codeOf({ extensions }: GraphQLFormattedError): string {
  return extensions?.code === 'INTERNAL_SERVER_ERROR' ? 'INTERNAL' : CODE_BEFORE_EXECUTION;
}
