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
    return { message: withoutValues(message), ...place, extensions: { code: codeOf(formatted) } };
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

/** GraphQL repeats the values that it refuses, and one of them may be a PIN. */
function withoutValues(message: string): string {
  const [, variable] = /^(Variable "\$\w+") got invalid value /.exec(message) ?? [];
  if (variable === undefined) {
    return message
      .replace(/ (Int|Float|String|BlockString) "[^]*"/, ' $1')
      .replace(/( cannot represent [^:"]*): [^]*$/, '$1.')
      .replace(/^(Expected value of type "[^"]+"), found [^]*$/, '$1.')
      .replace(/^Value "[^]*" does not exist/, 'The value does not exist');
  }
  const [, place = ''] = / at "([\w.[\]]+)"; /.exec(message) ?? [];
  const [reason = ''] =
    /Field "\w+" (of required type "[^"]+" was not provided|is not defined by type "\w+")/.exec(message) ??
    [];
  return [
    `${variable} got an invalid value`,
    place === '' ? '' : ` at "${place}"`,
    reason === '' ? '' : `; ${reason}`,
    '.',
  ].join('');
}
